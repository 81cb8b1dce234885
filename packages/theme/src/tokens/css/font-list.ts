const QUOTED = `'[\\p{L}\\p{N} _.-]+'|"[\\p{L}\\p{N} _.-]+"`;
const BARE = `[A-Za-z_-][\\w-]*(?: [\\w-]+)*`;
const LIST = new RegExp(`^(?:${QUOTED}|${BARE})(?:\\s*,\\s*(?:${QUOTED}|${BARE}))*$`, 'u');

/** True for a CSS `font-family` list made of names alone, so that nothing in it can end a declaration. */
export function isFontList(value: string): boolean {
  return LIST.test(value);
}
