import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolveFleetDayFile } from '../demo-assets';
import type { FleetBus, FleetDay, FleetFix } from '../day/fleet-day';
import { readFleetDay } from '../day/read-fleet-day';
import {
  interpolateLeg,
  listDueMessages,
  MAX_INTERPOLATED_MS,
  listPlaces,
  nextSegment,
  PAUSE_MS,
  PLAY_FROM_CLOCK_MS,
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

describe('listDueMessages', () => {
  it('gives the same messages whatever windows the time is cut into', () => {
    fc.assert(
      fc.property(
        arbitraryBuses,
        arbitraryClock,
        fc.array(arbitraryClock, { maxLength: 8 }),
        (buses, startMs, cuts) => {
          const edges = [startMs, ...cuts.sort((a, b) => a - b), 3_700_001].filter(
            (edge) => edge >= startMs,
          );
          const pieces = edges
            .slice(1)
            .flatMap((edge, at) => listDueMessages({ buses }, edges[at] ?? 0, edge));
          expect(pieces).toEqual(listDueMessages({ buses }, startMs, 3_700_001));
        },
      ),
    );
  });

  it('sends every fix once, in order, whatever lies between', () => {
    fc.assert(
      fc.property(arbitraryBuses, arbitraryClock, (buses, startMs) => {
        const messages = listDueMessages({ buses }, startMs, 3_700_001);
        for (const bus of buses) {
          const own = messages.filter(({ vehicleId }) => vehicleId === bus.vehicleId);
          const times = own.map(({ fix }) => fix.clockMs);
          expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
          expect(own.filter((message) => !message.isInterpolated).map(({ fix }) => fix)).toEqual(
            bus.fixes.filter((fix) => fix.clockMs >= startMs),
          );
        }
      }),
    );
  });
});

describe('listPlaces', () => {
  const bus = (...fixes: FleetFix[]) => ({ buses: [{ vehicleId: 'a', mainRouteId: '1', fixes }] });
  const leg = bus(fixAt(0, 30.3), fixAt(100_000, 30.31));

  it('lays a bus on its way between its two fixes, with the speed and course of the way', () => {
    const [place] = listPlaces(leg, 25_000);
    expect(place).toMatchObject({ vehicleId: 'a', isInterpolated: true });
    expect(place?.fix.latitude).toBeCloseTo(30.3025, 6);
    expect(place?.fix).toMatchObject({ clockMs: 25_000, course: 0 });
    expect(place?.fix.speedKnots).toBeCloseTo(21.6, 1);
  });

  it('takes a fix as it is when it is of that moment or the gap after it is long', () => {
    expect(listPlaces(leg, 0)).toEqual([
      { vehicleId: 'a', fix: fixAt(0, 30.3), isInterpolated: false },
    ]);
    const gap = bus(fixAt(0, 30.3), fixAt(MAX_INTERPOLATED_MS + 1, 30.31));
    expect(listPlaces(gap, 60_000)).toMatchObject([{ isInterpolated: false, fix: { clockMs: 0 } }]);
  });

  it('leaves out who did not begin yet, and who was silent for ten minutes', () => {
    const late = bus(fixAt(50_000), fixAt(1_000_000));
    expect(listPlaces(late, 49_999)).toEqual([]);
    expect(listPlaces(late, 650_000)).toHaveLength(1);
    expect(listPlaces(late, 650_001)).toEqual([]);
  });
});

describe('interpolateLeg', () => {
  it('lays a fix every 10 s on the straight line, and none where the gap is longer than 180 s', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (seconds) => {
        const from = fixAt(5_000, 30.3);
        const to = fixAt(5_000 + seconds * 1000, 30.31);
        const between = interpolateLeg(from, to, 10_000);
        const isGap = seconds * 1000 > MAX_INTERPOLATED_MS;
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
  const segment = { fromClockMs: PLAY_FROM_CLOCK_MS, startedAt: 1_000_000 };

  it('runs at its own pace times the speed, and stands at the end', () => {
    expect(resolveClock(segment, 1_060_000, 1, day)).toBe(PLAY_FROM_CLOCK_MS + 60_000);
    expect(resolveClock(segment, 1_060_000, 10, day)).toBe(PLAY_FROM_CLOCK_MS + 600_000);
    expect(resolveClock(segment, 1_060_000_000, 1, day)).toBe(day.lastClockMs + 1);
    expect(resolveClock(segment, 0, 1, day)).toBe(PLAY_FROM_CLOCK_MS);
  });

  it('goes on from the beginning after the last fix and a pause', () => {
    const end = segment.startedAt + 5.5 * 3_600_000;
    expect(nextSegment(segment, end + PAUSE_MS - 1, 1, day)).toBe(segment);
    expect(nextSegment(segment, end + PAUSE_MS, 1, day)).toEqual({
      fromClockMs: PLAY_FROM_CLOCK_MS,
      startedAt: end + PAUSE_MS,
    });
  });
});

describe('the recorded day, live', () => {
  let day: FleetDay;
  beforeAll(async () => {
    day = await readFleetDay(resolveFleetDayFile());
  });

  it('has 125 to 140 of its 158 buses out at any time that is played, and at least 100 move', () => {
    for (let hour = 9.5; hour <= 15.7; hour += 0.1) {
      const places = listPlaces(day, hour * 3_600_000);
      expect(places.length).toBeGreaterThanOrEqual(125);
      expect(places.length).toBeLessThanOrEqual(145);
      const moving = places.filter(({ fix }) => fix.speedKnots > 0);
      expect(moving.length).toBeGreaterThanOrEqual(100);
    }
  });
});
