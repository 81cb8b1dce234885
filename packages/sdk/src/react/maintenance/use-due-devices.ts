'use client';
import { useMemo } from 'react';
import { MINUTE_MS } from '../../domain';
import { useNow } from '../time/use-now';
import { useDueFleet } from './use-due-fleet';

/**
 * The devices of which a maintenance is due, by the minute; null while nobody can tell: nothing is
 * planned, it is not known yet, or the server cannot say it of so many devices.
 */
export function useDueDevices(isWanted: boolean): ReadonlySet<number> | null {
  const nowMs = useNow(MINUTE_MS);
  const { data: fleet } = useDueFleet(isWanted);
  return useMemo(() => fleet?.devices(nowMs) ?? null, [fleet, nowMs]);
}
