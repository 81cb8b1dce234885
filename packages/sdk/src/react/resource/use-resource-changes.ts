'use client';
import { useMemo } from 'react';
import { useSWRConfig, type Arguments } from 'swr';
import type { OperationsOf, Resource } from '../../client';
import type { Read, ResourceDescription, Write } from '../../contract';
import { useTrackingContext } from '../provider/tracking-context';
import { isKeyOf } from './resource-keys';

type Item = Readonly<Record<string, unknown>>;
type Change = (items: readonly Item[]) => readonly Item[];

/** Write operations of a resource: those of create, update, patch and delete that it has. */
export type ResourceChanges<R extends ResourceDescription> = Pick<
  Resource<Read<R>, Write<R>>,
  Exclude<OperationsOf<R>, 'list' | 'get'>
>;

/**
 * Creates, changes and deletes things of a resource. What is changed or deleted shows in all lists at
 * once, and goes back to what it was when the server refuses; what is created shows when the server
 * has made it. Lists are read again afterwards. Each call throws a TrackingError when it fails.
 */
export function useResourceChanges<const R extends ResourceDescription>(
  resource: R,
): ResourceChanges<R> {
  const { client } = useTrackingContext('useResourceChanges');
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const calls = client.resource<ResourceDescription>(resource);
    /** `soon` is what lists look like until the answer is there, `then` what it makes of them. */
    const run = async <T>(answer: Promise<T>, soon: Change, then: (answer: T) => Change) => {
      // Lists of the cache hold arrays, the key of one thing holds it alone.
      const apply = (change: Change, data: unknown) =>
        Array.isArray(data) ? change(data) : data ? change([data as Item])[0] : data;
      const keys: Arguments[] = [];
      // One call for all keys would show each of them what the first looks like.
      void mutate((key) => isKeyOf(resource)(key) && keys.push(key) === 0);
      const shown = keys.map((key) =>
        mutate(key, answer, {
          optimisticData: (data: unknown) => apply(soon, data),
          populateCache: (result: unknown, data: unknown) => apply(then(result as T), data),
          rollbackOnError: true,
          throwOnError: false,
        }),
      );
      const result = await answer;
      await Promise.all(shown);
      return result;
    };
    const exchange =
      (item: Item): Change =>
      (items) =>
        items.map((old) => (old['id'] === item['id'] ? { ...old, ...item } : old));
    const changes: ResourceChanges<ResourceDescription> = {
      create: (input, options) =>
        run(
          calls.create(input, options),
          (items) => items,
          (made) => (items) =>
            items.some(({ id }) => id === made['id']) ? items : [...items, made],
        ),
      update: (input, options) => run(calls.update(input, options), exchange(input), exchange),
      patch(id, changes, options) {
        const soon: Change = (items) =>
          items.map((old) => (old['id'] === id ? mergeChanges(old, changes) : old));
        return run(calls.patch(id, changes, options), soon, exchange);
      },
      delete(id, options) {
        const without: Change = (items) => items.filter((item) => item['id'] !== id);
        return run(calls.delete(id, options), without, () => without);
      },
    };
    return changes as object as ResourceChanges<R>;
  }, [client, mutate, resource]);
}

/** Returns an item with changes applied: attributes by key, null removes one. */
function mergeChanges(item: Item, changes: Item): Item {
  if (!changes['attributes']) return { ...item, ...changes };
  const merged = { ...(item['attributes'] as object), ...(changes['attributes'] as object) };
  const attributes = Object.entries(merged).filter(([, value]) => value !== null);
  return { ...item, ...changes, attributes: Object.fromEntries(attributes) };
}
