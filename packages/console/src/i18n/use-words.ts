import { RECONNECT_DELAY_MS, type Locale } from '@rastro/sdk/domain';
import type { Words } from '@rastro/sdk/words';
import { useEffect, useState } from 'react';
import { loadWords, readWords } from './page-words';

/**
 * The words of a language, those of the language before while they are on their way, or null before
 * the first have arrived. Asks again every few seconds when they do not.
 */
export function useWords(locale: Locale): Words | null {
  const [arrived, setArrived] = useState(() => readWords(locale));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const ask = () =>
      void loadWords(locale).then(
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
  }, [locale]);
  return readWords(locale) ?? arrived;
}
