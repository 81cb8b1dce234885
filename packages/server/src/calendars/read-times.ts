import ICAL from 'ical.js';
import { type Rule, readRule } from './rule';
import type { Steps } from '../bounds/steps';
import { UTC, asUtcMs, type Wall, type Zone, type Zones } from './zones';
import { CalendarProblem } from './calendar-problem';

/** A time in an event, by the clock of the event's start. */
export interface Moment {
  ms: number;
  wall: Wall;
  /** It means a whole day. */
  isDate: boolean;
}

/** Reader of an event's times, by property name. */
export interface TimeReader {
  zone: Zone;
  start: Moment;
  list(name: string): (Moment | { start: Moment; end: Moment })[];
}

const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): Wall => {
  return { year, month, day, hour, minute, second };
};

const isUtc = (time: ICAL.Time): boolean => time.zone === ICAL.Timezone.utcTimezone;
const tzidOf = (property: ICAL.Property): string | undefined => {
  const name: unknown = property.getFirstParameter('tzid');
  return typeof name === 'string' && name !== '' ? name : undefined;
};

const TIME = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)Z?)?$/;

/** The library moves the 31st of June on and takes letters for zeros. */
function checkDigits(property: ICAL.Property): void {
  for (const text of property.toJSON().slice(3).flat().map(String)) {
    if (property.type === 'period' && /^[+-]?P/.test(text)) continue;
    const [year, month, day, hour, minute, second] = (TIME.exec(text) ?? [])
      .slice(1)
      .map((digits) => Number(digits ?? 0)) as [number, number, number, number, number, number];
    const date = new Date(Date.UTC(year, month - 1, day));
    const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    if (isDay && hour < 24 && minute < 60 && second <= 60) continue;
    const name = property.name.toUpperCase();
    const said = { code: 'time' as const, params: { name } };
    throw new CalendarProblem(`has a time that is none (${name})`, said);
  }
}

/** Zones and steps that the events of one calendar share. */
export interface ReadingContext {
  zones: Zones;
  steps: Steps;
}

/** A time in a zone of its own is worked out by the clocks of that zone, which takes long. */
const STEPS_OF_A_TIME = 15;

/** The times of an event; throws for one without a start, saying so. */
export function readTimes(event: ICAL.Component, { zones, steps }: ReadingContext): TimeReader {
  const list = (name: string) =>
    event.getAllProperties(name).flatMap((property) => {
      checkDigits(property);
      return property.getValues().map((value: unknown) => ({ property, value }));
    });
  const [first] = list('dtstart');
  if (!(first?.value instanceof ICAL.Time))
    throw new CalendarProblem('has no start (DTSTART)', { code: 'start' });
  const { isDate: isWholeDay } = first.value;

  const name = tzidOf(first.property);
  const findOwn = () => (name === undefined ? zones.floating() : zones.find(name));
  const zone = isUtc(first.value) ? UTC : findOwn();

  const read = (time: ICAL.Time, property: ICAL.Property): Moment => {
    steps.spend(STEPS_OF_A_TIME);
    const wall = wallOf(time);
    // Days of a whole-day series are meant as they are written, whatever zone stands beside them.
    if (isWholeDay || time.isDate) {
      const day = { ...wall, hour: 0, minute: 0, second: 0 };
      return { ms: zone.toMs(day), wall: day, isDate: true };
    }
    const other = tzidOf(property);
    if (!isUtc(time) && other === undefined) return { ms: zone.toMs(wall), wall, isDate: false };
    const ms = isUtc(time) ? asUtcMs(wall) : zones.find(other!).toMs(wall);
    return { ms, wall: zone.toWall(ms), isDate: false };
  };
  return {
    zone,
    start: read(first.value, first.property),
    list: (named) =>
      list(named).map(({ property, value }) => {
        if (value instanceof ICAL.Time) return read(value, property);
        if (!(value instanceof ICAL.Period)) throw timeless(named.toUpperCase());
        const { start, duration } = value;
        const end = value.end ?? start.clone();
        if (!value.end && duration) end.addDuration(duration);
        return { start: read(start, property), end: read(end, property) };
      }),
  };
}

/** A repetition, and as it is written. */
export interface WrittenRule {
  rule: Rule;
  text: string;
}

/** The rule of an event, its end by the clock of the event's start. */
export function readEventRule(value: unknown, { start, zone }: TimeReader): WrittenRule {
  if (!(value instanceof ICAL.Recur))
    throw new CalendarProblem('has a rule that cannot be read (RRULE)', { code: 'rule' });
  const { until } = value;
  const untilMs = until ? toUntilMs(until, start.isDate, zone) : Infinity;
  const { isDate } = start;
  const rule = readRule(value, { startMs: asUtcMs(start.wall), untilMs, isDate });
  return { rule, text: value.toString() };
}

function toUntilMs(until: ICAL.Time, isWholeDay: boolean, zone: Zone): number {
  const wall = wallOf(until);
  if (isWholeDay || until.isDate) return asUtcMs({ ...wall, hour: 23, minute: 59, second: 59 });
  return asUtcMs(isUtc(until) ? zone.toWall(asUtcMs(wall)) : wall);
}

const timeless = (name: string) =>
  new CalendarProblem(`has no time in ${name}`, { code: 'timeless', params: { name } });
