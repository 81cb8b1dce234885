'use client';
import type { QueryOf, Read, ResourceDescription } from '../../contract';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';
import { toListKey } from './resource-keys';

/**
 * The things of a resource that the account sees, e.g. `useResource(group)`. Asked for once for all
 * who want the same list, and not while `filter` is null; `filter` is compared by value. What {@link useResourceChanges} does shows
 * here at once.
 */
export function useResource<const R extends ResourceDescription>(
  resource: R,
  filter?: QueryOf<R> | null,
): RequestState<Read<R>[]> {
  const key = filter === null ? null : toListKey(resource, filter);
  return useRequest('useResource', key, async (client) => {
    const calls = client.resource<ResourceDescription>(resource);
    return (await calls.list(filter ?? undefined)) as Read<R>[];
  });
}
