import { RECONNECT_DELAY_MS } from '@rastro/sdk/domain';
import { useNow } from '@rastro/sdk/internal/react';
import { useCallback, useEffect, useState } from 'react';
import { useAppSession, useAppSessionState } from './session-context';

/** The attempts to reach a server that is down. */
export type ServerRetry = {
  isTrying: boolean;
  /** Until the next attempt. */
  waitSeconds: number;
  /** Time of the last failed attempt, epoch milliseconds. */
  failedAt: number;
  retry: () => Promise<void>;
};

/** Asks for server and session again every few seconds, at once when nobody has asked yet. */
export function useServerRetry(): ServerRetry {
  const session = useAppSession();
  const isKnownDown = useAppSessionState().server !== 'unknown';
  const now = useNow();
  const [isTrying, setTrying] = useState(false);
  const [failedAt, setFailedAt] = useState(() => Date.now());

  const retry = useCallback(async () => {
    setTrying(true);
    await session.loadInOrder();
    setTrying(false);
    setFailedAt(Date.now());
  }, [session]);

  useEffect(() => {
    if (isTrying) return;
    const timer = setTimeout(() => void retry(), isKnownDown ? RECONNECT_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [isTrying, failedAt, isKnownDown, retry]);

  const waitMs = Math.max(0, failedAt + RECONNECT_DELAY_MS - now);
  return { isTrying, waitSeconds: Math.ceil(waitMs / 1_000), failedAt, retry };
}
