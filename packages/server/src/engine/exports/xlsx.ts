import { DAY_MS, escapeXml } from '@rastro/sdk/domain';
import { zip, type ZipEntry } from './zip';

/** How a cell is shown; numbers stay numbers. */
export type CellFormat =
  | 'text'
  | 'time'
  | 'duration'
  | 'km'
  | 'mi'
  | 'kmh'
  | 'mph'
  | 'kn'
  | 'liters'
  | 'degrees'
  | 'meters'
  | 'number';

/** A column of a sheet. */
export interface Column<Row> {
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
  columns: readonly Column<Row>[];
  rows: AsyncIterable<readonly Row[]>;
}

const NUMBER_FORMATS: Readonly<Record<CellFormat, string>> = {
  text: '@',
  time: 'yyyy-mm-dd hh:mm:ss',
  duration: '[h]:mm:ss',
  km: '#,##0.00" km"',
  mi: '#,##0.00" mi"',
  kmh: '0.0" km/h"',
  mph: '0.0" mph"',
  kn: '0.0" kn"',
  liters: '0.00" l"',
  degrees: '0.000000',
  meters: '0.0" m"',
  number: 'General',
};
const FORMATS = Object.keys(NUMBER_FORMATS) as CellFormat[];
const FIRST_FORMAT_ID = 164;
const HEADER_STYLE = 1;
/** Style 0 is plain, 1 the bold head. */
const styleOf = (format: CellFormat): number => FORMATS.indexOf(format) + 2;

/** Days between the spreadsheet's first and the epoch. */
const EPOCH_DAY = 25_569;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const LONGEST_CELL = 32_000;

/** Texts are written as texts: whatever they begin with, nothing counts them out. */
const textCell = (text: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text.slice(0, LONGEST_CELL))}</t></is></c>`;

const cell = (value: string | number | null, format: CellFormat): string => {
  const style = styleOf(format);
  if (value === null) return '<c/>';
  if (typeof value === 'string') return textCell(value, style);
  if (!Number.isFinite(value)) return '<c/>';
  const number =
    format === 'time' ? value / DAY_MS + EPOCH_DAY : format === 'duration' ? value / DAY_MS : value;
  return `<c s="${style}"><v>${number}</v></c>`;
};

async function* sheetXml<Row>({ columns, rows }: Sheet<Row>): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = columns.map(({ title }) => textCell(title, HEADER_STYLE));
  yield (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols><sheetData><row>${titles.join('')}</row>`
  );
  for await (const page of rows) {
    const lines = page.map(
      (row) =>
        `<row>${columns.map((column) => cell(column.read(row), column.format)).join('')}</row>`,
    );
    if (lines.length > 0) yield lines.join('');
  }
  yield '</sheetData></worksheet>';
}

const stylesXml = (): string => {
  const formats = FORMATS.map(
    (format, index) =>
      `<numFmt numFmtId="${FIRST_FORMAT_ID + index}" formatCode="${escapeXml(NUMBER_FORMATS[format])}"/>`,
  );
  const cells = FORMATS.map(
    (_, index) =>
      `<xf numFmtId="${FIRST_FORMAT_ID + index}" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/>`,
  );
  return (
    `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats.join('')}</numFmts>` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="1"><fill><patternFill patternType="none"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    `<cellXfs count="${cells.length + 2}"><xf/><xf fontId="1" applyFont="1"/>${cells.join('')}</cellXfs></styleSheet>`
  );
};

/** A sheet may be called anything but these signs, in 31 characters, and no two alike. */
const toSheetName = (name: string, taken: Set<string>): string => {
  const plain = name
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .trim()
    .slice(0, 28);
  let free = plain || 'Sheet';
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${plain} ${count}`.trim();
  taken.add(free.toLowerCase());
  return free;
};

const relationship = (id: number, kind: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;

function* frame(names: readonly string[]): Generator<ZipEntry> {
  const sheets = names.map(
    (name, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const targets = names.map((_, index) =>
    relationship(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  );
  targets.push(relationship(names.length + 1, 'styles', 'styles.xml'));
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts = names.map(
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${type}.worksheet+xml"/>`,
  );
  yield { name: 'xl/styles.xml', content: [stylesXml()] };
  yield {
    name: 'xl/workbook.xml',
    content: [
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
  };
  yield {
    name: 'xl/_rels/workbook.xml.rels',
    content: [
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets.join('')}</Relationships>`,
    ],
  };
  yield {
    name: '_rels/.rels',
    content: [
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relationship(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
  };
  yield {
    name: '[Content_Types].xml',
    content: [
      `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${parts.join('')}</Types>`,
    ],
  };
}

/** A spreadsheet, written as it is read. Without a sheet it gets an empty one, which programs insist on. */
export const writeXlsx = <Row>(
  sheets: Iterable<Sheet<Row>>,
  emptyName = 'Report',
): AsyncGenerator<Uint8Array> => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    const taken = new Set<string>();
    const names: string[] = [];
    const add = (sheet: Sheet<Row>): ZipEntry => {
      names.push(toSheetName(sheet.name, taken));
      return { name: `xl/worksheets/sheet${names.length}.xml`, content: sheetXml(sheet) };
    };
    for (const sheet of sheets) yield add(sheet);
    if (names.length === 0) {
      yield add({ name: emptyName, columns: [], rows: (async function* () {})() });
    }
    yield* frame(names);
  }
  return zip(entries());
};
