import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { isPublicAddress } from '../lookup/is-public-address';

/** What a server answered. */
export interface PostAnswer {
  status: number;
  /** `Retry-After`, as it came. */
  retryAfter: string | undefined;
}

/** Posts to an address that a stranger named. Rejects when it cannot be reached, is slow, or is none of the internet. */
export type PostPublic = (
  url: URL,
  message: { headers: Record<string, string>; body: Buffer },
) => Promise<PostAnswer>;

/** What a test replaces: which addresses are of the internet, and whom to trust. */
export interface PostPublicOptions {
  isAllowed?: (address: string) => boolean;
  ca?: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/**
 * Posts to strangers' addresses and to no machine of one's own network: names are looked up by the
 * connection itself, so that none can lead elsewhere in between. Follows no redirect, reads no body.
 */
export function createPostPublic({
  isAllowed = isPublicAddress,
  ca,
  timeoutMs = TIMEOUT_MS,
}: PostPublicOptions = {}): { post: PostPublic; close: () => Promise<void> } {
  const lookupPublic: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [], 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address))) {
        return callback(new Error(`${hostname} is no address of the internet`), [], 0);
      }
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };
  const connect = { lookup: lookupPublic, ...(ca !== undefined && { ca }), timeout: timeoutMs };
  const dispatcher = new Agent({ connect, connections: 8, pipelining: 1 });
  return {
    async post(url, message) {
      const host = url.hostname.replace(/^\[|\]$/g, '');
      // An address that is written out is never looked up.
      if (isIP(host) !== 0 && !isAllowed(host))
        throw new Error(`${host} is no address of the internet`);
      const { statusCode, headers, body } = await request(url, {
        method: 'POST',
        ...message,
        dispatcher,
        signal: AbortSignal.timeout(timeoutMs),
      });
      await body.dump();
      const retryAfter = headers['retry-after'];
      return {
        status: statusCode,
        retryAfter: Array.isArray(retryAfter) ? retryAfter[0] : retryAfter,
      };
    },
    close: () => dispatcher.destroy(),
  };
}
