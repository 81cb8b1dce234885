import { useEffect, useEffectEvent } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import { haversineMeters, type Place } from '../../../domain/geo/distance';
import { stageOf } from '../../../domain/geofence-editor/editor-state';
import type { FenceEditor } from '../../../react/geofences/create-fence-editor';
import type { MapPadding } from '../../view/map-padding';
import { pullCircle, startsCircle } from './pull-circle';
import { fromScreen } from './to-screen';

/** A press that went further was a drag. */
const DRAG_PX = 6;
const MIDDLE_CLASS = 'rastro-fence-middle';

/** Adds a point to the shape, or sets the radius of a circle whose centre is there. */
function placeAt(editor: FenceEditor, place: Place): void {
  const state = editor.getState();
  const [center] = state.draft?.points ?? [];
  if (center && stageOf(state) === 'circleSetUp') {
    editor.dispatch({ type: 'radius', meters: Math.round(haversineMeters(center, place)) });
  } else editor.dispatch({ type: 'add', place });
}

/** Takes the chosen point away, or the last. */
function removeChosen(editor: FenceEditor): void {
  const { draft, selected } = editor.getState();
  const index = selected ?? (draft?.points.length ?? 0) - 1;
  editor.dispatch({ type: 'remove', index });
}

/**
 * Lets a fence be made on the map: a press adds a point, and nothing else under it is chosen; Space adds
 * the middle of what is not covered, Backspace takes the chosen point away, Enter finishes.
 */
export function useDraftPresses(
  map: LeafletMap,
  editor: FenceEditor,
  {
    padding,
    onHover,
    onFinish,
    onCancel,
  }: {
    padding: MapPadding;
    onHover: (place: Place | null) => void;
    onFinish: () => void;
    onCancel: () => void;
  },
): void {
  const middle = useEffectEvent(() => {
    const { x, y } = map.getSize();
    return { x: (padding.left + x - padding.right) / 2, y: (padding.top + y - padding.bottom) / 2 };
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Record<string, (() => void) | undefined> = {
      ' ': () => placeAt(editor, fromScreen(map, middle())),
      Backspace: () => removeChosen(editor),
      Delete: () => removeChosen(editor),
      Enter: onFinish,
      Escape: onCancel,
    };
    const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  const hover = useEffectEvent(onHover);

  useEffect(() => {
    const element = map.getContainer();
    const pointOf = (event: { clientX: number; clientY: number }) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    let pressed: { x: number; y: number } | undefined;
    let stopPulling: (() => void) | undefined;
    const onDown = (event: PointerEvent) => {
      pressed = pointOf(event);
      if (!startsCircle(editor, event)) return;
      stopPulling?.();
      const isDraggable = map.dragging.enabled();
      // The map stays where it is: this drag makes the circle.
      map.dragging.disable();
      stopPulling = pullCircle(editor, event, {
        toPlace: (at) => fromScreen(map, pointOf(at)),
        onEnd: () => void (isDraggable && map.dragging.enable()),
      });
    };
    const onClick = (event: MouseEvent) => {
      event.stopImmediatePropagation();
      const at = pointOf(event);
      const from = pressed ?? at;
      if (Math.hypot(at.x - from.x, at.y - from.y) > DRAG_PX) return;
      placeAt(editor, fromScreen(map, at));
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') hover(fromScreen(map, pointOf(event)));
    };
    const onLeave = () => hover(null);
    const onKey = (event: KeyboardEvent) => press(event);
    const zoomsByDoubleClick = map.doubleClickZoom.enabled();
    map.doubleClickZoom.disable();
    element.dataset['fencing'] = '';
    const cross = document.createElement('div');
    cross.className = MIDDLE_CLASS;
    element.after(cross);
    const place = () => {
      const { x, y } = middle();
      Object.assign(cross.style, { left: `${x}px`, top: `${y}px` });
    };
    place();
    map.on('resize', place);
    // Before Leaflet hears of it: what lies under the pointer is not pressed.
    element.addEventListener('pointerdown', onDown, true);
    element.addEventListener('click', onClick, true);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerleave', onLeave);
    element.addEventListener('keydown', onKey);
    return () => {
      stopPulling?.();
      element.removeEventListener('pointerdown', onDown, true);
      element.removeEventListener('click', onClick, true);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerleave', onLeave);
      element.removeEventListener('keydown', onKey);
      map.off('resize', place);
      if (zoomsByDoubleClick) map.doubleClickZoom.enable();
      delete element.dataset['fencing'];
      cross.remove();
    };
  }, [map, editor, padding]);
}
