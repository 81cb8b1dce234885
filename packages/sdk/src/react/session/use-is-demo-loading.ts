'use client';
import type { Server } from '../../contract';
import { useRequest } from '../use-request';
import { useServer } from './use-server';

const LOOK_MS = 3_000;

const isLoading = (server: Server | undefined): boolean => {
  const history = server?.demo?.history;
  return history !== undefined && history.done < history.total;
};

/**
 * Returns true while the history of the demo's fleet is loading; polled until complete. False on
 * other servers.
 */
export function useIsDemoLoading(): boolean {
  const { data: atStart } = useServer();
  const wasLoading = isLoading(atStart);
  const { data: now = atStart } = useRequest(
    'useIsDemoLoading',
    wasLoading ? 'demo-history' : null,
    (client) => client.server.get(),
    undefined,
    (latest) => (latest && !isLoading(latest) ? 0 : LOOK_MS),
  );
  return wasLoading && isLoading(now);
}
