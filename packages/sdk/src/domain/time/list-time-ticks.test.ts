import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';
import { listTimeTicks } from './list-time-ticks';

const timeZone = 'America/Sao_Paulo';
const at = (text: string) => Date.parse(`${text}-03:00`);
const say = (ms: number) => new Date(ms - 3 * HOUR_MS).toISOString().slice(5, 16);

it('names full hours by the clock of the account', () => {
  const morning = { fromMs: at('2026-11-21T08:04:10'), toMs: at('2026-11-21T14:06:00') };
  expect(listTimeTicks(morning, { most: 7, timeZone }).map(say)).toEqual([
    ...['11-21T09:00', '11-21T10:00', '11-21T11:00', '11-21T12:00', '11-21T13:00', '11-21T14:00'],
  ]);
  expect(listTimeTicks(morning, { most: 3, timeZone }).map(say)).toEqual([
    ...['11-21T09:00', '11-21T12:00'],
  ]);
});

it('names midnights of a month', () => {
  const month = { fromMs: at('2026-11-01T00:00'), toMs: at('2026-12-01T00:00') };
  expect(listTimeTicks(month, { most: 6, timeZone }).map(say)).toEqual([
    ...['11-01T00:00', '11-08T00:00', '11-15T00:00', '11-22T00:00', '11-29T00:00'],
  ]);
});

it('keeps to midnight where the clock is put back', () => {
  const zone = 'Europe/Berlin';
  const week = { fromMs: Date.parse('2026-10-22T22:00Z'), toMs: Date.parse('2026-10-27T12:00Z') };
  const hours = listTimeTicks(week, { most: 6, timeZone: zone }).map((ms) =>
    new Date(ms).toLocaleTimeString('en-GB', { timeZone: zone }),
  );
  expect(new Set(hours)).toEqual(new Set(['00:00:00']));
  expect(hours).toHaveLength(5);
});

it('is never more than asked for, in the period and in its order', () => {
  const start = fc.integer({ min: 0, max: 2e12 });
  fc.assert(
    fc.property(
      start,
      fc.integer({ min: 0, max: 400 * DAY_MS }),
      fc.nat(20),
      (from, span, most) => {
        const ticks = listTimeTicks({ fromMs: from, toMs: from + span }, { most, timeZone });
        expect(ticks.length).toBeLessThanOrEqual(most + 2);
        expect([...ticks].sort((a, b) => a - b)).toEqual(ticks);
        expect(ticks.every((ms) => ms >= from && ms <= from + span && ms % MINUTE_MS === 0)).toBe(
          true,
        );
      },
    ),
    { numRuns: 60 },
  );
});
