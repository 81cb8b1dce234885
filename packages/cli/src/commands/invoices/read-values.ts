import { BILLING_ZONE, isBillingDay, MAX_CENTS, toDayKey, toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { exitCode } from '../../exit-code';
import { readId } from '../../resources/references/read-id';

const MAX_NOTE_LENGTH = 500;

const wrong = (message: string, hint: string): CliError =>
  new CliError(message, { exit: exitCode.usage, hint });

/** The number of an invoice. */
export const readInvoice = (text = ''): number =>
  readId(text, 'an invoice', 'To find it: rastro invoices list --all');

/** A day; `name` is the option or the argument that it came by. */
export function readDay(name: string, text: string): string {
  if (isBillingDay(text)) return text;
  throw wrong(
    `${name} "${toPrintable(text)}" is no day of the calendar.`,
    'Write it with year, month and day, as in 2026-12-05.',
  );
}

/** `--on`; without it the day that it is for bills, whatever the zone of this machine. */
export const readDayOrToday = ({ on }: CommandOptions): string =>
  typeof on === 'string' ? readDay('--on', on) : toDayKey(Date.now(), BILLING_ZONE);

/** `--value`; undefined where it was left out. What has a comma is refused: 99.00 is no 99 cents. */
export function readCents({ value }: CommandOptions): number | undefined {
  if (typeof value !== 'string') return undefined;
  const cents = /^\d{1,13}$/.test(value) ? Number(value) : 0;
  if (cents > 0 && cents <= MAX_CENTS) return cents;
  throw wrong(
    `--value "${toPrintable(value)}" is no number of cents from 1 to ${MAX_CENTS}.`,
    'Write all figures without comma and dot: 99.50 is 9950.',
  );
}

/** `--note`; '' where it was left out. */
export function readNote({ note }: CommandOptions): string {
  const text = typeof note === 'string' ? note.trim() : '';
  if (text.length <= MAX_NOTE_LENGTH) return text;
  throw wrong(
    `--note has ${text.length} characters, and no more than ${MAX_NOTE_LENGTH} are kept.`,
    'Say it in fewer words.',
  );
}
