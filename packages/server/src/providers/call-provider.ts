import { SECOND_MS, type ServiceFound } from '@rastro/sdk/domain';
import { request } from 'undici';
import { type createPublicAgent, NOT_PUBLIC } from '../lookup/public-agent';
import { DeliveryError, type DeliveryProblem } from '../mail/delivery-error';
import { readRetryAfter } from '../push/read-retry-after';

/** Response of a provider. */
export interface ProviderAnswer {
  status: number;
  /** Undefined for what is no JSON object. */
  json: Readonly<Record<string, unknown>> | undefined;
}

/** One call of a provider. */
export interface ProviderCall {
  /** Its name in messages: its address may hold a secret. */
  provider: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Left out, it is only asked, by GET. */
  body?: string;
  /** Subject that the provider accepts or refuses, for messages. Default: the message. */
  what?: string;
  /** Returns the retry time of a provider that does not use `Retry-After`, epoch ms. */
  readRetryMs?: (answer: ProviderAnswer) => number | undefined;
  /** Returns the error of a known refusal, in the provider's own format. */
  readRefusal?: (answer: ProviderAnswer) => DeliveryError | undefined;
  timeoutMs?: number;
  /** Max bytes read of a response; default 64 kB. */
  mostBytes?: number;
  /** Agent for the connection where the address was not set by the operator. */
  through?: ReturnType<typeof createPublicAgent> | undefined;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64_000;
const REST_MS = 15 * SECOND_MS;
/** The connection was not made: nothing can have been taken. */
const NOT_REACHED = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'UND_ERR_CONNECT_TIMEOUT',
]);

const fault = (problem: DeliveryProblem, message: string, found: ServiceFound): DeliveryError =>
  new DeliveryError(problem, message, undefined, undefined, found);

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
    throw new DeliveryError('failed', `${provider} is busy (${status})`, nextMs, undefined, {
      code: 'busy',
      params: { service: provider },
    });
  }
  const known = readRefusal?.(answer);
  if (known) throw known;
  const params = { service: provider, status };
  if (status === 401) {
    throw fault('away', `${provider} does not take the key (401)`, { code: 'key', params });
  }
  throw fault('refused', `${provider} refuses ${what} (${status})`, { code: 'refused', params });
}

async function ask(call: ProviderCall): Promise<{ answer: ProviderAnswer; retryAfter?: string }> {
  const { provider, what = 'the message', url, headers, body, timeoutMs = TIMEOUT_MS } = call;
  const { through, mostBytes = MAX_BYTES } = call;
  try {
    through?.check(new URL(url));
    const response = await request(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body }),
      ...(through && { dispatcher: through.agent }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const retryAfter = response.headers['retry-after'];
    const json = readObject(await readText(response.body, mostBytes));
    const answer = { status: response.statusCode, json };
    return typeof retryAfter === 'string' ? { answer, retryAfter } : { answer };
  } catch (error) {
    const { code = '' } = error as { code?: string };
    const params = { service: provider };
    if (code === NOT_PUBLIC) {
      const words = `${provider} is at no address of the internet`;
      throw fault('away', words, { code: 'notPublic', params });
    }
    if (NOT_REACHED.has(code)) {
      throw fault('away', `${provider} cannot be reached`, { code: 'away', params });
    }
    const words = `${provider} did not say whether it took ${what}`;
    throw fault('refused', words, { code: 'unsure', params });
  }
}

async function readText(body: AsyncIterable<Buffer>, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > mostBytes) break;
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
  fault('refused', `${provider} did not take ${what}`, {
    code: 'notTaken',
    params: { service: provider },
  });
