'use client';
import { readOwnTimeZone } from '../../domain';
import { useMemo } from 'react';
import { useTrackingContext } from '../provider/tracking-context';

/** Time format of the reader; the zone is an IANA name. */
export interface ClockStyle {
  locale: string;
  hour12: boolean;
  timeZone: string;
}

/** The provider's language, clock and time zone; where it names none, the machine's zone. */
export function useClock(): ClockStyle {
  const { locale, units, timeZone } = useTrackingContext('useClock');
  const { hour12 = locale.startsWith('en') } = units;
  return useMemo(
    () => ({
      locale,
      hour12,
      timeZone: timeZone ?? readOwnTimeZone(),
    }),
    [locale, hour12, timeZone],
  );
}
