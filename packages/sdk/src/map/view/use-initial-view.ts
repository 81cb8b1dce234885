import { useEffect, useEffectEvent, useState } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { LiveStore } from '../../client';
import {
  resolveInitialView,
  type InitialView,
  type PlaceOwner,
} from '../../domain/geo/initial-view';
import { listPositions } from './list-positions';
import { showView } from './map-movement';
import type { MapPadding } from './map-padding';

/** Sources that determine a map's initial view. */
interface InitialViewSources {
  live: LiveStore;
  /** `undefined` while not known. */
  user: PlaceOwner | null | undefined;
  server: PlaceOwner | null | undefined;
  /** Wins over everything. */
  view: InitialView | undefined;
  /** The closest zoom around devices. */
  closestFit?: number | undefined;
  padding: MapPadding;
}

/** Does user or server name a place, so that nobody has to wait for the devices? */
function hasOwnPlace(owners: { user?: PlaceOwner | null; server?: PlaceOwner | null }): boolean {
  const view = resolveInitialView(owners);
  return !isNowhere(view);
}

function isNowhere(view: InitialView): boolean {
  return view.kind === 'center' && view.latitude === 0 && view.longitude === 0;
}

function limitFit(view: InitialView, closest = Infinity): InitialView {
  if (view.kind === 'center') return view;
  return { ...view, maxZoom: Math.min(view.maxZoom, closest) };
}

/**
 * Moves a map to its first view (spec §4) as soon as what decides is known: at once for the user's
 * or server's place, after the devices have been read for their bounds; the world without any. A user who has moved the
 * map meanwhile stays where they are.
 * @returns whether the map has its view
 */
export function useInitialView(map: LeafletMap | null, sources: InitialViewSources): boolean {
  const { live, user, server, view } = sources;
  const [isPlaced, setIsPlaced] = useState(false);
  const place = useEffectEvent((target: LeafletMap) => {
    const isKnown = view !== undefined || (user !== undefined && server !== undefined);
    if (isPlaced || !isKnown) return;
    const resolved = view ?? resolveInitialView({ user, server, positions: listPositions(live) });
    if (!view && !hasOwnPlace({ user, server }) && !live.hasLoaded()) return;
    // Close to 0/0 there is nothing but sea: nobody's place is shown with the world around it.
    const shown = isNowhere(resolved)
      ? { ...resolved, zoom: target.getMinZoom() }
      : limitFit(resolved, sources.closestFit);
    showView(target, shown, sources.padding, false);
    setIsPlaced(true);
  });

  useEffect(() => {
    if (!map || isPlaced) return;
    const attempt = () => place(map);
    const keep = () => setIsPlaced(true);
    const frame = requestAnimationFrame(attempt);
    const stops = [live.subscribeChanges(attempt), live.connection.subscribe(attempt)];
    map.on('dragstart', keep);
    return () => {
      cancelAnimationFrame(frame);
      stops.forEach((stop) => stop());
      map.off('dragstart', keep);
    };
  }, [map, live, user, server, view, isPlaced]);

  return isPlaced;
}
