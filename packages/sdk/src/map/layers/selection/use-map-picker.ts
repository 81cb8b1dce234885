import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { FleetCluster } from '../../cluster/find-cluster';
import { useBoxDrag, type ScreenBox } from './use-box-drag';
import type { MapPadding } from '../../view/map-padding';
import type { FleetCanvasLayer } from '../../worker/fleet-canvas-layer';
import type { Picked } from '../../../react/picked/use-picked';

/** A cluster is found by the middle of its disc. */
const AROUND_PX = 2;

/**
 * Picks on the map: what a box holds, what is pressed with Shift, what is in view. While `isPicking` every
 * drag and press picks, Enter takes what is in view, Escape ends it.
 */
export function useMapPicker(
  map: LeafletMap,
  layer: FleetCanvasLayer,
  picked: Picked,
  { padding, isPicking, onEnd }: { padding: MapPadding; isPicking: boolean; onEnd: () => void },
) {
  /** Outcome of the last box when it yielded no vehicles. */
  const [outcome, setOutcome] = useState<'none' | 'lost'>();
  // The map answers later: by then others may be picked.
  const latest = useRef(picked);
  useEffect(() => {
    latest.current = picked;
  }, [picked]);

  function take(found: readonly number[] | null, isToggle: boolean) {
    setOutcome(found === null ? 'lost' : found.length === 0 ? 'none' : undefined);
    if (found) latest.current[isToggle ? 'toggle' : 'add'](found);
  }
  async function find({ left, top, right, bottom }: ScreenBox, isToggle = false) {
    const { lat: north, lng: west } = map.containerPointToLatLng([left, top]);
    const { lat: south, lng: east } = map.containerPointToLatLng([right, bottom]);
    take(await layer.find({ south, west, north, east }), isToggle);
  }
  function pickInView() {
    const { x, y } = map.getSize();
    const { left, top, right, bottom } = padding;
    void find({ left, top, right: x - right, bottom: y - bottom });
  }
  function forget() {
    setOutcome(undefined);
  }
  function endPicking() {
    forget();
    onEnd();
  }

  useBoxDrag(map, { isOn: isPicking, onBox: (box) => void find(box) });

  const press = useEffectEvent((target: number | FleetCluster) => {
    if (typeof target === 'number') return take([target], true);
    const disc = layer.getContainerPoint(target.leadId);
    if (!disc) return;
    const [left, top] = [disc.x - AROUND_PX, disc.y - AROUND_PX];
    void find({ left, top, right: left + 2 * AROUND_PX, bottom: top + 2 * AROUND_PX }, true);
  });
  useEffect(() => {
    layer.setPicker({ isEach: isPicking, press: (target) => press(target) });
    return () => layer.setPicker(undefined);
  }, [layer, isPicking]);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') endPicking();
    else if (event.key === 'Enter' && event.target === map.getContainer()) pickInView();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const element = map.getContainer();
    // Around map and bar: what is on the map itself has its turn before.
    const root = element.parentElement;
    if (!isPicking || !root) return;
    const onKey = (event: KeyboardEvent) => handleKey(event);
    root.addEventListener('keydown', onKey);
    element.dataset['picking'] = '';
    return () => {
      root.removeEventListener('keydown', onKey);
      delete element.dataset['picking'];
    };
  }, [map, isPicking]);

  return { outcome, pickInView, endPicking, forget };
}
