import {
  CSS_PREFIX,
  cssVariables,
  isFontList,
  isHexColor,
  type BrandKnobs,
  type Scheme,
} from '@rastro/theme/tokens';
import type { Appearance } from './appearance';

/** Accent of a page that names none and has no brand: a grey that goes with any site. */
const PLAIN_ACCENT = '#3f4a5c';

/**
 * The rules that give one part of a page its own look. Empty when the appearance derives nothing;
 * the font `inherit` is for the caller to find out, since a variable cannot stand for it.
 * Throws a RangeError for an accent that is no hex colour and a font that is no list of names.
 */
export function appearanceCss(selector: string, appearance: Appearance): string {
  const { accent, neutralHue, radiusScale, font, scheme = 'system' } = appearance;
  if (accent !== undefined && !isHexColor(accent)) {
    throw new RangeError(`appearance.accent is "${accent}"; write a hex colour such as #2f6fed.`);
  }
  if (font !== undefined && font !== 'inherit' && !isFontList(font)) {
    throw new RangeError(`appearance.font is "${font}"; write a list of font names, or inherit.`);
  }
  const rules = accent === undefined ? [] : schemeRules(selector, scheme, { accent, neutralHue });
  const single: Record<string, string> = {
    ...(radiusScale === undefined ? {} : scaledRadii(radiusScale)),
    ...(font === undefined || font === 'inherit' ? {} : { [`--${CSS_PREFIX}-font-family`]: font }),
    ...appearance.variables,
  };
  const lines = Object.entries(single).map(([name, value]) => `${name}:${value}`);
  // Three times the class: single variables win over every scheme rule above.
  if (lines.length > 0) rules.push(`${selector}${selector}${selector}{${lines.join(';')}}`);
  return rules.join('\n');
}

/** Colours for pages without any brand, at no specificity, so that every brand wins. */
export function plainPageCss(): string {
  const light = declare({ accent: PLAIN_ACCENT }, 'light');
  const dark = declare({ accent: PLAIN_ACCENT }, 'dark');
  return [
    `:where(:root,[data-scheme='light']){${light}}`,
    `@media (prefers-color-scheme:dark){:where(:root:not([data-scheme])){${dark}}}`,
    `:where([data-scheme='dark']){${dark}}`,
  ].join('\n');
}

type Knobs = Pick<BrandKnobs, 'accent' | 'neutralHue'>;

function schemeRules(selector: string, scheme: Scheme | 'system', knobs: Knobs): string[] {
  if (scheme !== 'system') return [`${selector}${selector}{${declare(knobs, scheme)}}`];
  const light = declare(knobs, 'light');
  const dark = declare(knobs, 'dark');
  return [
    `${selector}{${light}}`,
    `@media (prefers-color-scheme:dark){${selector}{${dark}}}`,
    `[data-scheme='light'] ${selector}{${light}}`,
    `[data-scheme='dark'] ${selector}{${dark}}`,
  ];
}

function declare(knobs: Knobs, scheme: Scheme): string {
  const lines = Object.entries(cssVariables(knobs, scheme)).map(
    ([name, value]) => `--${CSS_PREFIX}-${name}:${value}`,
  );
  return [`color-scheme:${scheme}`, ...lines].join(';');
}

function scaledRadii(radiusScale: number): Record<string, string> {
  const all = cssVariables({ accent: PLAIN_ACCENT, radiusScale }, 'light');
  const radii = Object.entries(all).filter(([name]) => name.startsWith('radius-'));
  return Object.fromEntries(radii.map(([name, value]) => [`--${CSS_PREFIX}-${name}`, value]));
}
