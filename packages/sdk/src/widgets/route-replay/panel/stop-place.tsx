'use client';
import { useMemo, type ReactElement } from 'react';
import { usePlaceLine } from '../../../react';
import { useIsSeen } from '../../../ui/use-is-seen';

/** A place of the list. */
export interface ListedPlace {
  deviceId: number;
  latitude: number;
  longitude: number;
  address: string | null;
  geofenceIds?: number[] | null | undefined;
}

/** Place of a stop: its address, loaded in turn while in view, otherwise fence or coordinates. */
export function StopPlace({
  place: { deviceId, latitude, longitude, address, geofenceIds },
}: {
  place: ListedPlace;
}): ReactElement {
  const [watch, isSeen] = useIsSeen();
  const [bare, fix] = useMemo(() => {
    const here = { deviceId, latitude, longitude, ...(address && { address }) };
    return [here, { ...here, geofenceIds }];
  }, [deviceId, latitude, longitude, address, geofenceIds]);
  const byAddress = usePlaceLine(bare, { address: isSeen ? 'inTurn' : 'known' });
  const byFence = usePlaceLine(fix);
  const line = byAddress?.kind === 'address' ? byAddress : byFence;
  return (
    <small ref={watch}>
      <bdi>{line?.text}</bdi>
    </small>
  );
}
