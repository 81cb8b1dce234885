// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRouteBreak, splitRoute, type RouteStep } from './split-route';

const METERS_PER_DEGREE = 111_319.5;

/** A fix so many metres up the meridian and seconds into the day. */
const fixAt = (meters: number, seconds: number, distance?: number): RouteStep => ({
  latitude: meters / METERS_PER_DEGREE,
  longitude: 0,
  fixTime: new Date(seconds * 1000).toISOString(),
  attributes: distance === undefined ? {} : { distance },
});

describe('isRouteBreak', () => {
  it('sees a leap where the server counted no way', () => {
    expect(isRouteBreak(fixAt(0, 0), fixAt(8000, 10, 0))).toBe(true);
    expect(isRouteBreak(fixAt(0, 0), fixAt(8000, 10, 8000))).toBe(false);
    expect(isRouteBreak(fixAt(0, 0), fixAt(8000, 10))).toBe(false);
  });

  it('takes a standing vehicle, which counts 0 too, for what it is', () => {
    expect(isRouteBreak(fixAt(0, 0), fixAt(140, 10, 0))).toBe(false);
    expect(isRouteBreak(fixAt(0, 0), fixAt(160, 10, 0))).toBe(true);
  });

  it('sees a gap when it is long and far', () => {
    expect(isRouteBreak(fixAt(0, 0), fixAt(600, 301, 600))).toBe(true);
    expect(isRouteBreak(fixAt(0, 0), fixAt(600, 300, 600))).toBe(false);
    expect(isRouteBreak(fixAt(0, 0), fixAt(400, 30_000, 400))).toBe(false);
  });

  it('sees a long silence of a vehicle that drove, wherever it is heard of again', () => {
    const driving = { ...fixAt(0, 0), speed: 20 };
    expect(isRouteBreak(driving, fixAt(13, 301, 13))).toBe(true);
    expect(isRouteBreak(driving, fixAt(13, 300, 13))).toBe(false);
    expect(isRouteBreak({ ...driving, speed: 1.9 }, fixAt(13, 301, 13))).toBe(false);
  });

  it('needs nothing but places', () => {
    const [from, to] = [fixAt(0, 0), fixAt(90_000, 90_000)];
    const bare = ({ latitude, longitude }: RouteStep) => ({ latitude, longitude });
    expect(isRouteBreak(bare(from), bare(to))).toBe(false);
  });
});

describe('splitRoute', () => {
  it('starts a new way at every break', () => {
    const fixes = [
      fixAt(0, 0, 0),
      fixAt(100, 10, 100),
      fixAt(9000, 20, 0),
      fixAt(9100, 30, 100),
      fixAt(20_000, 3000, 10_900),
    ];
    expect(splitRoute(fixes)).toEqual([fixes.slice(0, 2), fixes.slice(2, 4), fixes.slice(4)]);
    expect(splitRoute([])).toEqual([]);
  });

  it('keeps every fix once and in order, and has a break between all ways and in none', () => {
    const fix = fc
      .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 900 }), fc.boolean())
      .map(([meters, seconds, still]) => fixAt(meters, seconds, still ? 0 : undefined));
    fc.assert(
      fc.property(fc.array(fix), (fixes) => {
        const ways = splitRoute(fixes);
        expect(ways.flat()).toEqual(fixes);
        for (const way of ways) {
          way.slice(1).forEach((to, index) => expect(isRouteBreak(way[index]!, to)).toBe(false));
        }
        ways
          .slice(1)
          .forEach((way, index) => expect(isRouteBreak(ways[index]!.at(-1)!, way[0]!)).toBe(true));
      }),
    );
  });
});
