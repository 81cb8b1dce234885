import type { ColorRole } from '../roles/color-roles';
import type { ShadowRole } from '../shadows';

/** Begins the name of every CSS variable; technical, the same under every brand. */
export const CSS_PREFIX = 'rastro';

/** `surfaceRaised` → `surface-raised`. */
export function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The CSS variable of a colour or shadow, ready to be written into a style: `var(--rastro-text-muted)`. */
export function cssVar(role: ColorRole | ShadowRole): string {
  return `var(--${CSS_PREFIX}-${toKebabCase(role)})`;
}
