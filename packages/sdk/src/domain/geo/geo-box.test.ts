import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBoxTest, type GeoBox } from './geo-box';

const isIn = (box: Partial<GeoBox>, latitude: number, longitude: number) =>
  createBoxTest({ south: -10, west: -10, north: 10, east: 10, ...box })(latitude, longitude);

describe('createBoxTest', () => {
  it('holds what lies between, edges included', () => {
    expect(isIn({}, 0, 0)).toBe(true);
    for (const latitude of [-10, 10]) {
      expect([-10, 10].map((longitude) => isIn({}, latitude, longitude))).toEqual([true, true]);
    }
    expect(isIn({}, -10.01, 0)).toBe(false);
    expect(isIn({}, 0, -10.01)).toBe(false);
    expect(isIn({}, 10.01, 0)).toBe(false);
    expect(isIn({}, 0, 10.01)).toBe(false);
    expect(isIn({}, 0, 180)).toBe(false);
  });

  it.each([
    ['east is beyond 180', { west: 170, east: 190 }],
    ['west is beyond -180', { west: -190, east: -170 }],
    ['east is the smaller number', { west: 170, east: -170 }],
  ])('reaches over the date line where %s', (_, box) => {
    expect([175, 180, -180, -175].map((longitude) => isIn(box, 0, longitude))).toEqual(
      Array(4).fill(true),
    );
    expect([160, 0, -160].map((longitude) => isIn(box, 0, longitude))).toEqual(
      Array(3).fill(false),
    );
  });

  it('holds all meridians where the map shows the world more than once', () => {
    expect([-180, -1, 0, 90, 180].every((longitude) => isIn({ west: -400, east: 300 }, 0, longitude))).toBe(true); // oxfmt-ignore
  });

  it('says the same of a box and of a place that are whole turns away', () => {
    const whole = fc.integer({ min: -180, max: 180 });
    const turns = fc.integer({ min: -2, max: 2 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 0, max: 359 }), whole, turns, turns, (...drawn) => {
        const [west, width, longitude, boxTurns, placeTurns] = drawn;
        const plain = isIn({ west, east: west + width }, 0, longitude);
        const moved = { west: west + 360 * boxTurns, east: west + width + 360 * boxTurns };
        expect(isIn(moved, 0, longitude + 360 * placeTurns)).toBe(plain);
      }),
    );
  });

  it('parts the world with the box beside it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -180, max: 180 }),
        fc.integer({ min: 1, max: 359 }),
        fc.integer({ min: -180, max: 180 }),
        (west, width, longitude) => {
          const east = west + width;
          fc.pre(longitude !== west && (longitude - east) % 360 !== 0);
          fc.pre((longitude - west) % 360 !== 0);
          const inside = isIn({ west, east }, 0, longitude);
          expect(isIn({ west: east, east: west + 360 }, 0, longitude)).toBe(!inside);
        },
      ),
    );
  });
});
