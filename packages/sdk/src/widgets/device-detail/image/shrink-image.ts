import { MAX_IMAGE_BYTES } from '../../../domain';

/** Enough for a screen; a telephone takes ten times as many. */
const MAX_SIDE_PX = 1_280;
/** Tried one after the other until the picture is small enough. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/** The size that a picture is drawn at: its sides in proportion, the longer one at most `longest`. */
export function fitWithin(
  { width, height }: { width: number; height: number },
  longest: number,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/**
 * A picture as it is sent: upright, small, a JPEG on white. What a camera wrote beside it stays behind.
 * Null for a file that the browser cannot draw.
 */
export async function shrinkImage(file: Blob): Promise<Blob | null> {
  const drawn = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!drawn) return null;
  const canvas = document.createElement('canvas');
  const size = fitWithin(drawn, MAX_SIDE_PX);
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(drawn, 0, 0, size.width, size.height);
  drawn.close();
  for (const quality of QUALITIES) {
    const made = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    );
    if (made && made.size <= MAX_IMAGE_BYTES) return made;
  }
  return null;
}
