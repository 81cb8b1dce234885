const MINUTE_MS = 60_000;

/** A wall clock: what a calendar and a clock on the wall show in some time zone. */
export type WallTime = { year: number; month: number; day: number; hour: number; minute: number };

/** What the wall clock of `timeZone` (IANA) shows at `instantMs`; seconds are cut. */
export function toWallTime(instantMs: number, timeZone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instantMs);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

const asUtcMs = ({ year, month, day, hour, minute }: WallTime) =>
  Date.UTC(year, month - 1, day, hour, minute);

function offsetMs(instantMs: number, timeZone: string): number {
  const wholeMinute = Math.floor(instantMs / MINUTE_MS) * MINUTE_MS;
  return asUtcMs(toWallTime(wholeMinute, timeZone)) - wholeMinute;
}

/**
 * The instant at which the wall clock of `timeZone` shows `wall`. Of a minute that comes twice the
 * first is meant; one that is skipped moves on by the length of the jump.
 */
export function fromWallTime(wall: WallTime, timeZone: string): number {
  const target = asUtcMs(wall);
  const candidates = [target - 86_400_000, target + 86_400_000]
    .map((around) => target - offsetMs(around, timeZone))
    .sort((a, b) => a - b);
  const exact = candidates.find((instant) => instant + offsetMs(instant, timeZone) === target);
  return exact ?? candidates[1] ?? target;
}

/** Midnight of the day that lies `daysBack` days before the one of `instantMs` in `timeZone`. */
export function startOfZonedDay(instantMs: number, timeZone: string, daysBack = 0): number {
  const { year, month, day } = toWallTime(instantMs, timeZone);
  return fromWallTime({ year, month, day: day - daysBack, hour: 0, minute: 0 }, timeZone);
}
