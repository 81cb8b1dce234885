'use client';
import { useState } from 'react';
import { describeTimeZone, differInTime, readOwnTimeZone } from '../../domain';
import { useTrackingContext } from '../provider/tracking-context';
import { useClock } from './use-clock';

/**
 * Provides the name of the zone in which times are shown, where the reader's own clock differs;
 * null where both agree. Default: the zone of the account.
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
