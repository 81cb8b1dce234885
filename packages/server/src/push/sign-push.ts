import { sign } from 'node:crypto';
import { HOUR_MS } from '@rastro/sdk/domain';
import type { PushKeys } from './push-keys';

/** Below the day that push services allow (RFC 8292 §2). */
const VALID_MS = 12 * HOUR_MS;
const RENEWED_MS = 6 * HOUR_MS;
const MAX_KEPT = 100;

const toPart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Says who sends a message to a push service; `contact` is whom its operator may write to. */
export function createSignPush(contact: string, clock: () => number) {
  const kept = new Map<string, { header: string; atMs: number }>();
  return (origin: string, { publicKey, privateKey }: PushKeys): string => {
    const known = kept.get(origin);
    if (known && clock() - known.atMs < RENEWED_MS) return known.header;
    const exp = Math.floor((clock() + VALID_MS) / 1000);
    const text = `${toPart({ typ: 'JWT', alg: 'ES256' })}.${toPart({ aud: origin, exp, sub: contact })}`;
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
    const signature = sign('sha256', Buffer.from(text), key).toString('base64url');
    const header = `vapid t=${text}.${signature}, k=${publicKey}`;
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(origin, { header, atMs: clock() });
    return header;
  };
}
