import type { ExportPicture } from '../../table/export-table';
import type { Paper } from './paper';

/** More pixels than these a file does not need, and unpacking them takes all memory. */
const MAX_PIXELS = 40_000_000;

/** Space for a picture, which keeps its proportions. */
export interface PictureBox {
  top: number;
  width: number;
  height: number;
  /** Returns its left edge, from its final width. */
  leftOf: (width: number) => number;
}

/** Returns the natural size of a picture; null if it cannot be read. Unpacks it for that. */
export function measurePicture(
  { pdf }: Paper,
  { type, bytes }: ExportPicture,
): { width: number; height: number } | null {
  if (type === 'image/png' && countPixels(bytes) > MAX_PIXELS) return null;
  try {
    const { width, height } = pdf.getImageProperties(bytes);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}

/** Draws a picture as large as its box lets it be; how high it is, null for one that cannot be read. */
export function drawPicture(
  paper: Paper,
  picture: ExportPicture,
  { top, width, height, leftOf }: PictureBox,
  natural = measurePicture(paper, picture),
): number | null {
  if (!natural) return null;
  const { type, bytes } = picture;
  try {
    const format = type === 'image/png' ? 'PNG' : 'JPEG';
    const scale = Math.min(height / natural.height, width / natural.width);
    const [wide, high] = [natural.width * scale, natural.height * scale];
    paper.pdf.addImage(bytes, format, leftOf(wide), top, wide, high, undefined, 'FAST');
    return high;
  } catch {
    // Its packed pixels are damaged.
    return null;
  }
}

/** Returns the number of pixels according to the PNG's header. */
function countPixels(png: Uint8Array): number {
  if (png.length < 24) return 0;
  const view = new DataView(png.buffer, png.byteOffset);
  return view.getUint32(16) * view.getUint32(20);
}
