const REFERENCE = /url\(\s*(["']?)#([^"'()\s]+)\1\s*\)/gi;

/** What of a drawing the value of an attribute or of a style points to, by its id. */
export const listReferences = (value: string): string[] =>
  [...value.matchAll(REFERENCE)].map(([, , id = '']) => id);

/** What leads out of the drawing, or hides what it says: addresses, rules that fetch, escapes. */
const UNSAFE =
  /url\s*\([^)]*|@(?!media\b)[\w-]*|\\|<|javascript:|\b(?:src|image|image-set|cross-fade|element|expression)\s*\(|\b(?:behavior|-moz-binding)\b/i;

/** What in a value or a style is not of the drawing itself; undefined for nothing. */
export const findUnsafe = (value: string): string | undefined =>
  UNSAFE.exec(value.replace(REFERENCE, 'none'))?.[0];
