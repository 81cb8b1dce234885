'use client';
import { useSyncExternalStore } from 'react';
import { getTicker } from './ticker';

const CHECK_INTERVAL_MS = 10_000;

/**
 * Returns true when a moment (ISO text) is more than `ageMs` ago; renders again only when that
 * changes.
 */
export function useIsOlderThan(at: string | null | undefined, ageMs: number): boolean {
  const ticker = getTicker(CHECK_INTERVAL_MS);
  const getSnapshot = () => at != null && ticker.getSnapshot() - Date.parse(at) > ageMs;
  return useSyncExternalStore(ticker.subscribe, getSnapshot, () => false);
}
