'use client';
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { TrackingClient } from '../client';
import { setSessionUser } from './set-session-user';

/** A request cache of the provider's own: what the host page keeps in SWR stays apart. */
export function RequestCache({
  client,
  children,
}: {
  client: TrackingClient;
  children: ReactNode;
}): ReactElement {
  const [cache] = useState(() => new Map());
  const config = useMemo(() => ({ provider: () => cache }), [cache]);
  return (
    <SWRConfig value={config}>
      <SessionEnd client={client} />
      {children}
    </SWRConfig>
  );
}

function SessionEnd({ client }: { client: TrackingClient }): null {
  const { mutate } = useSWRConfig();
  useEffect(
    () => client.on('signedOut', () => void setSessionUser(mutate, null)),
    [client, mutate],
  );
  return null;
}
