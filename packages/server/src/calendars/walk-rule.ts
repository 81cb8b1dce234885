import { DAY_MS, HOUR_MS } from '@rastro/sdk/domain';
import { type DayFacts, readDay } from './day-facts';
import type { Rule } from './rule';
import { frameOf, isDayOf, isMonthOf } from './rule-days';
import type { Steps } from '../bounds/steps';

const HOURS_OF_DAY = 24;

/** The hours of a day at which an hourly rule repeats. */
function listHours({ interval, startMs, hours }: Rule, day: number): number[] {
  const startHour = Math.floor(startMs / HOUR_MS);
  return Array.from({ length: HOURS_OF_DAY }, (_, hour) => hour).filter(
    (hour) =>
      (day * HOURS_OF_DAY + hour - startHour) % interval === 0 &&
      (hours.length === 0 || hours.includes(hour)),
  );
}

/** The times of a day of the rule, ms of its clock. */
function listTimes(rule: Rule, day: number): number[] {
  const hours = rule.frequency === 'HOURLY' ? listHours(rule, day) : [0];
  return hours.flatMap((hour) => rule.times.map((ms) => day * DAY_MS + hour * HOUR_MS + ms));
}

/** Picks the times at the rule's positions among all times of a frame. */
function pickPositions(rule: Rule, [first, end]: readonly [number, number], steps: Steps) {
  const all: number[] = [];
  for (let day = first; day < end; day += 1) {
    steps.spend(1);
    if (isDayOf(rule, readDay(day))) all.push(...listTimes(rule, day));
  }
  steps.spend(all.length);
  return new Set(rule.positions.flatMap((place) => all.at(place > 0 ? place - 1 : place) ?? []));
}

/** Answers which times of a day hold, remembering the frame of the day before. */
function createPicker(rule: Rule, steps: Steps): (facts: DayFacts) => number[] {
  let frame: readonly [number, number] = [0, 0];
  let picked = new Set<number>();
  return (facts) => {
    const { day } = facts;
    const times = listTimes(rule, day);
    if (rule.positions.length === 0) return times;
    if (day < frame[0] || day >= frame[1]) {
      frame = frameOf(rule, facts);
      picked = pickPositions(rule, frame, steps);
    }
    return times.filter((ms) => picked.has(ms));
  };
}

/**
 * Goes through the times at which a rule repeats within a span, both ends included, in order. It begins at the span,
 * however long ago the rule began; a count is not looked at. Throws `OutOfStepsError`.
 */
export function* walkRule(
  rule: Rule,
  { fromMs, toMs }: { fromMs: number; toMs: number },
  steps: Steps,
): Generator<number> {
  const pick = createPicker(rule, steps);
  const beginMs = Math.max(fromMs, rule.startMs);
  const endMs = Math.min(toMs, rule.untilMs);
  for (let day = Math.floor(beginMs / DAY_MS); day * DAY_MS <= endMs; day += 1) {
    steps.spend(1);
    const facts = readDay(day);
    if (!isMonthOf(rule, facts)) {
      day += facts.daysInMonth - facts.dayOfMonth;
      continue;
    }
    if (!isDayOf(rule, facts)) continue;
    for (const ms of pick(facts)) {
      steps.spend(1);
      if (ms >= beginMs && ms <= endMs) yield ms;
    }
  }
}
