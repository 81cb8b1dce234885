import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '../time/durations';
import { computeNextMaintenance } from './next-maintenance';

const AT = '2026-11-21T12:00:00.000+00:00';
const NOW = Date.parse(AT);
const fix = (attributes: Record<string, unknown>) => ({
  serverTime: AT,
  deviceTime: AT,
  fixTime: AT,
  attributes,
});
const oil = { type: 'odometer', start: 10_000_000, period: 5_000_000 };
const after = (odometer: unknown) => computeNextMaintenance(oil, fix({ odometer }), NOW);

it('is due at its start, then every period', () => {
  expect(after(9_000_000)).toEqual({ dueAt: 10_000_000, remaining: 1_000_000, share: 0.8 });
  expect(after(10_000_000)).toMatchObject({ dueAt: 15_000_000, remaining: 5_000_000, share: 0 });
  expect(after(16_000_000)).toMatchObject({ dueAt: 20_000_000, remaining: 4_000_000 });
  expect(after(1)).toMatchObject({ dueAt: 10_000_000, share: 0 });
});

it('is unknown where the tracker does not count, and without a period', () => {
  for (const odometer of [undefined, 0, '12', Number.NaN]) expect(after(odometer)).toBeNull();
  expect(computeNextMaintenance(oil, undefined, NOW)).toBeNull();
  expect(computeNextMaintenance({ ...oil, period: 0 }, fix({ odometer: 5 }), NOW)).toBeNull();
});

it('is due a period after it was done, however late, and never before its start', () => {
  const done = (odometer: number, lastDone: number) =>
    computeNextMaintenance(oil, fix({ odometer }), NOW, lastDone);
  expect(done(16_000_000, 15_400_000)).toMatchObject({ dueAt: 20_400_000, remaining: 4_400_000 });
  expect(done(21_000_000, 15_400_000)).toMatchObject({ remaining: -600_000, share: 1 });
  expect(done(4_000_000, 3_000_000)?.dueAt).toBe(10_000_000);
  // Half a metre of rounding is no counter that was set back; a new tracker is.
  expect(done(15_399_999.5, 15_400_000)?.dueAt).toBe(20_400_000);
  expect(done(1_000, 15_400_000)?.dueAt).toBe(10_000_000);
});

it('counts time on while a vehicle is silent', () => {
  const yearly = { type: 'fixTime', start: NOW + 2 * DAY_MS, period: 365 * DAY_MS };
  expect(computeNextMaintenance(yearly, fix({}), NOW)?.remaining).toBe(2 * DAY_MS);
  expect(computeNextMaintenance(yearly, fix({}), NOW + 5 * DAY_MS)).toMatchObject({
    remaining: -3 * DAY_MS,
    share: 1,
  });
});

it('is always ahead of the counter, by a period at most once it has begun', () => {
  const amount = fc.integer({ min: 1, max: 1e9 });
  fc.assert(
    fc.property(amount, amount, amount, (start, period, counter) => {
      const next = computeNextMaintenance(
        { type: 'hours', start, period },
        fix({ hours: counter }),
        0,
      );
      const isBegun = counter >= start;
      expect(next?.dueAt).toBeGreaterThan(counter);
      expect(next?.remaining).toBeLessThanOrEqual(isBegun ? period : start - counter);
    }),
  );
});
