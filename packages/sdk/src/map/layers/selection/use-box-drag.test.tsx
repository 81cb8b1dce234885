import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { map as createMap, type Map as LeafletMap } from 'leaflet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toScreenBox, useBoxDrag } from './use-box-drag';

const size = { x: 800, y: 600 };

describe('toScreenBox', () => {
  it('is the same whichever corner it began at, and never leaves the map', () => {
    const point = fc.record({
      x: fc.integer({ min: -900, max: 1_700 }),
      y: fc.integer({ min: -900, max: 1_700 }),
    });
    fc.assert(
      fc.property(point, point, (from, to) => {
        const box = toScreenBox(from, to, size);
        expect(box).toEqual(toScreenBox(to, from, size));
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(size.x);
        expect(box.bottom).toBeLessThanOrEqual(size.y);
        expect(box.left).toBeLessThanOrEqual(box.right);
        expect(box.top).toBeLessThanOrEqual(box.bottom);
      }),
    );
  });
});

describe('useBoxDrag', () => {
  let map: LeafletMap;
  beforeEach(() => {
    const element = document.createElement('div');
    document.body.append(element);
    map = createMap(element).setView([0, 0], 5);
    vi.spyOn(map, 'getSize').mockReturnValue(size as ReturnType<LeafletMap['getSize']>);
  });
  afterEach(() => {
    const element = map.getContainer();
    map.remove();
    element.remove();
    vi.restoreAllMocks();
  });

  const fire = (type: string, x: number, y: number, more: PointerEventInit = {}) => {
    const at = { clientX: x, clientY: y, isPrimary: true, bubbles: true, cancelable: true };
    const event = new PointerEvent(type, { ...at, ...more });
    act(() => void map.getContainer().dispatchEvent(event));
    return event;
  };
  function start(isOn = false) {
    const onBox = vi.fn();
    const heard = vi.fn();
    map.getContainer().addEventListener('pointerdown', heard);
    const view = renderHook((props: { isOn: boolean }) => useBoxDrag(map, { ...props, onBox }), {
      initialProps: { isOn },
    });
    return { ...view, onBox, heard };
  }
  const frame = () => map.getContainer().querySelector('.rastro-selection-box');

  it('draws a box by dragging with Shift, of which the map hears nothing', () => {
    const { onBox, heard } = start();
    const down = fire('pointerdown', 100, 80, { shiftKey: true });
    expect(down.defaultPrevented).toBe(true);
    fire('pointermove', 300, 40);
    expect(frame()).toHaveStyle({ left: '100px', top: '40px', width: '200px', height: '40px' });
    fire('pointerup', 300, 40);
    expect(onBox).toHaveBeenCalledWith({ left: 100, top: 40, right: 300, bottom: 80 });
    expect(frame()).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    map.getContainer().click(); // the browser's own, at the end of the drag
  });

  it('swallows the click that ends a drag, and none after that', async () => {
    start();
    const clicked = vi.fn();
    map.getContainer().addEventListener('click', clicked);
    fire('pointerdown', 10, 10, { shiftKey: true });
    fire('pointermove', 200, 200);
    fire('pointerup', 200, 200);
    map.getContainer().click();
    expect(clicked).not.toHaveBeenCalled();
    map.getContainer().click();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('leaves presses, drags without Shift and other buttons to the map', () => {
    const { onBox, heard } = start();
    fire('pointerdown', 100, 100);
    fire('pointerdown', 100, 100, { shiftKey: true, button: 2 });
    expect(heard).toHaveBeenCalledTimes(2);
    fire('pointerdown', 100, 100, { shiftKey: true });
    fire('pointermove', 102, 101);
    fire('pointerup', 102, 101);
    expect(onBox).not.toHaveBeenCalled();
  });

  it('takes every drag while it is on, and lets go by Escape, which goes no further', () => {
    const { onBox } = start(true);
    const outside = vi.fn();
    window.addEventListener('keydown', outside);
    fire('pointerdown', 10, 10);
    fire('pointermove', 90, 90);
    act(() => {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
    });
    expect(frame()).toBeNull();
    fire('pointerup', 90, 90);
    expect(onBox).not.toHaveBeenCalled();
    expect(outside).not.toHaveBeenCalled();
    window.removeEventListener('keydown', outside);
  });

  it('takes the place of the zoom box, and gives it back', () => {
    const { unmount } = start();
    expect(map.boxZoom.enabled()).toBe(false);
    unmount();
    expect(map.boxZoom.enabled()).toBe(true);
  });
});
