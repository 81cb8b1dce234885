/** Red, green and blue, from 0 to 255. */
export type PdfColor = [number, number, number];

/** Colours of paper: they need no scheme. */
export const INK: PdfColor = [23, 28, 38];
export const MUTED: PdfColor = [97, 107, 122];
export const RULE: PdfColor = [219, 224, 232];
export const SHADE: PdfColor = [242, 245, 247];

/** `#rrggbb`; ink for anything else. */
export function readColor(text: string): PdfColor {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (!found) return INK;
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((part) => parseInt(part, 16));
  return [red, green, blue];
}
