import { act, renderHook } from '@testing-library/react';
import { map as createMap, type Map as LeafletMap } from 'leaflet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestPositions } from '../../fleet/test-positions';
import { NO_PADDING, type MapPadding } from '../../view/map-padding';
import { useFollow } from './use-follow';

const WIDTH = 1000;
const HEIGHT = 600;
const UNDER_PANEL: MapPadding = { ...NO_PADDING, left: 400 };

let map: LeafletMap;
let positions: ReturnType<typeof createTestPositions>;

beforeEach(() => {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { value: WIDTH });
  Object.defineProperty(element, 'clientHeight', { value: HEIGHT });
  document.body.append(element);
  map = createMap(element, { zoomAnimation: false }).setView([30, -97], 15);
  positions = createTestPositions();
  positions.move(1, 30, -97);
});
afterEach(() => {
  map.remove();
});

/** Returns the vehicle's point in the map's element, px. */
function pointOf(deviceId: number): [number, number] {
  const position = positions.get(deviceId);
  if (!position) throw new Error('no position');
  const { x, y } = map.latLngToContainerPoint([position.latitude, position.longitude]);
  return [Math.round(x), Math.round(y)];
}

const setUp = (deviceIds: readonly number[], padding = NO_PADDING, reducedMotion = true) => {
  const onPause = vi.fn();
  const view = renderHook(
    (props: { deviceIds: readonly number[]; padding: MapPadding; isPaused: boolean }) =>
      useFollow(map, { positions }, props.deviceIds, {
        padding: props.padding,
        reducedMotion,
        isPaused: props.isPaused,
        onPause,
      }),
    { initialProps: { deviceIds, padding, isPaused: false } },
  );
  return { ...view, onPause };
};

describe('useFollow of one vehicle', () => {
  it('[S4.31] keeps the tracked vehicle in the middle as it moves', () => {
    map.setView([0, 0], 4);
    setUp([1]);
    expect(map.getZoom()).toBe(15);
    expect(pointOf(1)).toEqual([500, 300]);
    act(() => positions.move(1, 30.004, -97.01));
    expect(pointOf(1)).toEqual([500, 300]);
  });

  it('takes the middle of what no panel covers, also when one opens', () => {
    const { rerender } = setUp([1], UNDER_PANEL);
    expect(pointOf(1)).toEqual([700, 300]);
    act(() => positions.move(1, 30.004, -97.01));
    expect(pointOf(1)).toEqual([700, 300]);
    rerender({ deviceIds: [1], padding: { ...NO_PADDING, bottom: 200 }, isPaused: false });
    expect(pointOf(1)).toEqual([500, 200]);
  });

  it('waits for a vehicle that has no fix yet', () => {
    const { rerender } = setUp([1]);
    rerender({ deviceIds: [2], padding: NO_PADDING, isPaused: false });
    act(() => positions.move(2, -23.5, -46.6));
    expect(pointOf(2)).toEqual([500, 300]);
  });

  it('jumps after one that is suddenly farther than a screen, and slides after one that drives', () => {
    setUp([1], NO_PADDING, false);
    const slides = vi.spyOn(map, 'panBy');
    act(() => positions.move(1, 10, 179.99));
    expect(slides).not.toHaveBeenCalled();
    expect(map.getCenter().lng).toBeCloseTo(179.99, 2);
    act(() => positions.move(1, 10.001, 179.99));
    expect(slides).toHaveBeenCalledOnce();
  });

  it('tells that the map was dragged, stays while paused, and goes on', () => {
    const { rerender, onPause } = setUp([1]);
    act(() => void map.fire('dragstart'));
    expect(onPause).toHaveBeenCalledOnce();
    rerender({ deviceIds: [1], padding: NO_PADDING, isPaused: true });
    act(() => positions.move(1, 30.004, -97.01));
    expect(pointOf(1)).not.toEqual([500, 300]);
    rerender({ deviceIds: [1], padding: NO_PADDING, isPaused: false });
    expect(pointOf(1)).toEqual([500, 300]);
  });
});

describe('useFollow of several vehicles', () => {
  const isInView = (deviceId: number, left = 0) => {
    const [x, y] = pointOf(deviceId);
    return x > left && x < WIDTH && y > 0 && y < HEIGHT;
  };

  it('[S4.31] shows all of them beside the panel, no closer than one alone', () => {
    positions.move(2, 30.4, -97.5);
    positions.move(3, 29.7, -96.2);
    setUp([1, 2, 3], UNDER_PANEL);
    expect([1, 2, 3].map((id) => isInView(id, 400))).toEqual([true, true, true]);
    positions.move(2, 30, -97);
    positions.move(3, 30, -97);
    setUp([1, 2]);
    expect(map.getZoom()).toBe(15);
  });

  it('jumps to them where they are farther than a screen', () => {
    positions.move(2, -23.5, -46.6);
    positions.move(3, -23.501, -46.601);
    const slides = vi.spyOn(map, 'panBy');
    setUp([2, 3], NO_PADDING, false);
    expect(slides).not.toHaveBeenCalled();
    expect([2, 3].map((id) => isInView(id))).toEqual([true, true]);
  });

  it('stays where it is until one is about to leave, then shows all again', () => {
    positions.move(2, 30.4, -97.5);
    setUp([1, 2]);
    const center = map.getCenter();
    act(() => positions.move(1, 30.05, -97.05));
    expect(map.getCenter()).toEqual(center);
    act(() => positions.move(1, 30, -90));
    expect([isInView(1), isInView(2)]).toEqual([true, true]);
  });
});
