import { MINUTE_MS, fromWallTime } from '@rastro/sdk/domain';
import ICAL from 'ical.js';
import { OutOfTimeError, withinTime } from './within-time';

/** When something counts. */
export interface Calendar {
  /** True while an occurrence of an event lasts, both ends included (tracking-api §3.2). */
  isActive(timeMs: number): boolean;
  /** The occurrences that overlap a span, in order of their starts. */
  periods(fromMs: number, toMs: number): Period[];
}

/** One occurrence, epoch ms. */
export interface Period {
  startMs: number;
  endMs: number;
}

/** More occurrences than any working calendar has; what comes later never happens. */
const MOST_OCCURRENCES = 50_000;
/** So many are looked for at once. */
const BATCH = 20;
/**
 * What a calendar's reading may take altogether, and so each question to it: a thousand times as long as it
 * does. Some rules have no next occurrence, and none are found without an end.
 */
const LONGEST_SEARCH_MS = 1_000;
/** With less than this left, no search begins: one that is cut short is never taken up again. */
const SHORTEST_SEARCH_MS = 200;

/** After a question that took all its time, for so long none is spent on this calendar. */
const REST_MS = MINUTE_MS;

/** The time that all searches of one question share. */
interface SearchTime {
  leftMs: number;
}

const createSearchTime = (): SearchTime => ({ leftMs: LONGEST_SEARCH_MS });

const toEpochMs = (time: ICAL.Time, timeZone: string | undefined): number => {
  const { year, month, day, hour, minute, second } = time;
  // Floating times and plain dates count as UTC.
  return fromWallTime({ year, month, day, hour, minute, second }, timeZone ?? 'UTC');
};

const zoneOf = (event: ICAL.Component, name: string): string | undefined => {
  const zone = event.getFirstProperty(name)?.getParameter('tzid');
  return typeof zone === 'string' ? zone : undefined;
};

/** The occurrences of one event, worked out as far as anybody asked. */
class Occurrences {
  #iterator: { next(): ICAL.Time | null | undefined } | undefined;
  readonly #event: ICAL.Event;
  readonly #timeZone: string | undefined;
  readonly #known: Period[] = [];
  #isComplete = false;

  /** Throws when the second one is not found in time. */
  constructor(component: ICAL.Component, time: SearchTime) {
    this.#event = new ICAL.Event(component);
    this.#timeZone = zoneOf(component, 'dtstart');
    if (this.#event.isRecurring()) this.#find(2, time);
    else {
      this.#add([this.#event.startDate]);
      this.#isComplete = true;
    }
  }

  #find(count: number, time: SearchTime): void {
    const starts: ICAL.Time[] = [];
    const beganMs = performance.now();
    try {
      if (time.leftMs < SHORTEST_SEARCH_MS) throw new OutOfTimeError('The calendar takes too long');
      withinTime(Math.ceil(time.leftMs), () => {
        const iterator = (this.#iterator ??= this.#event.iterator());
        for (let start; starts.length < count && (start = iterator.next());) starts.push(start);
      });
      this.#isComplete = starts.length < count;
    } finally {
      time.leftMs -= performance.now() - beganMs;
      this.#add(starts);
    }
  }

  #add(starts: readonly ICAL.Time[]): void {
    for (const start of starts) {
      const end = start.clone();
      end.addDuration(this.#event.duration);
      this.#known.push({
        startMs: toEpochMs(start, this.#timeZone),
        endMs: toEpochMs(end, this.#timeZone),
      });
    }
  }

  #extend(toMs: number, time: SearchTime): void {
    while (!this.#isComplete && (this.#known.at(-1)?.startMs ?? -Infinity) <= toMs) {
      // Another event took the time: this one is gone on with at the next question.
      if (time.leftMs < SHORTEST_SEARCH_MS) return;
      try {
        if (this.#known.length < MOST_OCCURRENCES) this.#find(BATCH, time);
        else this.#isComplete = true;
      } catch {
        // What is not found now never happens.
        this.#isComplete = true;
      }
    }
  }

  /** All that overlap the span; starts are in order, and all last alike. */
  overlapping(fromMs: number, toMs: number, time: SearchTime): Period[] {
    this.#extend(toMs, time);
    const known = this.#known;
    let low = 0;
    let high = known.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (known[middle]!.endMs < fromMs) low = middle + 1;
      else high = middle;
    }
    const found: Period[] = [];
    for (let index = low; index < known.length && known[index]!.startMs <= toMs; index += 1) {
      found.push(known[index]!);
    }
    return found;
  }
}

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
