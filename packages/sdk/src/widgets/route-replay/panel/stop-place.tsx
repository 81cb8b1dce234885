'use client';
import { useMemo, type ReactElement } from 'react';
import { usePlaceLine } from '../../../react';

/** Where a stop was: its address where one is known, else its coordinates. */
export function StopPlace({
  deviceId,
  latitude,
  longitude,
  address,
}: {
  deviceId: number;
  latitude: number;
  longitude: number;
  address: string | null;
}): ReactElement | null {
  const fix = useMemo(
    () => ({ deviceId, latitude, longitude, ...(address && { address }) }),
    [deviceId, latitude, longitude, address],
  );
  const place = usePlaceLine(fix);
  return place ? (
    <small>
      <bdi>{place.text}</bdi>
    </small>
  ) : null;
}
