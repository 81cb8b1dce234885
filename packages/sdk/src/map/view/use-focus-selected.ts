import { useEffect, useEffectEvent, useRef } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { LiveStore } from '../../client';
import { centerOn, isUncovered } from './map-movement';
import type { MapPadding } from './map-padding';

const CLOSE_ZOOM = 14;
const MARGIN_PX = 60;
const BODY_PX = 24;

/**
 * Brings a vehicle that was selected elsewhere (a row, an address) into view; one that is in view
 * and close enough to tell streets apart stays where it is. One pressed on the map moves only if
 * a panel covers it, and so does a selected one when a panel comes over it. Under a panel is not
 * in view.
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

  const { padding } = options;
  const seen = useRef({ selectedId, padding });
  useEffect(() => {
    const before = seen.current;
    seen.current = { selectedId, padding };
    if (before.selectedId !== selectedId || before.padding === padding) return;
    const position = selectedId === undefined ? undefined : live.positions.get(selectedId);
    if (!map || !isReady || !position) return;
    const place: [number, number] = [position.latitude, position.longitude];
    const point = map.latLngToContainerPoint(place);
    const wasInView = isUncovered(map, point, before.padding, 0);
    if (!wasInView || isUncovered(map, point, padding, BODY_PX)) return;
    centerOn(map, place, map.getZoom(), padding, !readOptions().reducedMotion);
  }, [map, live, selectedId, isReady, padding]);

  return (deviceId) => {
    pressedId.current = deviceId;
  };
}
