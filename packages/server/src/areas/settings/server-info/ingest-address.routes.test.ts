import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestDoor } from '../../../http/testing';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ ingestUrl: (hostname) => `http://${hostname}:5055` });
  await server.addUser({ name: 'Rui', email: 'rui@example.com' });
});
afterAll(() => server.stop());

const askAs = async (email?: string, door: TestDoor = server) => {
  const browser = door.browser();
  if (email) await browser.signIn(email, ADMIN.password);
  return browser.call('GET /api/ingest');
};

describe('GET /api/ingest', () => {
  it('tells administrators where trackers send to, and nobody else', async () => {
    expect(await askAs(ADMIN.email)).toMatchObject({
      status: 200,
      json: { url: 'http://127.0.0.1:5055' },
    });
    expect(await askAs('rui@example.com')).toMatchObject({ status: 403 });
    expect(await askAs()).toMatchObject({ status: 401 });
  });

  it('names no such place where there is none', async () => {
    const door = await server.openDoor({});
    expect((await askAs(ADMIN.email, door)).json).toEqual({ url: null });
    await door.stop();
  });
});
