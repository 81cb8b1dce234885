'use client';
import { useEffect } from 'react';
import { server } from '../../contract';
import type { Place } from '../../domain';
import type { RequestState } from '../request-state';
import { useServer } from '../session/use-server';
import { useRequest } from '../use-request';
import { toPlaceKey } from './place-key';
import { useTellPlace } from './use-known-place';

/**
 * The address of a place, in degrees; empty where there is none, and never there on a server that looks
 * no addresses up. It is plain text of a stranger. Asked for only while `place` is given: the service
 * behind answers about one question a second, so ask for what somebody looks at, not for a list.
 */
export function usePlace(place: Place | null | undefined): RequestState<string> {
  const { data } = useServer();
  const key = data?.geocoderEnabled === true && place ? toPlaceKey(place) : null;
  const answer = useRequest('usePlace', key, (client) =>
    client.resource(server).geocode({ latitude: Number(key?.[1]), longitude: Number(key?.[2]) }),
  );
  const tell = useTellPlace();
  const address = answer.data;
  useEffect(() => {
    if (place && address !== undefined) tell(place, address);
  }, [tell, place, address]);
  return answer;
}
