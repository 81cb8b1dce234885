import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import type { ReplayPicture } from '../../../react/replay/replay-picture';
import { useTrackingContext } from '../../../react/provider/tracking-context';
import { useFormat } from '../../../react/use-format';
import { takeMapPicture } from './take-map-picture';

/** Lets others take pictures of this map. */
export function usePicture(map: LeafletMap, picture: ReplayPicture): void {
  const format = useFormat();
  const { units } = useTrackingContext('usePicture');
  const system = units.distance === 'mi' ? 'imperial' : 'metric';
  useEffect(
    () =>
      picture.offer(() =>
        takeMapPicture(map, {
          system,
          formatLength: (value, unit) => `${format.number(value)} ${unit}`,
        }),
      ),
    [map, picture, system, format],
  );
}
