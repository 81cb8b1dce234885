import { haversineMeters, type Place } from '../../../domain/geo/distance';
import { stageOf } from '../../../domain/geofence-editor/editor-state';
import type { FenceEditor } from '../../../react/geofences/create-fence-editor';

/** A press that went no further set a point. */
const STILL_PX = 6;
let pulls = 0;

/** A mouse pulls a circle out of its centre while there is none; a finger goes on moving the map. */
export function startsCircle(editor: FenceEditor, event: PointerEvent): boolean {
  const state = editor.getState();
  if (event.pointerType !== 'mouse' || event.button !== 0 || event.shiftKey) return false;
  return state.draft?.kind === 'circle' && stageOf(state) === 'active';
}

/**
 * Follows a press from the centre of a circle to its edge; what is pulled is one step to undo.
 * @returns lets go of it
 */
export function pullCircle(
  editor: FenceEditor,
  { pointerId, clientX, clientY }: PointerEvent,
  {
    toPlace,
    onEnd,
  }: { toPlace: (event: { clientX: number; clientY: number }) => Place; onEnd: () => void },
): () => void {
  const center = toPlace({ clientX, clientY });
  const gesture = `circle-${(pulls += 1)}`;
  let isPulled = false;
  const follow = (move: PointerEvent) => {
    if (move.pointerId !== pointerId) return;
    const isNear = Math.hypot(move.clientX - clientX, move.clientY - clientY) <= STILL_PX;
    if (isNear && !isPulled) return;
    if (!isPulled) editor.dispatch({ type: 'add', place: center, gesture });
    isPulled = true;
    const meters = Math.max(1, Math.round(haversineMeters(center, toPlace(move))));
    editor.dispatch({ type: 'radius', meters, gesture });
  };
  const end = (up: PointerEvent) => {
    if (up.pointerId === pointerId) stop();
  };
  const stop = () => {
    window.removeEventListener('pointermove', follow);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    onEnd();
  };
  window.addEventListener('pointermove', follow);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
  return stop;
}
