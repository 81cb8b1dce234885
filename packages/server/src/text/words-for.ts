import type { WordsOf } from '@rastro/sdk/words';

/** Returns the words for an account, by language and in its brand's wording. */
export type WordsFor = (userId: number) => Promise<WordsOf>;
