import { formatCsvRow } from '@rastro/sdk/domain';
import readSheet from 'read-excel-file/node';
import { CliError } from '../../cli-error';

/** A spreadsheet keeps no more digits of a number: what has more was rounded by it. */
const FIRST_ROUNDED = 1e15;

/** A number as it is in its cell, never as a part of it. */
const toNumberText = (value: number): string =>
  Math.abs(value) < FIRST_ROUNDED ? String(value) : value.toExponential().toUpperCase();

const toDateText = (date: Date): string => date.toISOString().replace('T00:00:00.000Z', '');

/** A cell by the type that it has in its sheet. */
function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return toNumberText(value);
  return value instanceof Date ? toDateText(value) : String(value as string | boolean);
}

/** The first sheet of an .xlsx file as CSV text. Throws for what is none. */
export async function readSheetAsCsv(path: string): Promise<string> {
  try {
    const [sheet] = await readSheet(path);
    return (sheet?.data ?? []).map((cells) => formatCsvRow(cells.map(toText))).join('');
  } catch (error) {
    throw new CliError(`${path} is no .xlsx file that can be read. ${(error as Error).message}`, {
      hint: 'Save it as .xlsx or as CSV (UTF-8) in the spreadsheet and import that file.',
    });
  }
}
