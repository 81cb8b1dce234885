import type { ExportPicture } from '../../table/export-table';
import type { Paper } from './paper';

/** More pixels than these a file does not need, and unpacking them takes all memory. */
const MAX_PIXELS = 40_000_000;

/** Where a picture may stand: it keeps its proportions. */
export interface PictureBox {
  top: number;
  width: number;
  height: number;
  /** Where it begins, once it is known how wide it is. */
  leftOf: (width: number) => number;
}

/** Draws a picture as large as its box lets it be; how high it is, null for one that cannot be read. */
export function drawPicture(
  { pdf }: Paper,
  { type, bytes }: ExportPicture,
  { top, width, height, leftOf }: PictureBox,
): number | null {
  if (type === 'image/png' && countPixels(bytes) > MAX_PIXELS) return null;
  try {
    const format = type === 'image/png' ? 'PNG' : 'JPEG';
    const natural = pdf.getImageProperties(bytes);
    if (!(natural.width > 0 && natural.height > 0)) return null;
    const scale = Math.min(height / natural.height, width / natural.width);
    const [wide, high] = [natural.width * scale, natural.height * scale];
    pdf.addImage(bytes, format, leftOf(wide), top, wide, high, undefined, 'FAST');
    return high;
  } catch {
    // Its packed pixels are damaged.
    return null;
  }
}

/** As its head says. */
function countPixels(png: Uint8Array): number {
  if (png.length < 24) return 0;
  const view = new DataView(png.buffer, png.byteOffset);
  return view.getUint32(16) * view.getUint32(20);
}
