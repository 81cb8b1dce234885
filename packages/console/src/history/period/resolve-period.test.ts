import { describe, expect, it } from 'vitest';
import { resolvePeriod } from './resolve-period';

const at = (iso: string) => Date.parse(iso);
const rio = { nowMs: at('2026-11-21T13:30:00Z'), timeZone: 'America/Sao_Paulo' };
const nothing = { fromMs: null, toMs: null };

describe('resolvePeriod', () => {
  it('takes today from the midnight of the zone until now', () => {
    const result = resolvePeriod('today', nothing, rio);
    const period = { fromMs: at('2026-11-21T03:00:00Z'), toMs: rio.nowMs };
    expect(result).toEqual({ ok: true, period });
  });

  it('takes the whole of yesterday', () => {
    const result = resolvePeriod('yesterday', nothing, rio);
    const period = { fromMs: at('2026-11-20T03:00:00Z'), toMs: at('2026-11-21T03:00:00Z') };
    expect(result).toEqual({ ok: true, period });
  });

  it('takes two ends of one’s own', () => {
    const period = { fromMs: at('2026-11-20T11:00:00Z'), toMs: at('2026-11-20T17:30:00Z') };
    expect(resolvePeriod('custom', period, rio)).toEqual({ ok: true, period });
  });

  it('says of each wrong end what is wrong with it', () => {
    const problem = (from: string | null, to: string | null) => {
      const ends = { fromMs: from && at(from), toMs: to && at(to) } as typeof nothing;
      const result = resolvePeriod('custom', ends, rio);
      return result.ok ? null : [result.problem.field, result.problem.text];
    };
    const [morning, noon] = ['2026-11-20T08:00Z', '2026-11-20T12:00Z'];
    expect(problem(null, noon)).toEqual(['fromMs', 'history.period.noStart']);
    expect(problem(morning, null)).toEqual(['toMs', 'history.period.noEnd']);
    expect(problem(null, null)).toEqual(['fromMs', 'history.period.noStart']);
    expect(problem(noon, noon)).toEqual(['toMs', 'history.period.invalid']);
    expect(problem(noon, morning)).toEqual(['toMs', 'history.period.invalid']);
    expect(problem('2026-09-01T00:00Z', noon)).toEqual(['toMs', 'history.period.tooLong']);
  });
});
