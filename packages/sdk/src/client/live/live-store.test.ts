// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Device, Position, TrackingEvent } from '../../contract';
import { createTrackingClient } from '../create-tracking-client';
import { aDevice, aPosition, at } from '../test-entities';
import type { TestServer } from '../test-server';
import { startTestServer } from '../test-server';
import type { TrackingClient } from '../types';

let server: TestServer;
let client: TrackingClient;
let devices: Device[];
let positions: Position[];
let signedIn: boolean;
let hasTickets: boolean;
let ticketCount: number;

beforeEach(async () => {
  devices = [aDevice(1), aDevice(2)];
  positions = [aPosition(1, 10)];
  signedIn = true;
  hasTickets = true;
  ticketCount = 0;
  server = await startTestServer(({ method, url }) => {
    if (!signedIn) return { status: 401 };
    if (url === '/api/session') return { body: { id: 2, name: 'Ana' } };
    if (url === '/api/devices') return { body: method === 'GET' ? devices : aDevice(3) };
    if (url === '/api/socket-tickets' && !hasTickets) return { status: 503 };
    if (url === '/api/socket-tickets') {
      ticketCount += 1;
      return { status: 201, body: { ticket: `one&${ticketCount}` } };
    }
    if (method === 'DELETE') return { status: 204 };
    if (url === '/api/devices/1') return { body: { ...aDevice(1, { name: 'New' }), status: null } };
    return { body: positions };
  });
  client = createTrackingClient({
    baseUrl: server.baseUrl,
    WebSocket,
    timeouts: { reconnectMs: 10 },
  });
});
afterEach(async () => {
  client.close();
  await server.stop();
});

const status = () => client.live.connection.getSnapshot().status;
const untilLive = () => expect.poll(() => status()).toBe('live');

describe('the live store over a real socket', () => {
  it('[S4.18] [S4.19] reads the fleet, then follows the socket', async () => {
    client.live.start();
    await untilLive();
    expect([...client.live.devices.getSnapshot().keys()]).toEqual([1, 2]);
    expect(client.live.positions.get(1)?.fixTime).toBe(at(10));
    server.send({ positions: [aPosition(1, 20)], devices: [aDevice(2, { status: 'offline' })] });
    await expect.poll(() => client.live.positions.get(1)?.fixTime).toBe(at(20));
    expect(client.live.devices.get(2)?.status).toBe('offline');
  });

  it('catches up after a lost connection with what it missed, and only then is live', async () => {
    client.live.start();
    await untilLive();
    devices = [aDevice(1), aDevice(5)];
    positions = [aPosition(1, 40)];
    const seen: string[] = [];
    client.live.connection.subscribe(() =>
      seen.push(`${status()} ${client.live.devices.get(5)?.id}`),
    );
    server.dropSockets();
    await expect.poll(() => seen.at(-1)).toBe('live 5');
    expect(seen[0]).toBe('reconnecting undefined');
    expect(client.live.devices.get(2)).toBeUndefined();
    expect(client.live.positions.get(1)?.fixTime).toBe(at(40));
  });

  it('takes nothing of a frame that was cut in the middle, and catches up', async () => {
    client.live.start();
    await untilLive();
    const before = client.live.positions.get(1);
    const cut = aPosition(1, 30, { attributes: { note: 'x'.repeat(400) } });
    const seen: unknown[] = [];
    client.live.positions.subscribeOne(1, () => seen.push(client.live.positions.get(1)?.fixTime));
    server.refuseSockets(true);
    server.cutInFrame({ positions: [cut] });
    await expect.poll(() => status()).toBe('reconnecting');
    expect(client.live.positions.get(1)).toBe(before);
    positions = [aPosition(1, 40)];
    server.refuseSockets(false);
    await untilLive();
    expect(seen).toEqual([at(40)]);
  });

  it('keeps showing the fleet while the server is away', async () => {
    client.live.start();
    await untilLive();
    server.refuseSockets(true);
    server.dropSockets();
    await expect.poll(() => status()).toBe('reconnecting');
    expect(client.live.devices.getSnapshot().size).toBe(2);
    server.refuseSockets(false);
    await untilLive();
  });

  it('is signed out when the session ended, forgets the fleet and tries no more', async () => {
    client.live.start();
    await untilLive();
    const signedOut = vi.fn();
    client.on('signedOut', signedOut);
    signedIn = false;
    server.refuseSockets(true);
    server.dropSockets();
    await expect.poll(() => status()).toBe('signedOut');
    expect(signedOut).toHaveBeenCalledTimes(1);
    expect(client.live.devices.getSnapshot().size).toBe(0);
    expect(client.live.hasLoaded()).toBe(false);
  });

  it('shows nothing of an account to the next one that signs in', async () => {
    client.live.start();
    await untilLive();
    devices = [aDevice(9)];
    const sizes: number[] = [];
    client.live.devices.subscribe(() => sizes.push(client.live.devices.getSnapshot().size));
    await client.session.create({ email: 'ana', password: 'secret' });
    await untilLive();
    expect(sizes).toEqual([0, 1]);
    expect([...client.live.devices.getSnapshot().keys()]).toEqual([9]);
  });

  it('hands on each event', async () => {
    client.live.start();
    await untilLive();
    const events: TrackingEvent[] = [];
    const stop = client.on('event', (event) => events.push(event));
    const event = { type: 'deviceMoving', eventTime: at(1), deviceId: 1, id: 8 };
    server.send({ events: [event, { ...event, id: 9 }] });
    await expect.poll(() => events.map(({ id }) => id)).toEqual([8, 9]);
    stop();
    server.send({ events: [event], devices: [aDevice(7)] });
    await expect.poll(() => client.live.devices.get(7)).toBeDefined();
    expect(events).toHaveLength(2);
  });

  it('shows at once what this client wrote, and not the echo of what the server manages', async () => {
    client.live.start();
    await untilLive();
    await client.devices.create({ name: 'C', uniqueId: 'c' });
    await expect.poll(() => client.live.devices.get(3)).toBeDefined();
    await client.devices.update({ ...aDevice(1), name: 'New' });
    await expect.poll(() => client.live.devices.get(1)?.name).toBe('New');
    expect(client.live.devices.get(1)?.status).toBe('online');
    await client.devices.delete(3);
    expect(client.live.devices.get(3)).toBeUndefined();
  });

  describe('with a token', () => {
    let byToken: TrackingClient;
    const upgrades = () => server.calls.filter(({ method }) => method === 'UPGRADE');
    const state = () => byToken.live.connection.getSnapshot().status;
    const untilTokenLive = () => expect.poll(() => state()).toBe('live');

    beforeEach(() => {
      byToken = createTrackingClient({
        baseUrl: server.baseUrl,
        auth: { kind: 'token', token: 'T' },
        WebSocket,
        timeouts: { reconnectMs: 10 },
      });
    });
    afterEach(() => byToken.close());

    it('opens each socket with a ticket of its own, and no address holds the token', async () => {
      byToken.live.start();
      await untilTokenLive();
      server.dropSockets();
      await expect.poll(() => upgrades()).toHaveLength(2);
      await untilTokenLive();
      server.send({ positions: [aPosition(1, 20)] });
      await expect.poll(() => byToken.live.positions.get(1)?.fixTime).toBe(at(20));
      expect(upgrades().map(({ url }) => url)).toEqual([
        '/api/socket?first=none&ticket=one%261',
        '/api/socket?first=none&ticket=one%262',
      ]);
      const asked = server.calls.filter(({ url }) => url === '/api/socket-tickets');
      expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer T', 'Bearer T']);
      expect(server.calls.filter(({ url }) => url.includes('T'))).toEqual([]);
    });

    it('is signed out when no ticket is given any more', async () => {
      byToken.live.start();
      await untilTokenLive();
      const signedOut = vi.fn();
      byToken.on('signedOut', signedOut);
      signedIn = false;
      server.dropSockets();
      await expect.poll(() => state()).toBe('signedOut');
      expect(signedOut).toHaveBeenCalledTimes(1);
      expect(upgrades()).toHaveLength(1);
    });

    it('tries again when a ticket could not be got', async () => {
      hasTickets = false;
      byToken.live.start();
      await expect.poll(() => byToken.live.devices.getSnapshot().size).toBe(2);
      expect(state()).not.toBe('live');
      hasTickets = true;
      await untilTokenLive();
    });

    it('opens nothing when it was stopped while it waited for a ticket', async () => {
      let give: (response: Response) => void = () => undefined;
      const fetch = vi.fn(() => new Promise<Response>((resolve) => (give = resolve)));
      const opened = vi.fn();
      const waiting = createTrackingClient({
        baseUrl: server.baseUrl,
        auth: { kind: 'token', token: 'T' },
        fetch,
        WebSocket: class extends WebSocket {
          constructor(url: string) {
            super(url);
            opened();
          }
        },
      });
      waiting.live.start();
      waiting.live.stop();
      give(Response.json({ ticket: 'late' }));
      await fetch.mock.results[0]?.value;
      await new Promise(setImmediate);
      expect(opened).not.toHaveBeenCalled();
    });
  });

  it('opens the socket beside the API, with nothing in its address where a cookie goes', async () => {
    client.live.start();
    await expect.poll(() => server.socketCount()).toBe(1);
    expect(server.calls.find(({ method }) => method === 'UPGRADE')?.url).toBe(
      '/api/socket?first=none',
    );
  });

  it('gives data without live updates where there is no WebSocket', async () => {
    vi.stubGlobal('WebSocket', undefined);
    const plain = createTrackingClient({
      baseUrl: server.baseUrl,
      timeouts: { reconnectMs: 60_000 },
    });
    plain.live.start();
    await expect.poll(() => plain.live.devices.getSnapshot().size).toBe(2);
    expect(plain.live.connection.getSnapshot().status).toBe('reconnecting');
    plain.close();
    vi.unstubAllGlobals();
  });

  it('asks the server for nothing before it is started, and stops when told to', async () => {
    expect(server.calls).toEqual([]);
    client.live.start();
    await untilLive();
    client.live.stop();
    expect(status()).toBe('idle');
    await expect.poll(() => server.socketCount()).toBe(0);
    expect(client.live.devices.getSnapshot().size).toBe(2);
  });
});
