/** Supported text encodings of a file. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const MARKS: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** True when a file begins with these bytes. */
export const startsWithBytes = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.length > 0 && start.every((byte, index) => bytes[index] === byte);

/** Returns the number of bytes at the start of a file that only mark its encoding. */
export function countMarkBytes(head: Uint8Array, encoding: Encoding): number {
  const mark = MARKS.find(([known]) => known === encoding)?.[1] ?? [];
  return startsWithBytes(head, mark) ? mark.length : 0;
}

/** The encoding of a file by its first bytes, and by what was seen in the whole of it. */
export function detectEncoding(head: Uint8Array, isUtf8: boolean, hasNul: boolean): Encoding {
  const marked = MARKS.find(([, bytes]) => startsWithBytes(head, bytes))?.[0];
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

/** First bytes of files that are not text. */
export const FILE_SIGNATURES = {
  packed: [0x50, 0x4b, 0x03, 0x04],
  oldSheet: [0xd0, 0xcf, 0x11, 0xe0],
  pdf: [0x25, 0x50, 0x44, 0x46],
  compressed: [0x1f, 0x8b],
} as const;
