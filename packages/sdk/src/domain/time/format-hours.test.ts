import { expect, it } from 'vitest';
import { formatHours } from './format-hours';
import { HOUR_MS, MINUTE_MS } from './durations';

it('says sums of time in hours, and small ones as any other', () => {
  const say = (durationMs: number) => formatHours(durationMs, { locale: 'pt-BR' });
  expect([0, -5, Number.NaN].map(say)).toEqual(['0 s', '0 s', '0 s']);
  expect(say(42 * MINUTE_MS)).toBe('42 min');
  expect(say(2 * HOUR_MS)).toBe('2 h');
  expect(say(101 * HOUR_MS + 50 * MINUTE_MS)).toBe('101 h 50 min');
  expect(say(6716 * HOUR_MS + 20 * MINUTE_MS)).toBe('6.716 h');
});
