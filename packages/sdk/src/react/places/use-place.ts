'use client';
import { server } from '../../contract';
import type { RequestState } from '../request-state';
import { useServer } from '../session/use-server';
import { useRequest } from '../use-request';

/** About 11 m: places beside each other share an address. */
const DECIMALS = 4;

/**
 * The address of a place, in degrees; empty where there is none, and never there on a server that looks
 * no addresses up. It is plain text of a stranger. Asked for only while `place` is given: the service
 * behind answers about one question a second, so ask for what somebody looks at, not for a list.
 */
export function usePlace(
  place: { latitude: number; longitude: number } | null | undefined,
): RequestState<string> {
  const { data } = useServer();
  const latitude = place?.latitude.toFixed(DECIMALS);
  const longitude = place?.longitude.toFixed(DECIMALS);
  const isAsked = data?.geocoderEnabled === true && latitude !== undefined;
  return useRequest('usePlace', isAsked ? ['place', latitude, longitude] : null, (client) =>
    client.resource(server).geocode({ latitude: Number(latitude), longitude: Number(longitude) }),
  );
}
