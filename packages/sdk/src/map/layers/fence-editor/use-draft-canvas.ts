import { useEffect, useRef } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import { haversineMeters, type Place } from '../../../domain/geo/distance';
import { stageOf } from '../../../domain/geofence-editor/editor-state';
import { judgeDraft } from '../../../domain/geofence-editor/judge-draft';
import type { FenceEditor } from '../../../react/geofences/create-fence-editor';
import { StaticCanvasLayer } from '../../canvas/static-canvas-layer';
import { drawDraft } from './draw-draft';

/** Over the other fences, below the vehicles. */
const DRAFT_Z_INDEX = 415;

/**
 * Draws what an editor holds and redraws it when it changes.
 * @returns says where the pointer is, null for nowhere, so that the next piece can be seen before it is made
 */
export function useDraftCanvas(map: LeafletMap, editor: FenceEditor) {
  const hover = useRef<Place | null>(null);
  const layer = useRef<StaticCanvasLayer>(null);
  useEffect(() => {
    const canvas = new StaticCanvasLayer({
      pane: 'rastro-fence-draft',
      zIndex: DRAFT_Z_INDEX,
      className: 'rastro-fence-draft-canvas',
      paint(context, view, read) {
        const state = editor.getState();
        const { draft } = state;
        if (!draft) return;
        const { problem } = judgeDraft(draft);
        const crossing = problem?.code === 'CROSSING' ? problem.crossing : undefined;
        const [center] = draft.points;
        const isSetUp = stageOf(state) === 'circleSetUp' && hover.current && center;
        const seen = isSetUp
          ? { ...draft, radiusMeters: haversineMeters(center, hover.current ?? center) }
          : draft;
        const isPlacing = stageOf(state) === 'placing';
        drawDraft(
          context,
          view,
          { draft: seen, crossing, hover: isPlacing ? hover.current : null },
          read,
        );
      },
    });
    canvas.addTo(map);
    layer.current = canvas;
    const unsubscribe = editor.subscribe(() => canvas.redraw());
    return () => {
      unsubscribe();
      layer.current = null;
      canvas.remove();
    };
  }, [map, editor]);
  const setHover = useRef((place: Place | null) => {
    hover.current = place;
    layer.current?.redraw();
  });
  return setHover.current;
}
