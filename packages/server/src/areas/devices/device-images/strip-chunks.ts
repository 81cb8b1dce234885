const latin = (bytes: Uint8Array, from: number, length: number): string =>
  Buffer.from(bytes.subarray(from, from + length)).toString('latin1');

const PNG_START = 8;
/** PNG chunks to keep: the picture and its colours. */
const PNG_KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** A PNG without texts, EXIF and what follows its end; undefined for one that cannot be read. */
export function stripPng(bytes: Uint8Array): Uint8Array | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const kept: Uint8Array[] = [bytes.subarray(0, PNG_START)];
  for (let at = PNG_START; at + 12 <= bytes.length;) {
    const name = latin(bytes, at + 4, 4);
    const end = at + 12 + view.readUInt32BE(at);
    if (end > bytes.length || (at === PNG_START && name !== 'IHDR')) return undefined;
    if (PNG_KEPT.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}

const WEBP_START = 12;
const WEBP_KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** `VP8X` flags for EXIF and XMP chunks. */
const TOLD_FLAGS = 0x08 | 0x04;

/** A WebP without EXIF, XMP and what follows its end; undefined for one that cannot be read. */
export function stripWebp(bytes: Uint8Array): Uint8Array | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const last = 8 + view.readUInt32LE(4);
  if (last > bytes.length + 1) return undefined;
  const kept: Uint8Array[] = [];
  for (let at = WEBP_START; at + 8 <= last;) {
    const name = latin(bytes, at, 4);
    const length = view.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > bytes.length) return undefined;
    if (WEBP_KEPT.has(name)) kept.push(withoutFlags(name, bytes.subarray(at, end)));
    at = end;
  }
  if (kept.length === 0) return undefined;
  const body = Buffer.concat(kept);
  const head = Buffer.from(bytes.subarray(0, WEBP_START));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

function withoutFlags(name: string, chunk: Uint8Array): Uint8Array {
  if (name !== 'VP8X') return chunk;
  const copy = Uint8Array.from(chunk);
  copy[8] = (copy[8] ?? 0) & ~TOLD_FLAGS;
  return copy;
}
