import { useEffect, useState } from 'react';
import { STREET_VIEW_ORIGIN } from '../../../../domain/geo/street-view';

const PATIENCE_MS = 8_000;

/**
 * Checks that the street view site is reachable from this browser: a frame that cannot be fetched
 * shows the browser's own error page and reports nothing. Checks again for each `question`.
 */
export function useIsReachable(question: number): 'asking' | 'there' | 'away' {
  const [answer, setAnswer] = useState<{ question: number; isThere: boolean }>();
  useEffect(() => {
    const gone = new AbortController();
    const timer = setTimeout(() => gone.abort('late'), PATIENCE_MS);
    const tell = (isThere: boolean) => {
      if (gone.signal.aborted && gone.signal.reason !== 'late') return;
      setAnswer({ question, isThere });
    };
    fetch(`${STREET_VIEW_ORIGIN}/generate_204`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: gone.signal,
    }).then(
      () => tell(true),
      () => tell(false),
    );
    return () => {
      clearTimeout(timer);
      gone.abort('unmounted');
    };
  }, [question]);
  if (answer?.question !== question) return 'asking';
  return answer.isThere ? 'there' : 'away';
}
