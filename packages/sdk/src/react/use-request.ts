'use client';
import useSWR from 'swr';
import type { TrackingClient } from '../client';
import type { RequestState } from './request-state';
import { useTrackingContext } from './provider/tracking-context';

/**
 * Asks the server once for all who want the same; the cache lives and dies with the provider. What the
 * host page holds is not asked for, nor is anything while `key` is null. `everyMs` asks again while the
 * page is looked at; default never.
 */
export function useRequest<Data>(
  asker: string,
  key: string | readonly unknown[] | null,
  read: (client: TrackingClient) => Promise<Data>,
  heldData?: Data,
  everyMs: number | ((latest: Data | undefined) => number) = 0,
): RequestState<Data> {
  const { client } = useTrackingContext(asker);
  const { data, isLoading, error, mutate } = useSWR<Data, unknown>(
    heldData === undefined ? key : null,
    () => read(client),
    { revalidateOnFocus: false, shouldRetryOnError: false, refreshInterval: everyMs },
  );
  if (heldData !== undefined) {
    return {
      data: heldData,
      isLoading: false,
      error: undefined,
      refresh: () => Promise.resolve(heldData),
    };
  }
  return { data, isLoading, error, refresh: () => mutate() };
}
