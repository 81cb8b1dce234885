const PERSON = /^\p{L}[\p{L}\p{M}.'’-]*(?: +\p{L}[\p{L}\p{M}.'’-]*)*$/u;
const CODE = /^[A-F ]+$|^[^\p{Ll}\p{Lo} ]+$/u;

/**
 * Whether what a tracker sends of who drives is a person's name rather than the code of a card: words of
 * letters, not one in capitals and none that could be hexadecimal.
 */
export function isNameLike(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length > 1 && PERSON.test(trimmed) && !CODE.test(trimmed);
}
