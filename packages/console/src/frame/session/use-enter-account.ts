import { useTrackingClient } from '@rastro/sdk/internal/react';

/** Logs in as another account; the page is loaded anew, as that account. What is refused is thrown. */
export function useEnterAccount(): (userId: number) => Promise<void> {
  const client = useTrackingClient();
  return async (userId) => {
    await client.access.enter(userId);
    client.live.stop();
    window.location.assign('/home');
  };
}
