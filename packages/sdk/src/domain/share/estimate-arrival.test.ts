import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../time/durations';
import { estimateArrival } from './estimate-arrival';

const NOW = Date.UTC(2026, 7, 21, 12);
const DESTINATION = { latitude: 0, longitude: 1 };
/** Goes east along the equator, a hundredth of a degree (1.1 km) a minute. */
const drive = (minutes: number, perMinute = 0.01) =>
  Array.from({ length: minutes + 1 }, (_, index) => ({
    latitude: 0,
    longitude: 0.9 + perMinute * (index - minutes),
    timeMs: NOW + (index - minutes) * MINUTE_MS,
  }));

describe('an arrival', () => {
  it('is the way left by the speed of the last quarter of an hour', () => {
    const arrival = estimateArrival(drive(10), DESTINATION, NOW);
    expect(arrival?.leftMeters).toBe(14_472);
    expect(arrival?.arrivesAt).toBeCloseTo(NOW + 13 * MINUTE_MS, -2);
  });

  it('counts stops, and nothing that is longer ago', () => {
    const before = drive(10, 0.01).map((fix) => ({ ...fix, timeMs: fix.timeMs - 60 * MINUTE_MS }));
    expect(estimateArrival([...before, ...drive(10)], DESTINATION, NOW)).toEqual(
      estimateArrival(drive(10), DESTINATION, NOW),
    );
  });

  it('is not told of who stands, nor of a place that is old', () => {
    expect(estimateArrival(drive(10, 0), DESTINATION, NOW)).toMatchObject({ arrivesAt: null });
    const later = NOW + 11 * MINUTE_MS;
    expect(estimateArrival(drive(10), DESTINATION, later)).toMatchObject({ arrivesAt: null });
    expect(estimateArrival([], DESTINATION, NOW)).toBeNull();
  });

  it('has happened within a hundred metres', () => {
    const there = [{ latitude: 0, longitude: 0.9995, timeMs: NOW - 1 }];
    expect(estimateArrival(there, DESTINATION, NOW)).toEqual({ leftMeters: 0, arrivesAt: NOW - 1 });
  });
});
