import { MINUTE_MS } from '@rastro/sdk/domain';
import ICAL from 'ical.js';
import { Occurrences, type Period, SHORTEST_SEARCH_MS, type SearchTime } from './occurrences';
import { OutOfTimeError } from './within-time';

/** When something counts. */
export interface Calendar {
  /** True while an occurrence of an event lasts, both ends included (tracking-api §3.2). */
  isActive(timeMs: number): boolean;
  /** The occurrences that overlap a span, in order of their starts. */
  periods(fromMs: number, toMs: number): Period[];
}

/**
 * What a calendar's reading may take altogether, and so each question to it: a hundred times as long as it
 * does. Some rules have no next occurrence, and none are found without an end.
 */
const LONGEST_SEARCH_MS = 1_000;
/** After a question that took all its time, for so long none is spent on this calendar. */
const REST_MS = MINUTE_MS;

const createSearchTime = (): SearchTime => ({ leftMs: LONGEST_SEARCH_MS });

const readOccurrences = (event: ICAL.Component, time: SearchTime): Occurrences => {
  try {
    return new Occurrences(event, time);
  } catch (error) {
    if (!(error instanceof OutOfTimeError)) throw error;
    const rule = String(event.getFirstPropertyValue('rrule'));
    throw new Error(`no next time is found for ${rule}; write a simpler rule`, { cause: error });
  }
};

/** Reads the base64 of an iCalendar text. Throws when it is none, saying why. */
export const parseCalendar = (data: string): Calendar => {
  const text = Buffer.from(data, 'base64').toString();
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  if (root.name !== 'vcalendar') throw new Error('The text is no VCALENDAR');
  const reading = createSearchTime();
  const events = root.getAllSubcomponents('vevent').map((event) => readOccurrences(event, reading));
  let restsUntilMs = 0;
  const ask = <T>(question: (time: SearchTime) => T): T => {
    const nowMs = performance.now();
    const time = nowMs < restsUntilMs ? { leftMs: 0 } : createSearchTime();
    const answer = question(time);
    if (nowMs >= restsUntilMs && time.leftMs < SHORTEST_SEARCH_MS) restsUntilMs = nowMs + REST_MS;
    return answer;
  };
  return {
    isActive: (timeMs) =>
      ask((time) => events.some((event) => event.overlapping(timeMs, timeMs, time).length > 0)),
    periods: (fromMs, toMs) =>
      ask((time) =>
        events
          .flatMap((event) => event.overlapping(fromMs, toMs, time))
          .sort((a, b) => a.startMs - b.startMs),
      ),
  };
};
