/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `privacy.json` and what fills their places. */
export interface PrivacyWords {
  'privacy.contact.label': undefined;
  'terms.page.title': undefined;
  'terms.page.lead': { version: Value };
  'terms.page.text': undefined;
  'terms.page.open': undefined;
  'terms.page.accept': undefined;
  'terms.accepted.text': { version: Value; date: Value };
}
