import { useEffect, useEffectEvent, useRef } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { LiveStore } from '../../client';
import { centerOn, isUncovered } from './map-movement';
import type { MapPadding } from './map-padding';

/** Half of a vehicle's body on the map. */
export const BODY_PX = 24;

/**
 * Keeps the selected vehicle in view when a panel comes over it or the map gets another size, as a
 * phone that is turned gives it; one that was left behind stays where it is.
 */
export function useKeepInView(
  map: LeafletMap | null,
  live: Pick<LiveStore, 'positions'>,
  selectedId: number | undefined,
  options: { padding: MapPadding; reducedMotion: boolean; isReady: boolean },
): void {
  const { isReady, padding } = options;
  const isInView = useRef(false);
  const isSeen = useEffectEvent((marginPx: number): boolean => {
    const position = selectedId === undefined ? undefined : live.positions.get(selectedId);
    if (!map || !position) return false;
    const point = map.latLngToContainerPoint([position.latitude, position.longitude]);
    return isUncovered(map, point, options.padding, marginPx);
  });
  const keep = useEffectEvent((animate: boolean) => {
    const position = selectedId === undefined ? undefined : live.positions.get(selectedId);
    if (!map || !isReady || !position || !isInView.current || isSeen(BODY_PX)) return;
    // Size and panels change one after the other: between them there may be no place at all.
    if (!hasRoom(map, options.padding)) return;
    const place: [number, number] = [position.latitude, position.longitude];
    centerOn(map, place, map.getZoom(), options.padding, animate && !options.reducedMotion);
  });

  useEffect(() => {
    if (!map || !isReady || selectedId === undefined) return;
    // It was just brought into view, or pressed where it is.
    isInView.current = true;
    let size = map.getSize();
    const look = () => {
      // Before the map says that it has another size, it moves for that.
      if (map.getSize().equals(size)) isInView.current = isSeen(0);
    };
    const onResize = () => {
      size = map.getSize();
      keep(false);
    };
    map.on('moveend', look);
    map.on('resize', onResize);
    const unsubscribe = live.positions.subscribeOne(selectedId, look);
    return () => {
      map.off('moveend', look);
      map.off('resize', onResize);
      unsubscribe();
    };
  }, [map, live, selectedId, isReady]);

  const seen = useRef({ selectedId, padding });
  useEffect(() => {
    const before = seen.current;
    seen.current = { selectedId, padding };
    if (before.selectedId === selectedId && before.padding !== padding) keep(true);
  }, [selectedId, padding]);
}

const hasRoom = (map: LeafletMap, { top, right, bottom, left }: MapPadding): boolean => {
  const { x, y } = map.getSize();
  return x - left - right > 2 * BODY_PX && y - top - bottom > 2 * BODY_PX;
};
