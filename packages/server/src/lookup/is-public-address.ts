import ipaddr from 'ipaddr.js';

/** Ranges of the internet that are none to ipaddr.js: for measurements of networks. */
const RESERVED = ['192.0.0.0/24', '198.18.0.0/15', '2001:2::/48', '2001:db8::/32'].map((range) =>
  ipaddr.parseCIDR(range),
);

/**
 * True for an address of the internet, false for one of a private network. Addresses that carry
 * another address (NAT64, 6to4, Teredo) are not public: their destination is unknown.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  const isReserved = RESERVED.some(
    ([network, bits]) => network.kind() === plain.kind() && plain.match(network, bits),
  );
  return plain.range() === 'unicast' && !isReserved;
};
