import type { ColorScale } from './color-roles';
import type { Scheme } from '../scheme';
import { contrast } from '../color/contrast';
import { createNeutrals } from './neutrals';
import { hexToOklch, oklchToHex, type Oklch } from '../color/oklch';
import { formatHex, parseHex } from '../color/srgb';
import { walk } from '../color/walk';

/** Hue of the default brand's greys, taken by brands that have none of their own (§5.1, §5.7). */
const OWN_HUE = 258;
const GREY_CHROMA = 0.03;
const MAX_CHROMA = 0.19;
const WHITE = '#ffffff';
const READABLE = 4.5;
const VISIBLE = 3;
const FOCUS_VISIBLE = 3.2;
const LAND = { light: '#eef0f3', dark: '#1c2128' };

/**
 * The greys and accent steps of one scheme from one brand colour, by the algorithm of the design
 * language §5. Every text pair holds WCAG AA whatever the colour.
 *
 * @param accentHex `#rgb` or `#rrggbb`; throws a RangeError for anything else
 * @param options.neutralHue hue of the greys in degrees; default: the accent's own
 */
export function createScale(
  accentHex: string,
  scheme: Scheme,
  options: { neutralHue?: number | undefined } = {},
): ColorScale {
  const brand = hexToOklch(accentHex);
  const isGrey = brand.c < GREY_CHROMA;
  const neutrals = createNeutrals(options.neutralHue ?? (isGrey ? OWN_HUE : brand.h), scheme);
  const { surface, canvas, surfaceActive } = neutrals;
  const dark = scheme === 'dark';
  const away = dark ? 1 : -1;
  const derived = (l: number, c: number): Oklch => ({ l, c: Math.min(c, MAX_CHROMA), h: brand.h });

  const { accent, accentText } = createFill(formatHex(parseHex(accentHex)), surface, dark);
  const fill = hexToOklch(accent);
  const step = fillStep(fill, accentText, dark);
  const accentSoft = dark
    ? oklchToHex(derived(0.285, Math.min(0.45 * brand.c, 0.062)))
    : oklchToHex(derived(0.955, Math.min(brand.c, 0.028)));
  const accentSoftHover = dark
    ? oklchToHex(derived(0.325, Math.min(0.5 * brand.c, 0.074)))
    : oklchToHex(derived(0.93, Math.min(brand.c, 0.042)));
  const reads = (over: string[], least: number) => (hex: string) =>
    over.every((other) => contrast(hex, other) >= least);
  const focusBase = isGrey ? { c: 0.16, h: OWN_HUE } : { c: Math.max(brand.c, 0.1), h: brand.h };
  // A grey has no hue that the trail's least chroma could bring out.
  const trailHue = isGrey ? OWN_HUE : brand.h;

  return {
    ...neutrals,
    // Greys of a hue far from the accent's may miss by a hair on a selected row; else nothing moves.
    textSubtle: walk(
      hexToOklch(neutrals.textSubtle),
      away,
      reads([surfaceActive, accentSoftHover], READABLE),
    ),
    accent,
    accentHover: step(0.045),
    accentActive: step(0.085),
    accentText,
    accentBorder:
      contrast(accent, surface) >= VISIBLE
        ? accent
        : walk(derived(fill.l, fill.c), away, reads([surface], VISIBLE)),
    accentInk: walk(
      dark
        ? derived(Math.max(brand.l, 0.7), Math.min(brand.c, 0.13))
        : derived(Math.min(brand.l, 0.55), Math.min(brand.c, 0.17)),
      away,
      reads([surface, canvas, surfaceActive, accentSoftHover], READABLE),
    ),
    accentSoft,
    accentSoftHover,
    focus: walk(
      { l: dark ? 0.68 : 0.55, c: Math.min(focusBase.c, MAX_CHROMA), h: focusBase.h },
      away,
      reads([surface, canvas, surfaceActive], FOCUS_VISIBLE),
    ),
    mapTrail: walk(
      {
        ...derived(
          dark ? Math.max(brand.l, 0.66) : Math.min(brand.l, 0.56),
          Math.max(brand.c, 0.08),
        ),
        h: trailHue,
      },
      away,
      reads([LAND[scheme]], READABLE),
    ),
  };
}

function createFill(exact: string, surface: string, dark: boolean) {
  const textOn = (hex: string): string | undefined => {
    if (contrast(WHITE, hex) >= READABLE) return WHITE;
    const { c, h } = hexToOklch(hex);
    const nearBlack = oklchToHex({ l: 0.2, c: Math.min(c, 0.02), h });
    return contrast(nearBlack, hex) >= READABLE ? nearBlack : undefined;
  };
  const isVisible = (hex: string) => !dark || contrast(hex, surface) >= VISIBLE;
  const visible = isVisible(exact) ? exact : walk(hexToOklch(exact), 1, isVisible);
  const accent = textOn(visible)
    ? visible
    : walk(hexToOklch(visible), dark ? 1 : -1, (hex) => textOn(hex) !== undefined);
  return { accent, accentText: textOn(accent) ?? WHITE };
}

/** Darker under white text; under dark text darker in light, lighter in dark (§5.3). */
function fillStep(fill: Oklch, accentText: string, dark: boolean) {
  const direction = accentText === WHITE || !dark ? -1 : 1;
  return (size: number): string => {
    const at = (change: number) =>
      oklchToHex({ l: fill.l + change, c: Math.min(fill.c, MAX_CHROMA), h: fill.h });
    const hex = at(direction * size);
    return contrast(accentText, hex) >= READABLE ? hex : at(-direction * size * 0.6);
  };
}
