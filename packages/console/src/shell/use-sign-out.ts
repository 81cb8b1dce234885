import { useTrackingClient } from '@rastro/sdk/react';
import { useCallback } from 'react';

/** Ends the session and reloads the page (spec §4), so that nothing of this account stays in memory. */
export function useSignOut(): () => Promise<void> {
  const client = useTrackingClient();
  return useCallback(async () => {
    client.live.stop();
    try {
      await client.session.delete();
    } finally {
      window.location.assign('/login');
    }
  }, [client]);
}
