/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `history.json` and what fills their places. */
export interface HistoryWords {
  'history.page.title': undefined;
  'history.vehicle.label': undefined;
  'history.vehicle.placeholder': undefined;
  'history.vehicle.none': { query: Value };
  'history.choose.title': undefined;
  'history.choose.text': undefined;
  'history.empty.title': undefined;
  'history.empty.text': { name: Value; from: Value; to: Value };
  'history.error.title': undefined;
  'history.retry.action': undefined;
  'history.distance.label': undefined;
  'history.duration.label': undefined;
  'history.maxSpeed.label': undefined;
  'history.positions.text': { count: number };
  'history.start.label': undefined;
  'history.end.label': undefined;
  'history.speedRamp.label': undefined;
  'history.speedRamp.upTo': { value: Value };
  'history.speedRamp.above': { value: Value };
}
