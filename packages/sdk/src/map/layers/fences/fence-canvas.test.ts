// @vitest-environment jsdom
import { Map as LeafletMap } from 'leaflet';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MARGIN_PX } from '../../canvas/canvas-view';
import { EMPTY_FRAME, type FleetFrame } from '../../fleet/fleet-frame';
import type { FleetCanvasLayer } from '../../worker/fleet-canvas-layer';
import { listSharedNames, NAMES_EVENT, type TakenSpot, type WrittenName } from '../taken-spots';
import { addFenceCanvas } from './fence-canvas';

const NAME: WrittenName = { text: 'Depot', left: 100, top: 100, width: 60, height: 18 };

const frameOf = (...spots: [x: number, y: number][]): FleetFrame => ({
  ...EMPTY_FRAME,
  deviceIds: Float64Array.from(spots, (_, index) => index + 1),
  x: Float32Array.from(spots, ([x]) => x),
  y: Float32Array.from(spots, ([, y]) => y),
});

/** A canvas of vehicles that lies where that of the fences does. */
function createFleet(frame: FleetFrame) {
  const listeners = new Set<() => void>();
  const fleet = {
    frame,
    toContainerPoint: ({ x, y }: TakenSpot) => ({ x: x - MARGIN_PX, y: y - MARGIN_PX }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    fleet: fleet as unknown as FleetCanvasLayer,
    show: (next: FleetFrame) => {
      fleet.frame = next;
      listeners.forEach((listener) => listener());
    },
    listeners,
  };
}

let map: LeafletMap;
beforeEach(() => {
  vi.useFakeTimers();
  const context = { setTransform: () => undefined, clearRect: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  map = new LeafletMap(document.createElement('div'), { center: [0, 0], zoom: 3 });
});
afterEach(() => {
  map.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function add(fleet: FleetCanvasLayer | null) {
  const drawn: number[] = [];
  const draw = vi.fn((_context, _view, _read, taken: readonly TakenSpot[]) => {
    drawn.push(taken.length);
    return [NAME];
  });
  const options = { pane: 'fences', zIndex: 1, className: 'fences', fleet, draw };
  return { drawn, draw, end: addFenceCanvas(map, options) };
}

it('places names again once the vehicles of the view are there', () => {
  const { fleet, show, listeners } = createFleet(EMPTY_FRAME);
  const { drawn, end } = add(fleet);
  expect(drawn).toEqual([0]);
  vi.runAllTimers();
  expect(drawn).toEqual([0, 0]);
  show(frameOf([400, 400], [500, 400]));
  vi.runAllTimers();
  expect(drawn).toEqual([0, 0, 2]);
  end();
  expect(listeners.size).toBe(0);
});

it('places names again for a vehicle that stands on one, not for those that drive past', () => {
  const { fleet, show } = createFleet(frameOf([400, 400]));
  const { drawn } = add(fleet);
  vi.runAllTimers();
  expect(drawn).toHaveLength(2);
  show(frameOf([420, 400]));
  vi.runAllTimers();
  expect(drawn).toHaveLength(2);
  show(frameOf([120, 110]));
  vi.runAllTimers();
  expect(drawn).toHaveLength(3);
});

it('draws once where there are no vehicles', () => {
  const { drawn } = add(null);
  vi.runAllTimers();
  expect(drawn).toEqual([0]);
});

it('tells which names it shares, once for as long as they stay the same, and when they are gone', () => {
  const told = vi.fn(() => listSharedNames(map).map(({ text }) => text));
  map.on(NAMES_EVENT, told);
  const { end } = add(createFleet(EMPTY_FRAME).fleet);
  vi.runAllTimers();
  expect(told).toHaveBeenCalledTimes(1);
  end();
  expect(told).toHaveBeenCalledTimes(2);
  expect(listSharedNames(map)).toEqual([]);
});
