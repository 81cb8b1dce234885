import { unzlibSync } from 'fflate';

/** A PNG as a PDF holds it: colours, and how much each covers. */
export interface PngPixels {
  width: number;
  height: number;
  /** Three bytes a pixel. */
  colors: Uint8Array;
  /** One byte a pixel; null where all of it covers. */
  alpha: Uint8Array | null;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47];
/** Samples a pixel by colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Larger ones are no logos and no maps of a page. */
const MAX_PIXELS = 20_000_000;

/** Reads a PNG of eight bits a sample, not interlaced; null for any other picture. */
export function readPng(bytes: Uint8Array): PngPixels | null {
  if (bytes.length < 33 || SIGNATURE.some((byte, index) => bytes[index] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth, colorType, interlace] = [bytes[24], bytes[25] ?? 0, bytes[28]];
  const samples = SAMPLES[colorType];
  if (depth !== 8 || samples === undefined || interlace !== 0) return null;
  if (width === 0 || height === 0 || width * height > MAX_PIXELS) return null;
  const chunks = readChunks(bytes, view);
  const packed = chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data);
  const plain = unfilter(unzlibSync(join(packed)), width * samples, height, samples);
  if (plain === null) return null;
  const find = (wanted: string) => chunks.find(({ name }) => name === wanted)?.data;
  return { width, height, ...split(plain, colorType, samples, find('PLTE'), find('tRNS')) };
}

function readChunks(bytes: Uint8Array, view: DataView): { name: string; data: Uint8Array }[] {
  const chunks = [];
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.push({ name, data: bytes.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Every line says how it differs from what is left of it and above it. */
function unfilter(
  lines: Uint8Array,
  lineLength: number,
  height: number,
  step: number,
): Uint8Array | null {
  if (lines.length < (lineLength + 1) * height) return null;
  const plain = new Uint8Array(lineLength * height);
  for (let row = 0; row < height; row += 1) {
    const filter = lines[row * (lineLength + 1)] ?? 0;
    const source = row * (lineLength + 1) + 1;
    const target = row * lineLength;
    for (let index = 0; index < lineLength; index += 1) {
      const left = index >= step ? (plain[target + index - step] ?? 0) : 0;
      const up = row > 0 ? (plain[target + index - lineLength] ?? 0) : 0;
      const corner =
        row > 0 && index >= step ? (plain[target + index - lineLength - step] ?? 0) : 0;
      plain[target + index] = (lines[source + index] ?? 0) + guess(filter, left, up, corner);
    }
  }
  return plain;
}

function guess(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function split(
  plain: Uint8Array,
  colorType: number,
  samples: number,
  palette: Uint8Array | undefined,
  paletteAlpha: Uint8Array | undefined,
): Pick<PngPixels, 'colors' | 'alpha'> {
  const count = plain.length / samples;
  const colors = new Uint8Array(count * 3);
  const isIndexed = colorType === 3;
  const hasAlpha = samples === 4 || samples === 2 || (isIndexed && paletteAlpha !== undefined);
  const alpha = hasAlpha ? new Uint8Array(count) : null;
  for (let pixel = 0; pixel < count; pixel += 1) {
    const at = pixel * samples;
    const index = plain[at] ?? 0;
    for (let sample = 0; sample < 3; sample += 1) {
      const direct = plain[at + (samples >= 3 ? sample : 0)] ?? 0;
      colors[pixel * 3 + sample] = isIndexed ? (palette?.[index * 3 + sample] ?? 0) : direct;
    }
    if (alpha)
      alpha[pixel] = isIndexed ? (paletteAlpha?.[index] ?? 255) : (plain[at + samples - 1] ?? 255);
  }
  return { colors, alpha };
}
