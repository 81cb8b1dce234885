'use client';
import type { Holders } from '../../contract';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';

/** The devices and groups that a fence is linked to, of those that the account sees. */
export function useFenceHolders(fenceId: number): RequestState<Holders> {
  return useRequest('useFenceHolders', ['fence-holders', fenceId], (client) =>
    client.fenceHolders(fenceId),
  );
}
