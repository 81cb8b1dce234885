import { readFile } from 'node:fs/promises';
import {
  chooseSheet,
  createPartFilter,
  formatCsvRow,
  readWorkbook,
  type SheetRow,
  type WorkbookSheet,
} from '@rastro/sdk/domain';
import { strFromU8, unzipSync } from 'fflate';
import { CliError } from '../../cli-error';
import { exitCode } from '../../exit-code';

/** Choice of the sheet to import. */
export interface SheetChoice {
  /** Its name, as it was asked for. */
  sheet: string | undefined;
  /** True when the cells are a header of the imported resource. */
  isHeader: (cells: readonly string[]) => boolean;
  /** Hears which sheet is read where there are several. */
  tell: (text: string) => void;
}

/** The sheet of an .xlsx file that is meant as CSV text. Throws for what is none. */
export async function readSheetAsCsv(path: string, choice: SheetChoice): Promise<string> {
  const sheets = await readSheets(path);
  const sheet = findSheet(path, sheets, choice);
  if (sheet.unsolved !== null) {
    throw new CliError(
      `${path} holds formulas without their results: the program that wrote it kept none (${sheet.unsolved}).`,
      { hint: 'Open it in a spreadsheet, save it there, and import that file.' },
    );
  }
  return toCsv(sheet.rows);
}

async function readSheets(path: string): Promise<WorkbookSheet[]> {
  try {
    const files = unzipSync(await readFile(path), { filter: createPartFilter() });
    return readWorkbook((name) => files[name] && strFromU8(files[name]));
  } catch (error) {
    throw new CliError(`${path} is no .xlsx file that can be read. ${(error as Error).message}`, {
      hint: 'Save it as .xlsx or as CSV (UTF-8) in the spreadsheet and import that file.',
    });
  }
}

function findSheet(
  path: string,
  sheets: readonly WorkbookSheet[],
  { sheet: wanted, isHeader, tell }: SheetChoice,
): WorkbookSheet {
  const names = sheets.filter(({ isHidden }) => !isHidden).map(({ name }) => `"${name}"`);
  const found =
    wanted === undefined
      ? chooseSheet(sheets, isHeader)
      : sheets.find(({ name }) => name.trim().toLowerCase() === wanted.trim().toLowerCase());
  if (!found) {
    const what = wanted === undefined ? 'sheet in sight' : `sheet "${wanted}"`;
    throw new CliError(`${path} has no ${what}. It has ${names.join(', ') || 'none'}.`, {
      exit: exitCode.usage,
    });
  }
  if (wanted === undefined && names.length > 1) {
    tell(`The sheet "${found.name}" is read of ${names.join(', ')}: --sheet names another.`);
  }
  return found;
}

/** Each row on the line that it has in its sheet. */
function toCsv(rows: readonly SheetRow[]): string {
  let text = '';
  let next = 1;
  for (const { line, cells } of rows) {
    text += `${'\r\n'.repeat(Math.max(0, line - next))}${formatCsvRow(cells)}`;
    next = line + 1;
  }
  return text;
}
