/** Yes and no as trackers write them, in small letters. */
const YES = new Set(['1', 'true', 'on', 'yes', 'y', 't', 'high', 'active', 'sim', 'si', 'sí']);
const NO = new Set(['0', 'false', 'off', 'no', 'n', 'f', 'low', 'inactive', 'não', 'nao']);

/** Yes or no from whatever a tracker writes for it; undefined for anything else. */
export const readYesNo = (value: unknown): boolean | undefined => {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value === 1 ? true : value === 0 ? false : undefined;
  if (typeof value !== 'string') return undefined;
  const word = value.trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) || Number(word || Number.NaN) === 0 ? false : Number(word) === 1 || undefined;
};
