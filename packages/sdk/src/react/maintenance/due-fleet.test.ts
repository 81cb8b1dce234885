// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  createFakeServer,
  makeDevice,
  makeGroup,
  makePosition,
  type FakeCall,
  type FakeServerState,
} from '../../testing';
import { createDueFleet } from './due-fleet';

const oil = { id: 5, name: 'Oil', type: 'odometer', start: 0, period: 10_000, attributes: {} };

/** @returns the ids that are due, null where nobody is told, and what was asked */
async function ask(isAdministrator: boolean, count: number, answers: FakeServerState['answers']) {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const { client, calls, socketCount } = createFakeServer({
    devices: ids.map((id) => makeDevice(id, { groupId: id === 2 ? 7 : 0 })),
    positions: ids.map((id) => makePosition(id, { attributes: { odometer: 9_500 } })),
    groups: [makeGroup(7, { groupId: 8 }), makeGroup(8)],
    answers: answers ?? {},
  });
  client.live.start();
  while (socketCount() === 0 || !client.live.hasLoaded()) await Promise.resolve();
  const list = await createDueFleet(client, [oil], isAdministrator);
  client.close();
  return { due: list && [...list(Date.now())], calls };
}
const linksOf = ({ url }: FakeCall) =>
  url.searchParams.has('groupId')
    ? [{ GROUPID: 8, MAINTENANCEID: 5 }]
    : [{ deviceid: 1, maintenanceid: 5 }];
const listOf = ({ url }: FakeCall) =>
  ['1'].includes(url.searchParams.get('deviceId') ?? '') || url.searchParams.get('groupId') === '8'
    ? [oil]
    : [];

describe('createDueFleet', () => {
  it('reads all links at once for administrators', async () => {
    const { due, calls } = await ask(true, 400, { 'GET /api/permissions': linksOf });
    expect(due).toEqual([1, 2]);
    expect(calls.filter((call) => call === 'GET /api/maintenance')).toHaveLength(0);
  });

  it('asks for each group and device for everybody else, and where the links cannot be read', async () => {
    for (const isAdministrator of [false, true]) {
      const answers = { 'GET /api/permissions': 404, 'GET /api/maintenance': listOf };
      const { due, calls } = await ask(isAdministrator, 3, answers);
      expect(due).toEqual([1, 2]);
      expect(calls.filter((call) => call === 'GET /api/maintenance')).toHaveLength(5);
    }
  });

  it('does not ask for each of a large fleet', async () => {
    const { due, calls } = await ask(false, 400, { 'GET /api/maintenance': listOf });
    expect(due).toBeNull();
    expect(calls.filter((call) => call === 'GET /api/maintenance')).toHaveLength(0);
  });
});
