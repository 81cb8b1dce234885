import type { BrandKnobs } from '../brand-knobs';
import type { ColorRole } from '../roles/color-roles';
import { createTokens } from '../create-tokens';
import { toKebabCase } from './css-var';
import { radius } from '../layout';
import type { Scheme } from '../scheme';
import type { ShadowRole } from '../shadows';
import { font } from '../type-scale';

type Kebab<S extends string> = S extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : S;

/** Name of a CSS variable without its `--rastro-`: `surface-raised`, `radius-card`, `font-family`. */
export type CssVariableName =
  | Kebab<ColorRole | ShadowRole>
  | `radius-${keyof typeof radius}`
  | `speed-ramp-${1 | 2 | 3 | 4}`
  | `trail-${1 | 2 | 3 | 4 | 5 | 6}`
  | 'font-family'
  | 'font-features';

/** Radii that keep their size under every brand (design language §3). */
const unscaled: ReadonlySet<string> = new Set(['plate', 'checkbox', 'full']);

/**
 * The CSS variables of a brand in one scheme, flat, kebab-case names without prefix to values.
 * Throws a RangeError when `accent` is not a hex colour.
 */
export function cssVariables(knobs: BrandKnobs, scheme: Scheme): Record<CssVariableName, string> {
  const { color, shadow, speedRamp, trail } = createTokens(knobs, scheme);
  const scale = knobs.radiusScale ?? 1;
  const variables: [string, string][] = [
    ...Object.entries({ ...color, ...shadow }).map(([role, value]): [string, string] => [
      toKebabCase(role),
      value,
    ]),
    ...speedRamp.map((value, i): [string, string] => [`speed-ramp-${i + 1}`, value]),
    ...trail.map((value, i): [string, string] => [`trail-${i + 1}`, value]),
    ...Object.entries(radius).map(([name, px]): [string, string] => [
      `radius-${name}`,
      `${unscaled.has(name) ? px : px * scale}px`,
    ]),
    ['font-family', knobs.font ? `${knobs.font}, ${font.family}` : font.family],
    ['font-features', font.features],
  ];
  return Object.fromEntries(variables) as Record<CssVariableName, string>;
}
