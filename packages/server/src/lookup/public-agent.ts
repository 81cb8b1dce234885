import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { isPublicAddress } from './is-public-address';

/** Addresses taken for the internet's, trusted certificates, and bounds of connections. */
export interface PublicAgentOptions {
  isAllowed?: (address: string) => boolean;
  ca?: string;
  timeoutMs?: number;
  /** At once, to one host. */
  connections?: number;
}

/** Timeout of a request to a third party's server. */
export const PUBLIC_TIMEOUT_MS = 10_000;

/** The `code` of the error for an address that is none of the internet. */
export const NOT_PUBLIC = 'NOT_PUBLIC';
const notPublic = (host: string): Error =>
  Object.assign(new Error(`${host} is no address of the internet`), { code: NOT_PUBLIC });

/**
 * Connects to strangers' addresses and to no machine of one's own network: names are looked up by the connection
 * itself, so that none can lead elsewhere in between. `check` throws for an address that is written out and is none
 * of the internet: nobody looks that up.
 */
export function createPublicAgent({
  isAllowed = isPublicAddress,
  ca,
  timeoutMs = PUBLIC_TIMEOUT_MS,
  connections = 8,
}: PublicAgentOptions = {}): { agent: Agent; check: (url: URL) => void } {
  const lookupPublic: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [], 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address))) {
        return callback(notPublic(hostname), [], 0);
      }
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };
  const connect = { lookup: lookupPublic, ...(ca !== undefined && { ca }), timeout: timeoutMs };
  return {
    agent: new Agent({ connect, connections, pipelining: 1 }),
    check(url) {
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !isAllowed(host)) {
        throw notPublic(host);
      }
    },
  };
}
