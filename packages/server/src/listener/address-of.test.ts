import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createAddressOf } from './address-of';
import { toNetwork } from './to-network';

const ask = (trustProxy: string[], remoteAddress: string, forwarded?: string): string =>
  createAddressOf(trustProxy)({
    socket: { remoteAddress } as Socket,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

describe('createAddressOf', () => {
  it.each([
    [[], '192.0.2.1', '198.51.100.1', '192.0.2.1'],
    [['10.0.0.1'], '192.0.2.1', '198.51.100.1', '192.0.2.1'],
    [['10.0.0.1'], '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [['10.0.0.1'], '::ffff:10.0.0.1', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
    [['10.0.0.0/8'], '10.1.2.3', '203.0.113.9, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    [['10.0.0.1'], '10.0.0.1', 'nonsense', '10.0.0.1'],
    [['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1'],
    [['fd00::/8'], 'fd00::1', '2001:db8::7', '2001:db8::7'],
  ])('with trust in %j, from %s with %j it is %s', (trust, remote, forwarded, address) => {
    expect(ask(trust, remote, forwarded)).toBe(address);
  });
});

describe('toNetwork', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});
