import { DAY_MS, HOUR_MS } from '@rastro/sdk/domain';
import ICAL from 'ical.js';
import { advanceStart } from './advance-start';
import { type Period, type ReadEvent, toPeriod } from './read-event';
import { OutOfTimeError, withinTime } from './within-time';
import { UTC } from './zones';

/** The time that all searches of one question share. */
export interface SearchTime {
  leftMs: number;
}

/** So many are remembered of one event; of an event that is counted, what comes later never happens. */
const MAX_OCCURRENCES = 50_000;
/** So many are looked for at once. */
const BATCH = 20;
/** With less than this left, no search begins. */
export const SHORTEST_SEARCH_MS = 200;
/** A search that was cut short is begun anew after so long: its rule may have no end, or the machine was busy. */
const GIVEN_UP_MS = HOUR_MS;
/** No zone's clock differs more from UTC than this, with room for a change of it. */
const ZONES_MS = DAY_MS;

/** Parts of a rule by which the library does not judge the first occurrence after a start. */
const PARTS_OF_A_YEAR = ['BYMONTH', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYSETPOS'];

/** The one rule of a series that may be begun anywhere; null for one that is counted, or has several. */
const findRule = ([rule, ...others]: readonly ICAL.Recur[]): ICAL.Recur | null => {
  if (!rule || others.length > 0 || rule.count) return null;
  return PARTS_OF_A_YEAR.some((part) => part in rule.parts) ? null : rule;
};

/** What the library repeats: a start and rules, none of them in a zone. */
function toComponent({ start, rules }: ReadEvent): ICAL.Component {
  const component = new ICAL.Component('vevent');
  component.addPropertyWithValue('dtstart', start);
  for (const rule of rules) component.addPropertyWithValue('rrule', rule);
  return component;
}

/** The occurrences of a series, worked out where and as far as anybody asked. */
export class Occurrences {
  readonly #series: ReadEvent;
  readonly #component: ICAL.Component;
  readonly #rule: ICAL.Recur | null;
  #start: ICAL.Time;
  #iterator: ICAL.RecurExpansion | undefined;
  #known: Period[] = [];
  /** The start of the last one that was found, whether it happens or not. */
  #reachedMs = -Infinity;
  /** None that ends after this is missing before those that are known. */
  #soundFromMs = -Infinity;
  #isComplete = false;
  #givenUpUntilMs = -Infinity;

  /** Throws when the second one is not found in time. */
  constructor(series: ReadEvent, time: SearchTime) {
    this.#series = series;
    this.#component = toComponent(series);
    this.#start = series.start;
    this.#rule = findRule(series.rules);
    this.#find(2, time);
  }

  #find(count: number, time: SearchTime): void {
    const starts: ICAL.Time[] = [];
    const beganMs = performance.now();
    try {
      if (time.leftMs < SHORTEST_SEARCH_MS) throw new OutOfTimeError('The calendar takes too long');
      withinTime(Math.ceil(time.leftMs), () => {
        const iterator = (this.#iterator ??= new ICAL.RecurExpansion({
          component: this.#component,
          dtstart: this.#start,
        }));
        for (let start; starts.length < count && (start = iterator.next());) starts.push(start);
      });
      this.#isComplete = starts.length < count;
    } finally {
      time.leftMs -= performance.now() - beganMs;
      this.#add(starts);
    }
  }

  #add(starts: readonly ICAL.Time[]): void {
    const { skipped } = this.#series;
    for (const { year, month, day, hour, minute, second } of starts) {
      const wall = { year, month, day, hour, minute, second };
      const period = toPeriod(wall, this.#series);
      this.#reachedMs = period.startMs;
      if (!skipped.has(period.startMs, wall)) this.#known.push(period);
    }
  }

  /** Begins shortly before a time that those known do not reach, or that lies before them: years of days are not gone through. */
  #approach(fromMs: number): void {
    if (!this.#rule || performance.now() < this.#givenUpUntilMs) return;
    const { lastsMs, zone, start: first } = this.#series;
    const beforeMs = fromMs - lastsMs - (zone === UTC ? 0 : ZONES_MS);
    const isReached = beforeMs <= this.#reachedMs;
    if (isReached && fromMs >= this.#soundFromMs && this.#known.length < MAX_OCCURRENCES) return;
    const start = advanceStart(first, this.#rule, beforeMs);
    if (start.compare(this.#start) === 0) return;
    this.#start = start;
    this.#soundFromMs = start === first ? -Infinity : fromMs;
    this.#reachedMs = -Infinity;
    this.#iterator = undefined;
    this.#known = [];
    this.#isComplete = false;
  }

  #extend(toMs: number, time: SearchTime): void {
    while (!this.#isComplete && this.#reachedMs <= toMs) {
      // Another event took the time: this one is gone on with at the next question.
      if (time.leftMs < SHORTEST_SEARCH_MS) return;
      try {
        if (this.#known.length < MAX_OCCURRENCES) this.#find(BATCH, time);
        else this.#isComplete = true;
      } catch {
        this.#isComplete = true;
        this.#givenUpUntilMs = performance.now() + GIVEN_UP_MS;
      }
    }
  }

  /** False for a series of which nothing is left. */
  get happens(): boolean {
    return this.#known.length > 0 || !this.#isComplete;
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
