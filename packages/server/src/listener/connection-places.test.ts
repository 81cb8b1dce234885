import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { countAffordable, createConnectionPlaces, shareOut } from './connection-places';
import { createDoorLimits } from './door-limits';
import { openListener } from './open-listener';

const PROXY = '10.0.0.1';
const socketOf = (address: string): Socket =>
  Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
const open = () =>
  createConnectionPlaces({
    share: { total: 10, perAddress: 4 },
    trustProxy: [PROXY],
    networkOf: ({ headers }) => String(headers['x-forwarded-for']),
  });
const count = (times: number, take: () => boolean): number =>
  Array.from({ length: times }, take).filter(Boolean).length;

describe('connection places', () => {
  it('are so many of an address, of a port and of all, and are given back', async () => {
    const places = open();
    const first = socketOf('::ffff:192.0.2.1');
    expect(places.openConnection(first, 80)).toBe(true);
    expect(count(9, () => places.openConnection(socketOf('192.0.2.1'), 80))).toBe(3);
    expect(count(9, () => places.openConnection(socketOf('192.0.2.2'), 80))).toBe(4);
    // The port has three quarters of all.
    expect(places.openConnection(socketOf('192.0.2.3'), 80)).toBe(false);
    expect(count(9, () => places.openConnection(socketOf('192.0.2.3'), 5055))).toBe(2);
    await new Promise<void>((resolve) => void first.once('close', () => resolve()).destroy());
    expect(places.openConnection(socketOf('192.0.2.1'), 5055)).toBe(true);
  });

  it('are none for a connection that was reset before it was taken', () => {
    expect(open().openConnection(new Socket(), 80)).toBe(false);
  });

  it('of a trusted proxy are counted for whom it asks, while that lasts', () => {
    const places = open();
    expect(count(9, () => places.openConnection(socketOf(PROXY), 80))).toBe(8);
    const ask = (address: string) => {
      const answer = new Socket();
      const headers = { 'x-forwarded-for': address };
      const request = { socket: socketOf(PROXY), headers } as unknown as IncomingMessage;
      return { isOpen: places.openRequest(request, answer), answer };
    };
    const answers = Array.from({ length: 6 }, () => ask('192.0.2.1'));
    expect(answers.map(({ isOpen }) => isOpen)).toEqual([true, true, true, true, false, false]);
    expect(ask('192.0.2.2').isOpen).toBe(true);
    answers[0]?.answer.emit('close');
    expect(ask('192.0.2.1').isOpen).toBe(true);
  });

  it('leave a quarter of the descriptors to the database', () => {
    const total = countAffordable({ userLimits: { open_files: { soft: 3_000 } } });
    expect(shareOut(total)).toEqual({ total: 2_250, perAddress: 750 });
    expect(shareOut(49_152).perAddress).toBe(2_000);
    expect(countAffordable({})).toBe(7_500);
  });

  it('are taken where a port listens, and who says nothing gives his back', async () => {
    const listener = openListener(
      { request: (_request, response) => void response.end('plain') },
      {
        host: '127.0.0.1',
        port: 0,
        closeTimeoutMs: 0,
        log: { error: () => undefined },
        headersTimeout: 30,
        requestTimeout: 30,
        connectionsCheckingInterval: 10,
        limits: createDoorLimits({
          addressLimit: 200,
          trustProxy: [],
          clock: () => 0,
          maxConnections: 6,
        }),
      },
    );
    const port = await listener.listen();
    const silent = () =>
      connect(port, '127.0.0.1')
        .on('error', () => undefined)
        .resume();
    const [first, second] = [silent(), silent()];
    await Promise.all([once(first, 'connect'), once(second, 'connect')]);
    await once(silent(), 'close');
    await Promise.all([once(first, 'close'), once(second, 'close')]);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('plain');
    await listener.close();
  });
});
