// @vitest-environment node
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { interpolateCourse, normalizeCourse, shortestTurn } from './course';
import { haversineMeters } from './distance';
import { resolveInitialView } from './initial-view';

const degrees = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('haversineMeters', () => {
  it('counts with the equatorial radius', () => {
    const oneDegree = (Math.PI * 6_378_137) / 180;
    expect(
      haversineMeters({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }),
    ).toBeCloseTo(oneDegree, 3);
  });

  it('is the same both ways, zero on the spot, and never over half the globe', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const meters = haversineMeters(from, to);
        expect(meters).toBeCloseTo(haversineMeters(to, from), 6);
        expect(haversineMeters(from, from)).toBe(0);
        expect(meters).toBeLessThanOrEqual(Math.PI * 6_378_137 + 1e-6);
      }),
    );
  });
});

describe('courses', () => {
  it('turn the short way', () => {
    expect(shortestTurn(350, 10)).toBe(20);
    expect(shortestTurn(10, 350)).toBe(-20);
    expect(interpolateCourse(350, 10, 0.25)).toBe(355);
    expect(normalizeCourse(-90)).toBe(270);
    expect(normalizeCourse(Number.NaN)).toBe(0);
  });

  it('stay in their ranges and arrive', () => {
    fc.assert(
      fc.property(degrees, degrees, (from, to) => {
        const turn = shortestTurn(from, to);
        expect(turn >= -180 && turn < 180).toBe(true);
        const course = normalizeCourse(from);
        expect(course >= 0 && course < 360).toBe(true);
        const arrived = interpolateCourse(from, to, 1);
        expect(Math.abs(shortestTurn(arrived, to))).toBeLessThan(1e-6);
      }),
    );
  });
});

describe('resolveInitialView', () => {
  const user = { latitude: -23.5, longitude: -46.6, zoom: 12 };
  const server = { latitude: 10, longitude: 20, zoom: 8 };
  const positions = [
    { latitude: 1, longitude: 2 },
    { latitude: -3, longitude: 5 },
    { latitude: 0, longitude: 0 },
  ];
  const nowhere = { latitude: 0, longitude: 0, zoom: 0 };

  it('[S4.37] [S4.43] starts at the user’s own place and zoom', () => {
    expect(resolveInitialView({ user, server, positions })).toEqual({
      kind: 'center',
      latitude: -23.5,
      longitude: -46.6,
      zoom: 12,
    });
  });

  it('starts at the server’s place and zoom where the server forces its settings', () => {
    const forcing = { ...server, forceSettings: true };
    expect(resolveInitialView({ user, server: forcing, positions })).toMatchObject(server);
  });

  it('[S4.38] [S4.44] else at the server’s', () => {
    expect(resolveInitialView({ user: nowhere, server, positions })).toEqual({
      kind: 'center',
      latitude: 10,
      longitude: 20,
      zoom: 8,
    });
    expect(resolveInitialView({ user: { ...nowhere, zoom: 5 }, server })).toMatchObject({
      zoom: 5,
    });
  });

  it('[S4.39] else shows all devices, at most at zoom 17', () => {
    expect(resolveInitialView({ user: null, server: nowhere, positions })).toEqual({
      kind: 'bounds',
      south: -3,
      west: 2,
      north: 1,
      east: 5,
      maxZoom: 17,
    });
  });

  it('shows a fleet on both sides of the date line from near, not around the world', () => {
    const at = (longitude: number) => ({ latitude: -17, longitude });
    const boundsOf = (...longitudes: number[]) =>
      resolveInitialView({ positions: longitudes.map(at) });
    expect(boundsOf(179, -179, 178, 177)).toMatchObject({ west: 177, east: 181 });
    expect(boundsOf(151, -46)).toMatchObject({ west: 151, east: 314 });
    expect(boundsOf(-46, 10, 100)).toMatchObject({ west: -46, east: 100 });
    expect(boundsOf(-120, 10, 130)).toMatchObject({ west: 10, east: 240 });
  });

  it('[S4.40] else (0,0) at zoom 17', () => {
    const expected = { kind: 'center', latitude: 0, longitude: 0, zoom: 17 };
    expect(resolveInitialView({})).toEqual(expected);
    expect(resolveInitialView({ positions: [{ latitude: 0, longitude: 0 }] })).toEqual(expected);
  });

  it('[S4.41] [S4.42] does not count places that are zero or out of range', () => {
    for (const wrong of [
      { latitude: 91, longitude: 1 },
      { latitude: 1, longitude: -181 },
      { latitude: 0, longitude: 5 },
      { latitude: 5, longitude: 0 },
      { latitude: Number.NaN, longitude: 5 },
    ]) {
      expect(resolveInitialView({ user: wrong, server })).toMatchObject({ latitude: 10 });
    }
    expect(resolveInitialView({ user: { latitude: -90, longitude: 180 } })).toMatchObject({
      latitude: -90,
      longitude: 180,
    });
  });
});
