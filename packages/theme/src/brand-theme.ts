import { createTheme } from 'styled-components';
import { CSS_PREFIX, cssVariables, type CssVariableName, type Scheme } from './tokens';
import { defaultBranding } from './schema/parse/default-branding';
import { toBrandKnobs } from './schema/shape/to-brand-knobs';

/** Kebab-case names of the CSS variables to what stands for each. */
export type BrandTheme = Record<CssVariableName, string>;

/**
 * The CSS variables of the design language as a styled-components theme: each key is
 * `var(--rastro-…)` with the default brand's value behind it, `.vars` holds the bare names, and
 * `.GlobalStyle` writes the values of the `ThemeProvider` around it under `selector`.
 *
 * @param options.selector default `:root`; `:host` inside a shadow root
 * @param options.scheme which scheme's values stand behind the variables; default `light`
 */
export function createBrandTheme(options: { selector?: string; scheme?: Scheme } = {}) {
  const { selector = ':root', scheme = 'light' } = options;
  const values: BrandTheme = cssVariables(toBrandKnobs(defaultBranding), scheme);
  return createTheme(values, { prefix: CSS_PREFIX, selector });
}
