import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import type { ReplayPicture } from '../../../react/replay/replay-picture';
import { useTrackingContext } from '../../../react/provider/tracking-context';
import { useFormat } from '../../../react/use-format';
import { inLightScheme } from './in-light-scheme';
import { takeMapPicture } from './take-map-picture';

/** Lets others take pictures of this map. */
export function usePicture(map: LeafletMap, picture: ReplayPicture): void {
  const format = useFormat();
  const { units } = useTrackingContext('usePicture');
  const system = units.distance === 'mi' ? 'imperial' : 'metric';
  useEffect(
    () =>
      picture.offer(({ isForPaper = false } = {}) => {
        const take = () =>
          takeMapPicture(map, {
            system,
            formatLength: (value, unit) => `${format.number(value)} ${unit}`,
          });
        return isForPaper ? inLightScheme(map.getContainer(), take) : take();
      }),
    [map, picture, system, format],
  );
}
