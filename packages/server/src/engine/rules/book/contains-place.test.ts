import { createContainsPlace, parseArea } from '@rastro/sdk/domain';
import { describe, expect, it } from 'vitest';
import { createGeofence } from './geofence';

const contains = (text: string, latitude: number, longitude: number, width = 25): boolean =>
  createContainsPlace(parseArea(text), width)({ latitude, longitude });

describe('a fence', () => {
  it('counts crossings of its ring, over the date line too', () => {
    const square = 'POLYGON ((0 0, 0 10, 10 10, 10 0))';
    expect([contains(square, 5, 5), contains(square, 11, 5), contains(square, 5, -1)]).toEqual([
      true,
      false,
      false,
    ]);
    const pacific = 'POLYGON ((10 179, 10 -179, 12 -179, 12 179))';
    expect([contains(pacific, 11, 179.5), contains(pacific, 11, 0)]).toEqual([true, false]);
  });

  it('with 4,000 points is worked through', () => {
    const ring = Array.from({ length: 4000 }, (_, n) => {
      const angle = (n / 4000) * 2 * Math.PI;
      return `${(10 * Math.sin(angle)).toFixed(6)} ${(10 * Math.cos(angle)).toFixed(6)}`;
    });
    expect(contains(`POLYGON ((${ring.join(', ')}))`, 9, 1)).toBe(true);
    expect(contains(`POLYGON ((${ring.join(', ')}))`, 9, 9)).toBe(false);
  });

  it('along a line is as wide as it says, its ends are round', () => {
    const line = 'LINESTRING (0 0, 0 1)';
    expect([contains(line, 0.0008, 0.5, 100), contains(line, 0.001, 0.5, 100)]).toEqual([
      true,
      false,
    ]);
    expect([contains(line, 0, 1.0008, 100), contains(line, 0, 1.001, 100)]).toEqual([true, false]);
  });

  it('with a text that is none contains nothing and says why', () => {
    const stored = { id: 1, name: 'x', area: 'nonsense', calendarId: 0, attributes: {} };
    const fence = createGeofence(stored);
    expect(fence.problem).toContain('CIRCLE, POLYGON or LINESTRING was expected');
    expect(fence.contains({ latitude: 0, longitude: 0 }, 0)).toBe(false);
  });
});
