import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { createIsOf } from '../lookup/networks';

/** The address that a request comes from. */
export type AddressOf = (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string;

/** An address as lists of them write it. */
export const cleanAddress = (address: string): string =>
  address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Tells addresses as the proxies in front say them: `X-Forwarded-For` counts as far back as addresses
 * are in `trustProxy` (addresses and networks).
 */
export const createAddressOf = (trustProxy: readonly string[]): AddressOf => {
  const isTrusted = createIsOf(trustProxy);
  return ({ socket, headers }) => {
    let address = cleanAddress(socket.remoteAddress ?? '');
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    while (forwarded.length > 0 && isTrusted(address)) {
      const before = cleanAddress(forwarded.pop() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
};
