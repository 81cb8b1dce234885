import { addDays, type BillingDay } from './billing-day';
import { type InvoiceStatus, isPaid } from './invoice-status';

/**
 * Statuses of fiscal notes, in the words of Asaas. `WAITING` is not at the provider yet,
 * `SYNCHRONIZED` is at the city, `AUTHORIZED` is issued.
 */
export const FISCAL_NOTE_STATUSES = [
  'WAITING',
  'SCHEDULED',
  'SYNCHRONIZED',
  'AUTHORIZED',
  'PROCESSING_CANCELLATION',
  'CANCELED',
  'CANCELLATION_DENIED',
  'ERROR',
] as const;

/** A status that is known. */
export type KnownNoteStatus = (typeof FISCAL_NOTE_STATUSES)[number];

/** A status: one that is known, or whatever a provider will call something some day. */
export type FiscalNoteStatus = KnownNoteStatus | (string & {});

/**
 * Times when an invoice gets its note: on creation, on payment, or at the end of the month that it
 * is due in.
 */
export const NOTE_TIMES = ['created', 'paid', 'monthEnd'] as const;

/** One of {@link NOTE_TIMES}. */
export type NoteTime = (typeof NOTE_TIMES)[number];

/** Facts of an invoice that its note depends on. */
export interface NotedInvoice {
  status: InvoiceStatus;
  createdOn: BillingDay;
  dueOn: BillingDay;
  paidOn: BillingDay | null;
}

/** The sale is undone: its note is to be cancelled. */
const UNDONE: readonly string[] = ['CANCELED', 'REFUNDED'];

const RETRIED: readonly string[] = ['WAITING', 'ERROR'];
const CANCELABLE: readonly string[] = [
  ...['WAITING', 'SCHEDULED', 'AUTHORIZED', 'ERROR', 'CANCELLATION_DENIED'],
];
const MOVING: readonly string[] = ['SCHEDULED', 'SYNCHRONIZED', 'PROCESSING_CANCELLATION'];

/** True for a status that the product has words for. */
export const isKnownNoteStatus = (status: FiscalNoteStatus): status is KnownNoteStatus =>
  FISCAL_NOTE_STATUSES.some((known) => known === status);

/**
 * True for an invoice that was cancelled or fully refunded: it gets no note, and its existing note
 * is to be cancelled.
 */
export const isUndone = (status: InvoiceStatus): boolean => UNDONE.includes(status);

/** True when a user may retry the issue of a note. */
export const canRetryNote = (status: FiscalNoteStatus): boolean => RETRIED.includes(status);

/** True when a note can be cancelled now. */
export const canCancelNote = (status: FiscalNoteStatus): boolean => CANCELABLE.includes(status);

/**
 * True while the provider or the city is about to change a note; unknown statuses are watched too.
 */
export const isNoteMoving = (status: FiscalNoteStatus): boolean =>
  MOVING.includes(status) || !isKnownNoteStatus(status);

/** The day from which an invoice is to have a note; null while it is not. */
export function findNoteDay(
  { status, createdOn, dueOn, paidOn }: NotedInvoice,
  time: NoteTime,
): BillingDay | null {
  if (isUndone(status)) return null;
  if (time === 'created') return createdOn;
  if (time === 'paid') return isPaid(status) ? paidOn : null;
  const [year = 0, month = 1] = dueOn.split('-').map(Number);
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  return addDays(`${next[0]}-${String(next[1]).padStart(2, '0')}-01`, -1);
}

/** Hours after which a provider that did not answer is asked again: longer and longer, and never given up. */
const AWAY_HOURS = [1, 2, 4, 8, 24];

/** Hours after which a note that the city refused is sent again; then somebody has to look. */
const REFUSED_HOURS = [1, 6, 24];

/** In how many hours a note is tried again that could not be issued `tries` times; null for never by itself. */
export const findNoteRetry = (tries: number, reason: 'away' | 'refused'): number | null => {
  const hours = reason === 'away' ? AWAY_HOURS : REFUSED_HOURS;
  const at = Math.max(0, tries - 1);
  return hours[at] ?? (reason === 'away' ? (AWAY_HOURS.at(-1) ?? null) : null);
};

/** Names in curly brackets in the text of a service, in the languages that people write it in. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  number: ['number', 'número'],
  description: ['description', 'descrição', 'descripción'],
  from: ['from', 'início', 'inicio'],
  to: ['to', 'fim', 'fin'],
};

/** Description of the service on a note, from a text with `{number}`, `{description}`, `{from}` and `{to}` in it, or `{número}` and so on. */
export const describeService = (
  template: string,
  invoice: { id: number; description: string; from: BillingDay | null; to: BillingDay | null },
): string => {
  const lastDay = invoice.to === null ? '' : addDays(invoice.to, -1);
  const facts: Readonly<Record<string, string>> = {
    number: String(invoice.id),
    description: invoice.description,
    from: toBrazilian(invoice.from ?? ''),
    to: toBrazilian(lastDay),
  };
  return template.replace(/\{(\p{L}+)\}/gu, (written, name: string) => {
    const place = Object.keys(PLACES).find((key) => PLACES[key]?.includes(name.normalize()));
    return place === undefined ? written : (facts[place] ?? written);
  });
};

/** Notes are of Brazil: a day is written as there. */
const toBrazilian = (day: BillingDay): string => day.split('-').reverse().join('/');
