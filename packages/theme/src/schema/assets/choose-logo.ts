import { createTokens, relativeLuminance, type Scheme } from '../../tokens';
import type { Branding } from '../shape/branding';
import { toBrandKnobs } from '../shape/to-brand-knobs';

/** A logo for one ground: an address with its width in px, or a word. */
export type ChosenLogo =
  | { readonly kind: 'image'; readonly src: string; readonly width?: number }
  | { readonly kind: 'text'; readonly text: string };

/**
 * The logo for where it will stand: on a page of `scheme`, or in the header, whose ground the brand
 * may have made dark or coloured. Dark grounds get the dark picture.
 */
export function chooseLogo(
  branding: Branding,
  scheme: Scheme,
  place: 'page' | 'header',
): ChosenLogo {
  const { logo } = branding;
  if (logo.kind === 'text') return logo;
  const isDark = resolveGroundScheme(branding, scheme, place) === 'dark';
  const { width } = logo;
  return {
    kind: 'image',
    src: isDark ? logo.dark : logo.light,
    ...(width !== undefined && { width }),
  };
}

/**
 * The scheme whose colours can be seen where something stands: a dark or coloured header wants those
 * of the dark scheme even on a light page.
 */
export function resolveGroundScheme(
  branding: Branding,
  scheme: Scheme,
  place: 'page' | 'header',
): Scheme {
  const { headerText, text } = createTokens(toBrandKnobs(branding), scheme).color;
  return relativeLuminance(place === 'header' ? headerText : text) > 0.5 ? 'dark' : 'light';
}
