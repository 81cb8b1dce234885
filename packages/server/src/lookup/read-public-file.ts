import { request } from 'undici';
import { createPublicAgent, PUBLIC_TIMEOUT_MS, type PublicAgentOptions } from './public-agent';

const MAX_BYTES = 4096;

interface PublicFileOptions extends PublicAgentOptions {
  /** Max bytes read of a larger file. Default 4096. */
  maxBytes?: number;
}

/**
 * The text of a small file at a stranger's address; of a larger one its beginning. Follows no redirect. Rejects for
 * any other answer than 200, when it is slow, and when it lies on one's own network.
 */
export async function readPublicFile(
  url: URL,
  { maxBytes = MAX_BYTES, ...options }: PublicFileOptions = {},
): Promise<string> {
  const { agent: dispatcher, check } = createPublicAgent(options);
  try {
    check(url);
    const { statusCode, body } = await request(url, {
      dispatcher,
      signal: AbortSignal.timeout(options.timeoutMs ?? PUBLIC_TIMEOUT_MS),
    });
    if (statusCode !== 200) throw new Error(`${url.href} answers ${statusCode}`);
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      if ((bytes += chunk.length) >= maxBytes) break;
    }
    return Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8');
  } finally {
    await dispatcher.destroy();
  }
}
