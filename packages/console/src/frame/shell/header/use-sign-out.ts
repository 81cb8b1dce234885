import { useTrackingClient } from '@rastro/sdk/internal/react';
import { useMemo } from 'react';
import { writeStored } from '../../storage/write-stored';

/** The ways out. Both reload the page (spec §4), so that nothing of this account stays in memory. */
export interface SignOut {
  here: () => Promise<void>;
  /** Ends all that the account is let in with. Throws when the server could not be asked. */
  everywhere: () => Promise<void>;
}

const leave = (): void => {
  writeStored('scanner', null);
  window.location.assign('/login');
};

/** Ends the session of this page, or all of the account. */
export function useSignOut(): SignOut {
  const client = useTrackingClient();
  return useMemo(
    () => ({
      async here() {
        client.live.stop();
        try {
          await client.session.delete();
        } finally {
          leave();
        }
      },
      async everywhere() {
        await client.session.deleteEverywhere();
        client.live.stop();
        leave();
      },
    }),
    [client],
  );
}
