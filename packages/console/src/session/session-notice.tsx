import { MINUTE_MS } from '@rastro/sdk/domain';
import { useTrackingClient } from '@rastro/sdk/internal/react';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import useSWR from 'swr';
import { lazyPage } from '../loading/lazy-page';
import type { SessionStatusHere } from './session-status';
import { useNewVersion } from './use-new-version';

const SessionBar = lazyPage(
  () => import('./session-bar').then((module) => module.SessionBar),
  'session',
);

/** So long before its end a session says when that is. */
const WARNED_MS = 5 * MINUTE_MS;
const MAX_REFRESH_MS = 60 * MINUTE_MS;

/** Asks how the session stands and whether the console is still the latest, and shows a bar once there is something to say. */
export function SessionNotice({ userName }: { userName: string }): ReactElement | null {
  const client = useTrackingClient();
  const { data } = useSWR<SessionStatusHere>(
    'session-status',
    async () => {
      const { now, endsAt, by } = await client.session.status();
      const left = endsAt === null ? null : Date.parse(endsAt) - Date.parse(now);
      return { by, endsAtMs: left === null ? null : Date.now() + left };
    },
    {
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      // Use moves the end; what is asked is asked again before the warning.
      refreshInterval: (latest) => {
        const left = (latest?.endsAtMs ?? Infinity) - Date.now() - WARNED_MS;
        return Math.max(MINUTE_MS, Math.min(MAX_REFRESH_MS, left));
      },
    },
  );
  const isEnding = useIsEnding(data?.endsAtMs ?? null);
  const isOutdated = useNewVersion();
  const by = data?.by ?? null;
  if (!by && !isEnding && !isOutdated) return null;
  const endsAtMs = isEnding ? (data?.endsAtMs ?? null) : null;
  return (
    <Suspense fallback={null}>
      <SessionBar {...{ userName, isOutdated }} status={{ by, endsAtMs }} />
    </Suspense>
  );
}

/** Whether the end is near enough to be told. */
function useIsEnding(endsAtMs: number | null): boolean {
  const [lookedAtMs, setLookedAtMs] = useState(() => Date.now());
  const left = endsAtMs === null ? Infinity : endsAtMs - lookedAtMs - WARNED_MS;
  useEffect(() => {
    if (left <= 0 || left === Infinity) return;
    // Longer than this no timer takes; the end is asked about again before.
    const timer = setTimeout(() => setLookedAtMs(Date.now()), Math.min(left, MAX_REFRESH_MS));
    return () => clearTimeout(timer);
  }, [left]);
  return left <= 0;
}
