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
      <ListChanges client={client} />
      {children}
    </SWRConfig>
  );
}

/** Many pages are told at the same time: they ask one after the other, and together for what comes meanwhile. */
const SPREAD_MS = { min: 200, max: 1_500 };

/** Reads the lists again that somebody else changed something of; all of them after a time without a connection. */
function ListChanges({ client }: { client: TrackingClient }): null {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const changed = new Set<string>();
    let isAll = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      const paths = new Set(changed);
      const all = isAll;
      changed.clear();
      isAll = false;
      void mutate(
        (key) =>
          Array.isArray(key) &&
          typeof key[0] === 'string' &&
          (all ? key[0].startsWith('/') : paths.has(key[0])),
      );
    };
    const readSoon = () => {
      const { min, max } = SPREAD_MS;
      timer ??= setTimeout(read, min + Math.random() * (max - min));
    };
    let wasAway = false;
    const stopLists = client.on('listsChanged', (paths) => {
      for (const path of paths) changed.add(path);
      readSoon();
    });
    const stopConnection = client.on('connection', ({ status }) => {
      if (status === 'reconnecting') wasAway = true;
      if (status !== 'live' || !wasAway) return;
      wasAway = false;
      isAll = true;
      readSoon();
    });
    return () => {
      stopLists();
      stopConnection();
      clearTimeout(timer);
    };
  }, [client, mutate]);
  return null;
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
