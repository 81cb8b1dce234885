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

it('does not let on that people can register', async () => {
  const answer = await admin.call('PATCH /api/server', { json: { registration: true } });
  expect(answer).toMatchObject(refused('registration'));
  expect((await admin.call('PATCH /api/server', { json: { registration: false } })).status).toBe(
    200,
  );
});
