import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { VIEWER_CALLS } from '@rastro/sdk/contract';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openToAll } from '../request/route-access';
import { requireRouteAccess } from './ask-routes';
import { gateRows } from './gate/gate-rows';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from './testing';

let server: TestApp;
let browser: TestBrowser;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestApp();
  browser = server.browser();
  await browser.signIn(ADMIN.email, ADMIN.password);
  port = Number(new URL(server.origin).port);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => server.stop());

/** The first line that comes back to headers behind which no body comes. */
const sendHeaders = async (line: string, ...headers: string[]): Promise<string> => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  socket.write(`${[`${line} HTTP/1.1`, 'Host: x', ...headers].join('\r\n')}\r\n\r\n`);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString().split('\r\n', 1)[0] ?? '';
};
const LONG = 'Content-Length: 1000000';
const JSON_TYPE = 'Content-Type: application/json';

describe('a body', () => {
  it.each([
    'POST /api/devices',
    'PUT /api/devices/1',
    'PATCH /api/users/1',
    'POST /api/session/token',
    'POST /api/socket-tickets',
    'POST /api/devices/1/image',
    'POST /api/seen-events',
    'DELETE /api/permissions',
    'POST /api/shares',
  ])('of a stranger is refused before it comes: %s', async (line) => {
    expect(await sendHeaders(line, LONG, JSON_TYPE)).toBe('HTTP/1.1 401 Unauthorized');
    expect(await sendHeaders(line, LONG, JSON_TYPE, 'Authorization: Bearer x')).toContain(' 401 ');
    expect(await sendHeaders(line, 'Transfer-Encoding: chunked', JSON_TYPE)).toContain(' 401 ');
  });

  it.each([
    'POST /api/session',
    'POST /api/session/demo',
    'POST /api/session/password',
    'POST /api/session/email',
    'POST /api/setup',
    'POST /api/shared/session',
  ])('that says who somebody is has 4 kB at most: %s', async (line) => {
    expect(await sendHeaders(line, LONG, JSON_TYPE)).toBe('HTTP/1.1 413 Payload Too Large');
    const reply = await browser.call(line, { json: { email: 'x'.repeat(5_000) } });
    expect([reply.status, reply.json.message]).toEqual([
      413,
      'The body is larger than 4 kB. Send less at once.',
    ]);
  });

  it('of somebody who is known is read, up to 1 MB', async () => {
    const make = (pad: number) =>
      browser.call('POST /api/devices', {
        json: { name: 'bus', uniqueId: `bus-${pad}`, attributes: { pad: 'x'.repeat(pad) } },
      });
    expect((await make(10)).status).toBe(200);
    expect((await make(1_100_000)).json.message).toContain('larger than 1 MB');
  });
});

it('is no door where a route does not say who may call it', async () => {
  const start = async (more: object) => {
    const app = Fastify();
    requireRouteAccess(app);
    app.get('/open', openToAll('a test'), () => '');
    app.post('/forgotten', more, () => '');
    await app.ready();
  };
  await expect(start({})).rejects.toThrow('Say who may call: POST /forgotten (request/');
  await expect(start({ config: { who: 'signed-in' } })).resolves.toBeUndefined();
});

it('has the calls for viewers that their clients know', async () => {
  const { paths } = (await browser.call('GET /api/docs')).json as { paths: Record<string, object> };
  const answered = Object.entries(paths)
    .filter(([path]) => path.startsWith('/shared/') && path !== '/shared/socket')
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
  const known = VIEWER_CALLS.map(({ method, path }) => `${method} /shared${path}`);
  expect(answered.toSorted()).toEqual(known.toSorted());
});

describe('a call that the product answers itself', () => {
  type Operations = Record<string, { security?: [] }>;
  interface Own {
    line: string;
    isOpen: boolean;
  }
  const listOwn = async (): Promise<Own[]> => {
    const { paths } = (await browser.call('GET /api/docs')).json as {
      paths: Record<string, Operations>;
    };
    const rows = new Set(gateRows.map(({ method, template }) => `${method} ${template}`));
    return Object.entries(paths).flatMap(([template, operations]) =>
      Object.entries(operations)
        .map(([method, { security }]) => ({
          call: `${method.toUpperCase()} ${template}`,
          isOpen: security !== undefined,
        }))
        .filter(({ call }) => !rows.has(call))
        .map(({ call, isOpen }) => ({
          line: call.replace(' ', ' /api').replace(/\{\w+\}/g, '1'),
          isOpen,
        })),
    );
  };

  it('answers no stranger, but where it is open to all', async () => {
    const open: string[] = [];
    for (const { line, isOpen } of await listOwn()) {
      const { status } = await server.browser().call(line);
      if (isOpen) open.push(line);
      else expect([line, status]).toEqual([line, line.endsWith('/socket') ? 426 : 401]);
    }
    expect(open.toSorted()).toEqual([
      'DELETE /api/session',
      'GET /api/rastro/assets/custom/config.json',
      'GET /api/server',
      'GET /api/session',
      'GET /api/session/registration',
      'POST /api/session',
      'POST /api/session/consent',
      'POST /api/session/consent/answer',
      'POST /api/session/demo',
      'POST /api/session/email',
      'POST /api/session/invitation',
      'POST /api/session/invitation/accept',
      'POST /api/session/password',
      'POST /api/session/recipient',
      'POST /api/session/registration',
      'POST /api/session/registration/accept',
      'POST /api/session/registration/link',
      'POST /api/setup',
      'POST /api/shared/session',
    ]);
  });

  it('answers nobody who has yet to set up one-time codes, but to set them up', async () => {
    const own = await listOwn();
    const attributes = { 'rastro.secondFactorFor': 'administrators' };
    expect((await browser.call('PATCH /api/server', { json: { attributes } })).status).toBe(200);
    const answered: string[] = [];
    for (const { line, isOpen } of own) {
      if (isOpen || line.includes('/shared') || line.includes('/socket')) continue;
      const { status, json } = await browser.call(line);
      if (status !== 403 || json.code !== 'SECOND_FACTOR_REQUIRED') answered.push(line);
    }
    expect(answered.toSorted()).toEqual([
      'DELETE /api/session/second-factor',
      'DELETE /api/session/tokens/1',
      'GET /api/session/second-factor',
      'GET /api/session/status',
      'GET /api/session/terms',
      'GET /api/session/tokens',
      // Where the map begins is read off the server's settings, which the sign-in page reads.
      'GET /api/weather',
      // By credentials of others.
      'POST /api/billing/asaas',
      'POST /api/billing/asaas/1',
      'POST /api/embed-tokens',
      'POST /api/session/back',
      'POST /api/session/second-factor/key',
      'POST /api/session/second-factor/recovery-codes',
      'POST /api/session/terms',
      'PUT /api/session/second-factor',
    ]);
  });
});
