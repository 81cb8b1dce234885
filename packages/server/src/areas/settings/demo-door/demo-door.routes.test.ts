import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestAppOptions } from '../../../http/testing';
import type { DemoDoor } from '../../../ground/demo-door';

/** The read-only user is the first one made after the administrator. */
const demo: DemoDoor = {
  signInUserId: () => 2,
  info: () => ({ attribution: 'Who made it', history: { done: 3, total: 9 } }),
  loadMap: async (file) => JSON.stringify({ file }),
};
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ demo });
  await server.addUser({ name: 'Demo', email: 'demo@example.com', readonly: true });
});
afterAll(() => server.stop());

/** Calls the demo sign-in of a door with these settings over the same fleet. */
const askDoor = async (options: TestAppOptions, headers?: Record<string, string>) => {
  const door = await server.openDoor(options);
  const reply = await door
    .browser()
    .call('POST /api/session/demo', { ...(headers && { headers }) });
  const info = await door.browser().call('GET /api/server');
  await door.stop();
  return { reply, demo: info.json['demo'] };
};
const publicUrl = 'https://demo.example.com';

describe('the demo', () => {
  it('is entered with one click, as its read-only user', async () => {
    const browser = server.browser();
    const reply = await browser.call('POST /api/session/demo');
    expect(reply).toMatchObject({
      status: 200,
      json: { email: 'demo@example.com', readonly: true },
    });
    expect((await browser.call('GET /api/session')).status).toBe(200);
  });

  it('is told of with its credit and how far its history is', async () => {
    const browser = server.browser();
    const { json } = await browser.call('GET /api/server');
    expect(json['demo']).toEqual({
      signIn: true,
      attribution: 'Who made it',
      history: { done: 3, total: 9 },
    });
    expect(json['includedMapUrl']).toBe('/api/demo/map.json');
    for (const file of ['map.json', 'map-streets.json']) {
      expect((await browser.call(`GET /api/demo/${file}`)).json).toEqual({ file });
    }
  });
});

describe('the demo of a server that others reach', () => {
  it('is closed', async () => {
    const { reply, demo: info } = await askDoor(
      { demo, config: { publicUrl } },
      { origin: publicUrl },
    );
    expect(reply).toMatchObject({ status: 403, json: { code: 'DEMO_NOT_PUBLIC' } });
    expect(info).toMatchObject({ signIn: false });
  });

  it('is open when it was made public', async () => {
    const config = { publicUrl, isDemoPublic: true };
    const { reply } = await askDoor({ demo, config }, { origin: publicUrl });
    expect(reply.status).toBe(200);
    expect(reply.headers.getSetCookie()[0]).toMatch(/^__Host-sid=[^;]+; Path=\/; HttpOnly; Secure/);
  });
});

describe('a server without the demo', () => {
  it('knows no such call', async () => {
    const { reply } = await askDoor({});
    expect(reply).toMatchObject({ status: 404, json: { code: 'DEMO_OFF' } });
  });

  it('signs its user out, disabled at a later start without it', async () => {
    const browser = server.browser();
    await browser.call('POST /api/session/demo');
    await server.database.query('update users set disabled = true where id = 2');
    // A start knows nobody yet; within one, what is written by hand is followed by the minute.
    await server.engine.sweep();
    expect((await browser.call('GET /api/session')).status).toBe(401);
    expect((await browser.call('GET /api/devices')).status).toBe(401);
  });
});
