import { inflateSync } from 'node:zlib';

const SIGNATURE_LENGTH = 8;
/** Bytes a pixel by colour type: grey, RGB, palette, grey with alpha, RGB with alpha. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const MAX_SIDE_PX = 2048;
/** A colour that covers less of what is painted is an edge or an accident. */
const MIN_SHARE = 0.05;
const OPAQUE = 200;

/** The main colours of a PNG's opaque part, as `#rrggbb`; empty for kinds that are rarely used. */
export function listPngColors(bytes: Uint8Array): string[] {
  const chunks = readChunks(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const head = chunks.get('IHDR');
  const data = chunks.get('IDAT');
  if (!head || head.length < 13 || !data) return [];
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth, colorType, , , interlace] = head.subarray(8);
  const channels = CHANNELS[colorType ?? -1];
  const isUsual = depth === 8 && interlace === 0 && width <= MAX_SIDE_PX && height <= MAX_SIDE_PX;
  if (!isUsual || channels === undefined) return [];
  try {
    const maxOutputLength = (width * channels + 1) * height;
    const pixels = unfilter(inflateSync(data, { maxOutputLength }), width * channels, channels);
    return findMainColors(pixels, channels, chunks.get('PLTE'), chunks.get('tRNS'));
  } catch {
    return [];
  }
}

function readChunks(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = SIGNATURE_LENGTH; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    const before = chunks.get(type);
    chunks.set(type, before ? Buffer.concat([before, data]) : data);
    at += 12 + length;
  }
  return chunks;
}

/** Takes the line filters off (PNG specification, 9.2). */
function unfilter(data: Uint8Array, rowLength: number, step: number): Uint8Array {
  const rows = Math.floor(data.length / (rowLength + 1));
  const out = new Uint8Array(rows * rowLength);
  for (let row = 0; row < rows; row += 1) {
    const from = row * (rowLength + 1);
    const to = row * rowLength;
    const filter = data[from];
    for (let x = 0; x < rowLength; x += 1) {
      const left = x >= step ? (out[to + x - step] ?? 0) : 0;
      const up = row > 0 ? (out[to + x - rowLength] ?? 0) : 0;
      const corner = row > 0 && x >= step ? (out[to + x - rowLength - step] ?? 0) : 0;
      const guesses = [0, left, up, (left + up) >> 1, paeth(left, up, corner)];
      out[to + x] = (data[from + 1 + x] ?? 0) + (guesses[filter ?? 0] ?? 0);
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function findMainColors(
  pixels: Uint8Array,
  channels: number,
  palette: Uint8Array | undefined,
  transparency: Uint8Array | undefined,
): string[] {
  const counts = new Map<number, number>();
  let painted = 0;
  for (let at = 0; at + channels <= pixels.length; at += channels) {
    const first = pixels[at] ?? 0;
    const hasAlpha = channels === 2 || channels === 4;
    const isPalette = channels === 1 && palette !== undefined;
    const alpha = hasAlpha ? pixels[at + channels - 1] : isPalette ? transparency?.[first] : 255;
    if ((alpha ?? 255) < OPAQUE) continue;
    const from = isPalette ? palette : pixels;
    const start = isPalette ? first * 3 : at;
    const isGrey = channels <= 2 && !isPalette;
    const part = (offset: number): number => (from[isGrey ? start : start + offset] ?? 0) >> 3;
    const color = (part(0) << 10) | (part(1) << 5) | part(2);
    counts.set(color, (counts.get(color) ?? 0) + 1);
    painted += 1;
  }
  return [...counts]
    .filter(([, count]) => count / painted >= MIN_SHARE)
    .sort((a, b) => b[1] - a[1])
    .map(([color]) => `#${[10, 5, 0].map((bits) => toHexPart((color >> bits) & 31)).join('')}`);
}

const toHexPart = (fiveBits: number): string =>
  Math.round((fiveBits * 255) / 31)
    .toString(16)
    .padStart(2, '0');
