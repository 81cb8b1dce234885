import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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
