/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `session.json` and what fills their places. */
export interface SessionWords {
  'session.entered.text': { name: Value };
  'session.entered.by': { by: Value };
  'session.back.action': undefined;
  'session.work.text': { name: Value };
  'session.work.action': undefined;
  'session.expires.label': undefined;
  'session.ended.title': undefined;
  'session.ended.action': undefined;
  'session.ended.text': undefined;
  'session.late.text': { count: number };
  'session.late.suspends': { day: Value };
  'session.late.action': undefined;
}
