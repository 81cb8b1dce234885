import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../contract';
import { makeDevice, makePosition, type FakeServerState } from '../../../testing';
import { createTestServer } from '../../testing';
import { useLive } from '../../live/use-live';
import { useStateDuration } from './use-state-duration';
import { useStateSince } from './use-state-since';

const HOUR_MS = 3_600_000;
const START = Date.now();
const ago = (hours: number) => new Date(START - hours * HOUR_MS).toISOString();
const told = (deviceId: number, type: string, hours: number) => ({
  id: deviceId,
  type,
  eventTime: ago(hours),
  deviceId,
  attributes: {},
});

const NOW_AT = [
  makePosition(1, { attributes: { motion: false, ignition: false } }),
  makePosition(2, { attributes: { motion: false, ignition: true } }),
  makePosition(3, { speed: 20, attributes: { motion: true } }),
];
const LIGHT = { motion: false, ignition: true };
const halt = (deviceId: number, minute: number) =>
  makePosition(deviceId, { fixTime: ago(minute / 60), attributes: LIGHT });
const drive = (deviceId: number, minute: number) =>
  makePosition(deviceId, { fixTime: ago(minute / 60), speed: 20, attributes: { motion: true } });

function start(answer: unknown, extra: FakeServerState = {}, fixes: Position[] = []) {
  const asked: URLSearchParams[] = [];
  const measured: number[] = [];
  const server = createTestServer({
    devices: [1, 2, 3].map((id) => makeDevice(id)),
    positions: NOW_AT,
    answers: {
      'GET /api/positions': ({ url }: { url: URL }) => {
        if (!url.searchParams.has('deviceId')) return NOW_AT;
        const deviceId = Number(url.searchParams.get('deviceId'));
        measured.push(deviceId);
        return fixes.filter((fix) => fix.deviceId === deviceId);
      },
      'GET /api/reports/events': ({ url }: { url: string }) => {
        const query = new URL(url, 'http://x').searchParams;
        asked.push(query);
        return typeof answer === 'function'
          ? (answer as (query: URLSearchParams) => unknown)(query)
          : answer;
      },
    } as FakeServerState['answers'],
    ...extra,
  });
  const hook = renderHook(
    () => {
      useLive('test');
      const all = [useStateSince(1), useStateSince(2), useStateSince(3)];
      return all.map((since) => since?.sinceMs ?? null);
    },
    { wrapper: server.wrapper() },
  );
  return { ...server, ...hook, asked, measured };
}

describe('useStateSince', () => {
  it('asks once for all that stand, and looks further back for those that were quiet', async () => {
    const stopped = told(1, 'deviceStopped', 2);
    const on = told(2, 'ignitionOn', 50);
    const { result, asked } = start((query: URLSearchParams) =>
      query.getAll('deviceId').includes('1') ? [stopped] : [on],
    );
    await waitFor(() =>
      expect(result.current).toEqual([
        Date.parse(stopped.eventTime),
        Date.parse(on.eventTime),
        null,
      ]),
    );
    expect(asked.map((query) => query.getAll('deviceId'))).toEqual([['1', '2'], ['2']]);
  });

  it('reads in the fixes of one that moves, or waits at a light, since when', async () => {
    const fixes = [drive(2, 9), halt(2, 4), halt(2, 1), halt(3, 20), drive(3, 12), drive(3, 2)];
    const { result, measured } = start([told(1, 'deviceStopped', 2)], {}, fixes);
    await waitFor(() =>
      expect(result.current.slice(1)).toEqual([
        Date.parse(fixes[1]!.fixTime),
        Date.parse(fixes[4]!.fixTime),
      ]),
    );
    expect(measured).toEqual([2, 3]);
  });

  it('says of one that never did anything else only for how long at least', async () => {
    const fixes = [halt(2, 42), halt(2, 1), drive(3, 20), halt(3, 12), drive(3, 9)];
    const server = start([told(1, 'deviceStopped', 2)], {}, fixes);
    const { result } = renderHook(() => [2, 3].map(useStateDuration), {
      wrapper: server.wrapper(),
    });
    await waitFor(() => expect(result.current[0]).toMatchObject({ text: '> 42 min' }));
    await waitFor(() => expect(result.current[1]).toMatchObject({ text: '9 min' }));
  });

  it('goes on by what the store says', async () => {
    const { result, push } = start([told(1, 'deviceStopped', 2), told(2, 'ignitionOn', 1)]);
    await waitFor(() => expect(result.current[0]).not.toBeNull());
    const fixTime = new Date().toISOString();
    act(() => push({ positions: [makePosition(3, { fixTime, attributes: { motion: false } })] }));
    await waitFor(() => expect(result.current[2]).toBe(Date.parse(fixTime)));
    act(() =>
      push({ positions: [makePosition(1, { fixTime, speed: 9, attributes: { motion: true } })] }),
    );
    await waitFor(() => expect(result.current[0]).toBe(Date.parse(fixTime)));
    act(() => push({ devices: [makeDevice(1, { status: 'offline' })] }));
    await waitFor(() => expect(result.current[0]).toBeNull());
  });

  it('says nothing where the account may not read reports', async () => {
    const { result, calls } = start(null, { answers: { 'GET /api/reports/events': 403 } });
    await waitFor(() => expect(calls.join()).toContain('/reports/events'));
    expect(result.current).toEqual([null, null, null]);
  });
});
