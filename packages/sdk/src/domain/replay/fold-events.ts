import type { TimelineItem } from './build-timeline';

/** Events from one stop to the next. */
export interface EventFold<Event> {
  kind: 'events';
  /** Oldest first. */
  events: readonly Event[];
}

/**
 * Puts events into a timeline so that they never part its stops: all from one stop, gap or end to
 * the next stand in one place, behind what they began at.
 */
export function foldEvents<Event extends { atMs: number }>(
  items: readonly TimelineItem[],
  events: readonly Event[],
): (TimelineItem | EventFold<Event>)[] {
  const waiting = [...events].sort((a, b) => a.atMs - b.atMs);
  const starts = items.flatMap((item) => (item.kind === 'leg' ? [] : [startOf(item)]));
  const folded: (TimelineItem | EventFold<Event>)[] = [];
  let passed = 0;
  for (const item of items) {
    folded.push(item);
    if (item.kind === 'leg') continue;
    const untilMs = starts[++passed] ?? Infinity;
    const first = waiting.findIndex(({ atMs }) => atMs >= untilMs);
    const own = waiting.splice(0, first === -1 ? waiting.length : first);
    if (own.length > 0) folded.push({ kind: 'events', events: own });
  }
  return folded;
}

const startOf = (item: Exclude<TimelineItem, { kind: 'leg' }>): number =>
  item.kind === 'stop' ? item.stop.fromMs : 'atMs' in item ? item.atMs : item.fromMs;
