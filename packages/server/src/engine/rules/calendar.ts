import { fromWallTime } from '@rastro/sdk/domain';
import ICAL from 'ical.js';
import { refuseEndlessRule } from './refuse-endless-rule';

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
  readonly #iterator: { next(): ICAL.Time | null | undefined };
  readonly #timeZone: string | undefined;
  readonly #toEnd: (start: ICAL.Time) => ICAL.Time;
  readonly #known: Period[] = [];
  #isComplete = false;

  constructor(component: ICAL.Component) {
    for (const rule of component.getAllProperties('rrule')) {
      const recur = rule.getFirstValue();
      if (recur instanceof ICAL.Recur) refuseEndlessRule(recur);
    }
    const event = new ICAL.Event(component);
    this.#timeZone = zoneOf(component, 'dtstart');
    const { duration } = event;
    this.#toEnd = (start) => {
      const end = start.clone();
      end.addDuration(duration);
      return end;
    };
    if (event.isRecurring()) {
      this.#iterator = event.iterator();
    } else {
      let only: ICAL.Time | null = event.startDate;
      this.#iterator = {
        next() {
          const start = only;
          only = null;
          return start;
        },
      };
    }
  }

  #extend(toMs: number): void {
    while (!this.#isComplete && (this.#known.at(-1)?.startMs ?? -Infinity) <= toMs) {
      const start = this.#known.length < MOST_OCCURRENCES ? this.#iterator.next() : null;
      if (!start) this.#isComplete = true;
      else {
        this.#known.push({
          startMs: toEpochMs(start, this.#timeZone),
          endMs: toEpochMs(this.#toEnd(start), this.#timeZone),
        });
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

/** Reads the base64 of an iCalendar text. Throws when it is none, saying why. */
export const parseCalendar = (data: string): Calendar => {
  const text = Buffer.from(data, 'base64').toString();
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  if (root.name !== 'vcalendar') throw new Error('The text is no VCALENDAR');
  const events = root.getAllSubcomponents('vevent').map((event) => new Occurrences(event));
  const periods = (fromMs: number, toMs: number): Period[] =>
    events
      .flatMap((event) => event.overlapping(fromMs, toMs))
      .sort((a, b) => a.startMs - b.startMs);
  return {
    isActive: (timeMs) => events.some((event) => event.overlapping(timeMs, timeMs).length > 0),
    periods,
  };
};
