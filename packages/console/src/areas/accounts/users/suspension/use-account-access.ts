import type { AccountAccess } from '@rastro/sdk/contract';
import { useTrackingClient } from '@rastro/sdk/internal/react';
import { useEffect, useState } from 'react';

/**
 * Loads an account's access, including its suspension; null until then, and where it cannot be
 * read.
 */
export function useAccountAccess(
  userId: number,
): [AccountAccess | null, (access: AccountAccess) => void] {
  const client = useTrackingClient();
  const [access, setAccess] = useState<AccountAccess | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    client.access.get(userId, { signal: asking.signal }).then(setAccess, () => undefined);
    return () => asking.abort();
  }, [client, userId]);
  return [access, setAccess];
}
