'use client';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isTrackingError, type TrackingClient } from '../../client';
import { sharedView, type SharedView } from '../../contract';

/** Progress of opening a link. */
export type SharedViewState =
  | { kind: 'opening' }
  | { kind: 'failed'; error: unknown }
  /** It asks for a PIN; `error` says why the one that was given does not open it. */
  | { kind: 'pin'; error: unknown }
  /** It shows nothing yet; `startsAt` is when it does, epoch ms by the clock of this machine. */
  | { kind: 'waiting'; view: SharedView; startsAt: number }
  /** `endsAt` is when the link ends, epoch ms by the clock of this machine. */
  | { kind: 'open'; view: SharedView; endsAt: number }
  /** `view` is the last that was seen of it; `arrivedAt` the arrival of the vehicle, where that ended it (ISO text). */
  | { kind: 'ended'; view: SharedView | null; arrivedAt: string | null };

/** Return value of {@link useSharedView}. */
export interface SharedViewing {
  state: SharedViewState;
  /** Looks no more. Never throws. */
  leave: () => Promise<void>;
  /** Tries again after a failure. */
  retry: () => void;
  /** Tries a PIN. */
  givePin: (pin: string) => void;
}

/** A timer cannot wait longer. */
const MAX_MS = 2 ** 31 - 1;
const PIN_CODES = ['SHARE_PIN_NEEDED', 'SHARE_PIN_WRONG', 'SHARE_PIN_LOCKED'];

/** Returns the vehicle's arrival time, if it ended the link (ISO text). */
const toArrival = (error: unknown): string | null => {
  const arrivedAt = isTrackingError(error) ? error.details['arrivedAt'] : undefined;
  return typeof arrivedAt === 'string' ? arrivedAt : null;
};

const toFailure = (error: unknown): SharedViewState => {
  if (!isTrackingError(error)) return { kind: 'failed', error };
  if (error.status === 401) return { kind: 'ended', view: null, arrivedAt: toArrival(error) };
  if (!PIN_CODES.includes(error.code)) return { kind: 'failed', error };
  return { kind: 'pin', error: error.code === 'SHARE_PIN_NEEDED' ? undefined : error };
};

/**
 * Opens a link by its token, or goes on with the one that this browser opened last, and says when it has
 * ended: by its time, by who made it, or by the server.
 * @param client from `createSharedClient`
 */
export function useSharedView(client: TrackingClient, token: string | null): SharedViewing {
  const [state, setState] = useState<SharedViewState>({ kind: 'opening' });
  const [attempt, setAttempt] = useState<{ pin?: string }>({});
  const seen = useRef<SharedView | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    const calls = client.resource(sharedView);
    const { signal } = gone;
    const opening =
      token === null ? calls.get(0, { signal }) : calls.open({ token, ...attempt }, { signal });
    opening.then(
      (view) => {
        if (signal.aborted) return;
        seen.current = view;
        hasEnded.current = false;
        const now = Date.now();
        setState(
          view.startsInMs > 0
            ? { kind: 'waiting', view, startsAt: now + view.startsInMs }
            : { kind: 'open', view, endsAt: now + view.remainingMs },
        );
      },
      (error: unknown) => {
        if (!signal.aborted) setState(toFailure(error));
      },
    );
    return () => gone.abort();
  }, [client, token, attempt]);

  const hasEnded = useRef(false);
  const end = useCallback(
    (arrivedAt: string | null) => {
      client.live.stop();
      setState({ kind: 'ended', view: seen.current, arrivedAt });
    },
    [client],
  );
  const askWhy = useEffectEvent(() => {
    // Of one that was not opened the opening says it.
    if (hasEnded.current || seen.current === null) return;
    hasEnded.current = true;
    client.live.stop();
    void client
      .resource(sharedView)
      .get(0)
      .then(() => null, toArrival)
      .then(end);
  });
  useEffect(() => client.on('signedOut', () => askWhy()), [client]);
  const endsAt = state.kind === 'open' ? state.endsAt : null;
  useTimer(
    endsAt,
    useCallback(() => end(null), [end]),
  );
  // Whoever gave the PIN has opened it, and is not asked again.
  const startsAt = state.kind === 'waiting' ? state.startsAt : null;
  useTimer(
    startsAt,
    useCallback(() => setAttempt((before) => ({ ...before })), []),
  );

  return {
    state,
    leave: useCallback(async () => {
      client.live.stop();
      await client
        .resource(sharedView)
        .leave()
        .catch(() => undefined);
    }, [client]),
    retry: useCallback(() => {
      setState({ kind: 'opening' });
      setAttempt((before) => ({ ...before }));
    }, []),
    givePin: useCallback((pin: string) => setAttempt({ pin }), []),
  };
}

/** Calls back at a moment; null for never. */
function useTimer(atMs: number | null, call: () => void): void {
  useEffect(() => {
    if (atMs === null) return;
    const timer = setTimeout(call, Math.min(Math.max(0, atMs - Date.now()), MAX_MS));
    return () => clearTimeout(timer);
  }, [atMs, call]);
}
