import { useMemo } from 'react';
import { useAppSessionState } from './session-context';
import { resolveAccountUnits } from './resolve-account-units';

/** How the account reads times; the zone is an IANA name. */
export type AccountClock = { locale: string; hour12: boolean; timeZone: string };

/** The account's time zone, else the browser's own, and its clock, else the usual one of `locale`. */
export function useAccountClock(locale: string): AccountClock {
  const { user, serverInfo } = useAppSessionState();
  return useMemo(() => {
    const { units, timeZone } = resolveAccountUnits(user, serverInfo);
    return {
      locale,
      hour12: units.hour12 ?? locale.startsWith('en'),
      timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
  }, [user, serverInfo, locale]);
}
