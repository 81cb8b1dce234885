import type { KeyboardEvent, RefObject } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { FenceEditor } from '../../../react/geofences/create-fence-editor';
import { useFormat } from '../../../react/use-format';
import { useLabels } from '../../../react/use-labels';
import type { FenceHandle } from './list-handles';
import { moveHandle } from './move-handle';

/** Distance an arrow key moves a point, in px; with Shift a single px. */
const STEP_PX = 10;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The keys of a handle: arrows move it, Delete removes its point, Insert adds one behind it, Enter
 * finishes. What came of it is read aloud by `say`, and the focus stays on a point.
 */
export function useHandleKeys(
  map: LeafletMap,
  editor: FenceEditor,
  {
    place,
    say,
    onFinish,
  }: {
    place: RefObject<HTMLElement | null>;
    say: (text: string) => void;
    onFinish: () => void;
  },
) {
  const t = useLabels();
  const format = useFormat();
  const countPoints = () => editor.getState().draft?.points.length ?? 0;

  function focusPoint(index: number) {
    requestAnimationFrame(() => {
      const point = place.current?.querySelector<HTMLElement>(`[data-point="${index}"]`);
      (point ?? map.getContainer()).focus({ preventScroll: true });
    });
  }
  function sayPlace(index: number) {
    const point = editor.getState().draft?.points[index];
    if (!point) return;
    const at = `${format.number(point.latitude, 5)}, ${format.number(point.longitude, 5)}`;
    say(t('geofences.point.moved', { index: index + 1, place: at }));
  }
  function sayRadius() {
    const meters = editor.getState().draft?.radiusMeters ?? 0;
    say(t('geofences.radius.moved', { radius: format.distance(meters) }));
  }
  function remove(index: number) {
    editor.dispatch({ type: 'remove', index });
    say(t('geofences.point.removed', { count: countPoints() }));
    focusPoint(Math.max(0, index - 1));
  }
  function split(index: number) {
    const before = countPoints();
    editor.dispatch({ type: 'split', index });
    if (countPoints() === before) return;
    say(t('geofences.point.added', { count: countPoints() }));
    focusPoint(index + 1);
  }
  function act(event: KeyboardEvent, handle: FenceHandle): boolean {
    const step = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined;
    const isPoint = handle.role === 'point';
    if (step) {
      const by = event.shiftKey ? 1 : STEP_PX;
      const to = { x: handle.x + step[0] * by, y: handle.y + step[1] * by };
      moveHandle(map, editor, { handle, to });
      if (isPoint) sayPlace(handle.index);
      else sayRadius();
      return true;
    }
    switch (event.key) {
      case 'Delete':
      case 'Backspace':
        if (isPoint) remove(handle.index);
        return isPoint;
      case 'Insert':
      case '+':
        if (isPoint) split(handle.index);
        return isPoint;
      case 'Enter':
        onFinish();
        return true;
      default:
        return false;
    }
  }
  function handleKey(event: KeyboardEvent, handle: FenceHandle): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !act(event, handle)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return { handleKey, split };
}
