import { useRef, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { FenceEditor } from '../../../react/geofences/create-fence-editor';
import { useFenceEditorView } from '../../../react/geofences/use-geofence-editor';
import { useLabels } from '../../../react/use-labels';
import { HandleButton, HandlePlace } from './handle-styles';
import { listHandles, type FenceHandle } from './list-handles';
import { useHandleDrag } from './use-handle-drag';
import { useHandleKeys } from './use-handle-keys';

/** Renders again when the map has moved, and says whether it zooms just now. */
function useMapMoves(map: LeafletMap): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      map.on('move zoomend resize', listener);
      return () => void map.off('move zoomend resize', listener);
    },
    [map],
  );
  // What moved before anybody listened counts as well.
  useSyncExternalStore(subscribe, () => {
    const { lat, lng } = map.getCenter();
    const { x, y } = map.getSize();
    return [lat, lng, map.getZoom(), x, y].join(' ');
  });
  const [isZooming, setZooming] = useState(false);
  useEffect(() => {
    const start = () => setZooming(true);
    const end = () => setZooming(false);
    map.on('zoomstart', start).on('zoomend', end);
    return () => void map.off('zoomstart', start).off('zoomend', end);
  }, [map]);
  return isZooming;
}

/** The handles of a shape: buttons that are dragged, moved by arrows and removed by Delete. */
export function DraftHandles({
  map,
  editor,
  say,
  onFinish,
}: {
  map: LeafletMap;
  editor: FenceEditor;
  /** Reads something aloud. */
  say: (text: string) => void;
  onFinish: () => void;
}) {
  const t = useLabels();
  const isZooming = useMapMoves(map);
  const { state } = useFenceEditorView(editor);
  const place = useRef<HTMLDivElement>(null);
  const hold = useHandleDrag(map, editor);
  const { handleKey, split } = useHandleKeys(map, editor, { place, say, onFinish });
  const { draft, selected } = state;
  if (!draft) return null;
  const total = draft.points.length;
  const nameOf = ({ role, index }: FenceHandle) => {
    if (role === 'radius') return t('geofences.handle.radius');
    if (draft.kind === 'circle') return t('geofences.handle.center');
    if (role === 'middle') return t('geofences.handle.middle', { index: index + 1 });
    return t('geofences.handle.point', { index: index + 1, total });
  };
  return (
    <HandlePlace
      ref={place}
      data-zooming={isZooming}
      role="group"
      aria-label={t('geofences.handles.label')}
    >
      {listHandles(map, draft).map((handle) => {
        const isPoint = handle.role === 'point';
        return (
          <HandleButton
            key={`${handle.role} ${handle.index}`}
            type="button"
            aria-label={nameOf(handle)}
            aria-keyshortcuts={isPoint ? 'Delete Insert' : undefined}
            tabIndex={handle.role === 'middle' ? -1 : 0}
            data-role={handle.role}
            data-point={isPoint ? handle.index : undefined}
            data-chosen={isPoint && handle.index === selected}
            style={{ transform: `translate(${handle.x}px, ${handle.y}px)` }}
            onPointerDown={(event) => hold(event, handle)}
            onClick={handle.role === 'middle' ? () => split(handle.index) : undefined}
            onFocus={() => {
              if (isPoint) editor.dispatch({ type: 'select', index: handle.index });
            }}
            onKeyDown={(event) => handleKey(event, handle)}
          />
        );
      })}
    </HandlePlace>
  );
}
