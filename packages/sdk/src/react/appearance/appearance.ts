/** Look of widgets on their host's page. Members left out follow the page's brand. */
export interface Appearance {
  /** Brand colour, `#rgb` or `#rrggbb`; the whole safe scale is derived from it. */
  accent?: string;
  /** Hue of the greys in degrees, with an accent. Default: the accent's. */
  neutralHue?: number;
  /** Multiplies corner radii: 0.5, 1 or 1.5. Default 1. */
  radiusScale?: number;
  /** `font-family` list; `inherit` takes the host's font. */
  font?: string;
  /** `system` follows the page, then the reader's device. Default `system`. */
  scheme?: 'light' | 'dark' | 'system';
  /** Rows of lists: 56 or 44 px. Default `comfortable`. */
  density?: 'comfortable' | 'compact';
  /** Single CSS variables, set last, e.g. `{ '--rastro-surface': '#fffdf8' }`. */
  variables?: Readonly<Record<`--rastro-${string}`, string>>;
}
