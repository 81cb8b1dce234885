'use client';
import type { Read, ResourceDescription } from '../../contract';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';
import { toItemKey } from './resource-keys';

/** One thing of a resource, by its id; nothing is asked for while `id` is null. */
export function useResourceItem<const R extends ResourceDescription>(
  resource: R,
  id: number | null,
): RequestState<Read<R>> {
  const key = id === null ? null : toItemKey(resource, id);
  return useRequest('useResourceItem', key, async (client) => {
    const calls = client.resource<ResourceDescription>(resource);
    return (await calls.get(Number(id))) as Read<R>;
  });
}
