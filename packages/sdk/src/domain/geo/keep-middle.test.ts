import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepMiddle } from './keep-middle';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('keepMiddle', () => {
  it('leaves out the twentieth that is far out on each side', () => {
    const city = Array.from({ length: 38 }, (_, index) =>
      at(30 + index / 1000, -97 - index / 1000),
    );
    const kept = keepMiddle([...city, at(31, -97), at(29, -98)]);
    expect(kept.every(({ latitude }) => latitude >= 30 && latitude < 30.04)).toBe(true);
    expect(kept.length).toBeGreaterThan(30);
  });

  it('keeps all of a small fleet', () => {
    const few = [at(30, -97), at(30.1, -97.1), at(30.9, -97.9)];
    expect(keepMiddle(few)).toEqual(few);
  });

  it('never keeps nothing, and adds nobody', () => {
    const place = fc.record({
      latitude: fc.double({ min: -85, max: 85, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 60 }), (places) => {
        const kept = keepMiddle(places);
        expect(kept.length).toBeGreaterThan(0);
        expect(kept.every((one) => places.includes(one))).toBe(true);
      }),
    );
  });
});
