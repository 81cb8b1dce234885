'use client';
import { useMemo, useState } from 'react';
import type { Period } from '../../domain';
import { useFollowColors } from '../follow/use-follow-colors';
import { createReplayClock, type ReplayClock } from './replay-clock';
import type { ReplayRoute } from './replay-route';
import { createReplayHover, type ReplayHover } from './replay-hover';
import { createReplayPicture, type ReplayPicture } from './replay-picture';
import { useRoutes } from './use-routes';

/** All that the parts of a replay share. */
export interface Replay {
  status: 'idle' | 'loading' | 'failed' | 'empty' | 'ready';
  /** Error of the request. */
  error: unknown;
  refresh: () => void;
  /** Those that have fixes, in the order of the vehicles. */
  routes: readonly ReplayRoute[];
  /** The colour of each vehicle, counted from 0. */
  colors: ReadonlyMap<number, number>;
  clock: ReplayClock;
  hover: ReplayHover;
  /** The part whose figures are shown; null is all of it. */
  selection: Period | null;
  setSelection: (selection: Period | null) => void;
  picture: ReplayPicture;
}

const NO_ROUTES: readonly ReplayRoute[] = [];
const NO_SPAN: Period = { fromMs: 0, toMs: 0 };

/**
 * The routes of vehicles in a period and the clock that replays them. `atMs` is where the clock stands
 * first. The clock, what is hovered and what is selected belong to these routes: others begin anew.
 */
export function useReplay({
  deviceIds,
  period,
  atMs,
}: {
  deviceIds: readonly number[];
  period: Period | null;
  atMs?: number | null;
}): Replay {
  const { data, isLoading, error, refresh } = useRoutes(deviceIds, period);
  const colors = useFollowColors(deviceIds);
  const [firstMs] = useState(atMs ?? undefined);
  const parts = useMemo(() => {
    const routes = data?.filter(({ track }) => track.fixes.length > 0) ?? NO_ROUTES;
    return {
      routes,
      clock: createReplayClock(spanOf(routes), firstMs === undefined ? {} : { atMs: firstMs }),
      hover: createReplayHover(),
      picture: createReplayPicture(),
    };
  }, [data, firstMs]);
  const [held, setHeld] = useState<{ of: unknown; selection: Period | null }>({
    of: data,
    selection: null,
  });
  return useMemo(
    () => ({
      ...parts,
      status:
        error !== undefined
          ? 'failed'
          : isLoading
            ? 'loading'
            : !data
              ? 'idle'
              : parts.routes.length === 0
                ? 'empty'
                : 'ready',
      error,
      refresh: () => void refresh(),
      colors,
      selection: held.of === data ? held.selection : null,
      setSelection: (selection: Period | null) => setHeld({ of: data, selection }),
    }),
    // Without `refresh`, which is new at each render and always does the same.
    [parts, data, isLoading, error, colors, held],
  );
}

function spanOf(routes: readonly ReplayRoute[]): Period {
  const starts = routes.map(({ track }) => track.timesMs[0] ?? 0);
  const ends = routes.map(({ track }) => track.timesMs.at(-1) ?? 0);
  return routes.length === 0 ? NO_SPAN : { fromMs: Math.min(...starts), toMs: Math.max(...ends) };
}
