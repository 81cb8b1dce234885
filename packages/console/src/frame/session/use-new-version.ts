import { useConnection } from '@rastro/sdk/internal/react';
import { useEffect, useRef, useState } from 'react';
import { isOutdated } from './is-outdated';

const readScript = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/**
 * True when the server has a new version of the console. Checked on each reconnection, as a server
 * may be updated while away.
 */
export function useNewVersion(): boolean {
  const { status } = useConnection();
  const wasAway = useRef(false);
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (status === 'reconnecting') wasAway.current = true;
    if (status !== 'live' || !wasAway.current) return;
    wasAway.current = false;
    const read = (path: string) => fetch(path, { cache: 'no-store', credentials: 'omit' });
    void isOutdated(readScript(), read).then((found) => {
      if (found) setNew(true);
    });
  }, [status]);
  return isNew;
}
