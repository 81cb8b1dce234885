import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../testing';
import { gateRows } from './gate-rows';

const MISSING = 999_999;
/** A whole one of each kind that can be changed, and its name in codes. */
const BODIES: Record<string, [object, string]> = {
  devices: [{ name: 'a', uniqueId: 'a' }, 'DEVICE_NOT_FOUND'],
  groups: [{ name: 'a' }, 'GROUP_NOT_FOUND'],
  users: [{ name: 'a', email: 'a@example.com' }, 'USER_NOT_FOUND'],
  notifications: [{ type: 'deviceOnline', notificators: 'web' }, 'NOTIFICATION_NOT_FOUND'],
  geofences: [{ name: 'a', area: 'CIRCLE (1 2, 3)' }, 'GEOFENCE_NOT_FOUND'],
  drivers: [{ name: 'a', uniqueId: 'a' }, 'DRIVER_NOT_FOUND'],
  calendars: [{ name: 'a', data: 'a' }, 'CALENDAR_NOT_FOUND'],
  maintenance: [{ name: 'a', type: 'hours' }, 'MAINTENANCE_NOT_FOUND'],
  commands: [{ description: 'a', type: 'custom' }, 'COMMAND_NOT_FOUND'],
  'attributes/computed': [
    { description: 'a', attribute: 'a', expression: '1', type: 'number' },
    'ATTRIBUTE_NOT_FOUND',
  ],
};

let server: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  server = await startTestApp();
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
});
afterAll(() => server.stop());

const changed = gateRows
  .filter(({ method, template }) => method === 'PUT' && template.endsWith('/{id}'))
  .map(({ template }) => template.replace(/^\/(.*)\/\{id\}$/, '$1'));

it.each(changed)(
  'a change of %s that are not there is refused, to an administrator too',
  async (area) => {
    const [body, code] = BODIES[area] ?? [{}, ''];
    const reply = await admin.call(`PUT /api/${area}/${MISSING}`, {
      json: { ...body, id: MISSING },
    });
    expect([reply.status, reply.json.code]).toEqual([404, code]);
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
