import type { Map as LeafletMap } from 'leaflet';
import { haversineMeters } from '../../../domain/geo/distance';
import type { FenceEditor } from '../../../react/geofences/create-fence-editor';
import type { FenceHandle } from './list-handles';
import { fromScreen } from './to-screen';

/** Moves what a handle holds to a point of the map's element, px. */
export function moveHandle(
  map: LeafletMap,
  editor: FenceEditor,
  { handle, to, gesture }: { handle: FenceHandle; to: { x: number; y: number }; gesture?: string },
): void {
  const place = fromScreen(map, to);
  const named = gesture === undefined ? {} : { gesture };
  if (handle.role !== 'radius') {
    editor.dispatch({ type: 'move', index: handle.index, place, ...named });
    return;
  }
  const [center] = editor.getState().draft?.points ?? [];
  if (!center) return;
  const meters = Math.max(1, Math.round(haversineMeters(center, place)));
  editor.dispatch({ type: 'radius', meters, ...named });
}
