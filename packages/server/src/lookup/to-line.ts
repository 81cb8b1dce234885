/** Signs that no address has: control characters, and those that turn the direction of writing. */
const NOT_IN_ADDRESSES = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** A stranger's text as one line of at most `most` characters. */
export function toLine(stranger: string, most: number): string {
  const text = stranger.replace(NOT_IN_ADDRESSES, ' ').replace(/\s+/g, ' ').trim();
  return [...text.slice(0, most * 2)].slice(0, most).join('');
}
