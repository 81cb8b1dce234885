/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `users.json` and what fills their places. */
export interface UsersWords {
  'users.new.action': undefined;
  'users.new.title': undefined;
  'users.edit.action': undefined;
  'users.previous.action': undefined;
  'users.next.action': undefined;
  'users.place.text': { place: number; count: number };
  'users.role.label': undefined;
  'users.state.label': undefined;
  'users.state.active': undefined;
  'users.state.expiresSoon': undefined;
  'users.state.expired': undefined;
  'users.state.disabled': undefined;
  'users.limit.none': undefined;
  'users.limit.count': { count: number };
  'users.newEmail.label': undefined;
  'users.flag.on': undefined;
  'users.expires.never': undefined;
  'users.self.text': { role: Value };
  'users.contact.title': undefined;
  'users.access.title': undefined;
  'users.limits.title': undefined;
  'users.empty.title': undefined;
  'users.empty.text': undefined;
  'users.currentPassword.missing': undefined;
  'users.disable.action': undefined;
  'users.disable.title': { name: Value };
  'users.disable.titleMany': { count: number };
  'users.disable.text': undefined;
  'users.disable.self': undefined;
  'users.enable.action': undefined;
  'users.enable.title': { name: Value };
  'users.enable.titleMany': { count: number };
  'users.enable.text': undefined;
  'users.access.failed': { count: number; names: Value; reason: Value };
  'users.demo.label': undefined;
  'users.everything.title': undefined;
  'users.everything.text': undefined;
}
