import type { ZipEntry } from '../zip/zip';
import { toSheetName } from './sheet-name';
import { type Sheet, sheetXml } from './sheet-xml';
import { workbookParts } from './workbook-parts';

/** Defaults of a workbook: for one without a sheet, and one without a language. */
export interface XlsxOptions {
  /** Name of the empty sheet that programs insist on. Default `Report`. */
  emptyName?: string;
  /** Writes days as this language does; default as ISO 8601. */
  locale?: string;
}

/** The files that make a spreadsheet, to be zipped in this order; rows are read as they are written. */
export async function* xlsxEntries<Row>(
  sheets: Iterable<Sheet<Row>>,
  { emptyName = 'Report', locale }: XlsxOptions = {},
): AsyncGenerator<ZipEntry> {
  const taken = new Set<string>();
  const names: string[] = [];
  const add = (sheet: Sheet<Row>): ZipEntry => {
    names.push(toSheetName(sheet.name, taken));
    return { name: `xl/worksheets/sheet${names.length}.xml`, content: sheetXml(sheet) };
  };
  for (const sheet of sheets) yield add(sheet);
  if (names.length === 0) yield add({ name: emptyName, columns: [], rows: [] });
  yield* workbookParts(names, locale);
}
