import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import {
  countMarkBytes,
  detectDelimiter,
  detectEncoding,
  type Encoding,
  FILE_SIGNATURES,
  startsWithBytes,
} from '@rastro/sdk/domain';
import { CliError } from '../cli-error';
import { readBytes } from './read-bytes';

/** Properties of a CSV file, needed before its rows are read. */
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
const SIGNATURES: readonly [string, readonly number[]][] = [
  ['a spreadsheet or another packed file', FILE_SIGNATURES.packed],
  ['an old spreadsheet', FILE_SIGNATURES.oldSheet],
  ['a PDF', FILE_SIGNATURES.pdf],
  ['a compressed file', FILE_SIGNATURES.compressed],
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
  const mark = countMarkBytes(head, encoding);
  const start = new TextDecoder(encoding).decode(head.subarray(mark), { stream: true });
  return {
    sha256: hash.digest('hex'),
    sizeBytes,
    encoding,
    markBytes: mark,
    delimiter: given.delimiter ?? detectDelimiter(start),
  };
}

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
  const kind = SIGNATURES.find(([, bytes]) => startsWithBytes(head, bytes))?.[0];
  if (kind) throw noText(`It is ${kind}.`);
}

const noText = (why: string): CliError =>
  new CliError(`The file is no CSV text. ${why}`, {
    hint: 'Save it as CSV (UTF-8) in the spreadsheet and import that file.',
  });
