import { useContext } from 'react';
import { BrandContext, type Brand } from './brand-context';

/** The brand on the page and the scheme painted now. Throws outside a `BrandProvider`. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand needs a <BrandProvider> around it');
  return brand;
}
