import type { FileHandle } from 'node:fs/promises';
import {
  type ColumnTarget,
  dropEmptyEnd,
  type ImportRow,
  MAX_TITLES,
  readRow,
  repeatsHeader,
  type SheetRow,
} from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { FileShape } from '../../csv/inspect-file';
import { readCsv } from '../../csv/read-csv';
import { isHeaderLine, resolveMapping } from './column-mapping';
import type { CliResource } from '../../resources/cli-resource';

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
  rows(): AsyncGenerator<ImportRow>;
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
    if (repeatsHeader(row.cells, header)) {
      repeatedHeaders.push(row.line);
      continue;
    }
    rowCount += 1;
    const { key } = readRow(resource, row, mapping);
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
        if (isPastHeader && !repeatsHeader(row.cells, found)) yield readRow(resource, row, mapping);
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

/** The line of the first row that looks like a header, else of the first row. */
async function findHeaderLine(
  resource: CliResource,
  rows: AsyncIterable<SheetRow>,
  maps: readonly string[],
): Promise<number> {
  let first: number | undefined;
  let seen = 0;
  for await (const { line, cells } of rows) {
    first ??= line;
    if (isHeaderLine(resource, dropEmptyEnd(cells), maps)) return line;
    seen += 1;
    if (seen === MAX_TITLES) break;
  }
  return first ?? 1;
}
