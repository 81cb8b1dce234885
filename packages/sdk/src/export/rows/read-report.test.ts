import { expect, it } from 'vitest';
import { HOUR_MS, type ReportNames, type SourceSummary, type SourceTrip } from '../../domain';
import { readReport } from './read-report';

const names: ReportNames = {
  device: (id) => `Van ${id}`,
  plate: () => null,
  driver: () => undefined,
  fence: (id) => `#${id}`,
};
const span = { startTime: '2026-11-21T10:00:00Z', endTime: '2026-11-21T11:00:00Z' };

const movement = (deviceId: number) => ({
  deviceId,
  deviceName: null,
  distance: deviceId * 1_000,
  averageSpeed: 1,
  maxSpeed: 2,
  spentFuel: 0,
  startOdometer: 0,
  endOdometer: 0,
  ...span,
});
const summary = (deviceId: number): SourceSummary => ({ ...movement(deviceId), engineHours: 0 });
const trip = (deviceId: number): SourceTrip => ({
  startLat: 1,
  startLon: 1,
  endLat: 1,
  endLon: 1,
  startAddress: null,
  endAddress: null,
  duration: HOUR_MS,
  driverUniqueId: null,
  driverName: null,
  ...movement(deviceId),
});

it('sums up several vehicles that are asked for at once, each for itself', async () => {
  const rows = await readReport(
    {
      reports: {
        summary: async ({ deviceId }) => deviceId.map(summary),
        trips: async ({ deviceId }) => deviceId.map(trip),
        stops: async () => [],
        events: async () => [],
        route: async () => [],
      },
      drives: { list: async () => [] },
      positions: { list: async () => [] },
    },
    {
      kind: 'summary',
      deviceIds: [1, 2, 3],
      devices: [],
      names,
      timeZone: 'UTC',
      silentHours: 24,
      nowMs: 0,
      signal: new AbortController().signal,
      period: { fromMs: Date.parse(span.startTime), toMs: Date.parse(span.endTime) },
    },
  );
  expect(
    rows.map(({ values }) => [values['vehicle'], values['trips'], values['distance']]),
  ).toEqual([1, 2, 3].map((id) => [`Van ${id}`, 1, id * 1_000]));
});
