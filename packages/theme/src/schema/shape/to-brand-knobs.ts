import type { BrandKnobs } from '../../tokens';
import type { Branding } from './branding';

/** The part of a brand that ends in CSS variables: what `tokensToCss` and `createTokens` take. */
export function toBrandKnobs(branding: Branding): BrandKnobs {
  const { colors, header, radiusScale, font, scheme } = branding;
  return { ...colors, header, radiusScale, font, scheme };
}
