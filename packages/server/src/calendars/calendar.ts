import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import ICAL from 'ical.js';
import { decodeText } from './decode-text';
import { type Joined, joinSeries } from './join-series';
import { Occurrences, SHORTEST_SEARCH_MS, type SearchTime } from './occurrences';
import { type Period, readEvent } from './read-event';
import { OutOfTimeError, withinTime } from './within-time';
import { readZones } from './zones';

// Many write dates where the standard wants times; what is read is checked.
ICAL.design.strict = false;

/** When something counts. */
export interface Calendar {
  /** True while an occurrence of an event lasts, both ends included (tracking-api §3.2). */
  isActive(timeMs: number): boolean;
  /** The occurrences that overlap a span, in order of their starts. */
  periods(fromMs: number, toMs: number): Period[];
  /** False where nothing ever happens. */
  readonly happens: boolean;
  /** False where nothing happens from a time on, for years. */
  happensAfter(timeMs: number): boolean;
}

/** How far is looked ahead, in steps: most happens soon, and what happens often takes long to list. */
const AHEAD_MS = [0, DAY_MS, 31 * DAY_MS, 366 * DAY_MS, 5 * 366 * DAY_MS];

/**
 * What a calendar's reading may take altogether, and so each question to it: a hundred times as long as it
 * does. Some rules have no next occurrence, and none are found without an end.
 */
const LONGEST_SEARCH_MS = 1_000;
/** After a question that took all its time, for so long none is spent on this calendar. */
const REST_MS = MINUTE_MS;

const createSearchTime = (): SearchTime => ({ leftMs: LONGEST_SEARCH_MS });

const findOccurrences = (series: Joined['series'][number], time: SearchTime): Occurrences => {
  try {
    return new Occurrences(series, time);
  } catch (error) {
    if (!(error instanceof OutOfTimeError)) throw error;
    const rule = String(series.rules[0]);
    throw new Error(`no next time is found for ${rule}; write a simpler rule`, { cause: error });
  }
};

/** The calendars of a text: some put two exports one behind the other. */
function listCalendars(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text) as unknown[];
  const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
  const calendars = roots.map((root) => new ICAL.Component(root));
  if (calendars.some(({ name }) => name !== 'vcalendar'))
    throw new Error('The text is no VCALENDAR');
  return calendars;
}

function readCalendar(calendar: ICAL.Component): Joined {
  const isCalledOff = String(calendar.getFirstPropertyValue('method')).toUpperCase() === 'CANCEL';
  if (isCalledOff) return { series: [], once: [] };
  const zones = readZones(calendar);
  const events = calendar.getAllSubcomponents('vevent');
  return joinSeries(events.map((event, place) => readEvent(event, place + 1, zones)));
}

function readCalendars(text: string): Joined {
  try {
    const read = withinTime(LONGEST_SEARCH_MS, () => listCalendars(text).map(readCalendar));
    return { series: read.flatMap(({ series }) => series), once: read.flatMap(({ once }) => once) };
  } catch (error) {
    if (!(error instanceof OutOfTimeError)) throw error;
    throw new Error('its events or time zones take too long; write simpler ones', { cause: error });
  }
}

/** Reads the base64 of an iCalendar text. Throws when it is none, or an event of it cannot be read, saying which and why. */
export const parseCalendar = (data: string): Calendar => {
  const { series, once } = readCalendars(decodeText(Buffer.from(data, 'base64')));
  const reading = createSearchTime();
  const repeated = series.map((each) => findOccurrences(each, reading));
  const overlapping = (fromMs: number, toMs: number, time: SearchTime): Period[] => [
    ...once.filter(({ startMs, endMs }) => startMs <= toMs && endMs >= fromMs),
    ...repeated.flatMap((each) => each.overlapping(fromMs, toMs, time)),
  ];
  let restsUntilMs = 0;
  const ask = <T>(question: (time: SearchTime) => T): T => {
    const nowMs = performance.now();
    const time = nowMs < restsUntilMs ? { leftMs: 0 } : createSearchTime();
    const answer = question(time);
    if (nowMs >= restsUntilMs && time.leftMs < SHORTEST_SEARCH_MS) restsUntilMs = nowMs + REST_MS;
    return answer;
  };
  return {
    happens: once.length > 0 || repeated.some(({ happens }) => happens),
    happensAfter: (timeMs) =>
      AHEAD_MS.some((aheadMs) =>
        ask((time) => overlapping(timeMs, timeMs + aheadMs, time).length > 0),
      ),
    isActive: (timeMs) => ask((time) => overlapping(timeMs, timeMs, time).length > 0),
    periods: (fromMs, toMs) =>
      ask((time) => overlapping(fromMs, toMs, time).sort((a, b) => a.startMs - b.startMs)),
  };
};
