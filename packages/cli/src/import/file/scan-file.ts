import type { FileHandle } from 'node:fs/promises';
import { CliError } from '../../cli-error';
import type { FileShape } from '../../csv/inspect-file';
import { type CsvRow, readCsv } from '../../csv/read-csv';
import { type ColumnTarget, looksLikeHeader, resolveMapping } from './column-mapping';
import type { CliResource } from '../../resources/cli-resource';
import { type EntityRow, readEntityRow } from './read-entity-row';

/** A CSV file whose columns are understood. */
export interface EntityFile {
  header: string[];
  rowCount: number;
  /** The line of the header: titles may stand above it. */
  headerLine: number;
  /** The identifiers of all rows. */
  keys: ReadonlySet<string>;
  /** Lines of the identifiers that stand there more than once. */
  duplicates: ReadonlyMap<string, readonly number[]>;
  /** Lines that say the header again: files put one behind the other. */
  repeatedHeaders: number[];
  /** Reads the rows, from the start each time, whatever the size of the file. */
  rows(): AsyncGenerator<EntityRow>;
}

/** Reads a file once for what only the whole of it tells. Throws when no rows can be read. */
export async function scanFile(
  resource: CliResource,
  handle: FileHandle,
  shape: FileShape,
  maps: readonly string[],
): Promise<EntityFile> {
  const before = await handle.stat();
  let header: string[] | null = null;
  let mapping: ColumnTarget[] = [];
  let rowCount = 0;
  const repeatedHeaders: number[] = [];
  const firstLines = new Map<string, number>();
  const duplicates = new Map<string, number[]>();
  const headerLine = await findHeaderLine(resource, readCsv(handle, shape), maps);
  for await (const row of readCsv(handle, shape)) {
    if (row.line < headerLine) continue;
    if (header === null) {
      header = dropEmptyEnd(row.cells);
      mapping = resolveMapping(resource, header, maps);
      continue;
    }
    if (isHeader(row.cells, header)) {
      repeatedHeaders.push(row.line);
      continue;
    }
    rowCount += 1;
    const { key } = readEntityRow(resource, row, mapping);
    if (key === '') continue;
    const firstLine = firstLines.get(key);
    if (firstLine === undefined) firstLines.set(key, row.line);
    else duplicates.set(key, [...(duplicates.get(key) ?? [firstLine]), row.line]);
  }
  if (header === null) throw new CliError('The file holds no header and no rows.');
  const found = header;
  return {
    header: found,
    headerLine,
    rowCount,
    keys: new Set(firstLines.keys()),
    duplicates,
    repeatedHeaders,
    async *rows() {
      let isPastHeader = false;
      for await (const row of readCsv(handle, shape)) {
        if (row.line < headerLine) continue;
        if (isPastHeader && !isHeader(row.cells, found))
          yield readEntityRow(resource, row, mapping);
        isPastHeader = true;
      }
      const { mtimeMs, size } = await handle.stat();
      if (mtimeMs === before.mtimeMs && size === before.size) return;
      throw new CliError('The file changed while it was read.', {
        hint: 'Run the command again: what is done already is seen and left as it is.',
      });
    },
  };
}

/** So far down a header is looked for. */
const MAX_TITLES = 10;

/** The line of the first row that looks like a header, else of the first row. */
async function findHeaderLine(
  resource: CliResource,
  rows: AsyncIterable<CsvRow>,
  maps: readonly string[],
): Promise<number> {
  let first: number | undefined;
  let seen = 0;
  for await (const { line, cells } of rows) {
    first ??= line;
    if (looksLikeHeader(resource, dropEmptyEnd(cells), maps)) return line;
    seen += 1;
    if (seen === MAX_TITLES) break;
  }
  return first ?? 1;
}

/** Spreadsheets end all rows with the same number of delimiters, needed or not. */
function dropEmptyEnd(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}

const isHeader = (cells: readonly string[], header: readonly string[]): boolean =>
  header.every((name, index) => cells[index] === name);
