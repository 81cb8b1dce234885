'use client';
import type { Server } from '../../contract';
import type { RequestState } from '../request-state';
import { useTrackingContext } from '../provider/tracking-context';
import { useRequest } from '../use-request';

/** The server's settings; public, so also there before anybody signed in. */
export function useServer(): RequestState<Server> {
  const { held } = useTrackingContext('useServer');
  return useRequest('useServer', 'server', (client) => client.server.get(), held.server);
}
