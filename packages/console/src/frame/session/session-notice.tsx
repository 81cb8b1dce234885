import { SECOND_MS } from '@rastro/sdk/domain';
import {
  SESSION_WARNED_MS as WARNED_MS,
  useNow,
  useSessionStatus,
  useConnection,
} from '@rastro/sdk/internal/react';
import { Suspense, type ReactElement, useEffect, useRef, useState } from 'react';
import { lazyPage } from '../loading/lazy-page';
import { isOutdated } from './is-outdated';

const readScript = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/**
 * True when the server has a new version of the console. Checked on each reconnection, as a server
 * may be updated while away.
 */
function useNewVersion(): boolean {
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

const SessionBar = lazyPage(
  () => import('./session-bar').then((module) => module.SessionBar),
  'session',
);

const UNKNOWN = { by: null, worksFor: null, endsAtMs: null };

/** Asks how the session stands and whether the console is still the latest, and shows a bar once there is something to say. */
export function SessionNotice({ userName }: { userName: string }): ReactElement | null {
  const { by, worksFor, endsAtMs } = useSessionStatus().data ?? UNKNOWN;
  const nowMs = useNow(10 * SECOND_MS);
  const isEnding = endsAtMs !== null && endsAtMs - nowMs <= WARNED_MS;
  const isOutdated = useNewVersion();
  if (!by && !worksFor && !isEnding && !isOutdated) return null;
  return (
    <Suspense fallback={null}>
      <SessionBar
        userName={userName}
        isOutdated={isOutdated}
        status={{ by, worksFor, endsAtMs: isEnding ? endsAtMs : null }}
      />
    </Suspense>
  );
}
