import { createHmac, randomBytes } from 'node:crypto';
import { SECOND_MS } from '@rastro/sdk/domain';

const SECRET_BYTES = 24;
const PREFIX = 'whsec_';

/** A new secret in the form that libraries for Standard Webhooks take. */
export const createWebhookSecret = (): string =>
  `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** The headers by which a receiver knows who sent a body, and when (Standard Webhooks, version 1). */
export function signWebhook(
  secret: string,
  { reference, body, atMs }: { reference: string; body: string; atMs: number },
): Record<string, string> {
  const timestamp = String(Math.floor(atMs / SECOND_MS));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key)
    .update(`${reference}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': reference,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
