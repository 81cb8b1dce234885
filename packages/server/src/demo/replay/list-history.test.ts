import { haversineMeters } from '@rastro/sdk/domain';
import { describe, expect, it } from 'vitest';
import { findLastOfHistory, listHistory } from './list-history';
import { profileFleet } from '../fleet/profile-fleet';

const bus = {
  vehicleId: '7',
  mainRouteId: '801',
  fixes: [10_000, 20_000, 30_000].map((clockMs, at) => ({
    latitude: 30 + at / 1000,
    longitude: -97,
    speedKnots: 3,
    course: 90,
    ignition: at > 0,
    tripId: '5',
    clockMs,
    routeId: '801',
    headsign: 'N',
  })),
};
const day = { lastClockMs: 40_000 };
const profile = profileFleet({ buses: [bus] }).get('7')!;

describe('the history of a bus', () => {
  it('shifts the day so that its last fix, of whichever bus, is when the live part begins', () => {
    const times = listHistory(bus, profile, day, 1_000_000).map((m) => m.timestampMs);
    expect(times).toEqual([970_000, 980_000, 990_000]);
  });

  it('says what the tracker said, and sets the counters once', () => {
    const [first, second] = listHistory(bus, profile, day, 1_000_000);
    expect(first).toMatchObject({ totalDistanceMeters: profile.odometerMeters });
    expect(second).toEqual({
      uniqueId: 'capmetro-7',
      timestampMs: 980_000,
      latitude: 30.001,
      longitude: -97,
      speedKnots: 3,
      course: 90,
      attributes: {
        ignition: true,
        route: 801,
        trip: 5,
        headsign: 'N',
        driverUniqueId: 'Maria Alvarez',
        fuelLevel: 84,
        power: expect.any(Number),
        sat: expect.any(Number),
      },
    });
  });

  it('knows what the counters come to at its end', () => {
    const [a, b, c] = bus.fixes;
    const last = findLastOfHistory(bus, profile, day, 1_000_000);
    const [first] = listHistory(bus, profile, day, 1_000_000);
    expect(last?.timestampMs).toBe(990_000);
    expect(last?.totalDistanceMeters).toBe(
      profile.odometerMeters + haversineMeters(a!, b!) + haversineMeters(b!, c!),
    );
    expect(last?.attributes?.['hours']).toBe(Number(first?.attributes?.['hours']) + 10_000);
    expect(findLastOfHistory({ ...bus, fixes: [] }, profile, day, 0)).toBeNull();
  });
});
