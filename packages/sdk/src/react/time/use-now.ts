'use client';
import { useSyncExternalStore } from 'react';
import { getTicker } from './ticker';

/** The time in epoch milliseconds, renewed every `intervalMs` (default 1,000) by one shared timer; 0 on the server. */
export function useNow(intervalMs = 1000): number {
  const ticker = getTicker(intervalMs);
  return useSyncExternalStore(ticker.subscribe, ticker.getSnapshot, () => 0);
}
