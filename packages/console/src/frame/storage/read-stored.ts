import type { StorageKey } from './storage-keys';

/**
 * Reads a stored JSON value; gives `fallback` when there is none, when it is broken or of another
 * shape, and when the browser keeps nothing (private windows).
 */
export function readStored<T>(
  key: StorageKey,
  isValid: (value: unknown) => value is T,
  fallback: T,
): T {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return fallback;
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : fallback;
  } catch {
    return fallback;
  }
}
