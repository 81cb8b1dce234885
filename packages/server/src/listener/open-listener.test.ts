import type { IncomingMessage } from 'node:http';
import { connect, Server } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_LIMITS } from './door-limits';
import {
  type Listener,
  type ListenerOptions,
  openListener,
  type PortHandlers,
} from './open-listener';
import { refuseUpgrade } from './refuse-upgrade';

const UPGRADE = 'Connection: upgrade\r\nUpgrade: x\r\n\r\n';
const PLAIN = 'GET /plain HTTP/1.1\r\nHost: x\r\n\r\n';

const logged: string[] = [];
let listener: Listener;
let port: number;
const open = async (handlers: PortHandlers, limits?: ListenerOptions['limits']): Promise<void> => {
  const log = { error: (_details: object, message: string) => void logged.push(message) };
  listener = openListener(handlers, { host: '127.0.0.1', port: 0, closeTimeoutMs: 0, log, limits });
  port = await listener.listen();
};
afterEach(async () => {
  logged.length = 0;
  await listener.close();
});

/** Sends a text and returns all data received until the server hangs up; the client never does. */
const say = async (text: string): Promise<string> => {
  let answer = '';
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'end').catch(() => undefined);
  socket.destroy();
  return answer;
};

describe('openListener', () => {
  it.each([
    ['an answer that is under way', PLAIN],
    ['a refusal for an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n'],
    ['a refusal for a missing host', 'GET / HTTP/1.1\r\n\r\n'],
  ])('takes no upgrade behind %s', async (_what, first) => {
    const upgrades: IncomingMessage[] = [];
    await open({
      request: (_request, response) => void setImmediate(() => response.end('plain')),
      upgrade: (request) => void upgrades.push(request),
    });
    await say(`${first}GET /x HTTP/1.1\r\nHost: x\r\n${UPGRADE}`);
    expect([upgrades, logged]).toEqual([[], []]);
    expect(await say('GET / HTTP/1.0\r\n\r\n')).toContain('plain');
  });

  it('takes an upgrade on a connection whose earlier requests are answered', async () => {
    await open({
      request: (_request, response) => void response.end('plain'),
      upgrade: (_request, socket) => refuseUpgrade(socket, '401 Unauthorized'),
    });
    const socket = connect(port, '127.0.0.1');
    socket.write(PLAIN);
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString()).toContain('plain');
    socket.write(`GET /x HTTP/1.1\r\nHost: x\r\n${UPGRADE}`);
    const [second] = (await once(socket, 'data')) as [Buffer];
    expect(second.toString()).toMatch(/^HTTP\/1\.1 401 Unauthorized\r\n/);
    await once(socket, 'close');
  });

  it('asks to come back who calls too often, before anybody is asked, upgrades too', async () => {
    let calls = 0;
    const handlers: PortHandlers = {
      request: (_request, response) => void response.end('plain'),
      upgrade: (_request, socket) => refuseUpgrade(socket, '401 Unauthorized'),
      isExempt: ({ url }) => url === '/exempt',
    };
    await open(handlers, { ...NO_LIMITS, takeCall: () => (calls += 1) <= 1 });
    const ask = (path: string, more = '') => say(`GET ${path} HTTP/1.0\r\nHost: x\r\n${more}\r\n`);
    expect(await ask('/')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask('/')).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 1\r\n[^]*Too many calls/i);
    expect(await ask('/', 'Connection: upgrade\r\nUpgrade: x\r\n')).toMatch(/^HTTP\/1\.1 429 /);
    expect(await ask('/exempt')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('has room for many connections that come at once', async () => {
    const listen = vi.spyOn(Server.prototype, 'listen');
    await open({ request: (_request, response) => response.end() });
    expect(listen.mock.calls[0]?.[0]).toMatchObject({ backlog: 4_096 });
    listen.mockRestore();
  });

  it('cuts the connection that nobody can answer, and no other', async () => {
    const fail = (): never => {
      throw new Error('not foreseen');
    };
    await open({ request: fail, upgrade: fail, clientError: fail });
    expect(await say(PLAIN)).toBe('');
    expect(await say(`GET /x HTTP/1.1\r\nHost: x\r\n${UPGRADE}`)).toBe('');
    expect(await say('\0\0\0\r\n\r\n')).toBe('');
    expect(logged).toHaveLength(3);
  });
});
