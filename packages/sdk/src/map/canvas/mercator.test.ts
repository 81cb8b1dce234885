import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  toLatitude,
  toLongitude,
  toWorldLength,
  toWorldX,
  toWorldY,
  worldPixels,
} from './mercator';

describe('mercator', () => {
  it('puts 0/0 into the middle and the corners at 0 and 1', () => {
    expect([toWorldX(0), toWorldY(0)]).toEqual([0.5, 0.5]);
    expect([toWorldX(-180), toWorldX(180)]).toEqual([0, 1]);
    expect(toWorldY(85.0511287798)).toBeCloseTo(0, 9);
  });

  it('keeps the poles at the edge', () => {
    expect(toWorldY(90)).toBeCloseTo(0, 9);
    expect(toWorldY(-90)).toBeCloseTo(1, 9);
    expect(toWorldLength(1_000, 90)).toBeCloseTo(toWorldLength(1_000, -85.0511287798), 9);
    expect(toWorldLength(90_000, 90)).toBeLessThan(0.05);
  });

  it('comes back to the same place', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -85, max: 85, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          expect(toLatitude(toWorldY(latitude))).toBeCloseTo(latitude, 8);
          expect(toLongitude(toWorldX(longitude))).toBeCloseTo(longitude, 8);
        },
      ),
    );
  });

  it('doubles with each zoom level', () => {
    expect(worldPixels(0)).toBe(256);
    expect(worldPixels(3)).toBe(2048);
  });
});
