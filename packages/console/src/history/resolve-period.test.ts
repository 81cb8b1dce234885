import { describe, expect, it } from 'vitest';
import { resolvePeriod, toLocalDateTime } from './resolve-period';

const at = (iso: string) => Date.parse(iso);
const rio = { nowMs: at('2026-11-21T13:30:00Z'), timeZone: 'America/Sao_Paulo' };
const nothing = { from: '', to: '' };

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

  it('reads what was typed in the zone, and writes it back', () => {
    const typed = { from: '2026-11-20T08:00', to: '2026-11-20T14:30' };
    const result = resolvePeriod('custom', typed, rio);
    const period = { fromMs: at('2026-11-20T11:00:00Z'), toMs: at('2026-11-20T17:30:00Z') };
    expect(result).toEqual({ ok: true, period });
    expect(toLocalDateTime(period.fromMs, rio.timeZone)).toBe(typed.from);
  });

  it('refuses an end before the start, an empty field and too long a time', () => {
    const problem = (from: string, to: string) => {
      const result = resolvePeriod('custom', { from, to }, rio);
      return result.ok ? null : result.problem;
    };
    expect(problem('2026-11-20T08:00', '2026-11-20T08:00')).toBe('history.period.invalid');
    expect(problem('', '2026-11-20T08:00')).toBe('history.period.invalid');
    expect(problem('2026-09-01T00:00', '2026-11-20T00:00')).toBe('history.period.tooLong');
  });
});
