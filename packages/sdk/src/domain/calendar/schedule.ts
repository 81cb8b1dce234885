import { fromWallTime, toWallTime } from '../time/wall-time';
import type { CalendarLine } from './calendar-lines';

/** Repetitions of a schedule. */
export const SCHEDULE_REPEATS = ['once', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type ScheduleRepeat = (typeof SCHEDULE_REPEATS)[number];

/** The days of a week, as iCalendar names them. */
export const SCHEDULE_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type ScheduleDay = (typeof SCHEDULE_DAYS)[number];

/** Schedule of a calendar's event, as its form shows it. */
export interface Schedule {
  startMs: number;
  endMs: number;
  /** The zone whose clock it keeps to. */
  zone: string;
  repeat: ScheduleRepeat;
  /** Days of a week; empty is the day of its start. */
  days: readonly ScheduleDay[];
  /** After so many it is over; null without end. */
  count: number | null;
  /** The last day on which one may begin, such as `2026-11-21`; null without end. */
  until: string | null;
}

/** With one of these an event says more than the form can show. */
const FOREIGN = new Set(['DURATION', 'EXDATE', 'EXRULE', 'RDATE', 'RECURRENCE-ID']);
const RULE_PARTS = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST']);
const TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(Z?)$/;
const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

const isZone = (name: string): boolean => {
  // Offsets such as "+03:00" are no names, though newer runtimes take them.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** The zone of a line that names a time; undefined where the form knows none. */
function findZone({ head, value }: CalendarLine): string | undefined {
  if (value.endsWith('Z')) return 'UTC';
  const name = /;TZID=(?:"([^"]*)"|([^;]*))/i.exec(head);
  const zone = name?.[1] ?? name?.[2];
  return zone !== undefined && isZone(zone) ? zone : undefined;
}

function readTime(text: string, zone: string): number | undefined {
  const [, year, month, day, hour, minute, second] = (TIME.exec(text) ?? []).map(Number);
  if (!year || !month || !day) return undefined;
  const wall = { year, month, day, hour: hour!, minute: minute!, second: second! };
  const ms = fromWallTime(wall, zone);
  // What no clock shows, as the 31st of June, stays as it is written.
  return formatWall(ms, zone) === text.replace('Z', '') ? ms : undefined;
}

const formatWall = (ms: number, zone: string): string => {
  const { year, month, day, hour, minute, second } = toWallTime(ms, zone);
  return `${pad(year, 4)}${pad(month)}${pad(day)}T${pad(hour)}${pad(minute)}${pad(second)}`;
};

/** A time as iCalendar writes it by the clock of a zone. */
export const formatScheduleTime = (ms: number, zone: string): string =>
  formatWall(ms, zone) + (zone === 'UTC' ? 'Z' : '');

type Rule = Pick<Schedule, 'repeat' | 'days' | 'count' | 'until'>;

function readUntil(text: string, zone: string): string | undefined {
  const local = /^\d{8}(T\d{6})?$/.test(text);
  const ms = local ? undefined : readTime(text, 'UTC');
  if (!local && ms === undefined) return undefined;
  const day = ms === undefined ? text : formatWall(ms, zone);
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
}

function readRule(text: string, zone: string): Rule | undefined {
  const parts = new Map(
    text.split(';').map((part) => part.toUpperCase().split('=', 2) as [string, string]),
  );
  if ([...parts.keys()].some((name) => !RULE_PARTS.has(name))) return undefined;
  if ((parts.get('INTERVAL') ?? '1') !== '1') return undefined;
  const repeat = SCHEDULE_REPEATS.find((each) => each.toUpperCase() === parts.get('FREQ'));
  if (repeat === undefined || repeat === 'once') return undefined;
  const named = parts.get('BYDAY')?.split(',') ?? [];
  const days = SCHEDULE_DAYS.filter((day) => named.includes(day));
  if (days.length !== named.length || (named.length > 0 && repeat !== 'weekly')) return undefined;
  const [counted, last] = [parts.get('COUNT'), parts.get('UNTIL')];
  if (counted !== undefined && (last !== undefined || !/^[1-9]\d{0,5}$/.test(counted))) {
    return undefined;
  }
  const until = last === undefined ? null : readUntil(last, zone);
  if (until === undefined) return undefined;
  return { repeat, days, count: counted === undefined ? null : Number(counted), until };
}

/**
 * Reads the schedule from an event's properties; undefined when the form could not show all of it.
 */
export function readSchedule(lines: readonly CalendarLine[]): Schedule | undefined {
  const all = (name: string) => lines.filter((line) => line.name === name);
  const [start, ...starts] = all('DTSTART');
  const [end, ...ends] = all('DTEND');
  const [rule, ...rules] = all('RRULE');
  if (!start || !end || starts.length + ends.length + rules.length > 0) return undefined;
  const isForeign = ({ name, value }: CalendarLine): boolean =>
    FOREIGN.has(name) || (name === 'STATUS' && value.trim().toUpperCase() === 'CANCELLED');
  if (lines.some(isForeign)) return undefined;
  const zone = findZone(start);
  if (zone === undefined || findZone(end) !== zone) return undefined;
  const [startMs, endMs] = [readTime(start.value, zone), readTime(end.value, zone)];
  if (startMs === undefined || endMs === undefined || endMs <= startMs) return undefined;
  const once: Rule = { repeat: 'once', days: [], count: null, until: null };
  const repeated = rule ? readRule(rule.value, zone) : once;
  return repeated && { startMs, endMs, zone, ...repeated };
}

/** The rule by which a schedule repeats, as iCalendar writes it; undefined for what happens once. */
export function formatScheduleRule(schedule: Schedule): string | undefined {
  const { repeat, days, count, until, zone } = schedule;
  if (repeat === 'once') return undefined;
  const parts = [`FREQ=${repeat.toUpperCase()}`];
  if (repeat === 'weekly' && days.length > 0) parts.push(`BYDAY=${days.join(',')}`);
  if (count !== null) parts.push(`COUNT=${count}`);
  else if (until !== null) {
    const [year, month, day] = until.split('-').map(Number) as [number, number, number];
    const ms = fromWallTime({ year, month, day, hour: 23, minute: 59, second: 59 }, zone);
    parts.push(`UNTIL=${formatScheduleTime(ms, 'UTC')}`);
  }
  return parts.join(';');
}
