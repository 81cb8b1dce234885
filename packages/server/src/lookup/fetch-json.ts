import { LookupError } from './lookup-error';

interface FetchOptions {
  /** Name of this client, as required by the policies of public services. */
  userAgent: string;
  /** Default 5 s, until the whole answer is there. */
  timeoutMs?: number;
  /** Default 256 kB. */
  maxBytes?: number;
  /** A 404 says that there is none: the answer is undefined then. Default it is a refusal. */
  mayBeNone?: boolean;
}

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 256_000;

/**
 * Asks a service that the operator named. Follows no redirect, which might lead into the own network,
 * and reads JSON of a bounded size only. Throws a `LookupError`.
 */
export async function fetchJson(
  url: URL,
  { userAgent, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, mayBeNone = false }: FetchOptions,
): Promise<unknown> {
  const { host } = url;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': userAgent },
      redirect: 'manual',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      if (mayBeNone && response.status === 404) return undefined;
      const what = response.status < 400 ? 'sends elsewhere' : 'refuses';
      const params = { service: host, status: response.status };
      throw new LookupError('refused', `${host} ${what} (${response.status})`, {
        code: 'refused',
        params,
      });
    }
    return JSON.parse(await readText(response, maxBytes)) as unknown;
  } catch (error) {
    if (error instanceof LookupError) throw error;
    const params = { service: host };
    if (signal.aborted) {
      throw new LookupError('slow', `${host} took too long`, { code: 'slow', params });
    }
    if (error instanceof SyntaxError) throw unreadable(host, 'is no JSON');
    throw new LookupError('away', `${host} cannot be reached`, { code: 'away', params });
  }
}

/** The refusal of an answer that is not what was asked for. */
export const unreadable = (host: string, what: string): LookupError =>
  new LookupError('unreadable', `the answer of ${host} ${what}`, {
    code: 'unreadable',
    params: { service: host },
  });

async function readText({ body, url }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw unreadable(new URL(url).host, `is over ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
