import { markMatches } from './mark-matches';
import { listSearchTexts, parseQuery, type SearchableDevice } from './matches-query';

/** Longer ones are sentences, which a line has no room for. */
const MAX_TEXT_LENGTH = 64;

/**
 * The text of a device by which a search found it, when none of those that are shown says it: an
 * identifier, a phone number, an attribute. '' when what was found is in view.
 */
export function findHiddenMatch(
  device: SearchableDevice,
  query: string,
  shown: readonly string[],
): string {
  const has = (text: string, word: string) =>
    markMatches(text, word).some(({ isMatch }) => isMatch);
  const word = parseQuery(query).find((one) => !shown.some((text) => has(text, one)));
  if (word === undefined) return '';
  const texts = listSearchTexts(device).filter(({ length }) => length <= MAX_TEXT_LENGTH);
  return texts.find((text) => has(text, word)) ?? '';
}
