import { storageKeys } from '../../storage/storage-keys';
import { useStoredState } from '../../storage/use-stored-state';
import { isString } from '../../storage/validators';

/** Number of keys kept: those seen without scrolling, with all else below. */
const KEPT = 5;

const NONE: readonly string[] = [];
const isKeys = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isString);

/** The keys of what was chosen last, newest first, and the way to add one. */
export function useRecentKeys(): [readonly string[], (key: string) => void] {
  const [keys, setKeys] = useStoredState(storageKeys.recent, isKeys, NONE);
  return [keys, (key) => setKeys([key, ...keys.filter((other) => other !== key)].slice(0, KEPT))];
}
