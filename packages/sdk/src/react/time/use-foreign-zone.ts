'use client';
import { useState } from 'react';
import { describeTimeZone, differInTime, readOwnTimeZone } from '../../domain';
import { useTrackingContext } from '../provider/tracking-context';
import { useClock } from './use-clock';

/**
 * What the zone is called that times are shown in, where the reader's own clock shows another time; null where
 * both agree and nobody need be told. Default: the zone of the account.
 */
export function useForeignZone(timeZone?: string): string | null {
  const { locale } = useTrackingContext('useForeignZone');
  const clock = useClock();
  const [atMs] = useState(() => Date.now());
  const zone = timeZone ?? clock.timeZone;
  return differInTime(zone, readOwnTimeZone(), atMs)
    ? describeTimeZone(zone, { locale, atMs })
    : null;
}
