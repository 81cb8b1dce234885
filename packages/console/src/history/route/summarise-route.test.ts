import { describe, expect, it } from 'vitest';
import { summariseRoute } from './summarise-route';

const point = (minute: number, latitude: number, speed: number, distance?: number) => ({
  fixTime: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000+00:00`,
  latitude,
  longitude: 0,
  speed,
  attributes: distance === undefined ? {} : { distance },
});

describe('summariseRoute', () => {
  it('sums what the server counted, without the way to the first fix', () => {
    const summary = summariseRoute([point(0, 0, 5, 900), point(1, 1, 30, 100), point(3, 2, 9, 0)]);
    expect(summary).toEqual({
      distanceMeters: 100,
      durationMs: 180_000,
      maxSpeedKnots: 30,
      startAt: '2026-11-21T10:00:00.000+00:00',
      endAt: '2026-11-21T10:03:00.000+00:00',
    });
  });

  it('measures the straight line where the server counted nothing', () => {
    const summary = summariseRoute([point(0, 0, 5), point(1, 0.01, 6)]);
    expect(summary?.distanceMeters).toBeCloseTo(1_113, -1);
  });

  it('is nothing without fixes', () => {
    expect(summariseRoute([])).toBeNull();
  });
});
