import { useEffect, useEffectEvent, useRef } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { LiveStore } from '../../client';
import { MARKER_MOVE_MS } from '../../domain/limits';
import { centerOn } from './map-movement';
import type { MapPadding } from './map-padding';

const CLOSE_ZOOM = 15;

/**
 * Keeps the followed vehicle in the middle of the map, moving as its marker does (spec §4).
 * The middle is that of the part which is not covered, also when panels come and go. Dragging the
 * map ends it: `onEnd` is called.
 */
export function useFollow(
  map: LeafletMap | null,
  live: Pick<LiveStore, 'positions'>,
  followId: number | undefined,
  options: { padding: MapPadding; reducedMotion: boolean; onEnd: () => void },
): void {
  const { reducedMotion, padding } = options;
  const end = useEffectEvent(() => options.onEnd());
  const readPlace = useEffectEvent((deviceId: number): [number, number] | undefined => {
    const position = live.positions.get(deviceId);
    return position && [position.latitude, position.longitude];
  });
  const startAt = useEffectEvent((target: LeafletMap, place: [number, number]) =>
    centerOn(target, place, Math.max(target.getZoom(), CLOSE_ZOOM), padding, !reducedMotion),
  );
  const moveTo = useEffectEvent((target: LeafletMap, place: [number, number]) => {
    const { left, right, top, bottom } = padding;
    const middle = target.project(place).add([(right - left) / 2, (bottom - top) / 2]);
    target.panTo(target.unproject(middle), {
      animate: !reducedMotion,
      duration: MARKER_MOVE_MS / 1000,
      easeLinearity: 1,
    });
  });

  useEffect(() => {
    if (!map || followId === undefined) return;
    let hasStarted = false;
    const follow = () => {
      const place = readPlace(followId);
      if (!place) return;
      if (hasStarted) moveTo(map, place);
      else startAt(map, place);
      hasStarted = true;
    };
    follow();
    const stopOnDrag = () => end();
    const unsubscribe = live.positions.subscribeOne(followId, follow);
    map.on('dragstart', stopOnDrag);
    return () => {
      unsubscribe();
      map.off('dragstart', stopOnDrag);
    };
  }, [map, live, followId]);

  const seen = useRef({ followId, padding });
  useEffect(() => {
    const before = seen.current;
    seen.current = { followId, padding };
    if (before.followId !== followId || before.padding === padding) return;
    const place = followId === undefined ? undefined : readPlace(followId);
    if (map && place) moveTo(map, place);
  }, [map, followId, padding]);
}
