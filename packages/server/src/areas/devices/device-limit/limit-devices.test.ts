import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';

let server: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  server = await startTestApp({ config: { prefix: 'acme' } });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
});
afterAll(() => server.stop());

const limitTo = async (attributes: Record<string, unknown>): Promise<void> => {
  const reply = await admin.call('PATCH /api/server', { json: { attributes } });
  expect(reply.status).toBe(200);
};
const add = (browser: TestBrowser, uniqueId: string) =>
  browser.call('POST /api/devices', { json: { name: uniqueId, uniqueId } });
const count = async () => {
  const { rows } = await server.database.query('select 1 from devices');
  return rows.length;
};

it('makes exactly what the limit of the server leaves, however many ask at once, administrators among them [S5.8]', async () => {
  await server.addUser({ name: 'Bia', email: 'bia@example.com' });
  const bia = server.browser();
  await bia.signIn('bia@example.com', ADMIN.password);
  await add(admin, 'first');
  await limitTo({ 'acme.deviceLimit': 10 });
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, at) => add(at % 2 ? admin : bia, `at-once-${at}`)),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(9);
  expect(await count()).toBe(10);
  const refused = replies.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, json }) => `${status} ${String(json.code)}`))).toEqual(
    new Set(['409 DEVICE_LIMIT_EXCEEDED']),
  );
  expect(refused[0]?.json.message).toMatch(
    /Delete devices .* raise .*Devices on the whole server.* limit is 10\./,
  );
});

it('takes more once the limit is raised or gone, and fewer devices are there', async () => {
  await limitTo({ 'acme.deviceLimit': await count() });
  expect((await add(admin, 'over')).json.code).toBe('DEVICE_LIMIT_EXCEEDED');
  const { rows } = await server.database.query<{ id: number }>('select id from devices limit 1');
  expect((await admin.call(`DELETE /api/devices/${rows[0]?.id}`)).status).toBe(204);
  expect((await add(admin, 'in its place')).status).toBe(200);
  expect((await add(admin, 'again over')).status).toBe(409);
  await limitTo({ 'acme.deviceLimit': 0 });
  expect((await add(admin, 'without a limit')).status).toBe(200);
});
