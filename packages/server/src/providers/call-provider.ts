import { SECOND_MS } from '@rastro/sdk/domain';
import { request } from 'undici';
import { DeliveryError } from '../mail/delivery-error';
import { readRetryAfter } from '../push/read-retry-after';

/** What a provider answered. */
export interface ProviderAnswer {
  status: number;
  /** Undefined for what is no JSON object. */
  json: Readonly<Record<string, unknown>> | undefined;
}

/** One call of a provider that the operator named. */
export interface ProviderCall {
  /** Its name in messages: its address may hold a secret. */
  provider: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Left out, it is only asked, by GET. */
  body?: string;
  /** What it takes or refuses, in messages. Default: the message. */
  what?: string;
  /** When it asks to be called again, epoch ms, where it does not say so by `Retry-After`. */
  readRetryMs?: (answer: ProviderAnswer) => number | undefined;
  /** Whether a refusal is a known one, in the provider's own way. */
  readRefusal?: (answer: ProviderAnswer) => DeliveryError | undefined;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64_000;
const REST_MS = 15 * SECOND_MS;
/** The connection was not made: nothing can have been taken. */
const NOT_REACHED = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Calls a provider and answers what it took. What it may have taken without saying so is not sent
 * again: nobody is told twice. Throws `DeliveryError`; its words hold no secret and nothing that the
 * provider said.
 */
export async function callProvider(call: ProviderCall): Promise<ProviderAnswer> {
  const { provider, what = 'the message', readRetryMs, readRefusal } = call;
  const { answer, retryAfter } = await ask(call);
  const { status } = answer;
  if (status >= 200 && status < 300) return answer;
  const nowMs = Date.now();
  if (status === 429 || status >= 500) {
    const saidMs = readRetryMs?.(answer) ?? readRetryAfter(retryAfter, nowMs);
    const nextMs = Math.max(saidMs, nowMs + REST_MS);
    throw new DeliveryError('failed', `${provider} is busy (${status})`, nextMs);
  }
  const known = readRefusal?.(answer);
  if (known) throw known;
  if (status === 401) throw new DeliveryError('away', `${provider} does not take the key (401)`);
  throw new DeliveryError('refused', `${provider} refuses ${what} (${status})`);
}

async function ask(call: ProviderCall): Promise<{ answer: ProviderAnswer; retryAfter?: string }> {
  const { provider, what = 'the message', url, headers, body, timeoutMs = TIMEOUT_MS } = call;
  try {
    const response = await request(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const retryAfter = response.headers['retry-after'];
    const json = readObject(await readText(response.body));
    const answer = { status: response.statusCode, json };
    return typeof retryAfter === 'string' ? { answer, retryAfter } : { answer };
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (NOT_REACHED.has(code)) throw new DeliveryError('away', `${provider} cannot be reached`);
    throw new DeliveryError('refused', `${provider} did not say whether it took ${what}`);
  }
}

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>) // an object, whatever it holds
      : undefined;
  } catch {
    return undefined;
  }
}

/** For a provider that answers 200 and means no. */
export const notTaken = (provider: string, what = 'the message'): DeliveryError =>
  new DeliveryError('refused', `${provider} did not take ${what}`);
