import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeDevice, makePosition, type FakeServerState } from '../../testing';
import { createTestServer } from '../testing';
import { type ReportQuery, useReport } from './use-report';

const period = { fromMs: Date.UTC(2026, 10, 21), toMs: Date.UTC(2026, 10, 22) };
const query = (more: Partial<ReportQuery> = {}): ReportQuery => ({
  kind: 'trips',
  deviceIds: [1, 2, 3],
  period,
  silentHours: 24,
  ...more,
});
const trip = (deviceId: number) => ({
  deviceId,
  deviceName: `Reported ${deviceId}`,
  startTime: '2026-11-21T10:00:00Z',
  endTime: '2026-11-21T11:00:00Z',
  distance: 1000 * deviceId,
  duration: 3_600_000,
});
const idOf = (url: URL) => Number(url.searchParams.get('deviceId'));

function open(answers: FakeServerState['answers'], first: ReportQuery | null = query()) {
  const asked: URL[] = [];
  const server = createTestServer({
    devices: [makeDevice(1, { name: 'Van' }), makeDevice(2, { name: 'Bus' })],
    answers: {
      'GET /api/reports/trips': ({ url }: { url: URL }) => {
        asked.push(url);
        return [trip(idOf(url))];
      },
      ...answers,
    },
  });
  const hook = renderHook(({ asks }) => useReport(asks), {
    wrapper: server.wrapper({ timeZone: 'UTC' }),
    initialProps: { asks: first },
  });
  return { ...hook, asked };
}

describe('useReport', () => {
  it('asks for one vehicle after the other and keeps their order [S7.79] [S7.80]', async () => {
    const { result, asked } = open({});
    await waitFor(() => expect(result.current.status).toBe('done'));
    expect(result.current.rows.map(({ deviceId }) => deviceId)).toEqual([1, 2, 3]);
    // A vehicle that was deleted meanwhile is told by the name that the report knows.
    expect(result.current.rows[2]?.values['vehicle']).toBe('Reported 3');
    expect(asked.map(idOf)).toEqual([1, 2, 3]);
    const { searchParams } = asked[0]!;
    expect(searchParams.get('from')).toBe('2026-11-21T00:00:00.000Z');
    // The next day begins where this one ends.
    expect(searchParams.get('to')).toBe('2026-11-21T23:59:59.999Z');
  });

  it('names the vehicles that failed and asks for those again', async () => {
    let isBroken = true;
    const { result } = open({
      'GET /api/reports/trips': ({ url }: { url: URL }) =>
        isBroken && idOf(url) === 2 ? 502 : [trip(idOf(url))],
    });
    await waitFor(() => expect(result.current.status).toBe('done'));
    expect(result.current.failures.map(({ deviceId }) => deviceId)).toEqual([2]);
    expect(result.current.rows).toHaveLength(2);
    isBroken = false;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.rows).toHaveLength(3));
    expect(result.current.rows.map(({ deviceId }) => deviceId)).toEqual([1, 2, 3]);
    expect(result.current.failures).toEqual([]);
  });

  it('shows what has come while the rest is on its way, and keeps it when it is cancelled', async () => {
    const { result } = open({
      'GET /api/reports/trips': ({ url }: { url: URL }) =>
        idOf(url) === 1 ? [trip(1)] : new Promise(() => undefined),
    });
    await waitFor(() => expect(result.current.rows).toHaveLength(1));
    expect(result.current).toMatchObject({ status: 'running', doneCount: 1, totalCount: 3 });
    act(() => result.current.cancel());
    expect(result.current).toMatchObject({ status: 'cancelled', doneCount: 1 });
    expect(result.current.rows).toHaveLength(1);
  });

  it('tells each vehicle once after a server was restarted in its middle, however often it is asked', async () => {
    let isAway = true;
    const { result } = open({
      'GET /api/reports/trips': ({ url }: { url: URL }) =>
        isAway && idOf(url) !== 1 ? 503 : [trip(idOf(url))],
    });
    await waitFor(() => expect(result.current.status).toBe('done'));
    expect(result.current.rows.map(({ deviceId }) => deviceId)).toEqual([1]);
    isAway = false;
    act(() => {
      result.current.again();
      result.current.again();
    });
    await waitFor(() => expect(result.current.status).toBe('done'));
    expect(result.current.rows.map(({ deviceId }) => deviceId)).toEqual([1, 2, 3]);
    expect(result.current.failures).toEqual([]);
  });

  it('asks for nothing without a query, and anew for another', async () => {
    const { result, rerender, asked } = open({}, null);
    expect(result.current.status).toBe('idle');
    rerender({ asks: query({ deviceIds: [2] }) });
    await waitFor(() => expect(result.current.status).toBe('done'));
    expect(asked.map(idOf)).toEqual([2]);
    rerender({ asks: query({ deviceIds: [1] }) });
    await waitFor(() => expect(result.current.rows[0]?.deviceId).toBe(1));
  });

  it('pairs the entries and exits of fences, by their names', async () => {
    const event = (id: number, type: string, minute: number) => ({
      id,
      type,
      deviceId: 1,
      geofenceId: 5,
      attributes: {},
      eventTime: `2026-11-21T10:${minute}:00Z`,
    });
    const { result } = open(
      {
        'GET /api/geofences': [{ id: 5, name: 'Depot', area: 'CIRCLE (1 2, 3)' }],
        'GET /api/reports/events': ({ url }: { url: URL }) =>
          url.searchParams.getAll('type').includes('geofenceExit')
            ? [event(1, 'geofenceEnter', 10), event(2, 'geofenceExit', 25)]
            : [],
      },
      query({ kind: 'geofences', deviceIds: [1] }),
    );
    await waitFor(() => expect(result.current.status).toBe('done'));
    expect(result.current.rows[0]?.values).toMatchObject({
      geofence: 'Depot',
      duration: 15 * 60_000,
    });
  });

  it('[S1.20] asks once for the drivers of all vehicles, and for the trips of those that were driven', async () => {
    const drives: URL[] = [];
    const { result, asked } = open(
      {
        'GET /api/drives': ({ url }: { url: URL }) => {
          drives.push(url);
          return [
            {
              id: 4,
              deviceId: 2,
              driverId: 7,
              driverName: 'João',
              beganAt: '2026-11-21T09:00:00Z',
              endedAt: '2026-11-21T12:00:00Z',
            },
          ];
        },
      },
      query({ kind: 'drivers' }),
    );
    await waitFor(() => expect(result.current.status).toBe('done'));
    expect(result.current.rows.map(({ values }) => values)).toMatchObject([
      { vehicle: 'Bus', driver: 'João', day: '2026-11-21', driving: 3_600_000, distance: 2000 },
    ]);
    expect(drives.map((url) => url.searchParams.getAll('deviceId'))).toEqual([['1', '2', '3']]);
    expect(asked.map(idOf)).toEqual([2]);
  });

  it('knows the silent vehicles from the live data', async () => {
    const server = createTestServer({
      devices: [
        makeDevice(1, { name: 'Van', lastUpdate: '2020-01-01T00:00:00Z' }),
        makeDevice(2, { lastUpdate: new Date().toISOString() }),
      ],
      positions: [makePosition(1, { fixTime: '2020-01-01T00:00:00Z' })],
    });
    const asks = query({ kind: 'silent', deviceIds: [1, 2] });
    const { result, rerender } = renderHook(({ given }) => useReport(given), {
      wrapper: server.wrapper(),
      initialProps: { given: asks },
    });
    await waitFor(() => expect(server.client.live.hasLoaded()).toBe(true));
    rerender({ given: { ...asks } });
    await waitFor(() => expect(result.current.rows.map(({ deviceId }) => deviceId)).toEqual([1]));
    expect(result.current.rows[0]?.values['place']).not.toBeNull();
  });
});
