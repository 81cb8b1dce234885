import { describe, expect, it } from 'vitest';
import { parseOsmandQuery } from '../../engine/ingest/messages/parse-osmand-query';
import { profileFleet } from '../fleet/profile-fleet';
import { type LiveMessage, toLiveMessage } from './to-live-message';
import { toOsmandFields } from './to-osmand-fields';

const profiles = profileFleet({ buses: [{ vehicleId: '7', mainRouteId: '801', fixes: [] }] });
const message: LiveMessage = {
  vehicleId: '7',
  isInterpolated: false,
  isFirstAfterJump: false,
  fix: {
    clockMs: 0,
    latitude: 30.3,
    longitude: -97.7,
    speedKnots: 12.5,
    course: 45,
    ignition: false,
    routeId: '801',
    tripId: '9',
    headsign: 'NORTH & <b>',
  },
};
const read = (live: LiveMessage, sentAt: number) => {
  const fields = toOsmandFields(toLiveMessage(live, profiles, sentAt));
  return parseOsmandQuery(new URLSearchParams(fields.toString()));
};

describe('toOsmandFields', () => {
  it('is read by the engine as it was meant', () => {
    const sentAt = 1_760_000_000_123;
    const { said: _said, ...taken } = read(message, sentAt)!;
    expect(taken).toEqual({
      uniqueId: 'capmetro-7',
      timestampMs: sentAt,
      latitude: 30.3,
      longitude: -97.7,
      speedKnots: 12.5,
      course: 45,
      network: null,
      attributes: {
        ignition: false,
        route: 801,
        trip: 9,
        headsign: 'NORTH & <b>',
        driverUniqueId: 'Maria Alvarez',
        fuelLevel: 84,
        power: expect.any(Number),
        sat: expect.any(Number),
      },
    });
  });

  it('counts no way over a jump, and marks what lies between two fixes', () => {
    const first = read({ ...message, isFirstAfterJump: true }, 1);
    expect(first?.attributes).toMatchObject({ distance: 0 });
    const between = read({ ...message, isInterpolated: true }, 1);
    expect(between?.attributes).toMatchObject({ interpolated: true });
    expect(between?.attributes).not.toHaveProperty('distance');
  });
});
