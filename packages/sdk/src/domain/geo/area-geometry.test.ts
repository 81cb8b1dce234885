import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EARTH_RADIUS_METERS, haversineMeters, type Place } from './distance';
import { findCrossing, listCrossings } from './find-crossing';
import { formatArea, MAX_AREA_LENGTH, openRing } from './format-area';
import { goesAroundPole, measureCircle, measurePerimeter, measureRing } from './measure-ring';
import { parseArea, type AreaPoint } from './parse-area';
import { simplifyRing, simplifyWay } from './simplify-way';

const place = (latitude: number, longitude: number): AreaPoint => ({ latitude, longitude });
const square = (latitude: number, longitude: number, size: number) => [
  place(latitude, longitude),
  place(latitude, longitude + size),
  place(latitude + size, longitude + size),
  place(latitude + size, longitude),
];
const anyPlace = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('formatArea', () => {
  it('[S3.28] writes what parseArea reads, closing a ring', () => {
    const ring = square(0, 0, 1);
    const text = formatArea({ kind: 'polygon', ring });
    expect(text).toBe('POLYGON ((0 0, 0 1, 1 1, 1 0, 0 0))');
    expect(formatArea({ kind: 'line', points: ring.slice(0, 2) })).toBe('LINESTRING (0 0, 0 1)');
    const circle = { kind: 'circle', center: place(-23.5, -46.6), radiusMeters: 500 } as const;
    expect(parseArea(formatArea(circle))).toEqual(circle);
  });

  it('reads back to within a metre and a half, whatever the places', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 3, maxLength: 250 }), (ring) => {
        const read = parseArea(formatArea({ kind: 'polygon', ring }));
        if (read.kind !== 'polygon') throw new Error(read.kind);
        ring.forEach((point, index) => {
          const again = read.ring[index];
          expect(again && haversineMeters(point, again)).toBeLessThan(1.5);
        });
      }),
    );
  });

  it('is coarser where it would be too long', () => {
    const ring = Array.from({ length: 190 }, (_, index) =>
      place(-23.123456 - index / 1e4, -46.123456),
    );
    const text = formatArea({ kind: 'polygon', ring });
    expect(text).toContain('-23.12346 -46.12346');
    expect(text.length).toBeLessThanOrEqual(MAX_AREA_LENGTH);
  });

  it('opens a ring that ends where it began', () => {
    const ring = square(0, 0, 1);
    expect(openRing([...ring, place(0, 0)])).toEqual(ring);
    expect(openRing(ring)).toBe(ring);
  });
});

describe('measureRing', () => {
  it('measures a square of a degree at the equator, either way round, and over the date line', () => {
    const degree = (Math.PI * EARTH_RADIUS_METERS) / 180;
    expect(measureRing(square(0, 0, 1)) / degree ** 2).toBeCloseTo(1, 3);
    expect(measureRing(square(0, 0, 1).reverse())).toBeCloseTo(measureRing(square(0, 0, 1)), 0);
    const over = [place(0, 179.5), place(0, -179.5), place(1, -179.5), place(1, 179.5)];
    expect(measureRing(over)).toBeCloseTo(measureRing(square(0, 0, 1)), 0);
    expect(measurePerimeter(square(0, 0, 1)) / degree).toBeCloseTo(4, 3);
  });

  it('measures the smaller side of what goes around a pole', () => {
    const ring = [-135, -45, 45, 135].map((longitude) => place(80, longitude));
    expect(goesAroundPole(ring)).toBe(true);
    expect(goesAroundPole(square(0, 179.5, 1))).toBe(false);
    const cap = measureCircle((Math.PI / 18) * EARTH_RADIUS_METERS);
    expect(measureRing(ring) / cap).toBeCloseTo(1, 1);
  });

  it('is never less than nothing nor more than half the globe', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 3 }), (ring) => {
        const area = measureRing(ring);
        expect(area).toBeGreaterThanOrEqual(0);
        expect(area).toBeLessThanOrEqual(2 * Math.PI * EARTH_RADIUS_METERS ** 2 + 1);
      }),
    );
  });
});

describe('findCrossing', () => {
  it('says where a line runs through itself, and which pieces', () => {
    const bow = [place(0, 0), place(1, 1), place(1, 0), place(0, 1)];
    expect(findCrossing(bow)).toEqual({ at: place(0.5, 0.5), edges: [0, 2] });
    expect(findCrossing(square(0, 0, 1))).toBeUndefined();
  });

  it('sees it over the date line, and finds none in a square there', () => {
    const bow = [place(0, 179.5), place(1, -179.5), place(1, 179.5), place(0, -179.5)];
    expect(Math.abs(findCrossing(bow)?.at.longitude ?? 0)).toBeCloseTo(180, 6);
    const over = [place(0, 179.5), place(0, -179.5), place(1, -179.5), place(1, 179.5)];
    expect(findCrossing(over)).toBeUndefined();
  });

  it('sees a point that lies on another piece', () => {
    const ring = [place(0, 0), place(0, 2), place(1, 1), place(0, 1), place(1, 0)];
    expect(findCrossing(ring)?.at).toEqual(place(0, 1));
  });

  it('goes through 5,000 points of a round fence quickly and finds nothing', () => {
    const ring = Array.from({ length: 5_000 }, (_, index) => {
      const angle = (2 * Math.PI * index) / 5_000;
      return place(Math.sin(angle), Math.cos(angle));
    });
    expect(findCrossing(ring)).toBeUndefined();
  });

  it('goes through a zigzag of 20,000 long pieces side by side, whichever way these run', () => {
    for (const angle of [0, 0.3, 0.8, 1.2, 1.6, 2.4]) {
      const turn = (x: number, y: number) =>
        place(x * Math.sin(angle) + y * Math.cos(angle), x * Math.cos(angle) - y * Math.sin(angle));
      const zigzag = Array.from({ length: 19_998 }, (_, index) =>
        turn(index % 2 === 0 ? 0.1 : 1, index / 20_000),
      );
      const comb = [...zigzag, turn(0, 1), turn(0, 0)];
      expect(findCrossing(comb)).toBeUndefined();
      const [from, to] = [comb[9_000]!, comb[9_003]!];
      const pierced = comb.toSpliced(9_003, 1, from).toSpliced(9_000, 1, to);
      expect(findCrossing(pierced)).toBeDefined();
    }
  });

  it('finds the same whichever way the ring lies', () => {
    const grid = fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 }));
    const read = (ring: readonly Place[]) =>
      [...listCrossings(ring)].map(({ edges }) => edges.join()).sort();
    fc.assert(
      fc.property(fc.array(grid, { minLength: 4, maxLength: 14 }), (points) => {
        const isNew = ([x, y]: [number, number], index: number) =>
          points.at(index - 1)?.join() !== [x, y].join();
        fc.pre(points.every(isNew));
        const ring = points.map(([x, y]) => place(y, x));
        const lying = points.map(([x, y]) => place(x, y));
        const slanting = points.map(([x, y]) => place(y + 3 * x, x));
        expect(read(lying)).toEqual(read(ring));
        expect(read(slanting)).toEqual(read(ring));
      }),
    );
  });

  it('finds none in a star, in whichever place of the world it lies', () => {
    const radii = fc.array(fc.double({ min: 0.1, max: 1, noNaN: true }), {
      minLength: 3,
      maxLength: 40,
    });
    fc.assert(
      fc.property(radii, fc.integer({ min: -179, max: 179 }), (star, east) => {
        const ring = star.map((radius, index) => {
          const angle = (2 * Math.PI * index) / star.length;
          const longitude = east + radius * Math.cos(angle);
          return place(radius * Math.sin(angle), longitude > 180 ? longitude - 360 : longitude);
        });
        expect(findCrossing(ring)).toBeUndefined();
      }),
    );
  });
});

describe('simplifyWay', () => {
  it('keeps the ends and stays within what is allowed', () => {
    const small = fc.record({
      latitude: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
      longitude: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(small, { minLength: 2, maxLength: 60 }), (places) => {
        const simple = simplifyWay(places, 500);
        expect(simple[0]).toBe(places[0]);
        expect(simple.at(-1)).toBe(places.at(-1));
        expect(simplifyWay(places, 0).length).toBeGreaterThanOrEqual(simple.length);
      }),
    );
  });

  it('leaves out what lies on a straight line', () => {
    const line = [0, 1, 2, 3].map((step) => place(step / 100, step / 100));
    expect(simplifyWay(line, 5)).toEqual([line[0], line[3]]);
  });

  it('gives up where more than asked for would be left', () => {
    const zigzag = [0, 1, 2, 3, 4].map((step) => ({ latitude: step % 2, longitude: step }));
    expect(simplifyWay(zigzag, 5, 4)).toEqual(zigzag);
    expect(simplifyWay(zigzag, 1_000_000, 4)).toHaveLength(2);
  });
});

describe('simplifyRing', () => {
  /** A bay whose mouth closes when its far wall becomes a straight line. */
  const bay = [
    ...[place(0, 0), place(0, 10), place(3, 10), place(3.2, 5), place(3, 0.4)],
    ...[place(3.4, 0.4), place(3.6, 5), place(3.4, 10), place(10, 10), place(10, 0)],
  ].map(({ latitude, longitude }) => place(latitude / 1_000, longitude / 1_000));

  it('leaves no ring that runs through itself where there was none', () => {
    const radii = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), {
      minLength: 4,
      maxLength: 120,
    });
    expect(findCrossing(simplifyRing(bay, 40))).toBeUndefined();
    fc.assert(
      fc.property(radii, fc.integer({ min: 1, max: 60_000 }), (star, tolerance) => {
        const ring = star.map((radius, index) => {
          const angle = (2 * Math.PI * index) / star.length;
          return place(radius * Math.sin(angle), radius * Math.cos(angle));
        });
        fc.pre(findCrossing(ring) === undefined);
        const simple = simplifyRing(ring, tolerance);
        expect(simple.length).toBeLessThanOrEqual(ring.length);
        if (simple.length > 3) expect(findCrossing(simple)).toBeUndefined();
      }),
    );
  });

  it('leaves one that ran through itself as it was there', () => {
    const bow = [place(0, 0), place(0.5, 0.5001), place(1, 1), place(1, 0), place(0, 1)];
    expect(findCrossing(simplifyRing(bow, 1_000))).toBeDefined();
  });
});
