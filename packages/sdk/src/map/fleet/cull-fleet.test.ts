import { describe, expect, it } from 'vitest';
import type { MotionState } from '../../domain/device/motion-state';
import type { CanvasView } from '../canvas/canvas-view';
import { toWorldX, toWorldY } from '../canvas/mercator';
import { createDrawnFleet, cullFleet, DENSE_LIMIT } from './cull-fleet';
import { findNearestVehicle } from './find-nearest-vehicle';
import type { FleetArrays } from './fleet-arrays';
import { createTestFleet, createTestVehicle, placeAt } from './test-vehicles';
import { VehicleFlag } from './vehicle-state';

const view: CanvasView = {
  zoom: 10,
  scale: 256 * 2 ** 10,
  left: 100_000,
  top: 100_000,
  width: 800,
  height: 600,
  pixelRatio: 1,
};

/** A fleet at the given places of the canvas; ids count from 1. */
function fleetAt(
  points: readonly [number, number][],
  alarmIds: readonly number[] = [],
  statuses: readonly MotionState[] = [],
) {
  return createTestFleet(
    points.map(([x, y], index) =>
      createTestVehicle(index + 1, {
        ...placeAt(view, x, y),
        status: statuses[index] ?? 'moving',
        isAlarm: alarmIds.includes(index + 1),
      }),
    ),
  );
}

function cull(fleet: FleetArrays, at = view) {
  const drawn = createDrawnFleet();
  cullFleet(fleet, at, 1000, drawn);
  const ids = Array.from(drawn.slots.slice(0, drawn.count), (slot) => fleet.deviceIds[slot]);
  return { drawn, ids };
}

describe('cullFleet', () => {
  it('projects what is in view and leaves out the rest', () => {
    const { drawn, ids } = cull(fleetAt([[400, 300], [-200, 300], [400, 900], [10, 20]])); // oxfmt-ignore
    expect(ids).toEqual([1, 4]);
    expect(drawn.x[0]).toBeCloseTo(400, 1);
    expect(drawn.y[1]).toBeCloseTo(20, 1);
    expect(drawn.inViewCount).toBe(2);
  });

  it.each([
    [90, 179.99, 0],
    [-90, -179.99, 1],
    [10, 179.99, toWorldY(10)],
  ])(
    'draws one at %d, %d, at the edge of the world where the map ends',
    (latitude, longitude, y) => {
      const scale = 256 * 2 ** 14;
      const left = toWorldX(longitude) * scale - 400;
      const at = { ...view, zoom: 14, scale, left, top: y * scale - 300 };
      const { drawn, ids } = cull(
        createTestFleet([createTestVehicle(1, { latitude, longitude })]),
        at,
      );
      expect(ids).toEqual([1]);
      expect(drawn.x[0]).toBeCloseTo(400, 1);
      expect(drawn.y[0]).toBeCloseTo(300, 1);
    },
  );

  it('leaves out a vehicle that one drawn later covers', () => {
    const { drawn, ids } = cull(fleetAt([[400, 300], [400, 300], [430, 300]])); // oxfmt-ignore
    expect(ids).toEqual([2, 3]);
    expect(drawn.inViewCount).toBe(3);
  });

  it('draws alarm, then followed and pointed at, then selected last, and never leaves them out', () => {
    const fleet = fleetAt([[400, 300], [400, 300], [400, 300], [400, 300], [400, 300]], [2]); // oxfmt-ignore
    fleet.setOnly(VehicleFlag.selected, 1);
    fleet.setOnly(VehicleFlag.followed, 3);
    expect(cull(fleet).ids).toEqual([2, 3, 1]);
  });

  it('hides the same vehicles after a small pan', () => {
    const points = Array.from({ length: 300 }, (_, index): [number, number] => [
      200 + ((index * 37) % 211) * 1.7,
      150 + ((index * 53) % 197) * 1.3,
    ]);
    const fleet = fleetAt(points);
    const panned = { ...view, left: view.left + 3, top: view.top + 5 };
    expect(cull(fleet, panned).ids).toEqual(cull(fleet).ids);
  });

  it('puts offline under stopped under idle under moving, and lets the lower one give way', () => {
    const places: [number, number][] = [[100, 300], [200, 300], [300, 300], [400, 300]]; // oxfmt-ignore
    const statuses: MotionState[] = ['moving', 'idle', 'stopped', 'offline'];
    expect(cull(fleetAt(places, [], statuses)).ids).toEqual([4, 3, 2, 1]);
    const together = places.map((): [number, number] => [400, 300]);
    expect(cull(fleetAt(together, [], statuses)).ids).toEqual([1]);
    expect(cull(fleetAt(together.slice(1), [], statuses.slice(1))).ids).toEqual([1]);
  });

  it('draws bodies only so near to each other that more than half of each can be seen', () => {
    const fleet = fleetAt(
      Array.from({ length: 500 }, (_, index) => [200 + ((index * 37) % 211), 150 + ((index * 53) % 197)]), // oxfmt-ignore
    );
    const { drawn } = cull(fleet);
    let least = Infinity;
    for (let a = 0; a < drawn.count; a++) {
      for (let b = 0; b < a; b++) {
        least = Math.min(least, Math.hypot(drawn.x[a]! - drawn.x[b]!, drawn.y[a]! - drawn.y[b]!));
      }
    }
    expect(drawn.size).toBe('compact');
    // Two circles of 22 px cover half of each other when their middles are 8.9 px apart.
    expect(least).toBeGreaterThan(11);
    expect(drawn.count).toBeGreaterThan(100);
  });

  it('draws many on a small map a little smaller, and more than 2,000 as dots', () => {
    const spot = (count: number) => fleetAt(Array.from({ length: count }, () => [400, 300]));
    expect(cull(spot(40)).drawn.size).toBe('normal');
    expect(cull(spot(DENSE_LIMIT)).drawn.size).toBe('compact');
    expect(cull(spot(DENSE_LIMIT), { ...view, zoom: 14 }).drawn.size).toBe('normal');
    const dense = cull(spot(DENSE_LIMIT + 1)).drawn;
    expect([dense.size, dense.count]).toEqual(['dense', 1]);
  });
});

describe('findNearestVehicle', () => {
  const frameOf = (fleet: FleetArrays) => {
    const { drawn, ids } = cull(fleet);
    const cut = (list: Float32Array<ArrayBuffer>) => list.slice(0, drawn.count);
    return { deviceIds: Float64Array.from(ids, Number), x: cut(drawn.x), y: cut(drawn.y) };
  };
  const frame = frameOf(fleetAt([[400, 300], [430, 300], [450, 300]])); // oxfmt-ignore

  it('takes the nearest within 22 px', () => {
    expect(findNearestVehicle(frame, 410, 300)).toBe(1);
    expect(findNearestVehicle(frame, 441, 300)).toBe(3);
    expect(findNearestVehicle(frame, 400, 321)).toBe(1);
  });

  it('finds nothing beyond', () => {
    expect(findNearestVehicle(frame, 400, 323)).toBeUndefined();
  });

  it('takes the upper one of two at the same place', () => {
    const fleet = fleetAt([[100, 100], [100, 100]], [1]); // oxfmt-ignore
    expect(findNearestVehicle(frameOf(fleet), 100, 100)).toBe(1);
  });
});
