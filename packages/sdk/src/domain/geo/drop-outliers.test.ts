// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from './distance';
import { dropOutliers } from './drop-outliers';
import { resolveInitialView } from './initial-view';

const degrees = (from: number, to: number) =>
  fc.double({ min: from, max: to, noNaN: true, noDefaultInfinity: true });
/** Within about 160 km of each other, in São Paulo. */
const inTown: fc.Arbitrary<Place> = fc.record({
  latitude: degrees(-24, -23),
  longitude: degrees(-47, -46),
});
const anywhere: fc.Arbitrary<Place> = fc.record({
  latitude: degrees(-90, 90),
  longitude: degrees(-180, 180),
});
const fleet = fc.array(inTown, { minLength: 5, maxLength: 60 });

describe('dropOutliers', () => {
  it('leaves a fleet whole that is in one place', () => {
    fc.assert(
      fc.property(fleet, (places) => {
        expect(dropOutliers(places)).toEqual(places);
      }),
    );
  });

  it('leaves a fleet whole that is all over a country', () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      latitude: -30 + 2 * (index % 10),
      longitude: -60 + 2 * Math.floor(index / 10),
    }));
    expect(dropOutliers(rows)).toEqual(rows);
  });

  it('leaves out one that is far from all others, wherever in the list it stands', () => {
    const far = fc.constantFrom(
      { latitude: 0.001, longitude: 0.001 },
      { latitude: -5, longitude: -40 },
      { latitude: 35.7, longitude: 139.7 },
    );
    fc.assert(
      fc.property(fleet, far, fc.nat(), (places, one, at) => {
        expect(dropOutliers(places.toSpliced(at % places.length, 0, one))).toEqual(places);
      }),
    );
  });

  it('shows both places of a fleet that has two', () => {
    const north = Array.from({ length: 6 }, (_, index) => ({
      latitude: -3 + index / 100,
      longitude: -60,
    }));
    const south = Array.from({ length: 60 }, (_, index) => ({
      latitude: -23.5 + index / 1000,
      longitude: -46.6,
    }));
    expect(dropOutliers([...north, ...south])).toHaveLength(66);
  });

  it('never leaves out more than one of twenty, or one of a small fleet', () => {
    fc.assert(
      fc.property(fc.array(anywhere, { maxLength: 200 }), (places) => {
        const gone = places.length - dropOutliers(places).length;
        expect(gone).toBeLessThanOrEqual(Math.max(1, places.length / 20));
        if (places.length < 5) expect(gone).toBe(0);
      }),
    );
  });
});

it('[S4.39] the first view is of the fleet, not of the ocean between it and one lost tracker', () => {
  const near = Array.from({ length: 9 }, (_, index) => ({
    latitude: -23.5 - index / 100,
    longitude: -46.6,
  }));
  const lost = { latitude: 47, longitude: 8 };
  const nowhere = { latitude: 0, longitude: 0 };
  expect(resolveInitialView({ positions: [lost, ...near, nowhere, nowhere] })).toMatchObject({
    south: -23.58,
    north: -23.5,
    west: -46.6,
    east: -46.6,
  });
});
