import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from './durations';
import { findClockChanges } from './find-clock-changes';

const at = (iso: string) => Date.parse(iso);
const year = (fromMs: number, timeZone: string) =>
  findClockChanges({ fromMs, toMs: fromMs + 60 * DAY_MS }, timeZone);

it('names the days on which the clock was put forward or back, and no other', () => {
  expect(year(at('2026-03-01T00:00:00Z'), 'Europe/Berlin')).toEqual([
    { dayMs: at('2026-03-28T23:00:00Z'), lengthMs: 23 * HOUR_MS },
  ]);
  expect(year(at('2026-10-01T00:00:00Z'), 'America/New_York')).toEqual([
    { dayMs: at('2026-11-01T04:00:00Z'), lengthMs: 25 * HOUR_MS },
  ]);
  expect(year(at('2026-10-01T00:00:00Z'), 'America/Sao_Paulo')).toEqual([]);
});

it('counts a day of which only a part lies in the period, and searches no years', () => {
  const noon = at('2026-03-29T10:00:00Z');
  const [change] = findClockChanges({ fromMs: noon, toMs: noon + HOUR_MS }, 'Europe/Berlin');
  expect(change?.lengthMs).toBe(23 * HOUR_MS);
  expect(findClockChanges({ fromMs: noon, toMs: noon + 3_650 * DAY_MS }, 'Europe/Berlin')).toEqual(
    [],
  );
});
