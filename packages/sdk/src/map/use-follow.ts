import { useEffect, useEffectEvent } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { LiveStore } from '../client';
import { MARKER_MOVE_MS } from '../domain/limits';
import { centerOn } from './map-movement';
import type { MapPadding } from './map-padding';

const CLOSE_ZOOM = 15;

/**
 * Keeps the followed vehicle in the middle of the map, moving as its marker does (spec §4).
 * Dragging the map ends it: `onEnd` is called.
 */
export function useFollow(
  map: LeafletMap | null,
  live: LiveStore,
  followId: number | undefined,
  options: { padding: MapPadding; reducedMotion: boolean; onEnd: () => void },
): void {
  const { reducedMotion } = options;
  const end = useEffectEvent(() => options.onEnd());
  const readPadding = useEffectEvent(() => options.padding);

  useEffect(() => {
    if (!map || followId === undefined) return;
    const placeOf = (): [number, number] | undefined => {
      const position = live.positions.get(followId);
      return position && [position.latitude, position.longitude];
    };
    const start = placeOf();
    if (start) {
      centerOn(map, start, Math.max(map.getZoom(), CLOSE_ZOOM), readPadding(), !reducedMotion);
    }
    const follow = () => {
      const place = placeOf();
      if (!place) return;
      const { left, right, top, bottom } = readPadding();
      const target = map.project(place).add([(right - left) / 2, (bottom - top) / 2]);
      map.panTo(map.unproject(target), {
        animate: !reducedMotion,
        duration: MARKER_MOVE_MS / 1000,
        easeLinearity: 1,
      });
    };
    const stopOnDrag = () => end();
    const unsubscribe = live.positions.subscribeOne(followId, follow);
    map.on('dragstart', stopOnDrag);
    return () => {
      unsubscribe();
      map.off('dragstart', stopOnDrag);
    };
  }, [map, live, followId, reducedMotion]);
}
