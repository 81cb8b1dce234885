import { fromWallTime } from '@rastro/sdk/domain';
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
/** A thousand times as long as that takes. Some rules have no next one, and none are found without an end. */
const LONGEST_SEARCH_MS = 1_000;

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
  constructor(component: ICAL.Component) {
    this.#event = new ICAL.Event(component);
    this.#timeZone = zoneOf(component, 'dtstart');
    if (this.#event.isRecurring()) this.#find(2);
    else {
      this.#add([this.#event.startDate]);
      this.#isComplete = true;
    }
  }

  #find(count: number): void {
    const starts: ICAL.Time[] = [];
    try {
      withinTime(LONGEST_SEARCH_MS, () => {
        const iterator = (this.#iterator ??= this.#event.iterator());
        for (let start; starts.length < count && (start = iterator.next());) starts.push(start);
      });
      this.#isComplete = starts.length < count;
    } finally {
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

  #extend(toMs: number): void {
    while (!this.#isComplete && (this.#known.at(-1)?.startMs ?? -Infinity) <= toMs) {
      try {
        if (this.#known.length < MOST_OCCURRENCES) this.#find(BATCH);
        else this.#isComplete = true;
      } catch {
        // What is not found now never happens.
        this.#isComplete = true;
      }
    }
  }

  /** All that overlap the span; starts are in order, and all last alike. */
  overlapping(fromMs: number, toMs: number): Period[] {
    this.#extend(toMs);
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

const readOccurrences = (event: ICAL.Component): Occurrences => {
  try {
    return new Occurrences(event);
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
  const events = root.getAllSubcomponents('vevent').map(readOccurrences);
  const periods = (fromMs: number, toMs: number): Period[] =>
    events
      .flatMap((event) => event.overlapping(fromMs, toMs))
      .sort((a, b) => a.startMs - b.startMs);
  return {
    isActive: (timeMs) => events.some((event) => event.overlapping(timeMs, timeMs).length > 0),
    periods,
  };
};
