import { findMapStart } from '../map/map-show';

type Owner = Parameters<typeof findMapStart>[0]['user'];

/** What a replay tells besides the way itself. */
export interface ReplayMarks {
  stops: boolean;
  events: boolean;
}

/**
 * Whether a replay shows stops and events: as chosen, else as `mapStops` and `mapEvents` of
 * account and server say; else both, for the past is what a replay is opened for.
 */
export function resolveReplayMarks({
  choice,
  user,
  server,
}: {
  choice: Partial<ReplayMarks>;
  user: Owner;
  server: Owner;
}): ReplayMarks {
  const resolve = (mark: keyof ReplayMarks) =>
    choice[mark] ?? findMapStart({ user, server }, mark) ?? true;
  return { stops: resolve('stops'), events: resolve('events') };
}
