/** A wall clock's reading, month from 1. */
export interface LocalTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const formats = new Map<string, Intl.DateTimeFormat | null>();

const formatOf = (timeZone: string): Intl.DateTimeFormat | null => {
  let format = formats.get(timeZone);
  if (format !== undefined) return format;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    // Zones are free text of accounts and calendars.
    format = null;
  }
  formats.set(timeZone, format);
  return format;
};

const asUtc = (local: LocalTime): number =>
  Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute, local.second);

/** What a clock in the zone shows; an unknown zone is UTC. */
export const toLocalTime = (timeMs: number, timeZone: string): LocalTime => {
  const format = formatOf(timeZone);
  if (!format) return toLocalTime(timeMs, 'UTC');
  const read: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(timeMs)) read[type] = Number(value);
  const part = (name: string): number => read[name] ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
};

const offsetAt = (timeMs: number, timeZone: string): number =>
  asUtc(toLocalTime(timeMs, timeZone)) - Math.floor(timeMs / 1000) * 1000;

/** Epoch ms of a wall clock's reading; one skipped by a change of clocks counts on, the first of two counts. */
export const fromLocalTime = (local: LocalTime, timeZone: string): number => {
  const asIfUtc = asUtc(local);
  const before = asIfUtc - offsetAt(asIfUtc - 86_400_000, timeZone);
  if (asUtc(toLocalTime(before, timeZone)) === asIfUtc) return before;
  const after = asIfUtc - offsetAt(asIfUtc + 86_400_000, timeZone);
  return asUtc(toLocalTime(after, timeZone)) === asIfUtc ? after : before;
};

/** Epoch ms of the midnight that began the day of `timeMs`, and of the next. */
export const dayAround = (timeMs: number, timeZone: string): { startMs: number; endMs: number } => {
  const midnight = { ...toLocalTime(timeMs, timeZone), hour: 0, minute: 0, second: 0 };
  return {
    startMs: fromLocalTime(midnight, timeZone),
    endMs: fromLocalTime({ ...midnight, day: midnight.day + 1 }, timeZone),
  };
};
