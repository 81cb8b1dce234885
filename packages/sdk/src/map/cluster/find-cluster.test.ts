import { describe, expect, it } from 'vitest';
import { EMPTY_FRAME } from '../fleet/fleet-frame';
import type { MarkerStatus } from '../../domain/device/motion-state';
import { toWorldX, toWorldY } from '../canvas/mercator';
import { findClusterAt, findClusterOf } from './find-cluster';

describe('findClusterAt', () => {
  const frame = {
    clusters: {
      ...EMPTY_FRAME.clusters,
      x: Float32Array.of(100, 300),
      y: Float32Array.of(100, 100),
      counts: Uint32Array.of(3, 120),
      leadIds: Float64Array.of(7, 8),
      worst: ['moving', 'alarm'] as MarkerStatus[],
      bounds: Float64Array.of(0, 0, 1, 1, 0.25, 0.5, 0.5, 0.5),
    },
  };

  it('finds the disc at a point, as large as it is drawn', () => {
    expect(findClusterAt(frame, 116, 100)?.leadId).toBe(7);
    expect(findClusterAt(frame, 118, 100)).toBeUndefined();
    expect(findClusterAt(frame, 322, 100)?.leadId).toBe(8);
    expect(findClusterAt({ clusters: EMPTY_FRAME.clusters }, 0, 0)).toBeUndefined();
  });

  it('tells how many there are and where, in degrees', () => {
    const found = findClusterAt(frame, 300, 100);
    expect(findClusterOf(frame, 8)).toEqual(found);
    expect(findClusterOf(frame, 9)).toBeUndefined();
    expect(found).toEqual({
      leadId: 8,
      count: 120,
      worst: 'alarm',
      south: 0,
      west: -90,
      north: 0,
      east: 0,
    });
  });

  it('tells where it begins and ends, south and north, west and east', () => {
    const [south, west, north, east] = [-23.7, -46.9, -22.8, -45.1];
    const bounds = [toWorldX(west), toWorldY(north), toWorldX(east), toWorldY(south)];
    const around = { ...frame.clusters, bounds: Float64Array.of(0, 0, 1, 1, ...bounds) };
    expect(findClusterOf({ clusters: around }, 8)).toMatchObject({
      south: expect.closeTo(south) as number,
      west: expect.closeTo(west) as number,
      north: expect.closeTo(north) as number,
      east: expect.closeTo(east) as number,
    });
  });
});
