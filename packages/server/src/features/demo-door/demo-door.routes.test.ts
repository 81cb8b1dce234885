import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../config/config';
import { startTestApp, type TestApp } from '../../http/testing';
import type { DemoDoor } from './demo-door';

const demoOf = (userId: number): DemoDoor => ({
  signInUserId: () => userId,
  info: () => ({ attribution: 'Who made it', history: { done: 3, total: 9 } }),
  loadStreets: async () => '{"streets":[]}',
});

/** A server whose demo signs in the user whose id is 2, the first one made after the administrator. */
const startDemo = async (config: Partial<Config> = {}): Promise<TestApp> => {
  const server = await startTestApp({ config, demo: async () => demoOf(2) });
  await server.addUser({ name: 'Demo', email: 'demo@example.com', readonly: true });
  return server;
};

describe('the demo', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startDemo();
  });
  afterAll(() => server.stop());

  it('is entered with one click, as its read-only user', async () => {
    const browser = server.browser();
    const reply = await browser.call('POST /api/session/demo');
    expect(reply).toMatchObject({
      status: 200,
      json: { email: 'demo@example.com', readonly: true },
    });
    expect((await browser.call('GET /api/session')).status).toBe(200);
  });

  it('is told of with its credit, its streets and how far its history is', async () => {
    const browser = server.browser();
    const { json } = await browser.call('GET /api/server');
    expect(json['demo']).toEqual({
      signIn: true,
      streetsUrl: '/api/demo/streets.json',
      attribution: 'Who made it',
      history: { done: 3, total: 9 },
    });
    expect((await browser.call('GET /api/demo/streets.json')).text).toBe('{"streets":[]}');
  });

  it('ends with a later start without it: its user, disabled, is signed out', async () => {
    const browser = server.browser();
    await browser.call('POST /api/session/demo');
    await server.database.query('update users set disabled = true where id = 2');
    expect((await browser.call('GET /api/session')).status).toBe(401);
    expect((await browser.call('GET /api/devices')).status).toBe(401);
  });
});

describe('the demo of a server that others reach', () => {
  it('is closed', async () => {
    const server = await startDemo({ publicUrl: 'https://demo.example.com' });
    const headers = { origin: 'https://demo.example.com' };
    const reply = await server.browser().call('POST /api/session/demo', { headers });
    expect(reply).toMatchObject({ status: 403, json: { code: 'DEMO_NOT_PUBLIC' } });
    expect((await server.browser().call('GET /api/server')).json['demo']).toMatchObject({
      signIn: false,
    });
    await server.stop();
  });

  it('is open when it was made public', async () => {
    const server = await startDemo({ publicUrl: 'https://demo.example.com', isDemoPublic: true });
    const headers = { origin: 'https://demo.example.com' };
    const reply = await server.browser().call('POST /api/session/demo', { headers });
    expect(reply.status).toBe(200);
    expect(reply.headers.getSetCookie()[0]).toMatch(/^__Host-sid=[^;]+; Path=\/; HttpOnly; Secure/);
    await server.stop();
  });
});

describe('a server without the demo', () => {
  it('knows no such call', async () => {
    const server = await startTestApp();
    const reply = await server.browser().call('POST /api/session/demo');
    expect(reply).toMatchObject({ status: 404, json: { code: 'DEMO_OFF' } });
    await server.stop();
  });
});
