import { act, renderHook } from '@testing-library/react';
import { map as createMap, type Map as LeafletMap } from 'leaflet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_PADDING, type MapPadding } from './map-padding';
import { createTestPositions } from '../fleet/test-positions';
import { useFocusSelected } from './use-focus-selected';
import { useFollow } from './use-follow';

const WIDTH = 1000;
const HEIGHT = 600;
const UNDER_PANEL: MapPadding = { ...NO_PADDING, left: 400 };

let map: LeafletMap;
let positions: ReturnType<typeof createTestPositions>;
let live: { positions: typeof positions };

beforeEach(() => {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { value: WIDTH });
  Object.defineProperty(element, 'clientHeight', { value: HEIGHT });
  document.body.append(element);
  map = createMap(element, { zoomAnimation: false }).setView([30, -97], 15);
  positions = createTestPositions();
  live = { positions };
  positions.move(1, 30, -97);
});
afterEach(() => {
  map.remove();
});

/** Where the vehicle stands in the map's element, px. */
function pointOf(deviceId: number): [number, number] {
  const position = positions.get(deviceId);
  if (!position) throw new Error('no position');
  const { x, y } = map.latLngToContainerPoint([position.latitude, position.longitude]);
  return [Math.round(x), Math.round(y)];
}

describe('useFollow', () => {
  const setUp = (padding = NO_PADDING) => {
    const onEnd = vi.fn();
    const view = renderHook(
      (props: { followId: number | undefined; padding: MapPadding }) =>
        useFollow(map, live, props.followId, {
          padding: props.padding,
          reducedMotion: true,
          onEnd,
        }),
      { initialProps: { followId: 1 as number | undefined, padding } },
    );
    return { ...view, onEnd };
  };

  it('[S4.31] keeps the tracked vehicle in the middle as it moves', () => {
    map.setView([0, 0], 4);
    setUp();
    expect(map.getZoom()).toBe(15);
    expect(pointOf(1)).toEqual([500, 300]);
    act(() => positions.move(1, 30.004, -97.01));
    expect(pointOf(1)).toEqual([500, 300]);
  });

  it('takes the middle of what no panel covers, also when one opens', () => {
    const { rerender } = setUp(UNDER_PANEL);
    expect(pointOf(1)).toEqual([700, 300]);
    act(() => positions.move(1, 30.004, -97.01));
    expect(pointOf(1)).toEqual([700, 300]);
    rerender({ followId: 1, padding: { ...NO_PADDING, bottom: 200 } });
    expect(pointOf(1)).toEqual([500, 200]);
  });

  it('waits for a vehicle that has no fix yet', () => {
    const { rerender } = setUp();
    rerender({ followId: 2, padding: NO_PADDING });
    act(() => positions.move(2, -23.5, -46.6));
    expect(pointOf(2)).toEqual([500, 300]);
  });

  it('ends when the map is dragged, and lets go', () => {
    const { rerender, onEnd } = setUp();
    act(() => void map.fire('dragstart'));
    expect(onEnd).toHaveBeenCalledOnce();
    rerender({ followId: undefined, padding: NO_PADDING });
    act(() => positions.move(1, 30.004, -97.01));
    expect(pointOf(1)).not.toEqual([500, 300]);
  });
});

describe('useFocusSelected', () => {
  const setUp = () =>
    renderHook(
      (props: { selectedId: number | undefined; padding: MapPadding }) =>
        useFocusSelected(map, live, props.selectedId, {
          padding: props.padding,
          reducedMotion: true,
          isReady: true,
        }),
      { initialProps: { selectedId: undefined as number | undefined, padding: NO_PADDING } },
    );
  /** Puts the vehicle at a point of the map's element. */
  const standAt = (x: number, y: number) => {
    const { lat, lng } = map.containerPointToLatLng([x, y]);
    positions.move(1, lat, lng);
  };

  it('leaves the map alone when the vehicle is near and to be seen', () => {
    standAt(600, 200);
    const { rerender } = setUp();
    rerender({ selectedId: 1, padding: UNDER_PANEL });
    expect(pointOf(1)).toEqual([600, 200]);
  });

  it('does not take a vehicle under a panel for one in view', () => {
    standAt(200, 300);
    const { rerender } = setUp();
    rerender({ selectedId: 1, padding: UNDER_PANEL });
    expect(pointOf(1)).toEqual([700, 300]);
  });

  it('moves for one pressed on the map only when the panel that opens covers it, and never zooms', () => {
    map.setZoom(10);
    standAt(600, 200);
    const { rerender, result } = setUp();
    result.current(1);
    rerender({ selectedId: 1, padding: UNDER_PANEL });
    expect([map.getZoom(), ...pointOf(1)]).toEqual([10, 600, 200]);
    rerender({ selectedId: undefined, padding: NO_PADDING });
    standAt(200, 200);
    result.current(1);
    rerender({ selectedId: 1, padding: UNDER_PANEL });
    expect([map.getZoom(), ...pointOf(1)]).toEqual([10, 700, 300]);
  });

  it('keeps the selected vehicle in view when a sheet comes over it, not one left behind', () => {
    standAt(500, 500);
    const { rerender } = setUp();
    rerender({ selectedId: 1, padding: NO_PADDING });
    rerender({ selectedId: 1, padding: { ...NO_PADDING, bottom: 300 } });
    expect(pointOf(1)).toEqual([500, 150]);
    map.panBy([2000, 0], { animate: false });
    const [x, y] = pointOf(1);
    rerender({ selectedId: 1, padding: { ...NO_PADDING, bottom: 400 } });
    expect(pointOf(1)).toEqual([x, y]);
  });
});
