import { describe, expect, it } from 'vitest';
import { endOfDay, fromWallTime, startOfZonedDay, toWallTime } from './wall-time';

const at = (iso: string) => Date.parse(iso);

describe('wall time', () => {
  it('reads the wall clock of a zone', () => {
    expect(toWallTime(at('2026-11-21T02:30:59Z'), 'America/Sao_Paulo')).toEqual({
      year: 2026,
      month: 11,
      day: 20,
      hour: 23,
      minute: 30,
      second: 59,
    });
  });

  it('takes an unknown zone for UTC', () => {
    expect(toWallTime(0, 'No/Where')).toMatchObject({ year: 1970, month: 1, day: 1, hour: 0 });
  });

  it('finds the instant of a wall clock, east and west, to the second', () => {
    const wall = { year: 2026, month: 11, day: 21, hour: 8, minute: 15 };
    expect(fromWallTime(wall, 'America/Sao_Paulo')).toBe(at('2026-11-21T11:15:00Z'));
    expect(fromWallTime(wall, 'Asia/Kolkata')).toBe(at('2026-11-21T02:45:00Z'));
    const precise = { ...wall, second: 9 };
    expect(fromWallTime(precise, 'Asia/Kolkata')).toBe(at('2026-11-21T02:45:09Z'));
  });

  it('takes the first of a minute that comes twice, and moves a skipped one on', () => {
    const twice = { year: 2026, month: 11, day: 1, hour: 1, minute: 30 };
    expect(fromWallTime(twice, 'America/New_York')).toBe(at('2026-11-01T05:30:00Z'));
    const skipped = { year: 2026, month: 3, day: 8, hour: 2, minute: 30 };
    expect(fromWallTime(skipped, 'America/New_York')).toBe(at('2026-03-08T07:30:00Z'));
  });

  it('starts the day at the midnight of the zone, across a change of the clock', () => {
    const noon = at('2026-11-02T17:00:00Z');
    expect(startOfZonedDay(noon, 'America/New_York')).toBe(at('2026-11-02T05:00:00Z'));
    expect(startOfZonedDay(noon, 'America/New_York', 1)).toBe(at('2026-11-01T04:00:00Z'));
  });

  it('knows days of 23 and 25 hours', () => {
    const hours = (iso: string): number =>
      (startOfZonedDay(at(iso), 'America/New_York', -1) -
        startOfZonedDay(at(iso), 'America/New_York')) /
      3_600_000;
    expect(hours('2026-03-08T12:00:00Z')).toBe(23);
    expect(hours('2026-11-01T12:00:00Z')).toBe(25);
    expect(hours('2026-08-21T12:00:00Z')).toBe(24);
  });

  it('ends a day at the next midnight of the zone, and knows no other days', () => {
    expect(endOfDay('2026-11-30', 'America/Sao_Paulo')).toBe(Date.UTC(2026, 11, 1, 3));
    expect(endOfDay('2026-12-31', 'UTC')).toBe(Date.UTC(2027, 0, 1));
    for (const none of ['', '2026-13-01', '2026-1-1', '2026-11-30T00:00', 5, null]) {
      expect(endOfDay(none, 'UTC')).toBeNull();
    }
  });
});
