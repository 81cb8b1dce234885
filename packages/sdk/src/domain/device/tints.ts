import { adjustColor } from './adjust-color';
import { readAttribute } from './read-attribute';

/** The two colours of a vehicle icon, `#rrggbb`. */
export interface Tints {
  primary: string;
  secondary: string;
}

/** The colours of a vehicle that has none of its own: those the icons are drawn in. */
export const DEFAULT_TINTS: Tints = { primary: '#2563eb', secondary: '#ffffff' };

/** Hex text (`#abc` or `#aabbcc`, any case) as `#rrggbb`; null when it is no colour. */
export function parseHexColor(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (!/^#[0-9a-f]{3}$/.test(text)) return null;
  return `#${[...text.slice(1)].map((digit) => digit + digit).join('')}`;
}

/**
 * The tints of a device: `{prefix}.color` and `{prefix}.color_extra` (spec §3), each replaced by
 * its default when it is missing or no hex colour, changed by `{prefix}.hue` (degrees),
 * `{prefix}.saturation` and `{prefix}.brightness` (per cent, 0 to 200; 100 changes nothing).
 */
export function resolveTints(
  device: { attributes?: Record<string, unknown> | null },
  prefix: string,
  defaults: Tints = DEFAULT_TINTS,
): Tints {
  const read = (name: string) => readAttribute(device, `${prefix}.${name}`);
  const change = {
    hue: toTintValue(read('hue'), 'hue'),
    saturation: toTintValue(read('saturation'), 'saturation'),
    brightness: toTintValue(read('brightness'), 'brightness'),
  };
  const isChanged = change.hue !== 0 || change.saturation !== 100 || change.brightness !== 100;
  const tint = (value: unknown, fallback: string) => {
    const color = parseHexColor(value) ?? fallback;
    return isChanged ? adjustColor(color, change) : color;
  };
  return {
    primary: tint(read('color'), defaults.primary),
    secondary: tint(read('color_extra'), defaults.secondary),
  };
}

/** Ranges of the tint changes: bounds, neutral value and unit. */
export const TINT_CHANGES = {
  hue: { least: -360, most: 360, none: 0, unit: '°' },
  saturation: { least: 0, most: 200, none: 100, unit: '\u00a0%' },
  brightness: { least: 0, most: 200, none: 100, unit: '\u00a0%' },
} as const;

/** One of {@link TINT_CHANGES}. */
export type TintChange = keyof typeof TINT_CHANGES;

/** Reads a change from an attribute, within its bounds; the neutral value if there is none. */
export function toTintValue(value: unknown, change: TintChange): number {
  const { least, most, none } = TINT_CHANGES[change];
  return readNumber(value, least, most) ?? none;
}

/** A number or the text of one, within its bounds; undefined for anything else. */
function readNumber(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return Math.max(least, Math.min(most, number));
}
