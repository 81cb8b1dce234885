import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The address that a request comes from. */
export type AddressOf = (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string;

const clean = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Tells addresses as the proxies in front say them: `X-Forwarded-For` counts as far back as addresses
 * are in `trustProxy` (addresses and networks).
 */
export const createAddressOf = (trustProxy: readonly string[]): AddressOf => {
  const trusted = new BlockList();
  for (const network of trustProxy) {
    const [ip = '', bits] = network.split('/');
    if (bits === undefined) trusted.addAddress(ip, familyOf(ip));
    else trusted.addSubnet(ip, Number(bits), familyOf(ip));
  }
  return ({ socket, headers }) => {
    let address = clean(socket.remoteAddress ?? '');
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    while (
      forwarded.length > 0 &&
      isIP(address) !== 0 &&
      trusted.check(address, familyOf(address))
    ) {
      const before = clean(forwarded.pop() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
};
