import { divIcon, marker, type Map as LeafletMap, type Marker } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { readMoment } from '../../../domain/replay/route-track';
import type { Replay } from '../../../react/replay/use-replay';
import { useFormat } from '../../../react/use-format';
import { centerOn, isUncovered } from '../../view/map-movement';
import type { MapPadding } from '../../view/map-padding';
import { createVehicleBody, type VehicleBody } from './create-vehicle-body';

/** Look of a vehicle in a replay. */
export interface ReplayVehicle {
  /** Name of its drawing. */
  icon: string;
  /** Said below it where there are several. */
  name: string;
}

const PANE = 'rastro-replay-top';
const BODY_PX = 84;
/** A vehicle that comes so near to the edge brings the map along while it plays. */
const MARGIN_PX = 40;

/** A part of the page that stands at a place of the map. */
function createMarker(map: LeafletMap, content: HTMLElement): Marker {
  const icon = divIcon({ html: content, className: '', iconSize: [BODY_PX, BODY_PX] });
  const made = marker([0, 0], { icon, interactive: false, keyboard: false, pane: PANE }).addTo(map);
  const root = made.getElement();
  if (root) Object.assign(root.style, { position: 'absolute', left: '0', top: '0' });
  return made;
}

function createDot(): HTMLElement {
  const dot = document.createElement('div');
  Object.assign(dot.style, {
    position: 'absolute',
    inset: '36px',
    borderRadius: '50%',
    background: 'var(--rastro-surface)',
    border: '3px solid var(--rastro-map-trail)',
    boxSizing: 'border-box',
  });
  return dot;
}

/** Keeps the vehicles of a replay where they were at its moment, and a dot where somebody points. */
export function useReplayVehicles(
  map: LeafletMap,
  { routes, clock, hover, colors }: Replay,
  vehicles: ReadonlyMap<number, ReplayVehicle>,
  padding: MapPadding,
): void {
  const format = useFormat();
  const isAlone = routes.length === 1;
  const describe = useEffectEvent((deviceId: number, speed: number, ms: number) => {
    const what = isAlone ? format.time(ms) : (vehicles.get(deviceId)?.name ?? '');
    return `${format.speed(speed)}  ${what}`;
  });
  const keepInView = useEffectEvent((place: [number, number]) => {
    const point = map.latLngToContainerPoint(place);
    if (isUncovered(map, point, padding, MARGIN_PX)) return;
    centerOn(map, place, map.getZoom(), padding, false);
  });
  const iconOf = useEffectEvent((deviceId: number) => vehicles.get(deviceId)?.icon ?? 'default');

  useEffect(() => {
    const pane = map.getPane(PANE) ?? map.createPane(PANE);
    pane.style.zIndex = '640';
    pane.style.pointerEvents = 'none';
    const bodies = routes.map((route) => {
      const color = isAlone ? null : (colors.get(route.deviceId) ?? 0);
      const body: VehicleBody = createVehicleBody(map.getContainer(), {
        icon: iconOf(route.deviceId),
        color,
      });
      const dot = createDot();
      return {
        route,
        body,
        at: createMarker(map, body.element),
        dot,
        dotAt: createMarker(map, dot),
      };
    });
    const place = () => {
      const ms = clock.getMs();
      for (const { route, body, at } of bodies) {
        const moment = readMoment(route.track, ms);
        const fix = moment && route.track.fixes[moment.index];
        if (!moment || !fix) continue;
        at.setLatLng([moment.latitude, moment.longitude]);
        body.show(fix, moment, describe(route.deviceId, moment.speed, ms));
        if (isAlone && clock.isPlaying()) keepInView([moment.latitude, moment.longitude]);
      }
    };
    const point = () => {
      const ms = hover.getMs();
      for (const { route, dot, dotAt } of bodies) {
        const moment = ms === null ? null : readMoment(route.track, ms);
        dot.hidden = moment === null;
        if (moment) dotAt.setLatLng([moment.latitude, moment.longitude]);
      }
    };
    place();
    point();
    const ends = [clock.subscribe(place), hover.subscribe(point)];
    return () => {
      ends.forEach((end) => end());
      for (const { body, at, dotAt } of bodies) {
        body.remove();
        at.remove();
        dotAt.remove();
      }
    };
  }, [map, routes, clock, hover, colors, isAlone]);
}
