/** Event types about the tracker's connection. */
const CONNECTION: readonly string[] = ['deviceOnline', 'deviceOffline', 'deviceUnknown'];
/** Event types that every drive produces. */
const DRIVE: readonly string[] = ['ignitionOn', 'ignitionOff', 'deviceMoving', 'deviceStopped'];

/** Number of lines worth filling with events of every drive. */
const MIN = 3;

/**
 * True when an event says more than that a vehicle came and went: alarms, fences, drivers, answers.
 */
export const isNotable = ({ type }: { type: string }): boolean =>
  !CONNECTION.includes(type) && !DRIVE.includes(type);

/**
 * Picks the events of a vehicle to show first, in their order: the first `most` notable ones; those
 * of every drive up to three lines in all; connection events only where there is nothing else.
 */
export function pickLatest<T extends { type: string }>(events: readonly T[], most: number): T[] {
  const notable = events.filter(isNotable).slice(0, most);
  const drives = events
    .filter(({ type }) => DRIVE.includes(type))
    .slice(0, Math.max(0, Math.min(MIN, most) - notable.length));
  const picked = new Set([...notable, ...drives]);
  return picked.size > 0 ? events.filter((event) => picked.has(event)) : events.slice(0, 1);
}
