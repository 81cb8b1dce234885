import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';

const restart = vi.fn();
let server: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  server = await startTestApp({ restart });
  await server.addUser({ name: 'Bruno', email: 'bruno@example.com' });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
});
afterAll(() => server.stop());
beforeEach(() => restart.mockClear());

it('[S7.16] restarts for an administrator, after the answer, and is in the log', async () => {
  expect((await admin.call('GET /api/server')).json['restartEnabled']).toBe(true);
  const reply = await admin.call('POST /api/server/restart');
  expect(reply.status, reply.text).toBe(204);
  await expect.poll(() => restart.mock.calls.length, { timeout: 5_000 }).toBe(1);
  const log = await admin.call('GET /api/server/logs?limit=1');
  expect(JSON.parse(log.text)).toMatchObject([{ action: 'restart', objectType: 'server' }]);
});

it('for nobody else', async () => {
  const bruno = server.browser();
  await bruno.signIn('bruno@example.com', ADMIN.password);
  expect((await bruno.call('POST /api/server/restart')).status).toBe(403);
  expect(restart).not.toHaveBeenCalled();
});

it('is not there where nobody said how', async () => {
  const door = await server.openDoor({});
  const browser = door.browser();
  await browser.signIn(ADMIN.email, ADMIN.password);
  expect((await browser.call('GET /api/server')).json['restartEnabled']).toBe(false);
  expect((await browser.call('POST /api/server/restart')).status).toBe(404);
  await door.stop();
});
