import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { SocketConnection } from './socket-connection';
import { waitFor } from '../../testing/wait-for';

const MEBIBYTE = 1024 * 1024;
const DEVICES = 20;
const PADDING = 'x'.repeat(MEBIBYTE / DEVICES);
const VERSIONS = 100;

let listener: WebSocketServer;
let client: WebSocket;
/** The server's end of it. */
let socket: WebSocket;
let connection: SocketConnection;
const received: { positions?: { version: number }[] }[] = [];

beforeEach(async () => {
  received.length = 0;
  listener = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(listener, 'listening');
  const accepted = once(listener, 'connection') as Promise<[WebSocket]>;
  client = new WebSocket(`ws://127.0.0.1:${(listener.address() as AddressInfo).port}`);
  client.on('message', (data) => received.push(JSON.parse(String(data))));
  [socket] = await accepted;
  await once(client, 'open');
  connection = new SocketConnection(
    socket,
    () => undefined,
    () => undefined,
  );
});
afterEach(() => {
  vi.useRealTimers();
  client.terminate();
  listener.close();
});

/** The whole fleet, a mebibyte of it. */
const push = (version: number): void => {
  const items = Array.from({ length: DEVICES }, (_, deviceId) => ({
    deviceId,
    json: JSON.stringify({ deviceId, version, PADDING }),
  }));
  connection.push({ key: 'positions', items });
};

/** Stops reading and sends until what waits is more than the connection may hold. */
const stall = async (): Promise<void> => {
  client.pause();
  await waitFor(
    () => {
      push(0);
      expect(socket.bufferedAmount).toBeGreaterThan(MEBIBYTE);
    },
    { timeout: 20_000 },
  );
};

describe('a client that stops reading', () => {
  it('costs no more than what waited, and gets the newest of each device afterwards', async () => {
    await stall();
    const held = socket.bufferedAmount;
    for (let version = 1; version <= VERSIONS; version += 1) push(version);
    expect(socket.bufferedAmount).toBeLessThanOrEqual(held + 2 * MEBIBYTE);
    client.resume();
    await waitFor(
      () => {
        expect(received.at(-1)?.positions?.map(({ version }) => version)).toEqual(
          Array.from({ length: DEVICES }, () => VERSIONS),
        );
      },
      { timeout: 20_000 },
    );
    const versions = new Set(received.map(({ positions }) => positions?.[0]?.version));
    expect(versions).toEqual(new Set([0, VERSIONS]));
  });

  it('is cut off when it has not read for half a minute', async () => {
    await stall();
    push(1);
    vi.useFakeTimers({ toFake: ['Date'] });
    await waitFor(
      () => {
        vi.setSystemTime(Date.now() + 31_000);
        expect(socket.readyState).toBe(socket.CLOSED);
      },
      { timeout: 20_000 },
    );
  });

  it('is told that it is too far behind, once, when events pile up', async () => {
    const close = vi.spyOn(socket, 'close');
    const items = Array.from({ length: 6_000 }, () => ({ deviceId: 1, json: '{}' }));
    for (let time = 0; time < 5; time += 1) connection.push({ key: 'events', items });
    expect(close.mock.calls).toEqual([[1013, 'too far behind']]);
    const [code] = (await once(client, 'close')) as [number];
    expect(code).toBe(1013);
  });
});
