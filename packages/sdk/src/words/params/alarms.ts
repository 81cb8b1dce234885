/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `alarms.json` and what fills their places. */
export interface AlarmsWords {
  'taken.take.action': undefined;
  'taken.by.text': { name: Value; time: Value };
  'taken.mine.text': { time: Value };
  'taken.note.label': undefined;
  'taken.note.hint': undefined;
  'taken.note.action': undefined;
  'taken.release.action': undefined;
  'taken.region.label': undefined;
  'taken.none.text': undefined;
}
