import { decodeWebhookMessage, type WebhookMessage } from '../../contract';
import { SECOND_MS } from '../../domain';
import { WebhookError } from './webhook-error';

/** A call as a receiver got it. */
export interface WebhookRequest {
  /** `Headers`, or those of Node; names in any case. */
  headers:
    | { get(name: string): string | null }
    | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Body as received, before any JSON parsing: each byte is signed. */
  body: string | Uint8Array;
}

/** Settings for the check of a message. */
export interface WebhookCheck {
  /** `whsec_…`; several while one takes the place of another. */
  secret: string | readonly string[];
  /** Max age of the signature, past or future, in seconds. Default 300. */
  toleranceSeconds?: number;
  /** Epoch ms; default now. */
  nowMs?: number;
}

const PREFIX = /^whsec_/;
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const;
const TOLERANCE_SECONDS = 300;
/** Max number of signatures that are checked; no genuine message has more. */
const MAX_SIGNATURES = 10;

/**
 * Checks who sent a message, by the headers of Standard Webhooks, and reads it. Rejects with a {@link WebhookError};
 * answer that with a 401, and the message with a 2xx. The same message may come again: its `id` tells.
 */
export async function verifyWebhook(
  { headers, body }: WebhookRequest,
  { secret, toleranceSeconds = TOLERANCE_SECONDS, nowMs = Date.now() }: WebhookCheck,
): Promise<WebhookMessage> {
  const keys = await Promise.all([secret].flat().map(importKey));
  const [id, time, sent] = ['id', 'timestamp', 'signature'].map((name) =>
    readHeader(headers, `webhook-${name}`),
  );
  if (!id || !time || !sent) {
    throw new WebhookError(
      'headers',
      'webhook-id, webhook-timestamp or webhook-signature is missing',
    );
  }
  const ageMs = Math.abs(nowMs - Number(time) * SECOND_MS);
  if (!/^\d{1,12}$/.test(time) || ageMs > toleranceSeconds * SECOND_MS) {
    throw new WebhookError('time', 'It was signed too long ago, or ahead of the clock');
  }
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const signed = concat(new TextEncoder().encode(`${id}.${time}.`), bytes);
  const checks = readSignatures(sent).flatMap((signature) =>
    keys.map((key) => crypto.subtle.verify(ALGORITHM, key, signature, signed)),
  );
  if (!(await Promise.all(checks)).includes(true)) {
    throw new WebhookError(
      'signature',
      'It is signed with another secret, or was changed on its way',
    );
  }
  try {
    return decodeWebhookMessage(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    throw new WebhookError('body', 'It is signed, and no message that can be read', { cause });
  }
}

async function importKey(secret: string): Promise<CryptoKey> {
  const key = fromBase64(secret.trim().replace(PREFIX, ''));
  if (key === undefined || key.length === 0) {
    throw new WebhookError('secret', 'The secret is none of a webhook: it begins with whsec_');
  }
  return crypto.subtle.importKey('raw', key, ALGORITHM, false, ['verify']);
}

function readHeader(headers: WebhookRequest['headers'], name: string): string | undefined {
  if (typeof headers.get === 'function') return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1];
  return typeof found === 'string' ? found : undefined;
}

/** `v1,<base64>`, several with a space between; what is of another version is left out. */
const readSignatures = (text: string): Uint8Array<ArrayBuffer>[] =>
  text
    .split(' ', MAX_SIGNATURES)
    .flatMap((each) => (each.startsWith('v1,') ? [fromBase64(each.slice('v1,'.length))] : []))
    .filter((each) => each !== undefined);

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}
