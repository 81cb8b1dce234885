import { type Period, type ReadEvent, Skipped } from './read-event';

/** Content of a calendar: repeating series, and single occurrences. */
export interface Joined {
  series: ReadEvent[];
  once: Period[];
}

/** Returns, for each replaced occurrence, the last changed replacement. */
function listChanges(events: readonly ReadEvent[]): ReadEvent[] {
  const latest = new Map<number, ReadEvent>();
  for (const event of events) {
    const known = latest.get(event.replaces!.ms);
    if (!known || event.sequence >= known.sequence) latest.set(event.replaces!.ms, event);
  }
  return [...latest.values()];
}

/** Returns the latest versions of an event; events without a name have no versions. */
function listLatest(events: readonly ReadEvent[]): ReadEvent[] {
  if (events[0]?.uid === '') return [...events];
  const last = Math.max(...events.map(({ sequence }) => sequence));
  const latest = events.filter(({ sequence }) => sequence === last);
  // Some call an event off without counting up.
  const ended = new Set(
    latest.filter(({ isCancelled }) => isCancelled).map(({ startMs }) => startMs),
  );
  return latest.filter(({ isCancelled, startMs }) => isCancelled || !ended.has(startMs));
}

function joinOne(events: readonly ReadEvent[]): Joined {
  const series = listLatest(events.filter(({ replaces }) => !replaces));
  const changes = listChanges(events.filter(({ replaces }) => replaces));
  const live = series.filter(({ isCancelled }) => !isCancelled);
  if (series.length > 0 && live.length === 0) return { series: [], once: [] };
  const replaced = new Skipped();
  for (const { replaces } of changes) replaced.add(replaces!);
  for (const { skipped } of live) skipped.share(replaced);
  const kept = live.flatMap(({ once, skipped, zone }) =>
    once.filter(({ startMs }) => !skipped.has(startMs, zone.toWall(startMs))),
  );
  const changed = changes.filter(({ isCancelled }) => !isCancelled).flatMap(({ once }) => once);
  // In what has no end no moment is.
  return {
    series: live.filter(({ rules, lastsMs }) => rules.length > 0 && lastsMs > 0),
    once: [...kept, ...changed].filter(({ startMs, endMs }) => endMs > startMs),
  };
}

/** Puts the changes of single occurrences into their series, by the UID of the series. */
export function joinSeries(events: readonly ReadEvent[]): Joined {
  const byUid = new Map<string, ReadEvent[]>();
  for (const event of events) {
    const known = byUid.get(event.uid);
    if (known) known.push(event);
    else byUid.set(event.uid, [event]);
  }
  const groups = [...byUid.values()].map(joinOne);
  return {
    series: groups.flatMap(({ series }) => series),
    once: groups.flatMap(({ once }) => once),
  };
}
