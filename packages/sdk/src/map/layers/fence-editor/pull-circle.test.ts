// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createFenceEditor } from '../../../react/geofences/create-fence-editor';
import { pullCircle, startsCircle } from './pull-circle';

const at = (type: string, clientX: number, more: PointerEventInit = {}) =>
  new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', clientX, ...more });
const toPlace = ({ clientX }: { clientX: number }) => ({ latitude: 0, longitude: clientX / 1000 });

function press() {
  const editor = createFenceEditor();
  editor.dispatch({ type: 'begin', kind: 'circle' });
  const onEnd = vi.fn();
  pullCircle(editor, at('pointerdown', 100), { toPlace, onEnd });
  return { editor, onEnd };
}

it('makes a circle from where it was pressed to where it is let go, as one step', () => {
  const { editor, onEnd } = press();
  for (const x of [120, 150, 200]) window.dispatchEvent(at('pointermove', x));
  window.dispatchEvent(at('pointerup', 200));
  window.dispatchEvent(at('pointermove', 500));
  const { draft, past } = editor.getState();
  expect(draft?.points).toEqual([{ latitude: 0, longitude: 0.1 }]);
  expect(draft?.radiusMeters).toBeGreaterThan(11_000);
  expect(draft?.radiusMeters).toBeLessThan(11_200);
  expect(past).toHaveLength(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('leaves a press that goes nowhere to who sets points', () => {
  const { editor } = press();
  window.dispatchEvent(at('pointermove', 103));
  window.dispatchEvent(at('pointerup', 103));
  expect(editor.getState().draft?.points).toEqual([]);
});

it('is for a mouse and a circle without a centre', () => {
  const editor = createFenceEditor();
  editor.dispatch({ type: 'begin', kind: 'circle' });
  expect(startsCircle(editor, at('pointerdown', 1))).toBe(true);
  expect(startsCircle(editor, at('pointerdown', 1, { pointerType: 'touch' }))).toBe(false);
  editor.dispatch({ type: 'add', place: { latitude: 0, longitude: 0 } });
  expect(startsCircle(editor, at('pointerdown', 1))).toBe(false);
  editor.dispatch({ type: 'begin', kind: 'polygon' });
  expect(startsCircle(editor, at('pointerdown', 1))).toBe(false);
});
