import { createTokens, relativeLuminance, type Scheme } from '../tokens';
import type { Branding } from './branding';
import { toBrandKnobs } from './to-brand-knobs';

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
  const { headerText, text } = createTokens(toBrandKnobs(branding), scheme).color;
  const isDarkGround = relativeLuminance(place === 'header' ? headerText : text) > 0.5;
  const { width } = logo;
  return {
    kind: 'image',
    src: isDarkGround ? logo.dark : logo.light,
    ...(width !== undefined && { width }),
  };
}
