import { isExactOrigin } from '../../text/is-exact-origin';

/** The lines of a text that say something. */
export const readLines = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The sites of a key. A key of before may name what stands for any: that is none. */
export const readOrigins = (text: string): string[] => readLines(text).filter(isExactOrigin);
