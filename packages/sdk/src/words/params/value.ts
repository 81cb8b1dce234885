/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Phrase } from '../../domain';

/** Value of a placeholder in a text. */
export type Value = string | number | Phrase;
