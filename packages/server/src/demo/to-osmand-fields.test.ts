import { describe, expect, it } from 'vitest';
import { parseOsmandQuery } from '../engine/ingest/parse-osmand-query';
import { toOsmandFields } from './to-osmand-fields';

const message = {
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

describe('toOsmandFields', () => {
  it('is read by the engine as it was meant', () => {
    const sentAt = 1_760_000_000_123;
    expect(
      parseOsmandQuery(new URLSearchParams(toOsmandFields(message, sentAt).toString())),
    ).toEqual({
      uniqueId: 'capmetro-7',
      timestampMs: sentAt,
      latitude: 30.3,
      longitude: -97.7,
      speedKnots: 12.5,
      course: 45,
      network: null,
      attributes: { ignition: false, route: 801, trip: 9, headsign: 'NORTH & <b>' },
    });
  });

  it('counts no way over a jump, and marks what lies between two fixes', () => {
    const first = toOsmandFields({ ...message, isFirstAfterJump: true }, 1);
    expect(parseOsmandQuery(first)?.attributes).toMatchObject({ distance: 0 });
    const between = toOsmandFields({ ...message, isInterpolated: true }, 1);
    expect(parseOsmandQuery(between)?.attributes).toMatchObject({ interpolated: true });
    expect([...between.keys()]).not.toContain('distance');
  });
});
