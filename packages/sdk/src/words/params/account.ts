/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `account.json` and what fills their places. */
export interface AccountWords {
  'account.parts.label': undefined;
  'account.part.profile': undefined;
  'account.part.security': undefined;
  'account.part.channels': undefined;
  'account.cancel.action': undefined;
  'account.password.label': undefined;
  'account.codes.title': undefined;
  'account.codes.text': undefined;
  'account.codes.off': undefined;
  'account.codes.on': { count: number };
  'account.codes.setUp': undefined;
  'account.codes.turnOn': undefined;
  'account.codes.renew': undefined;
  'account.codes.turnOff': undefined;
  'account.setUp.scan': undefined;
  'account.setUp.picture': undefined;
  'account.setUp.key': undefined;
  'account.setUp.code': undefined;
  'account.recovery.title': undefined;
  'account.recovery.text': undefined;
  'account.secret.kept': undefined;
  'account.secret.copy': undefined;
  'account.signIns.title': undefined;
  'account.signIns.here': { name: Value; address: Value };
  'account.signIns.others': undefined;
  'account.signIns.note': { address: Value; moment: Value };
  'account.signIns.unnamed': undefined;
  'account.signIns.end': undefined;
  'account.signIns.endOf': { name: Value; address: Value };
  'account.everywhere.text': undefined;
  'account.everywhere.title': undefined;
  'account.tokens.title': undefined;
  'account.tokens.text': undefined;
  'account.tokens.live': undefined;
  'account.tokens.new': undefined;
  'account.tokens.make': undefined;
  'account.tokens.name': undefined;
  'account.tokens.nameHint': undefined;
  'account.tokens.span': undefined;
  'account.tokens.days': { count: number };
  'account.tokens.unnamed': undefined;
  'account.tokens.used': { used: Value; end: Value };
  'account.tokens.unused': { end: Value };
  'account.tokens.endOf': { name: Value };
  'account.tokens.made': undefined;
  'account.tokens.once': undefined;
  'account.channels.title': undefined;
  'account.channels.text': undefined;
  'account.data.title': undefined;
  'account.data.text': undefined;
  'account.data.action': undefined;
  'account.data.file': undefined;
  'settings.language.auto': undefined;
}
