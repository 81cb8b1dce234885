import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { maintenance } from '../../contract';
import { makeDevice, makePosition } from '../../testing';
import { createTestServer } from '../testing';
import { useDueLines } from './use-due-lines';

const PLAN = maintenance.decode({
  id: 3,
  name: 'Oil',
  type: 'totalDistance',
  start: 0,
  period: 10_000_000,
  attributes: {},
});

function start(plans: (typeof PLAN)[]) {
  let letDevicesCome = (): void => undefined;
  const devices = new Promise<void>((resolve) => (letDevicesCome = resolve));
  const server = createTestServer({
    maintenance: plans,
    positions: [makePosition(1, { attributes: { totalDistance: 4_000_000 } })],
    answers: {
      'GET /api/maintenance/links': [{ deviceId: 1, maintenanceId: 3 }],
      'GET /api/maintenance-records': [],
      'GET /api/groups': [],
      'GET /api/devices': async () => {
        await devices;
        return [makeDevice(1, { name: 'Truck' })];
      },
    },
  });
  const hook = renderHook(() => useDueLines(), { wrapper: server.wrapper() });
  return { ...server, ...hook, letDevicesCome };
}

it('does not say that nothing is due while the fleet is still on its way', async () => {
  const { calls, result, letDevicesCome } = start([PLAN]);
  await waitFor(() => expect(calls).toContain('GET /api/maintenance/links'));
  expect(result.current.lines).toBeUndefined();
  letDevicesCome();
  await waitFor(() => expect(result.current.lines).toHaveLength(1));
});

it('says that nothing is due where nothing is planned', async () => {
  const { result, letDevicesCome } = start([]);
  letDevicesCome();
  await waitFor(() => expect(result.current.lines).toEqual([]));
});
