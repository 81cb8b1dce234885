import { DAY_MS } from '@rastro/sdk/domain';
import ICAL from 'ical.js';
import { createActiveDays } from './active-days';
import { type Joined, joinSeries } from './join-series';
import { keepTimes } from './keep-times';
import { createOccurrences } from './occurrences';
import { type Period, readEvent } from './read-event';
import { OutOfStepsError, Steps } from '../bounds/steps';
import { readZones } from './zones';
import { CalendarProblem } from './calendar-problem';

const UTF8 = new TextDecoder('utf-8');
const BY_MARK = [
  { mark: [0xff, 0xfe], decoder: new TextDecoder('utf-16le') },
  { mark: [0xfe, 0xff], decoder: new TextDecoder('utf-16be') },
];

/** The text of a file, whatever editor saved it: without a byte-order mark, in the encoding that it names, with line feeds. */
function decodeText(bytes: Uint8Array): string {
  const marked = BY_MARK.find(({ mark }) => mark.every((byte, place) => bytes[place] === byte));
  return (marked?.decoder ?? UTF8).decode(bytes).replace(/\r\n?/g, '\n').trim();
}

// Many write dates where the standard wants times; what is read is checked.
ICAL.design.strict = false;

/** Times at which a calendar is active. */
export interface Calendar {
  /**
   * True while an occurrence of an event lasts, both ends included (tracking-api §3.2), and where that is not found
   * within the steps of a question: what is not known to be closed keeps its fixes.
   */
  isActive(timeMs: number): boolean;
  /** The occurrences that overlap a span, in order of their starts, as far as the steps go. */
  periods(fromMs: number, toMs: number, steps?: Steps): Period[];
  /** False where nothing ever happens. */
  readonly happens: boolean;
  /** False where nothing happens from a time on, for years. */
  happensAfter(timeMs: number): boolean;
}

/** Span that is searched for the next occurrence. */
const AHEAD_MS = 5 * 366 * DAY_MS;
/** Steps of a calendar's reading, and of each question to it: milliseconds. */
const STEPS = 20_000;
/** Texts that are read are asked of by several parts at once, and sent again and again. */
const MAX_KEPT = 100;
/** Max number of events; each fix of a new day checks all of them. */
const MAX_EVENTS = 500;

/** The steps that one question may take, or several together. */
export const createSteps = (): Steps => new Steps(STEPS);

/** The calendars of a text: some put two exports one behind the other. */
function listCalendars(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(keepTimes(text)) as unknown[];
  const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
  const calendars = roots.map((root) => new ICAL.Component(root));
  if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar'))
    throw new CalendarProblem('The text is no VCALENDAR', { code: 'file' });
  return calendars;
}

function readCalendar(calendar: ICAL.Component, steps: Steps): Joined {
  const isCalledOff = String(calendar.getFirstPropertyValue('method')).toUpperCase() === 'CANCEL';
  if (isCalledOff) return { series: [], once: [] };
  const zones = readZones(calendar, steps);
  const events = calendar.getAllSubcomponents('vevent');
  if (events.length > MAX_EVENTS) {
    throw new CalendarProblem(
      `It has ${events.length} events, more than ${MAX_EVENTS}; repeat what is alike`,
      { code: 'found', params: { found: events.length, most: MAX_EVENTS } },
    );
  }
  return joinSeries(events.map((event, place) => readEvent(event, place + 1, { zones, steps })));
}

/** Collects while there are steps; what is left out then is not known. */
function collect(found: Iterable<Period>): { periods: Period[]; isWhole: boolean } {
  const periods: Period[] = [];
  try {
    for (const period of found) periods.push(period);
    return { periods, isWhole: true };
  } catch (error) {
    if (!(error instanceof OutOfStepsError)) throw error;
    return { periods, isWhole: false };
  }
}

/** True for one that is found, and where the steps are over before. */
function hasAny(found: Generator<Period>): boolean {
  try {
    return found.next().done !== true;
  } catch (error) {
    if (!(error instanceof OutOfStepsError)) throw error;
    return true;
  }
}

function readText(data: string): Calendar {
  const reading = createSteps();
  const calendars = listCalendars(decodeText(Buffer.from(data, 'base64')));
  const read = calendars.map((calendar) => readCalendar(calendar, reading));
  const once = read.flatMap((each) => each.once);
  const repeated = read
    .flatMap(({ series }) => series)
    .flatMap((series) => createOccurrences(series, reading) ?? []);
  function* overlapping(fromMs: number, toMs: number, steps: Steps): Generator<Period> {
    yield* once.filter(({ startMs, endMs }) => startMs <= toMs && endMs >= fromMs);
    for (const each of repeated) yield* each.overlapping(fromMs, toMs, steps);
  }
  const ask = (fromMs: number, toMs: number, steps = createSteps()) =>
    collect(overlapping(fromMs, toMs, steps));
  return {
    happens: once.length > 0 || repeated.length > 0,
    happensAfter: (timeMs) => hasAny(overlapping(timeMs, timeMs + AHEAD_MS, createSteps())),
    isActive: createActiveDays((fromMs, toMs) => ask(fromMs, toMs)),
    periods: (fromMs, toMs, steps) =>
      ask(fromMs, toMs, steps).periods.sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs),
  };
}

const kept = new Map<string, Calendar | Error>();

function keep(data: string): Calendar | Error {
  if (kept.size >= MAX_KEPT) kept.clear();
  let read: Calendar | Error;
  try {
    read = readText(data);
  } catch (error) {
    read = error as Error;
  }
  kept.set(data, read);
  return read;
}

/** Reads the base64 of an iCalendar text. Throws when it is none, or an event of it cannot be read, saying which and why. */
export const parseCalendar = (data: string): Calendar => {
  const read = kept.get(data) ?? keep(data);
  if (read instanceof Error) throw read;
  return read;
};
