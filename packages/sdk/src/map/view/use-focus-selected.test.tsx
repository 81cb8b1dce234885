import { renderHook } from '@testing-library/react';
import { DomUtil, map as createMap, type Map as LeafletMap } from 'leaflet';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_PADDING, type MapPadding } from './map-padding';
import { createTestPositions } from '../fleet/test-positions';
import { useFocusSelected } from './use-focus-selected';

const WIDTH = 1000;
const HEIGHT = 600;
const UNDER_PANEL: MapPadding = { ...NO_PADDING, left: 400 };

let size: { width: number; height: number };
let map: LeafletMap;
let positions: ReturnType<typeof createTestPositions>;
let live: { positions: typeof positions };

beforeEach(() => {
  const element = document.createElement('div');
  size = { width: WIDTH, height: HEIGHT };
  Object.defineProperty(element, 'clientWidth', { get: () => size.width });
  Object.defineProperty(element, 'clientHeight', { get: () => size.height });
  document.body.append(element);
  map = createMap(element, { zoomAnimation: false }).setView([30, -97], 15);
  positions = createTestPositions();
  live = { positions };
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

describe('useFocusSelected', () => {
  const setUp = (reducedMotion = true) =>
    renderHook(
      (props: { selectedId: number | undefined; padding: MapPadding }) =>
        useFocusSelected(map, live, props.selectedId, {
          padding: props.padding,
          reducedMotion,
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

  it.each([
    [10, 179.99],
    [10, -179.99],
    [90, 0],
    [-90, 0],
  ])('jumps to one far away, at %d, %d, instead of sliding layers there', (latitude, longitude) => {
    const { rerender } = setUp(false);
    positions.move(1, latitude, longitude);
    rerender({ selectedId: 1, padding: NO_PADDING });
    expect(pointOf(1)).toEqual([500, 300]);
    expect(DomUtil.getPosition(map.getPane('mapPane')!)).toMatchObject({ x: 0, y: 0 });
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

  it.each(['first', 'last'])('keeps it in view when a phone is turned, panels %s', (panels) => {
    standAt(700, 300);
    const { rerender } = setUp();
    rerender({ selectedId: 1, padding: UNDER_PANEL });
    const turn = () => {
      size = { width: 300, height: 600 };
      map.invalidateSize({ animate: false });
    };
    const moveSheet = () => rerender({ selectedId: 1, padding: { ...NO_PADDING, bottom: 300 } });
    for (const step of panels === 'first' ? [moveSheet, turn] : [turn, moveSheet]) step();
    const [x, y] = pointOf(1);
    expect([x >= 24, x <= 276, y >= 24, y <= 276]).toEqual([true, true, true, true]);
  });

  it('leaves one behind that was not in view when the map gets another size', () => {
    const { rerender } = setUp();
    rerender({ selectedId: 1, padding: NO_PADDING });
    map.panBy([2000, 0], { animate: false });
    size = { width: 500, height: 600 };
    map.invalidateSize({ animate: false });
    expect(pointOf(1)[0]).toBeLessThan(-1_000);
  });
});
