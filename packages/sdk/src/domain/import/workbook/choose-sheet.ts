import { dropEmptyEnd, MAX_TITLES } from '../map-columns';
import type { WorkbookSheet } from './read-workbook';

/** More than any list unpacks to. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Takes, of what is packed in an Excel file, what sheets are read from. Throws once that is more than any list has. */
export function createPartFilter(): (part: { name: string; originalSize: number }) => boolean {
  let leftBytes = MAX_BYTES;
  return ({ name, originalSize }) => {
    if (!/\.(xml|rels)$/i.test(name)) return false;
    leftBytes -= originalSize;
    if (leftBytes < 0) throw new Error('It unpacks to more than can be read.');
    return true;
  };
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
