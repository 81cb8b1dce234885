import type { BrandKnobs } from './brand-knobs';
import type { ColorRole } from './roles/color-roles';
import { createScale } from './roles/create-scale';
import { fixedColors } from './roles/fixed-colors';
import { createHeaderColors } from './roles/header-colors';
import type { Scheme } from './scheme';
import { shadows, speedRamps, type ShadowRole } from './shadows';

/**
 * Lines of vehicles that are followed at once, the first vehicle's first. At least 3:1 on the map's land
 * and on surfaces, told apart with every kind of colour vision. They never follow the brand.
 */
const trailColors = {
  light: ['#315cd4', '#bc6415', '#470672', '#16956d', '#7c4761', '#2e3800'],
  dark: ['#5c8bff', '#fa9d2d', '#eac7fb', '#76fbc7', '#9a587f', '#70773e'],
} as const satisfies Record<Scheme, readonly string[]>;

/** All values of one brand in one scheme that are not the same for everybody. */
export interface Tokens {
  readonly scheme: Scheme;
  /** Hex colours by role; only `scrim` is an `rgb()` with alpha. */
  readonly color: Readonly<Record<ColorRole, string>>;
  readonly shadow: Readonly<Record<ShadowRole, string>>;
  readonly speedRamp: readonly [string, string, string, string];
  readonly trail: readonly string[];
}

/**
 * Every colour, shadow and ramp of a brand in one scheme.
 * Throws a RangeError when `accent` is not a hex colour.
 */
export function createTokens(
  knobs: Pick<BrandKnobs, 'accent' | 'neutralHue' | 'header'>,
  scheme: Scheme,
): Tokens {
  const scale = createScale(knobs.accent, scheme, { neutralHue: knobs.neutralHue });
  const header = createHeaderColors(scale, knobs.header ?? 'surface', scheme);
  return {
    scheme,
    color: { ...scale, ...fixedColors[scheme], ...header },
    shadow: shadows[scheme],
    speedRamp: speedRamps[scheme],
    trail: trailColors[scheme],
  };
}
