import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { CliError } from '../cli-error';
import { detectDelimiter } from './detect-delimiter';
import type { Encoding } from './encodings';
import { readBytes } from './read-bytes';

/** What must be known of a CSV file before its rows are read. */
export interface FileShape {
  /** Hex of the whole content: the same file is known again whatever its name. */
  sha256: string;
  sizeBytes: number;
  encoding: Encoding;
  /** Bytes of the mark at the start that says the encoding. */
  markBytes: number;
  delimiter: string;
}

const HEAD_BYTES = 64 * 1024;
const MARKS: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
const SIGNATURES: readonly [string, readonly number[]][] = [
  ['a spreadsheet or another packed file', [0x50, 0x4b, 0x03, 0x04]],
  ['an old spreadsheet', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  ['a compressed file', [0x1f, 0x8b]],
];

/** Reads a file once, in pieces: its hash, encoding and delimiter. Throws for what is no text. */
export async function inspectFile(
  handle: FileHandle,
  given: { encoding?: Encoding | undefined; delimiter?: string | undefined } = {},
): Promise<FileShape> {
  const hash = createHash('sha256');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let head = Buffer.alloc(0);
  let isUtf8 = true;
  let hasNul = false;
  let sizeBytes = 0;
  for await (const bytes of readBytes(handle)) {
    hash.update(bytes);
    sizeBytes += bytes.length;
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes]).subarray(0, HEAD_BYTES);
    hasNul ||= bytes.includes(0);
    isUtf8 &&= canDecode(utf8, bytes, true);
  }
  isUtf8 &&= canDecode(utf8, Buffer.alloc(0), false);
  refuseOthers(head, sizeBytes);
  const encoding = given.encoding ?? detectEncoding(head, isUtf8, hasNul);
  if (hasNul && !encoding.startsWith('utf-16')) throw noText('It holds NUL characters.');
  const markBytes = MARKS.find(([known]) => known === encoding)?.[1] ?? [];
  const mark = startsWith(head, markBytes) ? markBytes.length : 0;
  const start = new TextDecoder(encoding).decode(head.subarray(mark), { stream: true });
  return {
    sha256: hash.digest('hex'),
    sizeBytes,
    encoding,
    markBytes: mark,
    delimiter: given.delimiter ?? detectDelimiter(start),
  };
}

const startsWith = (bytes: Buffer, start: readonly number[]): boolean =>
  start.length > 0 && start.every((byte, index) => bytes[index] === byte);

function canDecode(decoder: TextDecoder, bytes: Buffer, stream: boolean): boolean {
  try {
    decoder.decode(bytes, { stream });
    return true;
  } catch {
    return false;
  }
}

function refuseOthers(head: Buffer, sizeBytes: number): void {
  if (sizeBytes === 0) throw new CliError('The file is empty.');
  const kind = SIGNATURES.find(([, bytes]) => startsWith(head, bytes))?.[0];
  if (kind) throw noText(`It is ${kind}.`);
}

function detectEncoding(head: Buffer, isUtf8: boolean, hasNul: boolean): Encoding {
  const marked = MARKS.find(([, bytes]) => startsWith(head, bytes))?.[0];
  if (marked) return marked;
  if (hasNul) {
    // Text in UTF-16 without its mark: every other byte of plain letters is 0.
    const zeros = (rest: number) =>
      head.reduce((count, byte, index) => count + Number(byte === 0 && index % 2 === rest), 0);
    const half = head.length / 2;
    if (zeros(1) > half * 0.7 && zeros(0) < half * 0.1) return 'utf-16le';
    if (zeros(0) > half * 0.7 && zeros(1) < half * 0.1) return 'utf-16be';
  }
  return isUtf8 ? 'utf-8' : 'windows-1252';
}

const noText = (why: string): CliError =>
  new CliError(`The file is no CSV text. ${why}`, {
    hint: 'Save it as CSV (UTF-8) in the spreadsheet and import that file.',
  });
