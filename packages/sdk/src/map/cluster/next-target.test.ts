import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_FRAME, type FleetFrame } from '../fleet/fleet-frame';
import { listTargets, nextTarget } from './next-target';

const area = { left: 0, top: 0, right: 500, bottom: 400 };

const frameOf = (
  vehicles: readonly { x: number; y: number }[],
  clusters: readonly { x: number; y: number }[] = [],
): FleetFrame => ({
  ...EMPTY_FRAME,
  deviceIds: Float64Array.from(vehicles, (_, index) => index + 1),
  x: Float32Array.from(vehicles, ({ x }) => x),
  y: Float32Array.from(vehicles, ({ y }) => y),
  clusters: {
    ...EMPTY_FRAME.clusters,
    leadIds: Float64Array.from(clusters, (_, index) => 1000 + index),
    x: Float32Array.from(clusters, ({ x }) => x),
    y: Float32Array.from(clusters, ({ y }) => y),
  },
});

describe('listTargets', () => {
  it('reads line by line, vehicles and clusters, and leaves out what is not in the area', () => {
    const places = [{ x: 300, y: 30 }, { x: 100, y: 12 }, { x: 10, y: 90 }, { x: 600, y: 10 }]; // oxfmt-ignore
    const targets = listTargets(frameOf(places, [{ x: 200, y: 20 }]), area);
    expect(targets.map(({ deviceId }) => deviceId)).toEqual([2, 1000, 1, 3]);
    expect(targets[1]?.isCluster).toBe(true);
  });
});

describe('nextTarget', () => {
  const spot = fc.record({ x: fc.nat({ max: 500 }), y: fc.nat({ max: 400 }) });

  it('leads over every target once and back to the first, both ways', () => {
    fc.assert(
      fc.property(
        fc.array(spot, { minLength: 1, maxLength: 30 }),
        fc.array(spot, { maxLength: 5 }),
        fc.constantFrom(1 as const, -1 as const),
        (vehicles, clusters, step) => {
          const targets = listTargets(frameOf(vehicles, clusters), area);
          const first = nextTarget(targets, undefined, step);
          const seen = new Set<number>();
          let at = first;
          do {
            seen.add(at!.deviceId);
            at = nextTarget(targets, at!.deviceId, step);
          } while (at !== first);
          expect(seen.size).toBe(targets.length);
          expect(seen.size).toBe(vehicles.length + clusters.length);
        },
      ),
    );
  });

  it('begins anew after one that is gone, and has nowhere to go on an empty map', () => {
    const targets = listTargets(frameOf([{ x: 10, y: 10 }, { x: 90, y: 10 }]), area); // oxfmt-ignore
    expect(nextTarget(targets, 77, 1)?.deviceId).toBe(1);
    expect(nextTarget(targets, 77, -1)?.deviceId).toBe(2);
    expect(nextTarget([], 1, 1)).toBeUndefined();
  });
});
