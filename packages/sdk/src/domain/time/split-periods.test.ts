import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from './durations';
import { findOnlyDay } from './find-only-day';
import { intersectPeriods, splitByDay, unitePeriods } from './split-periods';

const START = Date.UTC(2026, 0, 1);
const period = fc
  .tuple(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 0, max: 100 }))
  .map(([from, hours]) => ({
    fromMs: START + from * HOUR_MS,
    toMs: START + (from + hours) * HOUR_MS,
  }));
const lengthOf = (periods: readonly { fromMs: number; toMs: number }[]) =>
  periods.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);

describe('splitByDay', () => {
  it.each(['UTC', 'America/Sao_Paulo', 'America/New_York', 'Africa/Cairo', 'Asia/Kathmandu'])(
    'loses nothing, and each piece lies in its own day, in %s',
    (timeZone) => {
      fc.assert(
        fc.property(period, (whole) => {
          const pieces = splitByDay(whole, timeZone);
          expect(lengthOf(pieces)).toBe(lengthOf([whole]));
          for (const [at, piece] of pieces.entries()) {
            expect(findOnlyDay(piece, timeZone)).toBe(piece.day);
            expect(piece.fromMs).toBe(pieces[at - 1]?.toMs ?? whole.fromMs);
            expect(piece.day).not.toBe(pieces[at - 1]?.day);
          }
        }),
        { numRuns: 60 },
      );
    },
  );

  it('a day on which the clock goes back has 25 hours', () => {
    const fromMs = Date.parse('2026-11-01T04:00:00Z');
    const pieces = splitByDay({ fromMs, toMs: fromMs + 49 * HOUR_MS }, 'America/New_York');
    expect(pieces.map((piece) => lengthOf([piece]) / HOUR_MS)).toEqual([25, 24]);
  });
});

describe('unitePeriods', () => {
  it('covers what they covered, each moment once', () => {
    fc.assert(
      fc.property(fc.array(period, { maxLength: 20 }), (periods) => {
        const united = unitePeriods(periods);
        const hours = new Set<number>();
        for (const { fromMs, toMs } of periods) {
          for (let at = fromMs; at < toMs; at += HOUR_MS) hours.add(at);
        }
        expect(lengthOf(united)).toBe(hours.size * HOUR_MS);
        for (const [at, { fromMs }] of united.entries()) {
          expect(fromMs).toBeGreaterThan(united[at - 1]?.toMs ?? -1);
        }
      }),
    );
  });
});

it('two periods that only touch have nothing in common', () => {
  expect(intersectPeriods({ fromMs: 1, toMs: 5 }, { fromMs: 3, toMs: 9 })).toEqual({
    fromMs: 3,
    toMs: 5,
  });
  expect(intersectPeriods({ fromMs: 1, toMs: 3 }, { fromMs: 3, toMs: 9 })).toBeNull();
});
