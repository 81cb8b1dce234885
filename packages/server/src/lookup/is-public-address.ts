import { BlockList, isIP } from 'node:net';

const inner = new BlockList();
const NETWORKS: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
];
for (const [network, bits] of NETWORKS) inner.addSubnet(network, bits, 'ipv4');
inner.addSubnet('::', 127, 'ipv6');
inner.addSubnet('fc00::', 7, 'ipv6');
inner.addSubnet('fe80::', 10, 'ipv6');
inner.addSubnet('ff00::', 8, 'ipv6');

/** Whether an address is one of the internet, and not of a network of one's own. */
export const isPublicAddress = (address: string): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const kind = isIP(plain);
  return kind !== 0 && !inner.check(plain, kind === 4 ? 'ipv4' : 'ipv6');
};
