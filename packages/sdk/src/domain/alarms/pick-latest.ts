/** What says how a tracker goes rather than what happened. */
const CONNECTION: readonly string[] = ['deviceOnline', 'deviceOffline', 'deviceUnknown'];
/** What every drive does. */
const DRIVE: readonly string[] = ['ignitionOn', 'ignitionOff', 'deviceMoving', 'deviceStopped'];

/** So many lines are worth filling with what every drive does. */
const LEAST = 3;

/** Whether an event says more than that a vehicle came and went: alarms, fences, drivers, answers. */
export const isNotable = ({ type }: { type: string }): boolean =>
  !CONNECTION.includes(type) && !DRIVE.includes(type);

/**
 * What to tell first of the events of a vehicle, in the order in which they come: the first `most` notable
 * ones; up to three lines in all what every drive has; the connection only where there is nothing else.
 */
export function pickLatest<T extends { type: string }>(events: readonly T[], most: number): T[] {
  const notable = events.filter(isNotable).slice(0, most);
  const drives = events
    .filter(({ type }) => DRIVE.includes(type))
    .slice(0, Math.max(0, Math.min(LEAST, most) - notable.length));
  const picked = new Set([...notable, ...drives]);
  return picked.size > 0 ? events.filter((event) => picked.has(event)) : events.slice(0, 1);
}
