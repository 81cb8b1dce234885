import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';

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

it.each(['x', '0', '-1', '1.5', '1e3', '9007199254740993', '9'.repeat(400), '%00', "1'--"])(
  'ends nothing by the id %j, and says so',
  async (id) => {
    const before = await listOf(rui);
    const { status } = await rui.call(`DELETE /api/sign-ins/${id}`);
    expect([400, 404]).toContain(status);
    expect((await listOf(rui)).map((one) => one['id'])).toEqual(before.map((one) => one['id']));
  },
);

it('ends the one that asks, and one that two end at once only once', async () => {
  const other = await enter('rui@example.com');
  const mine = (await listOf(other)).find(({ isThis }) => isThis);
  const line = `DELETE /api/sign-ins/${String(mine?.['id'])}`;
  const ends = await Promise.all([rui.call(line), rui.call(line)]);
  expect(ends.map(({ status }) => status).sort()).toEqual([204, 404]);
  const last = await enter('rui@example.com');
  const own = (await listOf(last)).find(({ isThis }) => isThis);
  expect((await last.call(`DELETE /api/sign-ins/${String(own?.['id'])}`)).status).toBe(204);
  expect((await last.call('GET /api/session')).status).toBe(401);
});
