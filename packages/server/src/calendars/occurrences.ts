import { DAY_MS } from '@rastro/sdk/domain';
import { closeRule } from './close-rule';
import { type Period, type ReadEvent, toPeriod } from './read-event';
import type { Rule } from './rule';
import type { Steps } from '../bounds/steps';
import { walkRule } from './walk-rule';
import { UTC, toUtcWall } from './zones';

/** No zone's clock differs more from UTC than this, with room for a change of it. */
const ZONES_MS = DAY_MS;
/** The clocks of zones take longer than days. */
const STEPS_OF_ONE = 10;

/** A series, by one rule or several. */
export interface Occurrences {
  /** All that overlap a span, those of each rule in order. Throws `OutOfStepsError`. */
  overlapping(fromMs: number, toMs: number, steps: Steps): Generator<Period>;
}

/** The occurrences of a series; null where none is left. Throws for a rule of which none is found. */
export function createOccurrences(series: ReadEvent, reading: Steps): Occurrences | null {
  const rules = series.rules.flatMap(({ rule, text }) => closeRule(rule, text, reading) ?? []);
  if (rules.length === 0) return null;
  const { lastsMs, zone, skipped } = series;
  const slackMs = zone === UTC ? 0 : ZONES_MS;
  function* overlapping(rule: Rule, fromMs: number, toMs: number, steps: Steps) {
    const span = { fromMs: fromMs - lastsMs - slackMs, toMs: toMs + slackMs };
    for (const wallMs of walkRule(rule, span, steps)) {
      steps.spend(STEPS_OF_ONE);
      const wall = toUtcWall(wallMs);
      const period = toPeriod(wall, series);
      if (period.endMs < fromMs || period.startMs > toMs) continue;
      if (!skipped.has(period.startMs, wall)) yield period;
    }
  }
  return {
    *overlapping(fromMs, toMs, steps) {
      for (const rule of rules) yield* overlapping(rule, fromMs, toMs, steps);
    },
  };
}
