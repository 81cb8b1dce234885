import { useEffect, useEffectEvent, useRef } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { LiveStore } from '../../../client';
import { computeBounds } from '../../../domain/geo/initial-view';
import { MARKER_MOVE_MS } from '../../../domain/limits';
import { centerOn, isUncovered, showView } from '../../view/map-movement';
import type { MapPadding } from '../../view/map-padding';

const CLOSE_ZOOM = 15;
/** Min distance from the edge for several followed vehicles: a body with its label. */
const MARGIN_PX = 36;

/**
 * Keeps the followed vehicles in view (spec §4): one in the middle, moving as its marker does; of
 * several all, as near as they allow when they are first shown, and again whenever one is about to
 * leave. The view is the part which is not covered, also when panels come and go. Dragging the map
 * calls `onPause`; nothing moves while `isPaused`.
 */
export function useFollow(
  map: LeafletMap | null,
  live: Pick<LiveStore, 'positions'>,
  deviceIds: readonly number[],
  options: {
    padding: MapPadding;
    reducedMotion: boolean;
    isPaused: boolean;
    onPause: () => void;
  },
): void {
  const { padding, isPaused } = options;
  const key = deviceIds.join();
  const pause = useEffectEvent(() => options.onPause());
  const readPositions = () => deviceIds.flatMap((id) => live.positions.get(id) ?? []);
  const moveTo = (target: LeafletMap, place: [number, number]) => {
    const { left, right, top, bottom } = padding;
    const middle = target.project(place).add([(right - left) / 2, (bottom - top) / 2]);
    target.panTo(target.unproject(middle), {
      // Unasked Leaflet slides too, but no farther than a screen.
      animate: !options.reducedMotion && undefined,
      duration: MARKER_MOVE_MS / 1000,
      easeLinearity: 1,
    });
  };
  const start = useEffectEvent((target: LeafletMap): boolean => {
    const positions = readPositions();
    const [only] = positions;
    if (!only) return false;
    const bounds = positions.length > 1 ? computeBounds(positions) : null;
    const animate = !options.reducedMotion;
    if (bounds?.kind === 'bounds') {
      showView(target, { ...bounds, maxZoom: CLOSE_ZOOM }, padding, animate);
    } else {
      const zoom = Math.max(target.getZoom(), CLOSE_ZOOM);
      centerOn(target, [only.latitude, only.longitude], zoom, padding, animate);
    }
    return true;
  });
  const keepInView = useEffectEvent((target: LeafletMap) => {
    const places = readPositions().map(({ latitude, longitude }): [number, number] => [
      latitude,
      longitude,
    ]);
    const [only] = places;
    if (only && places.length === 1) return moveTo(target, only);
    const isLeaving = places.some(
      (place) => !isUncovered(target, target.latLngToContainerPoint(place), padding, MARGIN_PX),
    );
    if (isLeaving) start(target);
  });

  useEffect(() => {
    if (!map || key === '' || isPaused) return;
    let hasStarted = start(map);
    const follow = () => {
      if (hasStarted) keepInView(map);
      else hasStarted = start(map);
    };
    const onDrag = () => pause();
    const ends = key.split(',').map((id) => live.positions.subscribeOne(Number(id), follow));
    map.on('dragstart', onDrag);
    return () => {
      ends.forEach((end) => end());
      map.off('dragstart', onDrag);
    };
  }, [map, live, key, isPaused]);

  const seen = useRef({ key, padding });
  useEffect(() => {
    const before = seen.current;
    seen.current = { key, padding };
    if (before.key !== key || before.padding === padding) return;
    if (map && key !== '' && !isPaused) keepInView(map);
  }, [map, key, padding, isPaused]);
}
