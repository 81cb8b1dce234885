/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `period.json` and what fills their places. */
export interface PeriodWords {
  'period.kind.label': undefined;
  'period.kind.today': undefined;
  'period.kind.yesterday': undefined;
  'period.kind.last7': undefined;
  'period.kind.last30': undefined;
  'period.kind.last90': undefined;
  'period.kind.thisMonth': undefined;
  'period.kind.lastMonth': undefined;
  'period.kind.custom': undefined;
  'period.from.label': undefined;
  'period.to.label': undefined;
  'period.calendar.action': { label: Value };
  'period.span.text': { from: Value; to: Value };
  'period.zone.text': { zone: Value };
  'period.clockChange.text': { date: Value; hours: Value };
  'period.problem.noStart': undefined;
  'period.problem.noEnd': undefined;
  'period.problem.reversed': undefined;
  'period.problem.tooLong': { count: number };
}
