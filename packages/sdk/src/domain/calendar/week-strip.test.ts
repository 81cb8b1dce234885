import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/durations';
import { startOfZonedWeek, toWeekStrip } from './week-strip';

const ZONE = 'America/Sao_Paulo';
/** Wednesday, 8 July 2026. */
const NOW = Date.UTC(2026, 6, 8, 2);
const MONDAY = Date.UTC(2026, 6, 6, 3);

it('begins on Monday by the clock of the zone', () => {
  expect(startOfZonedWeek(NOW, ZONE)).toBe(MONDAY);
  expect(startOfZonedWeek(MONDAY - 1, ZONE)).toBe(MONDAY - 7 * DAY_MS);
});

it('cuts at midnight, and makes one of what lies over one another', () => {
  const night = { fromMs: MONDAY + 22 * HOUR_MS, toMs: MONDAY + 30 * HOUR_MS };
  const late = { fromMs: MONDAY + 23 * HOUR_MS, toMs: MONDAY + 26 * HOUR_MS };
  const days = toWeekStrip([late, night], MONDAY, ZONE);
  expect(days.map(({ spans }) => spans.map(({ from, to }) => [from * 24, to * 24]))).toEqual([
    [[22, 24]],
    [[0, 6]],
    ...Array.from({ length: 5 }, () => []),
  ]);
});

it('shows each moment of the week once, in any zone and on days of any length', () => {
  const zones = fc.constantFrom('UTC', ZONE, 'Europe/Berlin', 'Asia/Kathmandu');
  const periods = fc.array(
    fc.tuple(fc.integer({ min: -10, max: 180 }), fc.integer({ min: 1, max: 60 })),
  );
  fc.assert(
    fc.property(zones, periods, fc.integer({ min: 0, max: 365 }), (zone, made, day) => {
      const start = startOfZonedWeek(Date.UTC(2026, 0, 1) + day * DAY_MS, zone);
      const given = made.map(([at, hours]) => ({
        fromMs: start + at * HOUR_MS,
        toMs: start + (at + hours) * HOUR_MS,
      }));
      const days = toWeekStrip(given, start, zone);
      const all = days.flatMap(({ spans }) => spans);
      for (const { from, to } of all) expect(from >= 0 && to <= 1 && from < to).toBe(true);
      const end = days[6]!.startMs + DAY_MS; // no clock changes on a Sunday's last hour
      for (let at = start; at < end - HOUR_MS; at += HOUR_MS / 2) {
        const isGiven = given.some(({ fromMs, toMs }) => fromMs <= at && at < toMs);
        expect(all.filter(({ fromMs, toMs }) => fromMs <= at && at < toMs)).toHaveLength(
          isGiven ? 1 : 0,
        );
      }
    }),
    { numRuns: 30 },
  );
});
