'use client';
import useSWR from 'swr';
import type { TrackingClient } from '../client';
import type { RequestState } from './request-state';
import { useTrackingContext } from './tracking-context';

/** Asks the server once for all who want the same; the cache lives and dies with the provider. */
export function useRequest<Data>(
  asker: string,
  key: string,
  read: (client: TrackingClient) => Promise<Data>,
): RequestState<Data> {
  const { client } = useTrackingContext(asker);
  const { data, isLoading, error, mutate } = useSWR<Data, unknown>(key, () => read(client), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return { data, isLoading, error, refresh: () => mutate() };
}
