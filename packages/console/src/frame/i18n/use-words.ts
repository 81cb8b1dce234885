import { loadUntilThere, type Words } from '@rastro/sdk/words';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BrandAddresses } from './brand-addresses';
import { loadWords, readWords, watchWords } from './page-words';

/**
 * The words of a language, those of the language before while they are on their way, or null before
 * the first have arrived. Asks again every few seconds when they do not.
 */
export function useWords(locale: string, brand?: BrandAddresses): Words | null {
  const read = () => readWords(locale, brand);
  const known = useSyncExternalStore(watchWords, read, read);
  const [arrived, setArrived] = useState(known);
  useEffect(() => loadUntilThere(() => loadWords(locale, brand), setArrived), [locale, brand]);
  return known ?? arrived;
}
