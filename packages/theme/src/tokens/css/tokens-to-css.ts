import type { BrandKnobs } from '../brand-knobs';
import { CSS_PREFIX } from './css-var';
import { cssVariables } from './css-variables';
import { isFontList } from './font-list';
import type { Scheme } from '../scheme';

/**
 * The style sheet that paints a brand before any script has run. `data-scheme="light|dark"` on the
 * root, or on any element, chooses a scheme; without it `knobs.scheme` does, and `system` (default)
 * follows the device. Throws a RangeError when `accent` is not a hex colour, and when `font` is
 * no list of font names (see `isFontList`).
 */
export function tokensToCss(knobs: BrandKnobs): string {
  if (knobs.font !== undefined && !isFontList(knobs.font)) {
    throw new RangeError(`Not a font list: "${knobs.font}"`);
  }
  const start: Scheme = knobs.scheme === 'dark' ? 'dark' : 'light';
  const other: Scheme = start === 'dark' ? 'light' : 'dark';
  const rules = [
    `:root,[data-scheme="${start}"]{${declarations(knobs, start)}}`,
    `[data-scheme="${other}"]{${declarations(knobs, other)}}`,
  ];
  if ((knobs.scheme ?? 'system') === 'system') {
    const dark = declarations(knobs, 'dark');
    rules.push(`@media (prefers-color-scheme:dark){:root:not([data-scheme]){${dark}}}`);
  }
  return rules.join('\n');
}

function declarations(knobs: BrandKnobs, scheme: Scheme): string {
  const variables = Object.entries(cssVariables(knobs, scheme));
  const lines = variables.map(([name, value]) => `--${CSS_PREFIX}-${name}:${value}`);
  return [`color-scheme:${scheme}`, ...lines].join(';');
}
