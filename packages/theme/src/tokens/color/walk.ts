import { oklchToHex, type Oklch } from './oklch';

const STEP = 0.005;

/**
 * Changes lightness by .005 in one direction until `holds` is true of the painted colour (design
 * language §5); hue stays, chroma is reduced only as far as sRGB asks. Ends at black or white.
 */
export function walk(from: Oklch, direction: 1 | -1, holds: (hex: string) => boolean): string {
  for (let step = 0; step * STEP <= 1; step += 1) {
    const l = Math.min(1, Math.max(0, from.l + direction * step * STEP));
    const hex = oklchToHex({ ...from, l });
    if (holds(hex)) return hex;
  }
  return direction > 0 ? '#ffffff' : '#000000';
}
