import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AreaProblem, parseArea } from './area';
import { createContainsPlace } from './contains-place';
import { createGeofence } from './geofence';

const contains = (text: string, latitude: number, longitude: number, width = 25): boolean =>
  createContainsPlace(parseArea(text), width)({ latitude, longitude });

describe('parseArea', () => {
  it('reads the three kinds, latitude first', () => {
    expect(parseArea('CIRCLE (-23.5 -46.6, 500)')).toEqual({
      kind: 'circle',
      center: { latitude: -23.5, longitude: -46.6 },
      radiusMeters: 500,
    });
    expect(parseArea('POLYGON ((0 0, 1 1, 1 0, 0 0))')).toMatchObject({ kind: 'polygon' });
    expect(parseArea('LINESTRING (0 0, 1e0 .5)')).toMatchObject({
      kind: 'line',
      points: [
        { latitude: 0, longitude: 0 },
        { latitude: 1, longitude: 0.5 },
      ],
    });
  });

  it.each([
    ['nonsense', 0],
    ['CIRCLE (1, 2)', 9],
    ['CIRCLE (1 2)', 11],
    ['CIRCLE (1 2, 3) and more', 15],
    ['POLYGON ((0 0, 1 1))', 18],
    ['POLYGON ((0 0, 1 1, 91 0))', 20],
    ['LINESTRING (0 0, x 1)', 17],
  ])('says where %s stops being one', (text, at) => {
    expect(() => parseArea(text)).toThrow(AreaProblem);
    expect(() => parseArea(text)).toThrow(`at character ${at + 1}`);
  });

  it('never does worse than refuse', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', 'CIRCLE (', 'POLYGON (('),
        (text, head) => {
          try {
            parseArea(head + text);
          } catch (error) {
            expect(error).toBeInstanceOf(AreaProblem);
          }
        },
      ),
    );
  });
});

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
