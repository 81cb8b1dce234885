'use client';
import type { Holders, ResourceDescription } from '../../contract';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';
import { toHoldersKey } from './resource-keys';

/**
 * The devices and groups that a thing is linked to, of those that the account sees; with `users` also the accounts that
 * it manages. Nothing is asked for without an id.
 */
export function useHolders(
  resource: Pick<ResourceDescription, 'path'>,
  id: number | null,
  { users = false }: { users?: boolean } = {},
): RequestState<Holders> {
  const key = id === null ? null : toHoldersKey(resource, id, users);
  return useRequest('useHolders', key, (client) => client.holders(resource, id ?? 0, { users }));
}
