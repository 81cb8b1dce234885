import { useMemo } from 'react';
import { useAppSessionState } from '../session/session-context';
import { resolveAccountUnits } from './resolve-account-units';

/** The account's time zone, else the browser's own; an IANA name. */
export function useAccountTimeZone(): string {
  const { user, serverInfo } = useAppSessionState();
  return useMemo(
    () =>
      resolveAccountUnits(user, serverInfo).timeZone ??
      Intl.DateTimeFormat().resolvedOptions().timeZone,
    [user, serverInfo],
  );
}
