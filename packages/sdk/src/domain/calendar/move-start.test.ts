import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/durations';
import { moveScheduleStart } from './move-start';
import type { Schedule } from './schedule';

/** A Monday, eight o'clock in São Paulo. */
const MONDAY = Date.UTC(2026, 6, 6, 11);
const weekly = (days: Schedule['days']): Schedule => ({
  startMs: MONDAY,
  endMs: MONDAY + 10 * HOUR_MS,
  zone: 'America/Sao_Paulo',
  repeat: 'weekly',
  days,
  count: null,
  until: null,
});
const move = (days: Schedule['days'], byMs: number) =>
  moveScheduleStart(weekly(days), MONDAY + byMs).days;

it('lets the ticked day of the start go along, and leaves the others', () => {
  expect(move(['MO', 'WE'], DAY_MS)).toEqual(['TU', 'WE']);
  expect(move(['MO'], 4 * DAY_MS)).toEqual(['FR']);
  expect(move(['MO', 'WE'], 2 * DAY_MS)).toEqual(['MO', 'WE']);
  expect(move(['MO', 'WE'], 7 * DAY_MS)).toEqual(['MO', 'WE']);
  // Eleven in the evening there is the next day in UTC.
  expect(move(['MO'], 15 * HOUR_MS)).toEqual(['MO']);
  expect(move([], DAY_MS)).toEqual([]);
});

it('keeps how long it lasts', () => {
  const moved = moveScheduleStart(weekly(['MO']), MONDAY + 90_000);
  expect(moved.endMs - moved.startMs).toBe(10 * HOUR_MS);
});
