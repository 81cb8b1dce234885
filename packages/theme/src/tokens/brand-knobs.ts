import type { Scheme } from './scheme';

/** Style of the header: as the frame, nearly black, or in the brand's colour. */
export type HeaderStyle = 'surface' | 'ink' | 'brand';

/** Everything a brand may turn that ends in a colour or a CSS variable (design language §5). */
export interface BrandKnobs {
  /** Brand colour, `#rgb` or `#rrggbb`. */
  readonly accent: string;
  /** Hue of the greys in degrees; default: the accent's. */
  readonly neutralHue?: number | undefined;
  /** Default `surface`. */
  readonly header?: HeaderStyle | undefined;
  /** Multiplies corner radii; default 1. */
  readonly radiusScale?: number | undefined;
  /** CSS `font-family` list put before the built-in one. */
  readonly font?: string | undefined;
  /** `system` (default) follows the visitor's device. */
  readonly scheme?: Scheme | 'system' | undefined;
}
