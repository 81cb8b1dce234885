import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOTION_STATES } from '../../domain/device/motion-state';
import { worstState } from '../../domain/device/worst-state';
import type { CanvasView } from '../canvas/canvas-view';
import { createDrawnFleet, cullFleet } from '../fleet/cull-fleet';
import type { FleetArrays } from '../fleet/fleet-arrays';
import { createTestFleet, createTestVehicle, placeAt } from '../fleet/test-vehicles';
import { VehicleFlag } from '../fleet/vehicle-state';
import { createClusteredFleet } from './cluster-fleet';
import { CLUSTER_REACH_PX } from './cluster-radius';
import { readClusters, readMembers } from './read-clusters';
import { ASIDE_PX, MAX_STANDING_OUT } from './standing-alarms';

const view: CanvasView = {
  zoom: 10,
  scale: 256 * 2 ** 10,
  left: 100_000,
  top: 100_000,
  width: 800,
  height: 600,
  pixelRatio: 1,
};

const cluster = (fleet: FleetArrays, at = view) => {
  const clusters = createClusteredFleet();
  clusters.update(fleet, at);
  return clusters;
};

const fleetAt = (...points: readonly [number, number][]) =>
  createTestFleet(points.map(([x, y], index) => createTestVehicle(index + 1, placeAt(view, x, y))));

const groupsOf = (fleet: FleetArrays, at = view) => {
  const clusters = cluster(fleet, at);
  return Array.from({ length: fleet.length }, (_, slot) => clusters.clusterOf(slot));
};

const vehicles = fc.array(
  fc.record({
    x: fc.integer({ min: -200, max: 1000 }),
    y: fc.integer({ min: -200, max: 800 }),
    status: fc.constantFrom(...MOTION_STATES),
    isAlarm: fc.boolean(),
  }),
  { minLength: 1, maxLength: 120 },
);

describe('createClusteredFleet', () => {
  it('joins what stands near, and leaves alone what stands apart', () => {
    const clusters = cluster(fleetAt([300, 300], [305, 300], [320, 300], [600, 300]));
    expect(clusters.count).toBe(1);
    expect(clusters.tallies.countOf(0)).toBe(3);
    expect(clusters.clusterOf(3)).toBe(-1);
    expect(clusters.x[0]).toBeGreaterThan(295);
    expect(clusters.x[0]).toBeLessThan(325);
  });

  it('never swallows the selected, the followed and the pointed-at vehicle', () => {
    const fleet = fleetAt([300, 300], [300, 300], [300, 300], [300, 300], [300, 300]);
    fleet.setOnly(VehicleFlag.selected, 1);
    fleet.setOnly(VehicleFlag.followed, 2);
    fleet.setOnly(VehicleFlag.hover, 3);
    expect(groupsOf(fleet)).toEqual([-1, -1, -1, 0, 0]);
  });

  const alarmed = (points: readonly [number, number][], isAlarm: (index: number) => boolean) =>
    createTestFleet(
      points.map(([x, y], index) =>
        createTestVehicle(index + 1, { ...placeAt(view, x, y), isAlarm: isAlarm(index) }),
      ),
    );

  it('lets an alarm stand out of its cluster, and moves the disc aside', () => {
    const five = Array.from({ length: 5 }, () => [300, 300] as [number, number]);
    const clusters = cluster(alarmed(five, (index) => index === 2));
    expect([0, 1, 2, 3, 4].map((slot) => clusters.clusterOf(slot))).toEqual([0, 0, -1, 0, 0]);
    expect(clusters.tallies.countOf(0)).toBe(4);
    expect(Math.hypot(clusters.x[0]! - 300, clusters.y[0]! - 300)).toBeCloseTo(ASIDE_PX, 0);
  });

  it('hides nobody under an alarm: a pair on one spot stays together', () => {
    const clusters = cluster(
      alarmed(
        [
          [300, 300],
          [304, 300],
        ],
        (index) => index === 0,
      ),
    );
    expect([clusters.clusterOf(0), clusters.clusterOf(1)]).toEqual([0, 0]);
    expect([clusters.tallies.countOf(0), clusters.tallies.alarmsOf(0)]).toEqual([2, 1]);
  });

  it('counts alarms in their clusters when there are too many of them', () => {
    const points = Array.from({ length: 4 * MAX_STANDING_OUT }, (_, index): [number, number] => [
      100 + 60 * (index % 10),
      100 + 100 * (Math.floor(index / 10) % 3),
    ]);
    const standing = (most: number) => {
      const fleet = alarmed(points, (index) => index < most);
      const clusters = cluster(fleet);
      return points.filter((_, slot) => slot < most && clusters.clusterOf(slot) < 0).length;
    };
    expect(standing(MAX_STANDING_OUT)).toBe(MAX_STANDING_OUT);
    expect(standing(MAX_STANDING_OUT + 1)).toBe(0);
  });

  it('shows two beside each other where there is room for both', () => {
    expect(groupsOf(fleetAt([300, 300], [334, 300]))).toEqual([-1, -1]);
    expect(groupsOf(fleetAt([300, 300], [312, 300]))).toEqual([0, 0]);
    expect(groupsOf(fleetAt([300, 300], [334, 300], [317, 310]))).toEqual([0, 0, 0]);
  });

  it('holds ten thousand on one spot in one cluster', () => {
    const fleet = fleetAt(...Array.from({ length: 10_000 }, () => [400, 300] as [number, number]));
    const clusters = cluster(fleet);
    expect([clusters.count, clusters.tallies.countOf(0)]).toEqual([1, 10_000]);
    expect(readMembers(fleet, clusters, 77)).toHaveLength(10_000);
  });

  it('finds the same clusters after a small pan', () => {
    const points = Array.from({ length: 300 }, (_, index): [number, number] => [
      200 + ((index * 37) % 211) * 1.7,
      150 + ((index * 53) % 197) * 1.3,
    ]);
    const fleet = fleetAt(...points);
    const panned = { ...view, left: view.left + 13, top: view.top + 5 };
    expect(groupsOf(fleet, panned)).toEqual(groupsOf(fleet));
  });

  it('tells bounds, a member and members of each cluster', () => {
    const fleet = fleetAt([300, 300], [310, 320], [600, 300]);
    const clusters = cluster(fleet);
    const frame = readClusters(fleet, clusters);
    expect([...frame.counts]).toEqual([2]);
    const [west, north, east, south] = [...frame.bounds].map((at) => at * view.scale);
    expect(west! - view.left).toBeCloseTo(300, 3);
    expect(north! - view.top).toBeCloseTo(300, 3);
    expect(east! - view.left).toBeCloseTo(310, 3);
    expect(south! - view.top).toBeCloseTo(320, 3);
    const members = [...readMembers(fleet, clusters, frame.leadIds[0]!)];
    expect(members.sort()).toEqual([1, 2]);
    expect(readMembers(fleet, clusters, 3)).toHaveLength(0);
    expect(readMembers(fleet, clusters, 4)).toHaveLength(0);
  });

  it('counts every vehicle in view once, colours by the worst within, keeps clusters apart', () => {
    fc.assert(
      fc.property(vehicles, (spots) => {
        const fleet = createTestFleet(
          spots.map(({ x, y, ...state }, index) =>
            createTestVehicle(index + 1, { ...placeAt(view, x, y), ...state }),
          ),
        );
        const clusters = cluster(fleet);
        const everybody = createDrawnFleet();
        cullFleet(fleet, view, 1000, everybody);
        const alone = createDrawnFleet();
        cullFleet(fleet, view, 1000, alone, (slot) => clusters.clusterOf(slot) >= 0);
        const { counts, worst, x, y } = readClusters(fleet, clusters);
        const inClusters = counts.reduce((sum, count) => sum + count, 0);
        expect(inClusters + alone.inViewCount).toBe(everybody.inViewCount);
        // Nothing that stands alone lies under another one.
        expect(alone.count).toBe(alone.inViewCount);
        counts.forEach((count, index) => {
          expect(count).toBeGreaterThan(1);
          const members = spots.filter((_, slot) => clusters.clusterOf(slot) === index);
          expect(members).toHaveLength(count);
          expect(worst[index]).toBe(
            worstState(members.map(({ status, isAlarm }) => (isAlarm ? 'alarm' : status))),
          );
          for (let other = 0; other < index; other++) {
            const apart = Math.hypot(x[index]! - x[other]!, y[index]! - y[other]!);
            // One that stands aside of an alarm comes nearer.
            const isFree = !spots.some(({ isAlarm }) => isAlarm);
            if (isFree) expect(apart).toBeGreaterThan(CLUSTER_REACH_PX - 0.1);
          }
        });
      }),
    );
  });
});
