/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `commands.json` and what fills their places. */
export interface CommandsWords {
  'lock.action': undefined;
  'lock.waiting.action': undefined;
  'lock.blocked.action': undefined;
  'lock.dialog.title': { name: Value };
  'lock.close.action': undefined;
  'lock.ask.action': undefined;
  'lock.resume.action': undefined;
  'lock.callOff.action': undefined;
  'lock.atOnce.text': undefined;
  'lock.waits.text': undefined;
  'lock.speed.label': undefined;
  'lock.speed.text': { speed: Value; need: Value };
  'lock.age.label': undefined;
  'lock.age.text': { age: Value; need: Value };
  'lock.none.text': undefined;
  'lock.state.waiting': undefined;
  'lock.state.sending': undefined;
  'lock.state.sent': undefined;
  'lock.state.calledOff': undefined;
  'lock.state.expired': undefined;
  'lock.state.failed': undefined;
  'lock.needs.position': undefined;
  'lock.needs.age': undefined;
  'lock.needs.speed': undefined;
  'lock.needs.connection': undefined;
  'lock.asked.text': { time: Value; name: Value };
  'lock.overridden.text': { name: Value; reason: Value };
  'lock.override.title': undefined;
  'lock.override.text': { speed: Value };
  'lock.override.unknown': undefined;
  'lock.override.open': undefined;
  'lock.override.action': undefined;
  'lock.reason.label': undefined;
  'lock.reason.hint': undefined;
  'lock.earlier.title': undefined;
}
