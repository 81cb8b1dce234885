import { dropEmptyEnd, MAX_TITLES } from '../map-columns';
import type { WorkbookParts } from './read-parts';
import type { WorkbookSheet } from './read-workbook';

/** The files inside an Excel file that its sheets are read from. */
export const isWorkbookPart = (path: string): boolean => /\.(xml|rels)$/i.test(path);

/** Reads the sheets of an Excel file; what reads them comes with the first. Throws for what is none. */
export async function readWorkbook(parts: WorkbookParts): Promise<WorkbookSheet[]> {
  const { readSheets } = await import('./read-workbook');
  return readSheets(parts);
}

/** The sheet that holds things: the first in sight with a line of names, else the first in sight. */
export function chooseSheet(
  sheets: readonly WorkbookSheet[],
  isHeader: (cells: readonly string[]) => boolean,
): WorkbookSheet | undefined {
  const seen = sheets.filter(({ isHidden }) => !isHidden);
  const isNamed = ({ rows }: WorkbookSheet): boolean =>
    rows.slice(0, MAX_TITLES).some(({ cells }) => isHeader(dropEmptyEnd(cells)));
  return seen.find(isNamed) ?? seen[0];
}
