import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFar } from './find-far';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const city = Array.from({ length: 40 }, (_, index) => at(30 + index / 1000, -97 - index / 1000));

describe('findFar', () => {
  it('finds the one that is in another city, and nobody at the edge of this one', () => {
    const lost = at(32, -96);
    const edge = at(30.042, -97.042);
    const found = findFar([...city, lost, edge]);
    expect(found?.far).toEqual([lost]);
    expect(found?.home.north).toBeLessThan(30.042);
  });

  it.each([
    ['wide', (along: number, across: number) => at(-23 + across, -46 + along)],
    ['high', (along: number, across: number) => at(-23 + along, -46 + across)],
  ])('measures each direction by itself where a fleet lies %s', (_, place) => {
    const fleet = Array.from({ length: 60 }, (_each, index) =>
      place((index - 30) / 30, (index % 2) / 20),
    );
    const beside = [place(0, -0.3), place(0.1, 0.3)];
    const behind = [place(-1.2, 0), place(1.2, 0.02)];
    expect(findFar([...fleet, ...beside, ...behind])?.far).toEqual(beside);
  });

  it('finds nobody of a fleet that stands on one spot, nor those without a place', () => {
    expect(findFar([...Array.from({ length: 30 }, () => at(30, -97)), at(0, 0)])?.far).toEqual([]);
    expect(findFar([at(0, 0)])).toBeNull();
  });

  it('sees neighbours over the date line as neighbours', () => {
    const fiji = Array.from({ length: 40 }, (_, index) =>
      at(-17 - index / 100, index % 2 ? 179.5 : -179.5),
    );
    expect(findFar([...fiji, at(-17, 179.3)])?.far).toEqual([]);
  });

  it('leaves most of every fleet at home', () => {
    const place = fc.record({
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 80 }), (places) => {
        expect(findFar(places)?.far.length ?? 0).toBeLessThanOrEqual(
          Math.max(1, places.length * 0.2),
        );
      }),
    );
  });
});
