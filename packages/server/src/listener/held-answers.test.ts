import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { type Listener, type ListenerOptions, openListener } from './open-listener';
import { countOpenFiles, sendUnread, tellsOpenFiles } from './testing';
import { waitFor } from '../testing/wait-for';

const dir = mkdtempSync(join(tmpdir(), 'held-answers-'));
/** More than the buffers of a connection take. */
const BIG = join(dir, 'big.held');
writeFileSync(BIG, Buffer.alloc(16 * 1024 * 1024));
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

let listener: Listener;
const sockets: Socket[] = [];
const started = vi.fn();
const closed = vi.fn();

const open = async (options: Partial<ListenerOptions> = {}): Promise<number> => {
  const log = { error: vi.fn() };
  listener = openListener(
    {
      request: (_request, response) => {
        started();
        const file = createReadStream(BIG);
        response.once('close', () => {
          closed();
          file.destroy();
        });
        file.pipe(response);
      },
    },
    { host: '127.0.0.1', port: 0, closeTimeoutMs: 0, log, ...options },
  );
  return listener.listen();
};
const send = (port: number, text: string): Socket => {
  const socket = sendUnread(port, text);
  sockets.push(socket);
  return socket;
};

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listener.close();
  vi.clearAllMocks();
});
afterAll(() => rmSync(dir, { recursive: true }));

describe.runIf(tellsOpenFiles)('what answers hold', () => {
  it('is that of one answer a connection, however many are asked for, and nothing once it closes', async () => {
    const port = await open();
    const socket = send(port, GET.repeat(100));
    await waitFor(() => expect(countOpenFiles('big.held')).toBe(1));
    socket.resetAndDestroy();
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(countOpenFiles('big.held')).toBe(0));
    expect(started).toHaveBeenCalledTimes(1);
  });

  it('ends with the connection where several are under way too', async () => {
    const port = await open({ turns: { atOnce: 10, maxWaiting: 100 } });
    const socket = send(port, GET.repeat(100));
    await waitFor(() => expect(countOpenFiles('big.held')).toBe(10));
    socket.resetAndDestroy();
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(10));
    await waitFor(() => expect(countOpenFiles('big.held')).toBe(0));
    expect(started).toHaveBeenCalledTimes(10);
  });

  it('is given back when nobody reads it for so long', async () => {
    const port = await open({ unreadMs: 100 });
    const paused = Array.from({ length: 20 }, () => send(port, GET));
    await waitFor(() => expect(started).toHaveBeenCalledTimes(20));
    await waitFor(() => expect(countOpenFiles('big.held')).toBe(0));
    expect(paused).toHaveLength(closed.mock.calls.length);
  });
});

describe('a connection', () => {
  it('is answered in the order of its requests, each after the other', async () => {
    const underWay: (() => void)[] = [];
    listener = openListener(
      { request: ({ url }, response) => void underWay.push(() => void response.end(url)) },
      { host: '127.0.0.1', port: 0, closeTimeoutMs: 0, log: { error: vi.fn() } },
    );
    const socket = send(
      await listener.listen(),
      ['/1', '/2', '/3'].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''),
    );
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString())).resume();
    for (const path of ['/1', '/2', '/3']) {
      await waitFor(() => expect(underWay).toHaveLength(1));
      underWay.shift()?.();
      await waitFor(() => expect(text).toMatch(new RegExp(`${path}$`)));
    }
  });

  it('is cut when more waits on it than any client sends ahead', async () => {
    const port = await open();
    const socket = send(port, GET.repeat(102));
    await once(socket.resume(), 'close');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(started.mock.calls.length));
  });

  it('that waits for an answer longer than one may be unread is not cut', async () => {
    let end: () => void = () => undefined;
    listener = openListener(
      { request: (_request, response) => void (end = () => void response.end('late')) },
      { host: '127.0.0.1', port: 0, closeTimeoutMs: 0, log: { error: vi.fn() }, unreadMs: 20 },
    );
    const port = await listener.listen();
    const slow = send(port, GET);
    // Others that nobody uses end meanwhile, twice the time through.
    for (let n = 0; n < 3; n += 1) await once(send(port, '').resume(), 'close');
    end();
    const [chunk] = (await once(slow.resume(), 'data')) as [Buffer];
    expect(chunk.toString()).toContain('late');
  });
});

describe('bodies', () => {
  const MEGABYTE = 1024 * 1024;
  const post = (length: number): string =>
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

  it('of an address are held up to 16 MB; who sends more is cut, who comes then is refused', async () => {
    let bytes = 0;
    const request = (raw: IncomingMessage): void => {
      started();
      raw.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('error', () => undefined);
    };
    listener = openListener(
      { request },
      { host: '127.0.0.1', port: 0, closeTimeoutMs: 0, log: { error: vi.fn() } },
    );
    const port = await listener.listen();
    const unfinished = (): Socket => send(port, post(2 * MEGABYTE) + 'x'.repeat(MEGABYTE));
    const held = Array.from({ length: 16 }, unfinished);
    await waitFor(() => expect(bytes).toBe(16 * MEGABYTE));
    const [refusal] = (await once(unfinished().resume(), 'data')) as [Buffer];
    expect(refusal.toString()).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 1/i);
    send(port, GET);
    await waitFor(() => expect(started).toHaveBeenCalledTimes(17));
    const cut = once(held[0]!.resume(), 'close');
    held[0]!.write('x');
    await cut;
    // What it held is free again.
    send(port, post(1) + 'x');
    await waitFor(() => expect(started).toHaveBeenCalledTimes(18));
  });

  it('that are announced and do not come take nothing from others', async () => {
    listener = openListener(
      { request: started },
      { host: '127.0.0.1', port: 0, closeTimeoutMs: 0, log: { error: vi.fn() } },
    );
    const port = await listener.listen();
    for (let n = 0; n < 100; n += 1) send(port, post(2 * MEGABYTE));
    await waitFor(() => expect(started).toHaveBeenCalledTimes(100));
  });
});
