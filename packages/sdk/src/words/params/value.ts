/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Phrase } from '../../domain';

/** What fills a place of a text. */
export type Value = string | number | Phrase;
