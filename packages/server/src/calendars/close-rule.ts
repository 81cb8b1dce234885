import { DAY_MS } from '@rastro/sdk/domain';
import type { Rule } from './rule';
import { OutOfStepsError, type Steps } from '../bounds/steps';
import { walkRule } from './walk-rule';
import { CalendarProblem } from './calendar-problem';

/** Leap days on one weekday are up to forty years apart. */
const MAX_WAIT_MS = 41 * 366 * DAY_MS;

/**
 * Turns a count into the time of the last one, and drops a rule of which none is left: null. Throws for one whose first
 * time is not found, or whose count is not gone through.
 */
export function closeRule(rule: Rule, text: string, steps: Steps): Rule | null {
  const { startMs, untilMs, count } = rule;
  const toMs = count === undefined ? startMs + MAX_WAIT_MS : Infinity;
  let [counted, lastMs] = [0, startMs];
  try {
    for (lastMs of walkRule(rule, { fromMs: startMs, toMs }, steps)) {
      counted += 1;
      if (counted === (count ?? 1)) break;
    }
  } catch (error) {
    if (!(error instanceof OutOfStepsError)) throw error;
    const why = counted === 0 ? 'no next time is found for' : 'too much is counted by';
    throw tooLong(`${why} ${text}`, error);
  }
  if (counted > 0) return count === undefined ? rule : { ...rule, untilMs: lastMs };
  if (untilMs <= startMs + MAX_WAIT_MS) return null;
  throw tooLong(`no next time is found for ${text}`);
}

const tooLong = (why: string, cause?: unknown) =>
  new CalendarProblem(`${why}; write a simpler rule`, { code: 'steps' }, { cause });
