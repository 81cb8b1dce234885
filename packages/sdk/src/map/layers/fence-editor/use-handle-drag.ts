import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { FenceEditor } from '../../../react/geofences/create-fence-editor';
import type { FenceHandle } from './list-handles';
import { moveHandle } from './move-handle';

/** A press that went no further was no drag, px. */
const STILL_PX = 2;

/**
 * Lets handles be dragged; all of a drag is one step to undo. A handle in the middle of a piece becomes a
 * point as soon as it moves.
 * @returns takes hold of a handle
 */
export function useHandleDrag(map: LeafletMap, editor: FenceEditor) {
  const drags = useRef(0);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return (event: ReactPointerEvent, pressed: FenceHandle): void => {
    if (event.button !== 0) return;
    stop.current?.();
    const { pointerId, clientX, clientY } = event;
    const gesture = `drag-${(drags.current += 1)}`;
    let handle = pressed;
    let isMoving = false;
    if (handle.role === 'point') editor.dispatch({ type: 'select', index: handle.index });
    const follow = (move: PointerEvent) => {
      if (move.pointerId !== pointerId) return;
      const [dx, dy] = [move.clientX - clientX, move.clientY - clientY];
      isMoving ||= Math.hypot(dx, dy) > STILL_PX;
      if (!isMoving) return;
      if (handle.role === 'middle') {
        editor.dispatch({ type: 'split', index: handle.index, gesture });
        handle = { ...handle, role: 'point', index: handle.index + 1 };
      }
      moveHandle(map, editor, { handle, to: { x: pressed.x + dx, y: pressed.y + dy }, gesture });
    };
    const end = (up: PointerEvent) => {
      if (up.pointerId === pointerId) stop.current?.();
    };
    // The handle may become another element under the pointer: the window hears of all of it.
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    stop.current = () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      stop.current = undefined;
    };
  };
}
