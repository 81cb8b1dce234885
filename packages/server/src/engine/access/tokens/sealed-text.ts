import { type BinaryLike, createHmac, timingSafeEqual } from 'node:crypto';

const MAC_BYTES = 32;

const sign = (key: BinaryLike, content: Buffer): Buffer =>
  createHmac('sha256', key).update(content).digest();

/** Opaque text: a signature and what it signs, base64url. Nothing in it is secret. */
export const seal = (key: BinaryLike, content: string): string => {
  const body = Buffer.from(content);
  return Buffer.concat([sign(key, body), body]).toString('base64url');
};

/** What was sealed with this key; `unreadable` when it is no sealed text at all, `forged` when not ours. */
export const unseal = (
  key: BinaryLike,
  text: string,
): { content: string } | 'unreadable' | 'forged' => {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= MAC_BYTES) return 'unreadable';
  const body = bytes.subarray(MAC_BYTES);
  const isOurs = timingSafeEqual(sign(key, body), bytes.subarray(0, MAC_BYTES));
  return isOurs ? { content: body.toString() } : 'forged';
};
