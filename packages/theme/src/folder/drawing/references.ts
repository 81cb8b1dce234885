const REFERENCE = /url\(\s*(["']?)#([^"'()\s]+)\1\s*\)/gi;

/**
 * Lists the ids of the parts of a drawing that the value of an attribute or of a style points to.
 */
export const listReferences = (value: string): string[] =>
  [...value.matchAll(REFERENCE)].map(([, , id = '']) => id);

/**
 * Patterns that lead out of the drawing or hide its content: addresses, rules that fetch, escapes.
 */
const UNSAFE =
  /url\s*\([^)]*|@(?!media\b)[\w-]*|\\|<|javascript:|\b(?:src|image|image-set|cross-fade|element|expression)\s*\(|\b(?:behavior|-moz-binding)\b/i;

/** Returns the part of a value or a style that lies outside the drawing; undefined for none. */
export const findUnsafe = (value: string): string | undefined =>
  UNSAFE.exec(value.replace(REFERENCE, 'none'))?.[0];
