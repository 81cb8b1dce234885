import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../time/durations';
import { findLeg, isRepeated } from './find-leg';

/** A fix a minute at each longitude of a street. */
const drive = (longitudes: readonly number[]) => ({
  fixes: longitudes.map((longitude) => ({
    latitude: 0,
    longitude,
    speed: 10,
    course: 90,
    fixTime: '',
    attributes: {},
  })),
  timesMs: Float64Array.from(longitudes, (_, minute) => minute * MINUTE_MS),
});
const street = Array.from({ length: 20 }, (_, index) => index / 100);
const stop = (minute: number) => ({ fromMs: minute * MINUTE_MS, toMs: (minute + 2) * MINUTE_MS });
const back = street.toReversed();

describe('isRepeated', () => {
  it('is so of a way that is driven for the third time, not of there and back', () => {
    const thereAndBack = { track: drive([...street, ...back]), stops: [stop(19)] };
    expect(isRepeated(thereAndBack)).toBe(false);
    const again = { track: drive([...street, ...back, ...street]), stops: [stop(19), stop(39)] };
    expect(isRepeated(again)).toBe(true);
  });

  it('is not so where the vehicle only stands, or drives in circles without a stop', () => {
    expect(isRepeated({ track: drive(street.map(() => 0)), stops: [stop(3)] })).toBe(false);
    expect(isRepeated({ track: drive([...street, ...street, ...street]), stops: [] })).toBe(false);
    expect(isRepeated({ track: drive([]), stops: [] })).toBe(false);
  });
});

describe('findLeg', () => {
  const route = { track: drive(street), stops: [stop(5), stop(12)] };
  const legAt = (minute: number) => {
    const leg = findLeg(route, minute * MINUTE_MS);
    return leg && [leg.fromMs / MINUTE_MS, leg.toMs / MINUTE_MS];
  };

  it('goes from the stop before to the one after', () => {
    expect([legAt(1), legAt(8), legAt(16)]).toEqual([
      [0, 5],
      [7, 12],
      [14, 19],
    ]);
  });

  it('is what leads to a stop and away from it while the vehicle stands', () => {
    expect(legAt(6)).toEqual([0, 12]);
    expect(legAt(5)).toEqual([0, 12]);
  });

  it('is nothing at the start, at the end and without a route', () => {
    expect([legAt(0), legAt(19)]).toEqual([null, null]);
    expect(findLeg({ track: drive([]), stops: [] }, 5)).toBeNull();
  });
});
