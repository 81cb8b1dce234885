import { describe, expect, it } from 'vitest';
import type { GeoBox } from '../../domain/geo/geo-box';
import { createClusteredFleet } from './cluster-fleet';
import { countPicked } from './count-picked';
import { findInBox } from './find-in-box';
import { createTestFleet, createTestVehicle, placeAt } from '../fleet/test-vehicles';
import { VehicleFlag } from '../fleet/vehicle-state';

const view = { zoom: 8, scale: 65_536, left: 30_000, top: 30_000, width: 600, height: 400, pixelRatio: 1 }; // oxfmt-ignore
const at = (deviceId: number, x: number, y: number) =>
  createTestVehicle(deviceId, placeAt(view, x, y));

/** A box of the view, px. */
function boxOf(left: number, top: number, right: number, bottom: number): GeoBox {
  const [start, end] = [placeAt(view, left, top), placeAt(view, right, bottom)];
  return { north: start.latitude, west: start.longitude, south: end.latitude, east: end.longitude };
}

function find(vehicles: ReturnType<typeof at>[], box: GeoBox, isClustered = true) {
  const fleet = createTestFleet(vehicles);
  const clusters = createClusteredFleet();
  if (isClustered) clusters.update(fleet, view);
  return [...findInBox(fleet, clusters, view, box)].sort((a, b) => a - b);
}

describe('findInBox', () => {
  it('finds what stands in the box, and nothing beside it', () => {
    const vehicles = [at(1, 100, 100), at(2, 300, 200), at(3, 500, 300)];
    expect(find(vehicles, boxOf(50, 50, 350, 250))).toEqual([1, 2]);
    expect(find(vehicles, boxOf(320, 50, 340, 80))).toEqual([]);
  });

  it('takes a cluster by its disc: all that it holds, or nothing', () => {
    const vehicles = [at(1, 200, 200), at(2, 210, 200), at(3, 220, 200), at(4, 400, 200)];
    expect(find(vehicles, boxOf(195, 190, 212, 210))).toEqual([1, 2, 3]);
    expect(find(vehicles, boxOf(214, 190, 240, 210))).toEqual([]);
    expect(find(vehicles, boxOf(214, 190, 240, 210), false)).toEqual([3]);
  });

  it('counts 10,000 on one spot, each once', () => {
    const crowd = Array.from({ length: 10_000 }, (_, index) => at(index + 1, 200, 200));
    const found = find(crowd, boxOf(190, 190, 210, 210));
    expect(new Set(found).size).toBe(10_000);
    expect(found).toHaveLength(10_000);
  });

  it('finds over the date line', () => {
    const vehicles = [179.9, -179.9, 0].map((longitude, index) =>
      createTestVehicle(index + 1, { longitude }),
    );
    expect(find(vehicles, { south: -1, north: 1, west: 179, east: 181 }, false)).toEqual([1, 2]);
  });

  it('leaves out what has been taken from the map', () => {
    const fleet = createTestFleet([at(1, 100, 100), at(2, 300, 100)]);
    fleet.remove(1);
    const found = findInBox(fleet, createClusteredFleet(), view, boxOf(0, 0, 600, 400));
    expect([...found]).toEqual([2]);
  });
});

describe('countPicked', () => {
  it('says of each cluster how many of it are picked, those that come later too', () => {
    const fleet = createTestFleet([at(1, 200, 200), at(2, 205, 200)]);
    const clusters = createClusteredFleet();
    clusters.update(fleet, view);
    expect([...countPicked(fleet, clusters)]).toEqual([]);
    fleet.pick([2, 77]);
    expect([...countPicked(fleet, clusters)]).toEqual([1]);
    fleet.remove(2);
    expect(fleet.flags[1]).toBe(0);
    fleet.pick([1, 2]);
    clusters.update(fleet, view);
    expect(fleet.flags[0]! & VehicleFlag.picked).toBe(VehicleFlag.picked);
  });
});
