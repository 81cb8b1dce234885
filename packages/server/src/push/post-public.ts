import { request } from 'undici';
import {
  createPublicAgent,
  PUBLIC_TIMEOUT_MS,
  type PublicAgentOptions,
} from '../lookup/public-agent';

/** Response of a server. */
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

/** Posts to strangers' addresses and to no machine of one's own network. Follows no redirect, reads no body. */
export function createPostPublic(options: PublicAgentOptions = {}): {
  post: PostPublic;
  close: () => Promise<void>;
} {
  const { timeoutMs = PUBLIC_TIMEOUT_MS } = options;
  const { agent: dispatcher, check } = createPublicAgent(options);
  return {
    async post(url, message) {
      check(url);
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
