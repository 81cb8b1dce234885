import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { computeBounds } from '../../../domain/geo/initial-view';
import type { Place } from '../../../domain/geo/distance';
import { useTrackingClient } from '../../../react/provider/use-tracking-client';
import { isUncovered, showView } from '../../view/map-movement';
import { useMapFrame } from '../../view/map-padding';

const MARGIN_PX = 24;
/** No closer than streets can be told apart. */
const CLOSE_ZOOM = 15;

/** Keeps a destination and the vehicles that go there in view together, until somebody drags the map. */
export function DestinationCamera({
  place,
  deviceIds,
}: {
  place: Place;
  deviceIds: readonly number[];
}) {
  const map = useMap();
  const { live } = useTrackingClient();
  const { padding, isReady } = useMapFrame();
  const isLeft = useRef(false);
  const hasFitted = useRef(false);
  const key = deviceIds.join();
  const fit = useEffectEvent(() => {
    const fixes = deviceIds.flatMap((id) => live.positions.get(id) ?? []);
    if (isLeft.current || fixes.length === 0) return;
    const places = [place, ...fixes];
    const isSeen = ({ latitude, longitude }: Place) =>
      isUncovered(map, map.latLngToContainerPoint([latitude, longitude]), padding, MARGIN_PX);
    if (hasFitted.current && places.every(isSeen)) return;
    const bounds = computeBounds(places);
    if (bounds?.kind !== 'bounds') return;
    showView(map, { ...bounds, maxZoom: CLOSE_ZOOM }, padding, hasFitted.current);
    hasFitted.current = true;
  });
  const { latitude, longitude } = place;
  useEffect(() => {
    if (!isReady) return;
    hasFitted.current = false;
    fit();
    const leave = () => {
      isLeft.current = true;
    };
    const ends = key
      .split(',')
      .filter(Boolean)
      .map((id) => live.positions.subscribeOne(Number(id), () => fit()));
    map.on('dragstart', leave);
    return () => {
      ends.forEach((end) => end());
      map.off('dragstart', leave);
    };
  }, [map, live, key, latitude, longitude, padding, isReady]);
  return null;
}
