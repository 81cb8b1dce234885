import {
  chooseSheet,
  countMarkBytes,
  createPartFilter,
  CSV_OPTIONS,
  detectDelimiter,
  detectEncoding,
  FILE_SIGNATURES,
  lineOfStart,
  readWorkbook,
  saysDelimiter,
  startsWithBytes,
  toCellText,
  type SheetRow,
  type WorkbookSheet,
} from '@rastro/sdk/domain';

/** More than a fleet needs; all of it is held while it is looked at. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;
export const MAX_ROWS = 20_000;

/** Reasons a file cannot be read. */
export type SheetFault = 'empty' | 'old' | 'noText' | 'quote' | 'large' | 'rows' | 'formulas';

/** Thrown for what is no sheet. */
export class SheetError extends Error {
  readonly fault: SheetFault;
  constructor(fault: SheetFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Contents of a file. */
export interface ReadSheet {
  rows: SheetRow[];
  /** The sheet that they are of, where a file has several in sight. */
  sheet?: string;
}

/** The rows of a CSV, or of the sheet of an .xlsx that has a line of names. Throws SheetError. */
export async function readSheet(
  file: Blob,
  isHeader: (cells: readonly string[]) => boolean,
): Promise<ReadSheet> {
  if (file.size > MAX_FILE_BYTES) throw new SheetError('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw new SheetError('empty');
  const begins = (kind: keyof typeof FILE_SIGNATURES) =>
    startsWithBytes(bytes, FILE_SIGNATURES[kind]);
  if (begins('oldSheet')) throw new SheetError('old');
  if (begins('pdf') || begins('compressed')) throw new SheetError('noText');
  const read = begins('packed')
    ? await readXlsx(bytes, isHeader)
    : { rows: await readCsvText(decode(bytes)) };
  const { rows } = read;
  if (rows.length === 0) throw new SheetError('empty');
  if (rows.length > MAX_ROWS) throw new SheetError('rows');
  return read;
}

async function readXlsx(
  bytes: Uint8Array,
  isHeader: (cells: readonly string[]) => boolean,
): Promise<ReadSheet> {
  const sheets = await readSheets(bytes);
  const chosen = chooseSheet(sheets, isHeader);
  if (!chosen) throw new SheetError('empty');
  if (chosen.unsolved !== null) throw new SheetError('formulas');
  const isOneOfSeveral = sheets.filter(({ isHidden }) => !isHidden).length > 1;
  return { rows: chosen.rows, ...(isOneOfSeveral && { sheet: chosen.name }) };
}

async function readSheets(bytes: Uint8Array): Promise<WorkbookSheet[]> {
  const { strFromU8, unzipSync } = await import('fflate');
  try {
    const files = unzipSync(bytes, { filter: createPartFilter() });
    return readWorkbook((name) => files[name] && strFromU8(files[name]));
  } catch {
    throw new SheetError('noText');
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function decode(bytes: Uint8Array): string {
  const hasNul = bytes.includes(0);
  const encoding = detectEncoding(bytes.subarray(0, 64 * 1024), isUtf8(bytes), hasNul);
  const text = new TextDecoder(encoding).decode(bytes.subarray(countMarkBytes(bytes, encoding)));
  if (text.includes('\0')) throw new SheetError('noText');
  return text;
}

/** The rows of a text of cells, as a CSV or as a spreadsheet copies them. */
export async function readCsvText(text: string): Promise<SheetRow[]> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const plain = text.replace(/\r\n?/g, '\n');
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(plain, {
      ...CSV_OPTIONS,
      delimiter: detectDelimiter(plain),
    }) as unknown as typeof records; // with `info`, rows come with where they are
  } catch {
    throw new SheetError('quote');
  }
  const rows = records.map(({ record, info }) => ({
    line: lineOfStart(info.lines, record),
    cells: record.map(toCellText),
  }));
  return rows[0] && saysDelimiter(rows[0].cells) ? rows.slice(1) : rows;
}
