'use client';
import { useMemo } from 'react';
import { isTrackingError } from '../../../client';
import type { ResourceDescription } from '../../../contract';
import { useTrackingClient } from '../../provider/use-tracking-client';
import { useResourceChanges } from '../use-resource-changes';
import { applyChanges, toInput, type FormValues } from './form-values';

/** A thing as the server answers it. */
export type SavedItem = Readonly<Record<string, unknown>> & { readonly id: number };

/** Statuses from a server without PATCH; if the item itself is gone, reading it reports so. */
const NO_PATCH: ReadonlySet<number | undefined> = new Set([404, 405]);

/** Operations a resource may have. */
interface Calls {
  get?: (id: number) => Promise<SavedItem>;
  create?: (input: FormValues) => Promise<SavedItem>;
  update?: (input: FormValues) => Promise<SavedItem>;
  patch?: (id: number, changes: FormValues) => Promise<SavedItem>;
  delete?: (id: number) => Promise<void>;
}

/** Return value of {@link useSave}. Each call throws a TrackingError when it fails. */
export interface Save {
  create: (values: FormValues) => Promise<SavedItem>;
  /** Sends what changed; where only whole things are taken, the thing as it is there now with that in it. */
  change: (item: SavedItem, changes: FormValues) => Promise<SavedItem>;
  /** null where things of the resource are not deleted. */
  remove: ((id: number) => Promise<void>) | null;
}

/** Saves and deletes things of a resource; what shows them follows. */
export function useSave(resource: ResourceDescription): Save {
  const client = useTrackingClient();
  const changes = useResourceChanges(resource) as object as Calls;
  return useMemo(() => {
    const { get } = client.resource(resource) as object as Calls;
    const { create, update, patch } = changes;
    const refuse = (action: string) =>
      Promise.reject<SavedItem>(new Error(`${resource.name} has no ${action}`));
    async function replace(item: SavedItem, changed: FormValues) {
      const now = (await get?.(item.id)) ?? item;
      return update ? update(applyChanges(now, changed)) : refuse('update');
    }
    async function change(item: SavedItem, changed: FormValues) {
      // What there is one of is taken whole.
      if (!patch || resource.single) return replace(item, changed);
      try {
        return await patch(item.id, changed);
      } catch (error) {
        if (!isTrackingError(error) || !NO_PATCH.has(error.status)) throw error;
        return replace(item, changed);
      }
    }
    return {
      create: (values) => (create ? create(toInput(resource.members, values)) : refuse('create')),
      change,
      remove: (resource.operations.includes('delete') && changes.delete) || null,
    };
  }, [client, changes, resource]);
}
