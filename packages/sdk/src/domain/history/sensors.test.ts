import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listSensors } from './list-sensors';
import { thinMeasurements } from './thin-measurements';

const fix = (minute: number, attributes: Record<string, unknown>, speed = 0) => ({
  fixTime: new Date(minute * 60_000).toISOString(),
  speed,
  attributes,
});

it('lists the sensors that moved, speed among them, and no codes or counters', () => {
  const fixes = [
    fix(0, { power: 13.8, odometer: 1, event: 3, temp1: 4, rpm: 'fast' }),
    fix(1, { power: 12.1, odometer: 2, event: 9, temp1: 4 }, 20),
    fix(2, { power: Number.NaN, temp1: 4 }, 5),
  ];
  expect(listSensors(fixes)).toEqual([
    {
      key: 'speed',
      measurements: [
        { atMs: 0, value: 0 },
        { atMs: 60_000, value: 20 },
        { atMs: 120_000, value: 5 },
      ],
      min: 0,
      max: 20,
    },
    {
      key: 'power',
      measurements: [
        { atMs: 0, value: 13.8 },
        { atMs: 60_000, value: 12.1 },
      ],
      min: 12.1,
      max: 13.8,
    },
  ]);
  expect(listSensors([])).toEqual([]);
});

it('thins out without losing the lowest, the highest, or the order', () => {
  const values = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 1, maxLength: 500 });
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 50 }), (numbers, count) => {
      const all = numbers.map((value, index) => ({ atMs: index * 1_000, value }));
      const thin = thinMeasurements(all, count);
      expect(thin.length).toBeLessThanOrEqual(2 * count);
      expect(Math.min(...thin.map(({ value }) => value))).toBe(Math.min(...numbers));
      expect(Math.max(...thin.map(({ value }) => value))).toBe(Math.max(...numbers));
      expect(thin.map(({ atMs }) => atMs)).toEqual(
        thin.map(({ atMs }) => atMs).sort((a, b) => a - b),
      );
    }),
  );
});
