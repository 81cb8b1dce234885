'use client';
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { TrackingClient } from '../../client';
import { setSessionUser } from './set-session-user';

const numbers = new WeakMap<TrackingClient, number>();
let count = 0;

function numberOf(client: TrackingClient): number {
  const number = numbers.get(client) ?? (count += 1);
  numbers.set(client, number);
  return number;
}

interface RequestCacheProps {
  client: TrackingClient;
  children: ReactNode;
}

/**
 * A request cache of the provider's own: what the host page keeps in SWR stays apart. Another client
 * may be another account, so nothing below outlives a change of it.
 */
export function RequestCache({ client, children }: RequestCacheProps): ReactElement {
  return (
    <Cache key={numberOf(client)} client={client}>
      {children}
    </Cache>
  );
}

function Cache({ client, children }: RequestCacheProps): ReactElement {
  const [cache] = useState(() => new Map());
  const config = useMemo(() => ({ provider: () => cache }), [cache]);
  return (
    <SWRConfig value={config}>
      <SessionChanges client={client} />
      {children}
    </SWRConfig>
  );
}

function SessionChanges({ client }: { client: TrackingClient }): null {
  const { mutate } = useSWRConfig();
  // Whatever was read may not be seen any more, or is more by now.
  useEffect(() => client.on('rightsChanged', () => void mutate(() => true)), [client, mutate]);
  useEffect(
    () => client.on('signedOut', () => void setSessionUser(mutate, null)),
    [client, mutate],
  );
  return null;
}
