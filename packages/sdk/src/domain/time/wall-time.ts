import { DAY_MS } from './durations';

/** Calendar date and wall-clock time in some time zone; month from 1. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  /** Default 0. */
  second?: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = createFormat(timeZone);
  formats.set(timeZone, format);
  return format;
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  const numeric = 'numeric';
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
  } catch {
    // Zones are free text of accounts and calendars.
    return createFormat('UTC');
  }
}

/** Returns the wall-clock time of `timeZone` (IANA; an unknown one is UTC) at `instantMs`. */
export function toWallTime(instantMs: number, timeZone: string): Required<WallTime> {
  const read = new Map<string, number>();
  for (const { type, value } of getFormat(timeZone).formatToParts(instantMs)) {
    read.set(type, Number(value));
  }
  const part = (name: string): number => read.get(name) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

const asUtcMs = ({ year, month, day, hour, minute, second = 0 }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

const offsetMs = (instantMs: number, timeZone: string): number =>
  asUtcMs(toWallTime(instantMs, timeZone)) - Math.floor(instantMs / 1_000) * 1_000;

/**
 * The instant, in epoch ms, at which the wall clock of `timeZone` shows `wall`. Of a time that comes
 * twice the first is meant; one that is skipped moves on by the length of the jump.
 */
export function fromWallTime(wall: WallTime, timeZone: string): number {
  const target = asUtcMs(wall);
  if (timeZone === 'UTC') return target;
  const [first, second] = [target - DAY_MS, target + DAY_MS]
    .map((around) => target - offsetMs(around, timeZone))
    .sort((a, b) => a - b) as [number, number];
  const shows = (instantMs: number) => instantMs + offsetMs(instantMs, timeZone) === target;
  return shows(first) ? first : second;
}

/**
 * Midnight, in epoch ms, of the day that lies `daysBack` days before the one of `instantMs` in
 * `timeZone`; -1 is the next midnight.
 */
export function startOfZonedDay(instantMs: number, timeZone: string, daysBack = 0): number {
  const { year, month, day } = toWallTime(instantMs, timeZone);
  return fromWallTime({ year, month, day: day - daysBack, hour: 0, minute: 0 }, timeZone);
}

/**
 * Returns the end of a day such as `2026-11-21` in `timeZone`, in epoch ms; null if it is not a
 * day.
 */
export function endOfDay(day: unknown, timeZone: string): number | null {
  const parts = typeof day === 'string' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) : null;
  if (!parts || Number.isNaN(Date.parse(`${parts[0]}T00:00Z`))) return null;
  const [year, month, date] = parts.slice(1).map(Number) as [number, number, number];
  return fromWallTime({ year, month, day: date + 1, hour: 0, minute: 0 }, timeZone);
}
