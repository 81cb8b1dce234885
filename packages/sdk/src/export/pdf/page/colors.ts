import type { PdfColor } from './page-canvas';

/** Colours of paper: they need no scheme. */
export const INK: PdfColor = [0.09, 0.11, 0.15];
export const MUTED: PdfColor = [0.38, 0.42, 0.48];
export const RULE: PdfColor = [0.86, 0.88, 0.91];
export const SHADE: PdfColor = [0.95, 0.96, 0.97];

/** `#rrggbb`; ink for anything else. */
export function readColor(text: string): PdfColor {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (!found) return INK;
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((part) => parseInt(part, 16) / 255);
  return [red, green, blue];
}
