import { BlockList, isIP } from 'node:net';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Creates a check that an address belongs to one of these addresses or networks, such as
 * `10.0.0.0/8`.
 */
export function createIsOf(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [ip = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(ip, familyOf(ip));
    else list.addSubnet(ip, Number(bits), familyOf(ip));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}
