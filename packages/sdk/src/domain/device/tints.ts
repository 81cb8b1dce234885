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
 * its default when it is missing or no hex colour.
 */
export function resolveTints(
  device: { attributes?: Record<string, unknown> | null },
  prefix: string,
  defaults: Tints = DEFAULT_TINTS,
): Tints {
  return {
    primary: parseHexColor(readAttribute(device, `${prefix}.color`)) ?? defaults.primary,
    secondary: parseHexColor(readAttribute(device, `${prefix}.color_extra`)) ?? defaults.secondary,
  };
}
