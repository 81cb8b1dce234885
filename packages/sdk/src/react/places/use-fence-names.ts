'use client';
import { useMemo } from 'react';
import { geofence, type Geofence } from '../../contract';
import { readFlag } from '../../domain';
import { useResource } from '../resource/use-resource';

const NO_NAMES: readonly string[] = [];
const names = new WeakMap<readonly Geofence[], ReadonlyMap<number, string>>();

function namesOf(fences: readonly Geofence[]): ReadonlyMap<number, string> {
  const places = fences.filter((fence) => !readFlag(fence, 'isAnchor'));
  const known = names.get(fences) ?? new Map(places.map(({ id, name }) => [id, name]));
  names.set(fences, known);
  return known;
}

/**
 * The names of fences by their ids; undefined while they are on their way. Fences that the account
 * does not see are left out, and anchors, which bear the name of their own vehicle and tell no place. Nothing is asked for without ids.
 */
export function useFenceNames(
  ids: readonly number[] | null | undefined,
): readonly string[] | undefined {
  const hasIds = ids != null && ids.length > 0;
  const { data, isLoading } = useResource(geofence, hasIds ? undefined : null);
  return useMemo(() => {
    if (!hasIds) return NO_NAMES;
    if (!data) return isLoading ? undefined : NO_NAMES;
    return ids.flatMap((id) => namesOf(data).get(id) ?? []);
  }, [hasIds, ids, data, isLoading]);
}
