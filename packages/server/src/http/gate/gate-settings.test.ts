import { type Members, resources } from '@rastro/sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../testing';

let server: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  server = await startTestApp();
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
});
afterAll(() => server.stop());

/** The settings as a client sends them back. */
const written = (server: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(resources.server.members as Members)
      .filter(([, { writtenBy }]) => !writtenBy)
      .flatMap(([name]) => (name in server ? [[name, server[name]]] : [])),
  );
const refused = (field: string) => ({ status: 422, json: { code: 'FIELD_INVALID', field } });
const truck = { name: 'Truck', uniqueId: 'truck' };

it('refuses settings that would never be in effect, and says which', async () => {
  const limit = { ...truck, attributes: { speedLimit: '40,0' } };
  expect(await admin.call('POST /api/devices', { json: limit })).toMatchObject(
    refused('attributes.speedLimit'),
  );
  const { id } = (await admin.call('GET /api/session')).json;
  const zone = { attributes: { timezone: 'GMT-3' } };
  const answer = await admin.call(`PATCH /api/users/${String(id)}`, { json: zone });
  expect(answer).toMatchObject(refused('attributes.timezone'));
  expect(answer.json['message']).toContain('America/Sao_Paulo');
});

it('refuses a category that nobody knows, and names those there are', async () => {
  const answer = await admin.call('POST /api/devices', { json: { ...truck, category: 'banana' } });
  expect(answer).toMatchObject(refused('category'));
  expect(answer.json['message']).toContain('truck');
  const json = { ...truck, category: 'Van' };
  expect((await admin.call('POST /api/devices', { json })).status).toBe(200);
});

it('lets be what is stored already, whatever else is changed', async () => {
  const json = { ...truck, uniqueId: 'old' };
  const { id } = (await admin.call('POST /api/devices', { json })).json;
  await server.database.query(
    `update devices set category = 'banana', attributes = '{"speedLimit":"40,0"}' where id = $1`,
    [id],
  );
  const line = `PATCH /api/devices/${String(id)}`;
  const changed = await admin.call(line, { json: { name: 'New', attributes: { note: 'x' } } });
  expect(changed).toMatchObject({ status: 200, json: { name: 'New', category: 'banana' } });
  const worse = await admin.call(line, { json: { attributes: { speedLimit: '50,0' } } });
  expect(worse).toMatchObject(refused('attributes.speedLimit'));
});

it('does not let on that people can register while no mail goes out', async () => {
  const answer = await admin.call('PATCH /api/server', { json: { registration: true } });
  expect(answer).toMatchObject(refused('registration'));
  expect((await admin.call('PATCH /api/server', { json: { registration: false } })).status).toBe(
    200,
  );
});

it('saves other settings where what it would refuse is stored already, in parts and whole', async () => {
  await server.database.query(
    `update server set registration = true,
       attributes = (attributes::jsonb || '{"rastro.sessionIdleMinutes":-7}')::json`,
  );
  const patch = { latitude: 3, attributes: { note: 'x' } };
  expect(await admin.call('PATCH /api/server', { json: patch })).toMatchObject({ status: 200 });
  const whole = (await admin.call('GET /api/server')).json;
  expect(whole).toMatchObject({ registration: true, latitude: 3 });
  const put = await admin.call('PUT /api/server', { json: { ...written(whole), latitude: 4 } });
  expect(put.status, put.text).toBe(200);
  const worse = { attributes: { 'rastro.sessionIdleMinutes': -8 } };
  expect(await admin.call('PATCH /api/server', { json: worse })).toMatchObject(
    refused('attributes.rastro.sessionIdleMinutes'),
  );
});

it('renames a fence and a rule that it would not take as they are', async () => {
  const fence = { name: 'Yard', area: 'CIRCLE (1 2, 3)' };
  const { id } = (await admin.call('POST /api/geofences', { json: fence })).json;
  await server.database.query(`update geofences set area = 'SQUARE (1)' where id = $1`, [id]);
  const line = `PATCH /api/geofences/${String(id)}`;
  expect((await admin.call(line, { json: { name: 'Old yard' } })).status).toBe(200);
  expect(await admin.call(line, { json: { area: 'SQUARE (2)' } })).toMatchObject(refused('area'));

  const rule = { type: 'deviceOnline', notificators: 'web' };
  const made = (await admin.call('POST /api/notifications', { json: rule })).json;
  const at = `PATCH /api/notifications/${String(made['id'])}`;
  // What another change makes of it is not stored yet.
  expect(await admin.call(at, { json: { type: 'alarm' } })).toMatchObject(refused('attributes'));
  await server.database.query(`update notifications set type = 'alarm' where id = $1`, [
    made['id'],
  ]);
  expect((await admin.call(at, { json: { notificators: 'web,mail' } })).status).toBe(200);
  const alarms = (value: string | null) => ({ json: { attributes: { alarms: value } } });
  expect((await admin.call(at, alarms('sos'))).status).toBe(200);
  expect(await admin.call(at, alarms(null))).toMatchObject(refused('attributes'));
});
