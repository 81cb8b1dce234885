'use client';
import type { Server } from '../contract';
import type { RequestState } from './request-state';
import { useRequest } from './use-request';

/** The server's settings; public, so also there before anybody signed in. */
export function useServer(): RequestState<Server> {
  return useRequest('useServer', 'server', (client) => client.server.get());
}
