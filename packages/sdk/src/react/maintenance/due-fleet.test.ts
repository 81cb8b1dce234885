// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { maintenanceRecord, type MaintenanceRecord } from '../../contract';
import { createFakeServer, makeDevice, makeGroup, makePosition, SAMPLE_TIME } from '../../testing';
import { createDueFleet } from './due-fleet';

const oil = { id: 5, name: 'Oil', type: 'odometer', start: 0, period: 10_000, attributes: {} };

const groups = [makeGroup(7, { groupId: 8 }), makeGroup(8)];

/** @returns the ids that are due, null where nobody is told, and what was asked */
async function ask(links: unknown, records: MaintenanceRecord[] = []) {
  const ids = Array.from({ length: 400 }, (_, index) => index + 1);
  const { client, calls, socketCount } = createFakeServer({
    devices: ids.map((id) => makeDevice(id, { groupId: id === 2 ? 7 : 0 })),
    positions: ids.map((id) => makePosition(id, { attributes: { odometer: 9_500 } })),
    answers: { 'GET /api/maintenance/links': () => links },
  });
  client.live.start();
  while (socketCount() === 0 || !client.live.hasLoaded()) await Promise.resolve();
  const list = await createDueFleet(client, { plans: [oil], groups, records });
  client.close();
  return { due: list && [...list.devices(Date.now())], calls };
}

describe('createDueFleet', () => {
  it('reads all links by one call, whoever asks', async () => {
    const { due, calls } = await ask([
      { deviceId: 1, maintenanceId: 5 },
      { groupId: 8, maintenanceId: 5 },
      { deviceId: 3, maintenanceId: 6 },
    ]);
    expect(due).toEqual([1, 2]);
    expect(calls.filter((call) => call.startsWith('GET /api/maintenance'))).toEqual([
      'GET /api/maintenance/links',
    ]);
  });

  it('counts from what was done on a vehicle, and from that alone', async () => {
    const done = { deviceId: 1, maintenanceId: 5, doneAt: SAMPLE_TIME, counter: 4_000 };
    const record = maintenanceRecord.decode({ id: 1, userId: 1, ...done });
    const links = [1, 2].map((deviceId) => ({ deviceId, maintenanceId: 5 }));
    expect((await ask(links, [record])).due).toEqual([2]);
  });

  it('says nothing where the server cannot tell', async () => {
    expect((await ask(null)).due).toBeNull();
  });
});
