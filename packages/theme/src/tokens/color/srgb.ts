/** Red, green and blue of a colour, 0 to 1, gamma-encoded sRGB. Values outside 0 to 1 lie outside the gamut. */
export type Srgb = readonly [red: number, green: number, blue: number];

const LONG = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const SHORT = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;

/** True for `#rgb` and `#rrggbb`, the two spellings a brand file may use. */
export function isHexColor(value: string): boolean {
  return LONG.test(value) || SHORT.test(value);
}

/** Reads `#rgb` or `#rrggbb`. Throws a RangeError that quotes anything else. */
export function parseHex(hex: string): Srgb {
  const long = LONG.exec(hex);
  const short = SHORT.exec(hex);
  if (!long && !short) throw new RangeError(`Not a hex colour: "${hex}"`);
  const channel = (index: number): number => {
    const digits = long ? long[index] : `${short?.[index]}${short?.[index]}`;
    return parseInt(digits ?? '', 16) / 255;
  };
  return [channel(1), channel(2), channel(3)];
}

/** Writes `#rrggbb` in lower case; channels are rounded and clamped. */
export function formatHex(color: Srgb): string {
  const digits = color.map((channel) => {
    const byte = Math.round(Math.min(1, Math.max(0, channel)) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** Gamma-encoded channel to linear light (IEC 61966-2-1). */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Linear light to a gamma-encoded channel; keeps the sign of values outside the gamut. */
export function fromLinear(light: number): number {
  const size = Math.abs(light);
  const encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * size ** (1 / 2.4) - 0.055;
  return Math.sign(light) * encoded;
}
