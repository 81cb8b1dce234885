const LONE_SURROGATE = /[\ud800-\udfff]/u;
/** Deeper than anybody's attributes; a hostile body must not exhaust the stack. */
const MAX_DEPTH = 100;

/**
 * True when the value cannot be kept: a text anywhere in it (keys too) holds U+0000 or half a
 * surrogate pair, which PostgreSQL refuses, or it is nested more than 100 deep.
 */
export const hasBadText = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return value.includes('\0') || LONE_SURROGATE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (depth === MAX_DEPTH) return true;
  return Object.entries(value).some(
    ([key, member]) => hasBadText(key) || hasBadText(member, depth + 1),
  );
};
