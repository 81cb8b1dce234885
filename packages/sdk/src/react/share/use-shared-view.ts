'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isTrackingError, type TrackingClient } from '../../client';
import { sharedView, type SharedView } from '../../contract';

/** How far somebody is who opened a link. */
export type SharedViewState =
  | { kind: 'opening' }
  | { kind: 'failed'; error: unknown }
  /** `endsAt` is when the link ends, epoch ms by the clock of this machine. */
  | { kind: 'open'; view: SharedView; endsAt: number }
  /** With what was seen of it before, if anything was. */
  | { kind: 'ended'; view: SharedView | null };

/** What {@link useSharedView} gives. */
export interface SharedViewing {
  state: SharedViewState;
  /** Looks no more. Never throws. */
  leave: () => Promise<void>;
  /** Tries again after a failure. */
  retry: () => void;
}

/** A timer cannot wait longer. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Opens a link by its token, or goes on with the one that this browser opened last, and says when it has
 * ended: by its time, by who made it, or by the server.
 * @param client from `createSharedClient`
 */
export function useSharedView(client: TrackingClient, token: string | null): SharedViewing {
  const [state, setState] = useState<SharedViewState>({ kind: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const seen = useRef<SharedView | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    const calls = client.resource(sharedView);
    const { signal } = gone;
    const opening = token === null ? calls.get(0, { signal }) : calls.open({ token }, { signal });
    opening.then(
      (view) => {
        if (signal.aborted) return;
        seen.current = view;
        setState({ kind: 'open', view, endsAt: Date.now() + view.remainingMs });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const hasEnded = isTrackingError(error) && error.status === 401;
        setState(hasEnded ? { kind: 'ended', view: null } : { kind: 'failed', error });
      },
    );
    return () => gone.abort();
  }, [client, token, attempt]);

  const end = useCallback(() => {
    client.live.stop();
    setState({ kind: 'ended', view: seen.current });
  }, [client]);
  useEffect(() => client.on('signedOut', end), [client, end]);
  const endsAt = state.kind === 'open' ? state.endsAt : null;
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setTimeout(end, Math.min(Math.max(0, endsAt - Date.now()), LONGEST_MS));
    return () => clearTimeout(timer);
  }, [endsAt, end]);

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
      setAttempt((count) => count + 1);
    }, []),
  };
}
