import type { ExportPicture } from '../../export';

/** Twice what a page shows, so that it is sharp when printed. */
const HEIGHT_PX = 160;
const WIDEST_PX = 1200;

/**
 * A brand's logo, drawings too, as a picture that files hold; undefined where it cannot be had: then
 * the brand's name stands for it.
 */
export async function drawLogo(address: string): Promise<ExportPicture | undefined> {
  try {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.src = address;
    await image.decode();
    const scale = HEIGHT_PX / (image.naturalHeight || HEIGHT_PX);
    const canvas = document.createElement('canvas');
    canvas.height = HEIGHT_PX;
    canvas.width = Math.max(1, Math.min(WIDEST_PX, Math.round(image.naturalWidth * scale)));
    // In memory: to fetch a picture back from a graphics chip stops the page.
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context || image.naturalWidth === 0) return undefined;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!drawn) return undefined;
    return { type: 'image/png', bytes: new Uint8Array(await drawn.arrayBuffer()) };
  } catch {
    // A picture that does not come, or that another site keeps to itself.
    return undefined;
  }
}
