import { createContext } from 'react';
import type { Scheme } from './tokens';
import type { Branding } from './schema';

/** The brand on the page and the scheme that is painted now. */
export interface Brand {
  readonly branding: Branding;
  readonly scheme: Scheme;
}

/** Carries the brand; null outside a `BrandProvider`. */
export const BrandContext = createContext<Brand | null>(null);
