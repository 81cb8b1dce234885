import type { StorageKey } from './storage-keys';

/** Stores a JSON value; a full or closed storage only costs the persistence. */
export function writeStored(key: StorageKey, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
