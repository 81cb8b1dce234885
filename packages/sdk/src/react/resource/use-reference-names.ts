import { useMemo } from 'react';
import type { TrackingClient } from '../../client';
import { useRequest } from '../use-request';
import { findResource, nameOfItem } from './find-resource';
import type { ReferenceNames } from './table/to-column';

const NO_NAMES: ReferenceNames = {};

/**
 * Names of all things of some resources that the account sees. A list that it may not read, or that
 * does not come, leaves its resource out.
 */
export function useReferenceNames(resourceNames: readonly string[]): ReferenceNames {
  const wanted = useMemo(() => [...new Set(resourceNames)].sort(), [resourceNames]);
  const key = wanted.length === 0 ? null : (['reference-names', ...wanted] as const);
  const { data } = useRequest('useReferenceNames', key, async (client) => {
    const lists = await Promise.all(wanted.map((name) => readNames(client, name)));
    return Object.fromEntries(lists.flatMap((names, at) => (names ? [[wanted[at], names]] : [])));
  });
  return data ?? NO_NAMES;
}

async function readNames(
  client: TrackingClient,
  resourceName: string,
): Promise<ReadonlyMap<number, string> | null> {
  const description = findResource(resourceName);
  try {
    const items: Readonly<Record<string, unknown>>[] = await client.resource(description).list();
    return new Map(items.map((item) => [Number(item['id']), nameOfItem(item)]));
  } catch {
    return null;
  }
}
