import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';

let server: TestApp;
let rui: TestBrowser;

const enter = async (email: string): Promise<TestBrowser> => {
  const browser = server.browser();
  await browser.signIn(email, ADMIN.password);
  return browser;
};
const listOf = async (browser: TestBrowser) =>
  JSON.parse((await browser.call('GET /api/sign-ins')).text) as Record<string, unknown>[];

beforeAll(async () => {
  server = await startTestApp();
  await server.addUser({ name: 'Rui', email: 'rui@example.com' });
  rui = await enter('rui@example.com');
});
afterAll(() => server.stop());

it('lists where an account is signed in, says which one asks, and tells no secret', async () => {
  server.wait(1_000);
  const other = await enter('rui@example.com');
  await enter(ADMIN.email);
  const [newest, first, ...more] = await listOf(other);
  expect(more).toEqual([]);
  expect(newest).toMatchObject({ isThis: true, startedBy: 'password' });
  expect(first).toMatchObject({ isThis: false, startedBy: 'password' });
  expect(Object.keys(newest ?? {}).sort()).toEqual(
    'address createdAt endsAt id isThis lastUsedAt name startedBy'.split(' '),
  );
});

it('ends one of them at once, and none of somebody else', async () => {
  const other = await enter('rui@example.com');
  const [mine] = (await listOf(other)).filter(({ isThis }) => isThis);
  const stranger = await enter(ADMIN.email);
  const line = `DELETE /api/sign-ins/${String(mine?.['id'])}`;
  expect((await stranger.call(line)).status).toBe(404);
  expect((await other.call('GET /api/session')).status).toBe(200);
  expect((await rui.call(line)).status).toBe(204);
  expect((await other.call('GET /api/session')).status).toBe(401);
  expect((await rui.call(line)).status).toBe(404);
});
