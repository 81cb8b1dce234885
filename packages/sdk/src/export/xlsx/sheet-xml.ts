import { DAY_MS, escapeXml } from '../../domain';
import { type CellFormat, headStyleOf, styleOf } from './cell-format';
import { MAIN_NAMESPACE, XML_HEAD } from './namespaces';

/** A column of a sheet. */
export interface SheetColumn<Row> {
  title: string;
  format: CellFormat;
  /** In characters. */
  width: number;
  /** Text, a number in the format's unit, epoch ms for a time, ms for a duration; null for nothing. */
  read(row: Row): string | number | null;
}

/** One sheet: its rows are read while they are written. */
export interface Sheet<Row> {
  name: string;
  /** Stands above the table, a row a line and an empty one below: whose it is, what, and of when. */
  heading?: readonly string[];
  columns: readonly SheetColumn<Row>[];
  rows: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
  /** Sums and titles among the rows stand out. */
  isStrong?(row: Row): boolean;
  /** Stands at the head of every printed page. */
  printTitle?: string;
  /** Lets readers filter by the values of a column. */
  hasFilter?: boolean;
}

/** Days between the spreadsheet's first and the epoch. */
const EPOCH_DAY = 25_569;
const MAX_CELL_LENGTH = 32_000;
const MAX_PRINT_TITLE_LENGTH = 120;

/** Texts are written as texts: whatever they begin with, nothing counts them out. */
const textCell = (text: string, place: string, style: number): string =>
  `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text.slice(0, MAX_CELL_LENGTH))}</t></is></c>`;

/** A cell at a place, as `B7`: programs that read sheets need not count. */
function toCell(
  value: string | number | null,
  place: string,
  { format, isStrong }: { format: CellFormat; isStrong: boolean },
): string {
  const style = styleOf(format, isStrong);
  const isNothing = value === null || (typeof value === 'number' && !Number.isFinite(value));
  if (isNothing) return value === null && isStrong ? `<c r="${place}" s="${style}"/>` : '';
  if (typeof value === 'string') return textCell(value, place, style);
  const isMoment = format === 'time' || format === 'day';
  const days = value / DAY_MS + (isMoment ? EPOCH_DAY : 0);
  return `<c r="${place}" s="${style}"><v>${isMoment || format === 'duration' ? days : value}</v></c>`;
}

/** `A`, `Z`, `AA`: the name of a column by its place, from 0. */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') +
  String.fromCharCode(65 + (index % 26));

/** The rows above the table, the first in bold; none where nothing is to be said. */
const headingRows = (heading: readonly string[]): string =>
  heading.length === 0 ? '' : `${heading.map(headingRow).join('')}<row r="${heading.length + 1}"/>`;

const headingRow = (line: string, at: number): string =>
  `<row r="${at + 1}">${textCell(line, `A${at + 1}`, styleOf('text', at === 0))}</row>`;

/** The sheet as XML, a piece at a time, with a head that stays when rows are scrolled. */
export async function* sheetXml<Row>(sheet: Sheet<Row>): AsyncGenerator<string> {
  const { columns, rows, isStrong, printTitle, hasFilter, heading = [] } = sheet;
  /** The row with the names of the columns. */
  const headRow = heading.length === 0 ? 1 : heading.length + 2;
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const names = columns.map((_, index) => columnName(index));
  const titles = columns.map(({ title, format }, index) =>
    textCell(title, `${names[index]}${headRow}`, headStyleOf(format)),
  );
  yield (
    `${XML_HEAD}<worksheet xmlns="${MAIN_NAMESPACE}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    '<sheetViews><sheetView workbookViewId="0">' +
    `<pane ySplit="${headRow}" topLeftCell="A${headRow + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `${widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}<sheetData>${headingRows(heading)}<row r="${headRow}">${titles.join('')}</row>`
  );
  let count = headRow;
  for await (const page of rows) {
    const lines = page.map((row) => {
      count += 1;
      const line = count;
      const strong = isStrong?.(row) ?? false;
      const cells = columns.map((column, index) =>
        toCell(column.read(row), `${names[index]}${line}`, {
          format: column.format,
          isStrong: strong,
        }),
      );
      return `<row r="${line}">${cells.join('')}</row>`;
    });
    if (lines.length > 0) yield lines.join('');
  }
  const filter =
    hasFilter && columns.length > 0
      ? `<autoFilter ref="A${headRow}:${columnName(columns.length - 1)}${count}"/>`
      : '';
  yield `</sheetData>${filter}<pageSetup orientation="landscape" fitToHeight="0"/>${printHead(printTitle)}</worksheet>`;
}

/** `&` begins a code of the head's own language. */
const printHead = (title: string | undefined): string =>
  title === undefined
    ? ''
    : `<headerFooter><oddHeader>${escapeXml(`&L${title.slice(0, MAX_PRINT_TITLE_LENGTH).replaceAll('&', '&&')}&R&P / &N`)}</oddHeader></headerFooter>`;
