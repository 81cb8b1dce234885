import { useCallback, useRef, useState } from 'react';
import { readStored } from './read-stored';
import type { StorageKey } from './storage-keys';
import { writeStored } from './write-stored';

/** State that survives a reload: read once, written at every change; a function is told the latest. */
export function useStoredState<T>(
  key: StorageKey,
  isValid: (value: unknown) => value is T,
  fallback: T,
): [T, (next: T | ((latest: T) => T)) => void] {
  const [value, setValue] = useState(() => readStored(key, isValid, fallback));
  const latest = useRef(value);
  const store = useCallback(
    (next: T | ((latest: T) => T)) => {
      latest.current = next instanceof Function ? next(latest.current) : next;
      setValue(latest.current);
      writeStored(key, latest.current);
    },
    [key],
  );
  return [value, store];
}
