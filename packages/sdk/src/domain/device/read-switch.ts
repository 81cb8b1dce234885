import { readAttribute, readFlag } from './read-attribute';

/** A switch among attributes that may say nothing: false and 'false' are off, what is neither on nor off undefined. */
export function readSwitch(
  owner: Parameters<typeof readAttribute>[0],
  key: string,
): boolean | undefined {
  if (readFlag(owner, key)) return true;
  const value = readAttribute(owner, key);
  return value === false || value === 'false' ? false : undefined;
}
