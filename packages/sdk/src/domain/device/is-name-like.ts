const PERSON = /^\p{L}[\p{L}\p{M}.'’-]*(?: +\p{L}[\p{L}\p{M}.'’-]*)*$/u;
const CODE = /^[A-F ]+$|^[^\p{Ll}\p{Lo} ]+$/u;

/**
 * True when a tracker's text about the driver is a person's name rather than a card's code: words
 * of letters, not all in capitals and not possibly hexadecimal.
 */
export function isNameLike(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length > 1 && PERSON.test(trimmed) && !CODE.test(trimmed);
}
