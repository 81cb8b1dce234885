import { useCallback, useEffect, useState } from 'react';
import { MINUTE_MS } from '../../domain';

/** Max time in front of an empty map before the built-in one replaces it, in milliseconds. */
const PATIENCE_MS = 4_000;
const RETRY_MS = MINUTE_MS;

/**
 * State of a base map: not loaded yet; not loaded after 4 s, still trying; given up for now;
 * loaded.
 */
export type LayerState = 'waiting' | 'slow' | 'failed' | 'shown';

/** Is a base map not to be seen, though its time has come? */
export const isAway = ({ state }: Pick<LayerWatch, 'state'>): boolean =>
  state === 'slow' || state === 'failed';

/** Events of a base map. */
export interface LayerEvents {
  /** The first of it can be seen. */
  onShown: () => void;
  /** Nothing of it came. */
  onFailed: () => void;
}

/** The state of a base map; each `attempt` begins anew. */
export interface LayerWatch extends LayerEvents {
  state: LayerState;
  attempt: number;
}

/**
 * Watches the base map of an id from when the map is ready for it. What is slow or failed is tried
 * again when the browser comes online, and once a minute.
 */
export function useLayerWatch(layerId: string | undefined, isReady: boolean): LayerWatch {
  const [watch, setWatch] = useState({ layerId, state: 'waiting' as LayerState, attempt: 0 });
  if (watch.layerId !== layerId) {
    setWatch({ layerId, state: 'waiting', attempt: watch.attempt + 1 });
  }
  const { state, attempt } = watch;

  useEffect(() => {
    if (layerId === undefined || !isReady || state !== 'waiting') return;
    const timer = setTimeout(
      () => setWatch((now) => (now.state === 'waiting' ? { ...now, state: 'slow' } : now)),
      PATIENCE_MS,
    );
    return () => clearTimeout(timer);
  }, [layerId, isReady, state]);

  const isMissing = isAway({ state });
  useEffect(() => {
    if (!isMissing) return;
    const retry = () => {
      if (!navigator.onLine) return;
      setWatch((now) =>
        now.state === 'shown' ? now : { ...now, state: 'slow', attempt: now.attempt + 1 },
      );
    };
    window.addEventListener('online', retry);
    const timer = setInterval(retry, RETRY_MS);
    return () => {
      window.removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [isMissing]);

  const settle = useCallback(
    (next: LayerState) =>
      setWatch((now) =>
        now.attempt === attempt && now.state !== 'shown' ? { ...now, state: next } : now,
      ),
    [attempt],
  );
  const onShown = useCallback(() => settle('shown'), [settle]);
  const onFailed = useCallback(() => settle('failed'), [settle]);
  return { state, attempt, onShown, onFailed };
}
