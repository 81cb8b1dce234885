import { DAY_MS, HOUR_MS, KEY_WRITE_AREAS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import { gateRows } from '../../http/gate/gate-rows';

let server: TestApp;
let ana: TestBrowser;
let deviceId: number;
let nowMs = Date.UTC(2026, 7, 21, 12);
const DAY = '2026-08-20T00:00:00Z';
const MAY = { reads: 'devices,shares', mayShare: false, mayEmbed: false };

beforeAll(async () => {
  server = await startTestApp();
  ana = server.browser();
  await ana.signIn(ADMIN.email, ADMIN.password);
  deviceId = await server.addDevice('Van', 'imei-van', 1);
});
afterAll(() => server.stop());

const wait = async (ms: number) => {
  server.wait(ms);
  nowMs += ms;
  ana = server.browser();
  await ana.signIn(ADMIN.email, ADMIN.password);
};
const inMs = (ms: number) => new Date(nowMs + ms).toISOString();
const make = async (input: object = {}) => {
  const json = { name: 'Shop', expiresAt: inMs(30 * DAY_MS), ...MAY, ...input };
  const reply = await ana.call('POST /api/keys', { json });
  expect(reply.status, reply.text).toBe(200);
  return { id: Number(reply.json['id']), token: String(reply.json['token']) };
};
const ask = (token: string, line: string, more: object = {}) =>
  server.browser().call(line, {
    ...more,
    headers: { authorization: `Bearer ${token}`, ...(more as { headers?: object }).headers },
  });

describe('a key', () => {
  it('is told once, listed by its first characters, and ended with all it opens', async () => {
    const { id, token } = await make();
    const listed = await ana.call('GET /api/keys');
    expect(listed.text).not.toContain(token);
    expect(listed.text).toContain(token.slice(0, 6));
    expect((await ask(token, 'GET /api/devices')).status).toBe(200);
    const used = await ana.call(`GET /api/keys/${id}`);
    expect(used.json).toMatchObject({ lastUsedAt: inMs(0), token: null });
    expect((await ana.call(`DELETE /api/keys/${id}`)).status).toBe(204);
    expect((await ask(token, 'GET /api/devices')).status).toBe(401);
  });

  it.each([
    [{}, 'GET /api/devices', 200],
    [{}, 'GET /api/shares', 200],
    [{}, 'POST /api/devices', 403],
    [{}, 'GET /api/groups', 403],
    [{ writes: 'devices' }, 'POST /api/devices', 200],
    [{ writes: 'groups' }, 'POST /api/devices', 403],
    [{ reads: '', writes: 'devices' }, 'GET /api/devices', 403],
    [{ reads: '', mayShare: true }, 'GET /api/shares', 200],
    [{ reads: '', mayShare: true }, 'GET /api/devices', 403],
    [{ reads: '', mayEmbed: true }, 'GET /api/devices', 403],
    [{ reads: 'positions' }, 'GET /api/positions', 200],
    [{ reads: 'positions' }, `GET /api/positions?deviceId=1&from=${DAY}&to=${DAY}`, 403],
    [{ reads: 'reports' }, 'GET /api/positions', 403],
  ])('that may %j is answered %s with %d', async (may, line, status) => {
    const { id, token } = await make(may);
    const json = { name: 'New', uniqueId: `imei-${id}` };
    const reply = await ask(token, line, line.startsWith('POST') ? { json } : {});
    expect(reply.status, reply.text).toBe(status);
    if (status === 403) expect(reply.json.code).toBe('KEY_SCOPE_MISSING');
    await ana.call(`DELETE /api/keys/${id}`);
  });

  it('makes and reads no key, whatever it may, and is nobody outside the gate', async () => {
    const { id, token } = await make({
      writes: KEY_WRITE_AREAS.join(','),
      mayShare: true,
      mayEmbed: true,
    });
    const rows = gateRows.filter(({ entity }) => entity === 'ApiKey');
    expect(rows.length).toBeGreaterThan(0);
    for (const { method, template } of rows) {
      const path = `/api${template.replace('{id}', String(id))}`;
      expect((await ask(token, `${method} ${path}`, { json: {} })).status).toBe(403);
    }
    for (const line of [
      'GET /api/session',
      'POST /api/session/token',
      'POST /api/socket-tickets',
    ]) {
      expect((await ask(token, line, { json: {} })).status).toBe(401);
    }
    await ana.call(`DELETE /api/keys/${id}`);
  });

  it('comes from its addresses alone, and from no page', async () => {
    const { token } = await make({ addresses: '203.0.113.0/24' });
    expect((await ask(token, 'GET /api/devices')).json.code).toBe('KEY_ADDRESS');
    const here = await make({ addresses: '127.0.0.1' });
    expect((await ask(here.token, 'GET /api/devices')).status).toBe(200);
    const headers = { origin: 'https://shop.example' };
    expect((await ask(here.token, 'GET /api/devices', { headers })).json.code).toBe('KEY_IN_PAGE');
  });

  it('is rotated: the old one goes on for a while', async () => {
    const { id, token } = await make();
    const json = { keyId: id, overlapHours: 2 };
    const reply = await ana.call('POST /api/keys/rotate', { json });
    const next = String(reply.json['token']);
    expect(reply.json).toMatchObject({ name: 'Shop', reads: MAY.reads });
    for (const one of [token, next]) expect((await ask(one, 'GET /api/devices')).status).toBe(200);
    await wait(2 * HOUR_MS);
    expect((await ask(token, 'GET /api/devices')).status).toBe(401);
    expect((await ask(next, 'GET /api/devices')).status).toBe(200);
  });

  it.each([
    ['expiresAt', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['reads', { reads: '' }],
    ['reads', { reads: 'devices,users' }],
    ['writes', { writes: 'webhooks' }],
    ['origins', { origins: 'https://shop.example/path' }],
    ['origins', { origins: '*' }],
    ['origins', { origins: 'https://*' }],
    ['origins', { origins: 'https://*.example' }],
    ['origins', { origins: 'https://a;script-src' }],
    ['addresses', { addresses: '10.0.0.0/40' }],
    ['addresses', { addresses: 'shop.example' }],
  ])('is refused with a wrong %s', async (field, input) => {
    const json = { name: 'Shop', expiresAt: inMs(DAY_MS), ...MAY, ...input };
    const reply = await ana.call('POST /api/keys', { json });
    expect(reply).toMatchObject({ status: 422, json: { field } });
    if (field === 'writes') expect(reply.json.message).toContain(KEY_WRITE_AREAS.join(', '));
  });

  it('is in no log', async () => {
    const { token } = await make({ writes: 'devices' });
    await ask(token, `DELETE /api/devices/${deviceId}`);
    expect(server.logged.some((line) => line.includes(token))).toBe(false);
  });
});
