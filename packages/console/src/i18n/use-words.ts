import { RECONNECT_DELAY_MS } from '@rastro/sdk/domain';
import type { Words } from '@rastro/sdk/words';
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
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const ask = () =>
      void loadWords(locale, brand).then(
        (words) => isWanted && setArrived(words),
        () => {
          if (isWanted) timer = setTimeout(ask, RECONNECT_DELAY_MS);
        },
      );
    ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [locale, brand]);
  return known ?? arrived;
}
