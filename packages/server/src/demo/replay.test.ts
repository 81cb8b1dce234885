import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolveFleetDayFile } from './demo-assets';
import type { FleetBus, FleetDay, FleetFix } from './fleet-day';
import { readFleetDay } from './read-fleet-day';
import {
  interpolateLeg,
  listDueMessages,
  LIVE_FROM_CLOCK_MS,
  LONGEST_INTERPOLATED_MS,
  LOOP_FROM_CLOCK_MS,
  nextSegment,
  PAUSE_MS,
  resolveClock,
  resolveStepMs,
} from './replay';

const fixAt = (clockMs: number, latitude = 30.3): FleetFix => ({
  clockMs,
  latitude,
  longitude: -97.7,
  speedKnots: 0,
  course: 0,
  ignition: true,
  routeId: '1',
  tripId: '1',
  headsign: 'N',
});

const arbitraryBuses: fc.Arbitrary<FleetBus[]> = fc
  .array(fc.uniqueArray(fc.integer({ min: 0, max: 3600 }), { maxLength: 30 }), { maxLength: 4 })
  .map((buses) =>
    buses.map((seconds, index) => ({
      vehicleId: `bus ${index}`,
      mainRouteId: '1',
      fixes: seconds
        .sort((a, b) => a - b)
        .map((second, at) => fixAt(second * 1000, 30.3 + ((at * 7) % 5) / 1000)),
    })),
  );
const arbitraryClock = fc.integer({ min: 0, max: 3_700_000 });
const startAll = (buses: readonly FleetBus[], clockMs: number) =>
  new Map(buses.map(({ vehicleId }) => [vehicleId, clockMs]));

describe('listDueMessages', () => {
  it('gives the same messages whatever windows the time is cut into', () => {
    fc.assert(
      fc.property(
        arbitraryBuses,
        arbitraryClock,
        fc.array(arbitraryClock, { maxLength: 8 }),
        (buses, startMs, cuts) => {
          const starts = startAll(buses, startMs);
          const edges = [0, ...cuts.sort((a, b) => a - b), 3_700_001];
          const pieces = edges
            .slice(1)
            .flatMap((edge, at) => listDueMessages({ buses }, starts, edges[at] ?? 0, edge));
          expect(pieces).toEqual(listDueMessages({ buses }, starts, 0, 3_700_001));
        },
      ),
    );
  });

  it('sends every fix after the jump once, in order, the first one marked, nothing across it', () => {
    fc.assert(
      fc.property(arbitraryBuses, arbitraryClock, (buses, startMs) => {
        const messages = listDueMessages({ buses }, startAll(buses, startMs), 0, 3_700_001);
        for (const bus of buses) {
          const own = messages.filter(({ vehicleId }) => vehicleId === bus.vehicleId);
          const times = own.map(({ fix }) => fix.clockMs);
          expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
          expect(own.filter((message) => !message.isInterpolated).map(({ fix }) => fix)).toEqual(
            bus.fixes.filter((fix) => fix.clockMs >= startMs),
          );
          expect(own.map((message) => message.isFirstAfterJump)).toEqual(
            own.map((_, at) => at === 0),
          );
          expect(own[0]?.isInterpolated ?? false).toBe(false);
        }
      }),
    );
  });

  it('keeps a bus silent that has not joined', () => {
    const buses = [{ vehicleId: 'a', mainRouteId: '1', fixes: [fixAt(0), fixAt(60_000)] }];
    expect(listDueMessages({ buses }, new Map(), 0, 100_000)).toEqual([]);
  });
});

describe('interpolateLeg', () => {
  it('lays a fix every 10 s on the straight line, and none where the gap is longer than 180 s', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (seconds) => {
        const from = fixAt(5_000, 30.3);
        const to = fixAt(5_000 + seconds * 1000, 30.31);
        const between = interpolateLeg(from, to, 10_000);
        const isGap = seconds * 1000 > LONGEST_INTERPOLATED_MS;
        expect(between).toHaveLength(isGap ? 0 : Math.ceil(seconds / 10) - 1);
        between.forEach((fix, at) => {
          const part = ((at + 1) * 10) / seconds;
          expect(fix.clockMs).toBe(5_000 + (at + 1) * 10_000);
          expect(fix.latitude).toBeCloseTo(30.3 + 0.01 * part, 5);
          expect(fix.course).toBe(0);
          expect(fix.speedKnots).toBeGreaterThan(0);
        });
      }),
    );
  });

  it('says that a standing bus stands', () => {
    const speeds = interpolateLeg(fixAt(0, 30.3), fixAt(60_000, 30.30005), 10_000).map(
      (fix) => fix.speedKnots,
    );
    expect(speeds).toEqual([0, 0, 0, 0, 0]);
  });

  it('sends at most one fix a second of a bus when hastened', () => {
    expect([1, 5, 10, 60].map(resolveStepMs)).toEqual([10_000, 10_000, 10_000, 60_000]);
  });
});

describe('the clock', () => {
  const day = { lastClockMs: 15 * 3_600_000 };
  const segment = { fromClockMs: LIVE_FROM_CLOCK_MS, startedAt: 1_000_000 };

  it('runs at its own pace times the speed, and stands at the end', () => {
    expect(resolveClock(segment, 1_060_000, 1, day)).toBe(LIVE_FROM_CLOCK_MS + 60_000);
    expect(resolveClock(segment, 1_060_000, 10, day)).toBe(LIVE_FROM_CLOCK_MS + 600_000);
    expect(resolveClock(segment, 1_060_000_000, 1, day)).toBe(day.lastClockMs + 1);
    expect(resolveClock(segment, 0, 1, day)).toBe(LIVE_FROM_CLOCK_MS);
  });

  it('goes on at 06:00 after the last fix and a pause', () => {
    const end = segment.startedAt + 6 * 3_600_000;
    expect(nextSegment(segment, end + PAUSE_MS - 1, 1, day)).toBe(segment);
    expect(nextSegment(segment, end + PAUSE_MS, 1, day)).toEqual({
      fromClockMs: LOOP_FROM_CLOCK_MS,
      startedAt: end + PAUSE_MS,
    });
  });
});

describe('the recorded day, live', () => {
  let day: FleetDay;
  beforeAll(async () => {
    day = await readFleetDay(resolveFleetDayFile());
  });

  it('has about 140 of its 158 buses out, and at least 100 of them moving', () => {
    const starts = startAll(day.buses, LIVE_FROM_CLOCK_MS);
    for (const hour of [10, 12, 14, 15.5]) {
      const nowMs = hour * 3_600_000;
      const heard = listDueMessages(day, starts, nowMs - 600_000, nowMs);
      const latest = new Map(heard.map(({ vehicleId, fix }) => [vehicleId, fix]));
      expect(latest.size).toBeGreaterThanOrEqual(130);
      expect(latest.size).toBeLessThanOrEqual(145);
      const moving = [...latest.values()].filter((fix) => fix.speedKnots > 0);
      expect(moving.length).toBeGreaterThanOrEqual(100);
    }
  });
});
