import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../time/durations';
import { sumDay } from './sum-day';

const at = (time: string) => `2026-11-21T${time}:00.000+00:00`;
const span = (from: string, to: string, duration: number) => ({
  startTime: at(from),
  endTime: at(to),
  duration,
});

it('adds up a day', () => {
  const day = sumDay({
    summaries: [{ maxSpeed: 50 }],
    trips: [
      { ...span('10:00', '10:30', HOUR_MS / 2), distance: 12_000, maxSpeed: 48 },
      { ...span('08:00', '09:00', HOUR_MS), distance: 30_000, maxSpeed: 50 },
    ],
    stops: [span('09:00', '10:00', HOUR_MS), span('10:30', '10:40', 10 * MINUTE_MS)],
  });
  expect(day).toMatchObject({
    distanceMeters: 42_000,
    movingMs: 1.5 * HOUR_MS,
    stopCount: 2,
    stoppedMs: HOUR_MS + 10 * MINUTE_MS,
    maxSpeedKnots: 50,
  });
  expect(day?.spans.map(({ kind }) => kind)).toEqual(['trip', 'stop', 'trip', 'stop']);
});

it('is nothing on a day without a fix', () => {
  expect(sumDay({ summaries: [], trips: [], stops: [] })).toBeNull();
});
