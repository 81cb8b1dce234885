import { toPrintable } from '@rastro/sdk/domain';
import { type Context, say } from '../../context';
import type { PreparedImport } from '../plan/prepare-import';
import type { ImportResult } from './run-import';

const DELIMITER_NAMES: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
};

/** Says how a file was understood, so that a wrong guess is seen before anything is written. */
export function sayWhatWasRead(context: Context, name: string, prepared: PreparedImport): void {
  const { shape, file, plan, room } = prepared;
  const divided = DELIMITER_NAMES[shape.delimiter] ?? `"${shape.delimiter}"`;
  const rows = file.rowCount === 1 ? '1 row' : `${file.rowCount} rows`;
  say(context, `${toPrintable(name)}: ${rows}, divided by ${divided}, read as ${shape.encoding}`);
  if (shape.encoding === 'windows-1252') {
    say(context, 'It is no UTF-8. If accents come out wrong, say what it is with --encoding.');
  }
  if (file.headerLine > 1) {
    say(
      context,
      `The header is taken to be in line ${file.headerLine}: what stands above is passed over.`,
    );
  }
  const [first] = file.repeatedHeaders;
  if (first !== undefined)
    say(context, `The header stands there again in line ${first}: passed over.`);
  if (plan.done > 0) say(context, 'An earlier run of this import was stopped: it goes on.');
  if (room !== null && plan.create > room) {
    say(
      context,
      `warning: your account may have ${room} more devices, the file makes ${plan.create}.`,
    );
  }
}

/** The end of an import in one line. */
export function formatResult(result: ImportResult, rowCount: number): string {
  const { created, updated, unchanged, done, refused } = result;
  const counts: [number, string][] = [
    [created, 'created'],
    [updated, 'updated'],
    [unchanged, 'unchanged'],
    [done, 'done before'],
    [refused, 'refused'],
  ];
  const words = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  const taken = created + updated + unchanged + done + refused;
  return `${taken} of ${rowCount} rows: ${words.join(', ') || 'nothing done'}`;
}
