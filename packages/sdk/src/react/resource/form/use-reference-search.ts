import { useCallback } from 'react';
import type { ComboboxOption } from '../../../ui';
import { useTrackingClient } from '../../provider/use-tracking-client';
import { findResource, nameOfItem } from '../find-resource';

/** Max choices shown; typing narrows them. */
const LIMIT = 50;

type Item = Readonly<Record<string, unknown>>;

/** A thing as a choice; devices of one name are told apart by their identifiers. */
export const toOption = (item: Item): ComboboxOption<number> => ({
  value: Number(item['id']),
  label: nameOfItem(item),
  ...(typeof item['uniqueId'] === 'string' ? { hint: item['uniqueId'] } : {}),
});

/** Asks the server for things of a resource by what was typed. Rejects with a TrackingError. */
export function useReferenceSearch(
  refersTo: string,
): (keyword: string, signal: AbortSignal) => Promise<ComboboxOption<number>[]> {
  const client = useTrackingClient();
  return useCallback(
    async (keyword, signal) => {
      const filter = { limit: LIMIT, ...(keyword === '' ? {} : { keyword }) };
      const items: Item[] = await client.resource(findResource(refersTo)).list(filter, { signal });
      return items.map(toOption);
    },
    [client, refersTo],
  );
}
