import { SECOND_MS } from '@rastro/sdk/domain';
import {
  SESSION_WARNED_MS as WARNED_MS,
  useNow,
  useSessionStatus,
} from '@rastro/sdk/internal/react';
import { Suspense, type ReactElement } from 'react';
import { lazyPage } from '../loading/lazy-page';
import { useNewVersion } from './use-new-version';

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
