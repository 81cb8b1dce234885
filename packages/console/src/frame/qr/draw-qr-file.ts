import type { ExportPicture } from '@rastro/sdk/export';
import { encode } from 'uqr';

/** Size of one dot, px: sharp when printed. */
const DOT_PX = 6;

/** A text as a picture for a file, that a camera reads; undefined where the browser cannot draw. */
export async function drawQrFile(text: string): Promise<ExportPicture | undefined> {
  const { size, data } = encode(text, { border: 3 });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * DOT_PX;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * DOT_PX, y * DOT_PX, DOT_PX, DOT_PX);
    }),
  );
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return drawn
    ? { type: 'image/png', bytes: new Uint8Array(await drawn.arrayBuffer()) }
    : undefined;
}
