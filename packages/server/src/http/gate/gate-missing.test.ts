import { ERROR_CODES } from '@rastro/sdk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../testing';
import { madeResources, sampleOf } from './testing';

const MISSING = 999_999;
let server: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  server = await startTestApp();
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  await admin.call('PATCH /api/server', { json: { attributes: { 'rastro.enableBilling': true } } });
});
afterAll(() => server.stop());

const changed = madeResources.filter(({ operations }) => operations.includes('update'));
it.each(changed.map((resource) => [resource.name, resource] as const))(
  'a change of a %s that is not there is refused, to an administrator too',
  async (name, resource) => {
    const reply = await admin.call(`PUT /api${resource.path}/${MISSING}`, {
      json: { ...sampleOf(resource, 'a'), id: MISSING },
    });
    const code = ERROR_CODES.find((one) => one === `${name.toUpperCase()}_NOT_FOUND`);
    expect([reply.status, reply.json.code]).toEqual([404, code ?? 'NOT_FOUND']);
    const actions = await server.database.query(
      `select 1 from actions where action_type = 'edit' and object_id = $1`,
      [MISSING],
    );
    expect(actions.rows).toEqual([]);
  },
);

it('a change of what is there goes through', async () => {
  const device = { name: 'Bus', uniqueId: 'bus' };
  const { id } = (await admin.call('POST /api/devices', { json: device })).json;
  const json = { ...device, id, name: 'Bus 2' };
  const reply = await admin.call(`PUT /api/devices/${String(id)}`, { json });
  expect([reply.status, reply.json['name']]).toEqual([200, 'Bus 2']);
});
