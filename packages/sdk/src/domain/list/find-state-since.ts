/** The events by which a vehicle's state begins and ends. */
export const STATE_EVENTS = ['deviceMoving', 'deviceStopped', 'ignitionOn', 'ignitionOff'] as const;

/** The least of an event that tells when a state began. */
export interface StateEvent {
  type: string;
  /** ISO text. */
  eventTime: string;
}

/**
 * Since when a vehicle idles or stands, in epoch milliseconds, by its latest events. Null where they do
 * not tell: a stop at a light has no event, and a long one may have begun before the first of them.
 */
export function findStateSince(
  state: 'idle' | 'stopped',
  events: readonly StateEvent[],
): number | null {
  const latest = (type: (typeof STATE_EVENTS)[number]) =>
    events.reduce(
      (atMs, event) => (event.type === type ? Math.max(atMs, Date.parse(event.eventTime)) : atMs),
      Number.NEGATIVE_INFINITY,
    );
  const [on, off] = [latest('ignitionOn'), latest('ignitionOff')];
  const [turned, turnedBack] = state === 'idle' ? [on, off] : [off, on];
  const sinceMs = Math.max(latest('deviceStopped'), turned);
  const isOver = sinceMs < latest('deviceMoving') || sinceMs < turnedBack;
  return Number.isFinite(sinceMs) && !isOver ? sinceMs : null;
}
