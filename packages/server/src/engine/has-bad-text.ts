const LONE_SURROGATE = /[\ud800-\udfff]/u;

/** True when a text anywhere in the value (keys too) holds U+0000 or half a surrogate pair: PostgreSQL refuses both. */
export const hasBadText = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0') || LONE_SURROGATE.test(value);
  if (Array.isArray(value)) return value.some(hasBadText);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, member]) => hasBadText(key) || hasBadText(member));
};
