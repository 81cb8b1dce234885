import { DAY_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, type TestBrowser } from '../../http/testing';
import { listOf, startShares } from '../../areas/shares/testing';

let world: Awaited<ReturnType<typeof startShares>>;
let admin: TestBrowser;
beforeAll(async () => {
  world = await startShares();
  admin = await world.enter(ADMIN.email);
});
afterAll(() => world.server.stop());

/** Reads Bruno's entries on one type of thing from the log of actions, in its order. */
const readActions = async (objectType: string) => {
  const span = `from=${world.inMs(-DAY_MS)}&to=${world.inMs(DAY_MS)}`;
  return listOf(await admin.call(`GET /api/audit?${span}`))
    .filter((action) => action['objectType'] === objectType && action['userId'] === world.userId)
    .map(({ actionType, objectId, attributes }) => [actionType, objectId, attributes]);
};

it('links are in the log of actions: made, changed and ended, without their token', async () => {
  const { id, token } = await world.share();
  const headers = { 'content-type': 'application/merge-patch+json' };
  await world.bruno.call(`PATCH /api/shares/${id}`, { json: { name: 'Client' }, headers });
  await world.bruno.call(`DELETE /api/shares/${id}`);
  await world.carla.call(`DELETE /api/shares/${id}`);
  expect(await readActions('share')).toEqual([
    ['create', id, {}],
    ['edit', id, {}],
    ['remove', id, {}],
  ]);
  const span = `from=${world.inMs(-DAY_MS)}&to=${world.inMs(DAY_MS)}`;
  expect((await admin.call(`GET /api/audit?${span}`)).text).not.toContain(token);
});

it('so are tokens', async () => {
  await world.bruno.call('POST /api/session/token', { form: { name: 'Script' } });
  const [token] = listOf(await world.bruno.call('GET /api/session/tokens'));
  const id = Number(token?.['id']);
  expect((await world.bruno.call(`DELETE /api/session/tokens/${id}`)).status).toBe(204);
  expect(await readActions('token')).toEqual([
    ['create', 0, { name: 'Script' }],
    ['remove', id, {}],
  ]);
});

it('and stops of engines, with what became of them', async () => {
  const json = { deviceId: world.vanId, type: 'engineStop' };
  const asked = await world.bruno.call('POST /api/commands/send', { json });
  expect(asked.status, asked.text).toBe(202);
  const { stopId } = asked.json['attributes'] as { stopId: number };
  await world.bruno.call(`POST /api/stops/${stopId}/cancel`, { json: {} });
  expect(await readActions('engineStop')).toEqual([
    ['create', stopId, { deviceId: world.vanId, reason: '' }],
    ['edit', stopId, { call: 'cancel' }],
  ]);
});
