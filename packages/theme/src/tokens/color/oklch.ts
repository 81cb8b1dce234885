import { formatHex, fromLinear, parseHex, toLinear, type Srgb } from './srgb';

/** A colour in OKLCH: lightness 0 to 1, chroma from 0 (about .32 at most in sRGB), hue in degrees 0 to 360. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** OKLCH of a hex colour. The hue of a pure grey is 0. Throws a RangeError when `hex` is none. */
export function hexToOklch(hex: string): Oklch {
  const [red, green, blue] = parseHex(hex).map(toLinear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const c = Math.hypot(a, b);
  if (c < 1e-5) return { l, c: 0, h: 0 };
  return { l, c, h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** sRGB of an OKLCH colour, not mapped: channels may leave 0 to 1. */
function oklchToSrgb({ l, c, h }: Oklch): Srgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** Hex of an OKLCH colour, brought into sRGB by reducing chroma alone (design language §5). */
export function oklchToHex(color: Oklch): string {
  return formatHex(oklchToSrgb(mapIntoSrgb(color)));
}

/** The colour itself when sRGB holds it, else the same lightness and hue with the greatest chroma that fits. */
function mapIntoSrgb(color: Oklch): Oklch {
  if (isInSrgb(color)) return color;
  let inside = 0;
  let outside = color.c;
  for (let step = 0; step < 24; step += 1) {
    const middle = (inside + outside) / 2;
    if (isInSrgb({ ...color, c: middle })) inside = middle;
    else outside = middle;
  }
  return { ...color, c: inside };
}

function isInSrgb(color: Oklch): boolean {
  const tolerance = 1e-4;
  return oklchToSrgb(color).every((channel) => channel >= -tolerance && channel <= 1 + tolerance);
}
