import { useEffect, useEffectEvent, useRef } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { LiveStore } from '../../client';
import { centerOn, isUncovered } from './map-movement';
import type { MapPadding } from './map-padding';
import { BODY_PX, useKeepInView } from './use-keep-in-view';

const CLOSE_ZOOM = 14;
const MARGIN_PX = 60;

/**
 * Brings a vehicle that was selected elsewhere (a row, an address) into view; one that is in view
 * and close enough to tell streets apart stays where it is. One pressed on the map moves only if
 * a panel covers it. Under a panel is not in view.
 * @returns tells that the next selection was made on the map itself, which then does not move
 */
export function useFocusSelected(
  map: LeafletMap | null,
  live: Pick<LiveStore, 'positions'>,
  selectedId: number | undefined,
  options: { padding: MapPadding; reducedMotion: boolean; isReady: boolean },
): (deviceId: number | undefined) => void {
  const pressedId = useRef<number | undefined>(undefined);
  const readOptions = useEffectEvent(() => options);
  const { isReady } = options;

  useEffect(() => {
    if (!map || !isReady || selectedId === undefined) return;
    const focus = (): boolean => {
      const position = live.positions.get(selectedId);
      if (!position) return false;
      const { padding, reducedMotion } = readOptions();
      const place: [number, number] = [position.latitude, position.longitude];
      const isClose = map.getZoom() >= CLOSE_ZOOM;
      const isPressed = pressedId.current === selectedId;
      const marginPx = isPressed ? BODY_PX : MARGIN_PX;
      const isInView = isUncovered(map, map.latLngToContainerPoint(place), padding, marginPx);
      if (!isInView || !(isClose || isPressed)) {
        const zoom = isPressed ? map.getZoom() : Math.max(map.getZoom(), CLOSE_ZOOM);
        centerOn(map, place, zoom, padding, !reducedMotion);
      }
      pressedId.current = undefined;
      return true;
    };
    if (focus()) return;
    const unsubscribe = live.positions.subscribeOne(selectedId, () => {
      if (focus()) unsubscribe();
    });
    return unsubscribe;
  }, [map, live, selectedId, isReady]);

  useKeepInView(map, live, selectedId, options);

  return (deviceId) => {
    pressedId.current = deviceId;
  };
}
