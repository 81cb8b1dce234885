import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipRing } from './clip-ring';
import { decodePolyline } from './decode-polyline';
import { coastlines } from './coastlines';
import { toWorldX, toWorldY } from '../../canvas/mercator';
import { decodeShapes, isShapeInView } from './world-shape';

/** Even-odd test. */
function contains(ring: ArrayLike<number>, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [xi, yi, xj, yj] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

describe('decodePolyline', () => {
  it("decodes the example of the format's own description", () => {
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
      38.5, -120.2, 40.7, -120.95, 43.252, -126.453,
    ]);
  });

  it('gives whole points for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodePolyline(text).length % 2).toBe(0);
      }),
    );
  });
});

describe('coastlines', () => {
  const land = decodeShapes(coastlines, 2);
  const isLand = (latitude: number, longitude: number) =>
    land.filter((ring) => contains(ring.points, toWorldX(longitude), toWorldY(latitude))).length %
      2 ===
    1;

  it.each([
    ['Austin', 30.27, -97.74, true],
    ['Brasília', -15.8, -47.9, true],
    ['Madrid', 40.4, -3.7, true],
    ['the Atlantic', 30, -40, false],
    ['the Pacific', 0, -140, false],
    ['the Caspian Sea', 42, 50.5, false],
  ])('has %s where it is', (_name, latitude, longitude, expected) => {
    expect(isLand(latitude, longitude)).toBe(expected);
  });
});

describe('clipRing', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };

  it('cuts a ring at the box', () => {
    expect(clipRing([-5, -5, 15, -5, 15, 15, -5, 15], box).length / 2).toBe(4);
    expect(clipRing([20, 20, 30, 20, 30, 30], box)).toEqual([]);
    expect(clipRing([2, 2, 8, 2, 5, 8], box)).toEqual([2, 2, 8, 2, 5, 8]);
  });

  it('keeps every coordinate inside, whatever the ring', () => {
    const coordinate = fc.double({ min: -1e7, max: 1e7, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 3 }), (points) => {
        for (const value of clipRing(points.flat(), box)) {
          expect(value).toBeGreaterThanOrEqual(-1e-6);
          expect(value).toBeLessThanOrEqual(10 + 1e-6);
        }
      }),
    );
  });
});

describe('isShapeInView', () => {
  it('knows the copies of the world', () => {
    const [shape] = decodeShapes(['_p~iF~ps|U_ulLnnqC']);
    const view = { scale: 256, left: 20, top: 80, width: 60, height: 40 };
    expect(isShapeInView(shape!, view)).toBe(true);
    expect(isShapeInView(shape!, { ...view, left: 20 + 256 })).toBe(false);
    expect(isShapeInView(shape!, { ...view, left: 20 + 256 }, 1)).toBe(true);
  });
});
