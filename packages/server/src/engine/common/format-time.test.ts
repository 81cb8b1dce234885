import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatTime } from './format-time';

const EARLIEST_MS = Date.parse('0001-01-01T00:00:00Z');
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z');

it('writes every time as a date does, with the zone in digits', () => {
  const time = fc.oneof(
    fc.integer({ min: EARLIEST_MS, max: LATEST_MS }),
    fc.double({ min: EARLIEST_MS, max: LATEST_MS, noNaN: true }),
    fc.double({ min: -2, max: 2, noNaN: true }),
  );
  fc.assert(
    fc.property(time, (timeMs) => {
      expect(formatTime(timeMs)).toBe(new Date(timeMs).toISOString().replace('Z', '+00:00'));
    }),
    { examples: [[-1.5e-319], [-0], [-1], [-0.5], [EARLIEST_MS], [LATEST_MS]] },
  );
});

it('refuses what is no time, again and again, and writes long years as a date does', () => {
  for (const timeMs of [Number.NaN, Infinity, 1e18, 1e18]) {
    expect(() => formatTime(timeMs)).toThrow(RangeError);
  }
  expect(formatTime(8.64e15)).toBe('+275760-09-13T00:00:00.000+00:00');
});
