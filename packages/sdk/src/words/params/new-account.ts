/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `new-account.json` and what fills their places. */
export interface NewAccountWords {
  'invite.page.lead': undefined;
  'invite.submit.action': undefined;
  'invite.deadLink.text': undefined;
  'register.page.lead': undefined;
  'register.sent.text': { email: Value };
  'register.closed.text': undefined;
  'register.link.lead': undefined;
  'register.deadLink.text': undefined;
}
