import { describe, expect, it } from 'vitest';
import { HOUR_MS } from './durations';
import { resolvePeriod, type PeriodKind } from './named-period';

const at = (iso: string) => Date.parse(iso);
const rio = { nowMs: at('2026-11-21T13:30:00Z'), timeZone: 'America/Sao_Paulo' };
const named = (kind: PeriodKind, clock: { nowMs: number; timeZone: string } = rio) => {
  const result = resolvePeriod({ kind, fromMs: null, toMs: null }, clock);
  return result.ok ? [result.period.fromMs, result.period.toMs] : result.problem;
};

describe('resolvePeriod', () => {
  it('takes days and months of the zone, up to now where they have not ended [S2.93]', () => {
    const midnight = at('2026-11-21T03:00:00Z');
    expect(named('today')).toEqual([midnight, rio.nowMs]);
    expect(named('yesterday')).toEqual([at('2026-11-20T03:00:00Z'), midnight]);
    expect(named('last7')).toEqual([at('2026-11-15T03:00:00Z'), rio.nowMs]);
    expect(named('last30')).toEqual([at('2026-10-23T03:00:00Z'), rio.nowMs]);
    expect(named('last90')).toEqual([at('2026-08-24T03:00:00Z'), rio.nowMs]);
    expect(named('thisMonth')).toEqual([at('2026-11-01T03:00:00Z'), rio.nowMs]);
    expect(named('lastMonth')).toEqual([at('2026-10-01T03:00:00Z'), at('2026-11-01T03:00:00Z')]);
  });

  it('goes back over the turn of a year', () => {
    const clock = { nowMs: at('2026-01-05T12:00:00Z'), timeZone: 'UTC' };
    expect(named('lastMonth', clock)).toEqual([
      at('2025-12-01T00:00:00Z'),
      at('2026-01-01T00:00:00Z'),
    ]);
  });

  it('knows days of 23 and of 25 hours', () => {
    const hours = (nowMs: number) => {
      const span = named('yesterday', { nowMs, timeZone: 'Europe/Berlin' });
      return Array.isArray(span) && (span[1]! - span[0]!) / HOUR_MS;
    };
    expect(hours(at('2026-03-30T10:00:00Z'))).toBe(23);
    expect(hours(at('2026-10-26T10:00:00Z'))).toBe(25);
  });

  it('takes two ends of one’s own', () => {
    const ends = { fromMs: at('2026-11-20T11:00:00Z'), toMs: at('2026-11-20T17:30:00Z') };
    expect(resolvePeriod({ kind: 'custom', ...ends }, rio)).toEqual({ ok: true, period: ends });
  });

  it('says of each wrong end what is wrong with it', () => {
    const problem = (from: string | null, to: string | null) => {
      const fromMs = from === null ? null : at(from);
      const toMs = to === null ? null : at(to);
      const result = resolvePeriod({ kind: 'custom', fromMs, toMs }, { ...rio, maxDays: 31 });
      return result.ok ? null : [result.problem.field, result.problem.code];
    };
    const [morning, noon] = ['2026-11-20T08:00Z', '2026-11-20T12:00Z'];
    expect(problem(null, noon)).toEqual(['fromMs', 'noStart']);
    expect(problem(morning, null)).toEqual(['toMs', 'noEnd']);
    expect(problem(null, null)).toEqual(['fromMs', 'noStart']);
    expect(problem(noon, noon)).toEqual(['toMs', 'reversed']);
    expect(problem(noon, morning)).toEqual(['toMs', 'reversed']);
    expect(problem('2026-09-01T00:00Z', noon)).toEqual(['toMs', 'tooLong']);
    expect(problem('2016-11-20T12:00Z', noon)).toEqual(['toMs', 'tooLong']);
  });

  it('takes a month in which the clock goes back for no longer than it is', () => {
    const fromMs = at('2026-09-30T22:00:00Z');
    const toMs = at('2026-10-31T23:00:00Z');
    const berlin = { nowMs: toMs, timeZone: 'Europe/Berlin', maxDays: 31 };
    expect(resolvePeriod({ kind: 'custom', fromMs, toMs }, berlin).ok).toBe(true);
  });
});
