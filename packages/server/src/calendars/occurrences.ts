import { DAY_MS, HOUR_MS, fromWallTime } from '@rastro/sdk/domain';
import ICAL from 'ical.js';
import { advanceStart } from './advance-start';
import { OutOfTimeError, withinTime } from './within-time';

/** One occurrence, epoch ms. */
export interface Period {
  startMs: number;
  endMs: number;
}

/** The time that all searches of one question share. */
export interface SearchTime {
  leftMs: number;
}

/** So many are remembered of one event; of an event that is counted, what comes later never happens. */
const MOST_OCCURRENCES = 50_000;
/** So many are looked for at once. */
const BATCH = 20;
/** With less than this left, no search begins. */
export const SHORTEST_SEARCH_MS = 200;
/** A search that was cut short is begun anew after so long: its rule may have no end, or the machine was busy. */
const GIVEN_UP_MS = HOUR_MS;
/** No zone's clock differs more from UTC than this, with room for a change of it. */
const ZONES_MS = DAY_MS;

const toEpochMs = (time: ICAL.Time, timeZone: string | undefined): number => {
  const { year, month, day, hour, minute, second } = time;
  // Floating times and plain dates count as UTC.
  return fromWallTime({ year, month, day, hour, minute, second }, timeZone ?? 'UTC');
};

const zoneOf = (event: ICAL.Component, name: string): string | undefined => {
  const zone = event.getFirstProperty(name)?.getParameter('tzid');
  return typeof zone === 'string' ? zone : undefined;
};

/** Parts of a rule by which the library does not judge the first occurrence after a start. */
const PARTS_OF_A_YEAR = ['BYMONTH', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYSETPOS'];

/** The one rule of an event that may be begun anywhere; null for one that is counted, or has dates of its own. */
const findRule = (component: ICAL.Component): ICAL.Recur | null => {
  const [property, ...others] = component.getAllProperties('rrule');
  const rule = property?.getFirstValue();
  if (!(rule instanceof ICAL.Recur) || others.length > 0) return null;
  if (rule.count || component.hasProperty('rdate')) return null;
  return PARTS_OF_A_YEAR.some((part) => part in rule.parts) ? null : rule;
};

/** The occurrences of one event, worked out where and as far as anybody asked. */
export class Occurrences {
  readonly #event: ICAL.Event;
  readonly #timeZone: string | undefined;
  readonly #rule: ICAL.Recur | null;
  #start: ICAL.Time;
  #iterator: { next(): ICAL.Time | null | undefined } | undefined;
  #known: Period[] = [];
  /** None that ends after this is missing before those that are known. */
  #soundFromMs = -Infinity;
  #isComplete = false;
  #givenUpUntilMs = -Infinity;

  /** Throws when the second one is not found in time. */
  constructor(component: ICAL.Component, time: SearchTime) {
    this.#event = new ICAL.Event(component);
    this.#start = this.#event.startDate;
    this.#timeZone = zoneOf(component, 'dtstart');
    this.#rule = findRule(component);
    if (this.#event.isRecurring()) this.#find(2, time);
    else {
      this.#add([this.#start]);
      this.#isComplete = true;
    }
  }

  #find(count: number, time: SearchTime): void {
    const starts: ICAL.Time[] = [];
    const beganMs = performance.now();
    try {
      if (time.leftMs < SHORTEST_SEARCH_MS) throw new OutOfTimeError('The calendar takes too long');
      withinTime(Math.ceil(time.leftMs), () => {
        const iterator = (this.#iterator ??= this.#event.iterator(this.#start));
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

  /** Begins shortly before a time that those known do not reach, or that lies before them: years of days are not gone through. */
  #approach(fromMs: number): void {
    if (!this.#rule || performance.now() < this.#givenUpUntilMs) return;
    const lastsMs = this.#event.duration.toSeconds() * 1000;
    const beforeMs = fromMs - lastsMs - (this.#timeZone === undefined ? 0 : ZONES_MS);
    const isReached = beforeMs <= (this.#known.at(-1)?.startMs ?? -Infinity);
    if (isReached && fromMs >= this.#soundFromMs && this.#known.length < MOST_OCCURRENCES) return;
    const start = advanceStart(this.#event.startDate, this.#rule, beforeMs);
    if (start.compare(this.#start) === 0) return;
    this.#start = start;
    this.#soundFromMs = start === this.#event.startDate ? -Infinity : fromMs;
    this.#iterator = undefined;
    this.#known = [];
    this.#isComplete = false;
  }

  #extend(toMs: number, time: SearchTime): void {
    while (!this.#isComplete && (this.#known.at(-1)?.startMs ?? -Infinity) <= toMs) {
      // Another event took the time: this one is gone on with at the next question.
      if (time.leftMs < SHORTEST_SEARCH_MS) return;
      try {
        if (this.#known.length < MOST_OCCURRENCES) this.#find(BATCH, time);
        else this.#isComplete = true;
      } catch {
        this.#isComplete = true;
        this.#givenUpUntilMs = performance.now() + GIVEN_UP_MS;
      }
    }
  }

  /** All that overlap the span; starts are in order, and all last alike. */
  overlapping(fromMs: number, toMs: number, time: SearchTime): Period[] {
    this.#approach(fromMs);
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
