'use client';
import { useSyncExternalStore } from 'react';
import { MINUTE_MS, SECOND_MS } from '../../domain';
import { getTicker } from './ticker';

/** The minute that it is, in epoch milliseconds: renders again when another begins; 0 on the server. */
export function useMinute(): number {
  const ticker = getTicker(SECOND_MS);
  const getSnapshot = () => Math.floor(ticker.getSnapshot() / MINUTE_MS) * MINUTE_MS;
  return useSyncExternalStore(ticker.subscribe, getSnapshot, () => 0);
}
