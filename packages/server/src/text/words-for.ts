import type { WordsOf } from '@rastro/sdk/words';

/** What is said to an account, by language: in the words of the brand it has. */
export type WordsFor = (userId: number) => Promise<WordsOf>;
