import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_MAP_URL } from '../../areas/settings/demo-door/demo-door.routes';
import { gateRows } from '../gate/gate-rows';
import { ADMIN, startTestApp, type TestApp, type TestBrowser, type TestDoor } from '../testing';
import { listOpenRoutes } from './open-routes';

const PARTNER = 'https://partner.example';
const CORS = /^access-control-/;

let server: TestApp;
/** A door that lets nobody in. */
let shut: TestDoor;
let ana: TestBrowser;
let token: string;

beforeAll(async () => {
  server = await startTestApp({
    config: { allowedOrigins: [PARTNER] },
    demo: {
      signInUserId: () => 1,
      loadMap: async () => '{"version":1}',
      info: () => ({ attribution: '', history: { done: 1, total: 1 } }),
    } as never,
  });
  shut = await server.openDoor({});
  ana = server.browser();
  await ana.signIn(ADMIN.email, ADMIN.password);
  token = (await ana.call('POST /api/session/token')).text;
});
afterAll(async () => {
  await shut.stop();
  await server.stop();
});

const corsOf = (headers: Headers) => [...headers].filter(([name]) => CORS.test(name));
const page = (origin = PARTNER) => ({ origin, authorization: `Bearer ${token}` });
const preflight = (path: string, change: Record<string, string> = {}, door: TestDoor = server) =>
  door.browser().call(`OPTIONS ${path}`, {
    headers: {
      origin: PARTNER,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
      ...change,
    },
  });

describe('a page of an allowed site', () => {
  it('reads and writes with a token', async () => {
    const outside = server.browser();
    const read = await outside.call('GET /api/devices', { headers: page() });
    expect(read.status).toBe(200);
    expect(corsOf(read.headers)).toEqual([['access-control-allow-origin', PARTNER]]);
    expect(read.headers.get('vary')).toBe('origin');
    const json = { name: 'Van', uniqueId: 'van-1' };
    const written = await outside.call('POST /api/devices', { json, headers: page() });
    expect(written.status).toBe(200);
  });

  it('reads the brand’s files without a token, and no other site does', async () => {
    const path = 'GET /rastro/assets/custom/default-icon.svg';
    const read = await server.browser().call(path, { headers: { origin: PARTNER } });
    expect(read.status).toBe(200);
    expect(corsOf(read.headers)).toEqual([['access-control-allow-origin', PARTNER]]);
    expect(read.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const other = { origin: 'https://other.example' };
    const refused = await server.browser().call(path, { headers: other });
    expect(corsOf(refused.headers)).toEqual([]);
  });

  it('reads why it was refused', async () => {
    const headers = { ...page(), authorization: 'Bearer wrong' };
    const reply = await server.browser().call('GET /api/devices', { headers });
    expect(reply.status).toBe(401);
    expect(reply.headers.get('access-control-allow-origin')).toBe(PARTNER);
  });

  it('never acts with a cookie, and reads nothing with one', async () => {
    const read = await ana.call('GET /api/devices', { headers: { origin: PARTNER } });
    expect(read.status).toBe(401);
    expect(corsOf(read.headers)).toEqual([]);
    const json = { name: 'Cart', uniqueId: 'cart-1' };
    const written = await ana.call('POST /api/devices', { json, headers: { origin: PARTNER } });
    expect(written).toMatchObject({ status: 403, json: { code: 'FOREIGN_ORIGIN' } });
  });

  it.each(['POST /api/session', 'POST /api/session/demo', 'POST /api/setup'])(
    'cannot make a session or an administrator: %s',
    async (line) => {
      const reply = await server.browser().call(line, { json: {}, headers: page() });
      expect(reply).toMatchObject({ status: 403, json: { code: 'FOREIGN_ORIGIN' } });
      expect(corsOf(reply.headers)).toEqual([]);
    },
  );

  it('reads the public map of a demo without a token', async () => {
    const reply = await server
      .browser()
      .call(`GET ${DEMO_MAP_URL}`, { headers: { origin: PARTNER } });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-origin')).toBe(PARTNER);
  });
});

describe('a preflight', () => {
  it.each([...new Set(gateRows.map(({ template }) => template))])(
    'names the methods of %s',
    async (template) => {
      const reply = await preflight(
        `/api${template.replace('{notificator}', 'web').replace(/\{\w+\}/, '7')}`,
      );
      expect(reply.status).toBe(204);
      const named = reply.headers.get('access-control-allow-methods')?.split(', ') ?? [];
      const rows = listOpenRoutes('/branding').filter((route) => route.template === template);
      expect(named.sort()).toEqual(rows.map(({ method }) => method).sort());
    },
  );

  it('is kept for two hours, for the three headers, and never speaks of cookies', async () => {
    const { headers } = await preflight('/api/session');
    expect(Object.fromEntries(corsOf(headers))).toEqual({
      'access-control-allow-origin': PARTNER,
      'access-control-allow-methods': 'GET, DELETE',
      'access-control-allow-headers': 'authorization, content-type, accept',
      'access-control-max-age': '7200',
    });
    expect(headers.get('vary')).toBe('origin');
  });

  it.each([
    ['another site', '/api/devices', { origin: 'https://evil.example' }],
    ['a site below', '/api/devices', { origin: 'https://a.partner.example' }],
    ['another port', '/api/devices', { origin: `${PARTNER}:8443` }],
    ['without encryption', '/api/devices', { origin: 'http://partner.example' }],
    ['a page without origin', '/api/devices', { origin: 'null' }],
    [
      'a call without a token',
      '/api/devices',
      { 'access-control-request-headers': 'content-type' },
    ],
    ['an unknown call', '/api/nothing', {}],
    ['a sign-in', '/api/session/demo', {}],
    ['the set-up', '/api/setup', {}],
    ['a page of the console', '/home', {}],
  ] as [string, string, Record<string, string>][])('is refused: %s', async (_n, path, change) => {
    const reply = await preflight(path, change);
    expect(reply).toMatchObject({ status: 403, json: { code: 'FOREIGN_ORIGIN' } });
    expect(corsOf(reply.headers)).toEqual([]);
  });
});

describe('a page of any other site', () => {
  it.each(['https://evil.example', 'null'])('reads and changes nothing: %s', async (origin) => {
    const read = await server.browser().call('GET /api/devices', { headers: page(origin) });
    expect(corsOf(read.headers)).toEqual([]);
    const json = { name: 'x', uniqueId: 'x' };
    const written = await server
      .browser()
      .call('POST /api/devices', { json, headers: page(origin) });
    expect(written).toMatchObject({ status: 403, json: { code: 'FOREIGN_ORIGIN' } });
  });

  it('is every site where none is named', async () => {
    expect((await preflight('/api/devices', {}, shut)).status).toBe(403);
    const read = await shut.browser().call('GET /api/devices', { headers: page() });
    expect(corsOf(read.headers)).toEqual([]);
    expect(read.headers.get('vary')).toBeNull();
  });
});
