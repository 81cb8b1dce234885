import { readMapStart } from '../map/map-show';

type Owner = Parameters<typeof readMapStart>[0];

/** What a replay tells besides the way itself. */
export interface ReplayMarks {
  stops: boolean;
  events: boolean;
}

/**
 * Whether a replay shows stops and events: as chosen, else as the account's `mapStops` and `mapEvents`
 * say, else the server's; else both, for the past is what a replay is opened for.
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
    choice[mark] ?? readMapStart(user, mark) ?? readMapStart(server, mark) ?? true;
  return { stops: resolve('stops'), events: resolve('events') };
}
