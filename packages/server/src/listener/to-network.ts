import { isIPv6 } from 'node:net';

/** The part of an address that one customer has: a whole address, and of IPv6 its /64. */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:(?=\d+\.)/i;
  if (mapped.test(address) || !isIPv6(address)) return address.replace(mapped, '');
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const missing = Array.from({ length: 8 - groups.length - after.length }, () => '0');
  return [...groups, ...missing, ...after].slice(0, 4).join(':');
}
