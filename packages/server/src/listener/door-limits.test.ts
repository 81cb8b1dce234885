import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createDoorLimits, type DoorLimitOptions, NO_LIMITS } from './door-limits';

const from = (address: string): IncomingMessage => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  return { socket, headers: {} } as IncomingMessage;
};
const open = (options: Partial<DoorLimitOptions> = {}) =>
  createDoorLimits({ addressLimit: 200, trustProxy: [], clock: () => 0, ...options });
const count = (times: number, take: () => boolean): number =>
  Array.from({ length: times }, take).filter(Boolean).length;

describe('createDoorLimits', () => {
  it('lets an address make 2,000 calls at once, and a device send 500 messages', () => {
    const limits = open();
    expect(count(3_000, () => limits.takeCall(from('192.0.2.1')))).toBe(2_000);
    expect(limits.takeCall(from('192.0.2.2'))).toBe(true);
    expect(count(3_000, () => limits.takeMessage('bus'))).toBe(500);
    expect(limits.takeMessage('van')).toBe(true);
  });

  it('gives an account 200 sockets and an address 1,000, and takes them back when they close', async () => {
    const limits = open();
    const requests = Array.from({ length: 300 }, () => from('192.0.2.1'));
    expect(requests.filter((request) => limits.openSocket(request, 1))).toHaveLength(200);
    expect(limits.openSocket(from('192.0.2.2'), 1)).toBe(false);
    let user = 1;
    expect(count(2_000, () => limits.openSocket(from('192.0.2.1'), (user += 1)))).toBe(800);
    await new Promise<void>((resolve) => {
      requests[0]?.socket.once('close', () => resolve()).destroy();
    });
    expect(limits.openSocket(from('192.0.2.3'), 1)).toBe(true);
    expect(limits.openSocket(from('192.0.2.1'), 9_999)).toBe(true);
    expect(limits.openSocket(requests[0]!, 9_998)).toBe(false);
  });

  it('limits nothing of an address with 0', () => {
    const limits = open({ addressLimit: 0 });
    const { takeCall, takeMessage, openSocket } = limits;
    expect(NO_LIMITS).toMatchObject({ takeCall, takeMessage, openSocket });
    expect(count(100, () => limits.openConnection(from('192.0.2.1').socket, 80))).toBe(100);
  });
});
