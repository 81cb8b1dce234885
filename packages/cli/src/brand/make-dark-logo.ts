import { listLogoColors, readPicture } from '@rastro/theme/folder';
import { contrast } from '@rastro/theme/tokens';

/** The dark scheme's header of most brands; the sign-in page's drawing is as dark. */
const DARK_GROUND = '#14181d';
const MIN_CONTRAST = 2;
/** Embedded, a picture grows by a third. */
const MAX_BYTES = 700_000;
const PADDING = 0.14;

const mediaTypes: Readonly<Record<string, string>> = { SVG: 'image/svg+xml', PNG: 'image/png' };

/**
 * A logo for dark grounds from one that would be lost there: the same on a white plate, as SVG.
 * Undefined when the logo can be seen as it is, or nobody can tell.
 */
export function makeDarkLogo(logo: Uint8Array): string | undefined {
  const { type = '', width, height } = readPicture(logo);
  const isLost = listLogoColors(logo).some((hex) => contrast(hex, DARK_GROUND) < MIN_CONTRAST);
  const mediaType = mediaTypes[type];
  const isUsable = mediaType !== undefined && logo.byteLength <= MAX_BYTES;
  if (!isLost || !isUsable || !width || !height) return undefined;
  const pad = Math.round(Math.min(width, height) * PADDING);
  const [outerWidth, outerHeight] = [width + 2 * pad, height + 2 * pad];
  const data = Buffer.from(logo).toString('base64');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${outerWidth} ${outerHeight}" width="${outerWidth}" height="${outerHeight}">` +
    `<rect width="${outerWidth}" height="${outerHeight}" rx="${pad}" fill="#ffffff"/>` +
    `<image x="${pad}" y="${pad}" width="${width}" height="${height}" href="data:${mediaType};base64,${data}"/></svg>\n`
  );
}
