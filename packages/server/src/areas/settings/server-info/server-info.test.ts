import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp } from '../../../http/testing';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

it('[S7.13] saves the server for an administrator and for nobody else', async () => {
  const admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const settings = { id: 1, attributes: {} };
  const saved = await admin.call('PUT /api/server', { json: { ...settings, zoom: 9 } });
  expect(saved.status, saved.text).toBe(200);
  expect((await server.browser().call('GET /api/server')).json).toMatchObject({ zoom: 9 });

  await server.addUser({ name: 'Ana', email: 'driver@example.com' });
  const ana = server.browser();
  await ana.signIn('driver@example.com', ADMIN.password);
  const refused = await ana.call('PUT /api/server', { json: { ...settings, zoom: 3 } });
  expect(refused.status).toBe(403);
  expect((await admin.call('GET /api/server')).json).toMatchObject({ zoom: 9 });
});

it('says what is done while nobody is signed in', async () => {
  const elsewhere = await server.openDoor({ config: { trackingUrl: 'http://127.0.0.1:1' } });
  const read = async (door: Pick<TestApp, 'browser'>) =>
    (await door.browser().call('GET /api/server')).json;
  const all = { escalatesAlarms: true, locksByFences: true };
  expect(await read(server)).toMatchObject(all);
  const none = { escalatesAlarms: false, locksByFences: false };
  expect(await read(elsewhere)).toMatchObject(none);
  await elsewhere.stop();
});
