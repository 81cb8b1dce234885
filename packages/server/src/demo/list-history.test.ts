import { describe, expect, it } from 'vitest';
import { listMissing, toHistory } from './list-history';

const fix = {
  latitude: 30,
  longitude: -97,
  speedKnots: 3,
  course: 90,
  ignition: true,
  tripId: '5',
};
const bus = {
  vehicleId: '7',
  mainRouteId: '801',
  fixes: [10_000, 20_000, 30_000].map((clockMs) => ({
    ...fix,
    clockMs,
    routeId: '801',
    headsign: 'N',
  })),
};

describe('the history of a bus', () => {
  const day = { lastClockMs: 40_000 };

  it('shifts the day so that its last fix, of whichever bus, is when the live part begins', () => {
    const times = toHistory(bus, bus.fixes, day, 1_000_000).map((m) => m.timestampMs);
    expect(times).toEqual([970_000, 980_000, 990_000]);
  });

  it('leaves out what is stored already', () => {
    expect(listMissing(bus, day, 1_000_000)).toHaveLength(3);
    const missing = listMissing(bus, day, 1_000_000, 980_000);
    expect(toHistory(bus, missing, day, 1_000_000)).toEqual([
      {
        uniqueId: 'capmetro-7',
        timestampMs: 990_000,
        latitude: 30,
        longitude: -97,
        speedKnots: 3,
        course: 90,
        attributes: { ignition: true, route: 801, trip: 5, headsign: 'N' },
      },
    ]);
  });
});
