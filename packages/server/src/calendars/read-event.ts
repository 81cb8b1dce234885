import { DAY_MS } from '@rastro/sdk/domain';
import ICAL from 'ical.js';
import {
  type Moment,
  type ReadingContext,
  readEventRule,
  readTimes,
  type TimeReader,
  type WrittenRule,
} from './read-times';
import { OutOfStepsError } from '../bounds/steps';
import { asUtcMs, toUtcWall, type Wall, type Zone } from './zones';
import { CalendarProblem } from './calendar-problem';

/** One occurrence, epoch ms. */
export interface Period {
  startMs: number;
  endMs: number;
}

/** An event, its times by the clock of its own start. */
export interface ReadEvent {
  uid: string;
  /** Occurrence of a series replaced by this event. */
  replaces: Moment | undefined;
  sequence: number;
  isCancelled: boolean;
  zone: Zone;
  /** Start of its first occurrence, epoch ms. */
  startMs: number;
  lastsMs: number;
  /** Empty for what does not repeat. */
  rules: WrittenRule[];
  /** Occurrences outside the rules. */
  once: Period[];
  /** Skipped occurrences. */
  skipped: Skipped;
}

/** Skipped occurrences of a series: by start, or a whole day by its clock. */
export class Skipped {
  readonly #starts = new Set<number>();
  readonly #days = new Set<number>();
  #also: Skipped | undefined;

  add({ ms, wall, isDate }: Moment): void {
    if (isDate) this.#days.add(Skipped.#dayOf(wall));
    else this.#starts.add(ms);
  }

  /** Adds skips shared by several series. */
  share(also: Skipped): void {
    this.#also = also;
  }

  has(startMs: number, wall: Wall): boolean {
    const isOwn = this.#starts.has(startMs) || this.#days.has(Skipped.#dayOf(wall));
    return isOwn || (this.#also?.has(startMs, wall) ?? false);
  }

  static #dayOf({ year, month, day }: Wall): number {
    return Date.UTC(year, month - 1, day);
  }
}

/**
 * Returns the period that begins at `wall` and ends `lastsMs` later by the clock of its zone,
 * regardless of clock changes in between.
 */
export const toPeriod = (
  wall: Wall,
  { lastsMs, zone }: { lastsMs: number; zone: Zone },
): Period => ({
  startMs: zone.toMs(wall),
  endMs: zone.toMs(toUtcWall(asUtcMs(wall) + lastsMs)),
});

const textOf = (event: ICAL.Component, name: string): string => {
  const value = event.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Max length of an event's name in an error. */
const MAX_NAME_LENGTH = 80;

const titleOf = (event: ICAL.Component): string =>
  (textOf(event, 'summary') || textOf(event, 'uid')).slice(0, MAX_NAME_LENGTH);

const nameOf = (event: ICAL.Component, place: number): string => {
  const name = titleOf(event);
  return name === '' ? `event ${place}` : `event ${place} ("${name}")`;
};

function readLength(event: ICAL.Component, { start, list }: TimeReader): number {
  const dayMs = start.isDate ? DAY_MS : 0;
  const [end] = list('dtend');
  const written = event.getFirstPropertyValue('duration');
  const seconds = written instanceof ICAL.Duration ? written.toSeconds() : 0;
  const lastsMs = end && 'wall' in end ? asUtcMs(end.wall) - asUtcMs(start.wall) : seconds * 1000;
  if (lastsMs < 0) throw backwards('ends before it begins; a night ends on the next day');
  // Some write the only day of a whole-day event as its end.
  return lastsMs === 0 ? dayMs : lastsMs;
}

const readMoments = ({ list }: TimeReader, name: string): Moment[] =>
  list(name).map((time) => ('wall' in time ? time : time.start));

function readAdded({ start, zone, list }: TimeReader, lastsMs: number): Period[] {
  return list('rdate').map((time) => {
    if ('end' in time) {
      if (time.end.ms < time.start.ms) throw backwards('has a time that ends before it begins');
      return { startMs: time.start.ms, endMs: time.end.ms };
    }
    const { year, month, day } = time.wall;
    const wall = time.isDate ? { ...start.wall, year, month, day } : time.wall;
    return toPeriod(wall, { lastsMs, zone });
  });
}

function read(event: ICAL.Component, context: ReadingContext): ReadEvent {
  const times = readTimes(event, context);
  const { start, zone } = times;
  const lastsMs = readLength(event, times);
  if (event.hasProperty('exrule'))
    throw new CalendarProblem('leaves times out by a rule; name them (EXDATE)', { code: 'exrule' });
  const rules = event
    .getAllProperties('rrule')
    .map((property) => readEventRule(property.getFirstValue(), times));
  const skipped = new Skipped();
  for (const moment of readMoments(times, 'exdate')) skipped.add(moment);
  const [replaces] = readMoments(times, 'recurrence-id');
  if (replaces && event.getFirstProperty('recurrence-id')?.getFirstParameter('range')) {
    throw new CalendarProblem(
      'changes all that come later too; end the series there and begin another',
      { code: 'range' },
    );
  }
  const own = rules.length > 0 ? [] : [toPeriod(start.wall, { lastsMs, zone })];
  return {
    uid: textOf(event, 'uid'),
    replaces,
    sequence: Number(event.getFirstPropertyValue('sequence')) || 0,
    isCancelled: textOf(event, 'status').toUpperCase() === 'CANCELLED',
    zone,
    startMs: start.ms,
    lastsMs,
    rules,
    once: [...own, ...readAdded(times, lastsMs)].filter(
      ({ startMs }) => !skipped.has(startMs, zone.toWall(startMs)),
    ),
    skipped,
  };
}

/** Reads the event at a place in its calendar. Throws when it cannot be read, naming it and why. */
export function readEvent(
  event: ICAL.Component,
  place: number,
  context: ReadingContext,
): ReadEvent {
  try {
    return read(event, context);
  } catch (error) {
    const isTooLong = error instanceof OutOfStepsError;
    const why = isTooLong ? 'takes too long; name fewer times' : (error as Error).message;
    const message = `${nameOf(event, place)} ${why}`;
    if (!isTooLong && !(error instanceof CalendarProblem)) {
      throw new Error(message, { cause: error });
    }
    const said = isTooLong ? { code: 'steps' as const } : error.said;
    const name = titleOf(event);
    throw new CalendarProblem(message, { ...said, event: { place, name } }, { cause: error });
  }
}

const backwards = (message: string) => new CalendarProblem(message, { code: 'backwards' });
