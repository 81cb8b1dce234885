import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  CSV_OPTIONS,
  lineOfStart,
  MAX_ROW_LENGTH,
  saysDelimiter,
  toCellText,
  type SheetRow,
} from '@rastro/sdk/domain';
import { CsvError, parse, type Info } from 'csv-parse';
import { CliError } from '../cli-error';
import type { FileShape } from './inspect-file';
import { readBytes } from './read-bytes';

/** Reads the rows of a file one after the other, whatever its size. Throws naming the line. */
export async function* readCsv(
  handle: FileHandle,
  { encoding, markBytes, delimiter }: FileShape,
): AsyncGenerator<SheetRow> {
  let read = { lines: 0, empty_lines: 0 };
  const parser = parse({
    ...CSV_OPTIONS,
    delimiter,
    on_record: (record: string[], { lines, empty_lines }) => {
      read = { lines, empty_lines };
      return record;
    },
  });
  const text = Readable.from(decode(readBytes(handle, markBytes), encoding));
  text.on('error', (error) => parser.destroy(error)).pipe(parser);
  let isFirst = true;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: Info;
    }>) {
      const isSign = isFirst && saysDelimiter(record);
      isFirst = false;
      if (isSign) continue;
      yield { line: lineOfStart(info.lines, record), cells: record.map(toCellText) };
    }
  } catch (error) {
    throw explain(error, read);
  } finally {
    text.destroy();
  }
}

/** The text of a file with one kind of line end, so that lines are counted as people see them. */
async function* decode(bytes: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let isAfterReturn = false;
  for await (const chunk of bytes) {
    const text = refuseNul(decoder.decode(chunk, { stream: true }));
    if (text === '') continue;
    // A line end that two pieces share was told with the first of them.
    const rest = isAfterReturn && text.startsWith('\n') ? text.slice(1) : text;
    isAfterReturn = text.endsWith('\r');
    yield rest.replace(/\r\n?/g, '\n');
  }
  yield decoder.decode();
}

function refuseNul(text: string): string {
  if (!text.includes('\0')) return text;
  throw new CliError('The file is no CSV text. It holds NUL characters.', {
    hint: 'Save it as CSV (UTF-8) in the spreadsheet and import that file.',
  });
}

function explain(error: unknown, read: Pick<Info, 'lines' | 'empty_lines'>): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = String(error['lines'] ?? '');
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    // The parser tells where it stopped, which is the end of the file.
    const emptyLines = Number(error['empty_lines'] ?? 0) - read.empty_lines;
    const start = read.lines + 1 + Math.max(0, emptyLines);
    const row = `row that begins on line ${start}`;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
      const hint = 'Close it, or write a quote inside a cell twice: "".';
      return new CliError(`A quote in the ${row} is never closed.`, { hint });
    }
    return new CliError(`The ${row} is longer than ${MAX_ROW_LENGTH / 1024} kB.`, {
      hint: 'A quote that is never closed makes one row of all that follows: close it, or write "" inside a cell.',
    });
  }
  return new CliError(`Line ${line} cannot be read: ${error.message}.`);
}
