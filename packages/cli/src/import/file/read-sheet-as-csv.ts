import { formatCsvRow, toSheetText } from '@rastro/sdk/domain';
import readSheet from 'read-excel-file/node';
import { CliError } from '../../cli-error';

/** The first sheet of an .xlsx file as CSV text. Throws for what is none. */
export async function readSheetAsCsv(path: string): Promise<string> {
  try {
    const [sheet] = await readSheet(path);
    return (sheet?.data ?? []).map((cells) => formatCsvRow(cells.map(toSheetText))).join('');
  } catch (error) {
    throw new CliError(`${path} is no .xlsx file that can be read. ${(error as Error).message}`, {
      hint: 'Save it as .xlsx or as CSV (UTF-8) in the spreadsheet and import that file.',
    });
  }
}
