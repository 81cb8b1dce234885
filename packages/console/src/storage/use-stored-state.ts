import { useCallback, useState } from 'react';
import { readStored } from './read-stored';
import type { StorageKey } from './storage-keys';
import { writeStored } from './write-stored';

/** State that survives a reload: read once, written at every change. */
export function useStoredState<T>(
  key: StorageKey,
  isValid: (value: unknown) => value is T,
  fallback: T,
): [T, (next: T) => void] {
  const [value, setValue] = useState(() => readStored(key, isValid, fallback));
  const store = useCallback(
    (next: T) => {
      setValue(next);
      writeStored(key, next);
    },
    [key],
  );
  return [value, store];
}
