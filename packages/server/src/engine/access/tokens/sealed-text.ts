import { type BinaryLike, createHmac, timingSafeEqual } from 'node:crypto';

const MAC_BYTES = 32;

const sign = (key: BinaryLike, content: Buffer): Buffer =>
  createHmac('sha256', key).update(content).digest();

const open = (key: BinaryLike, bytes: Buffer): string | undefined => {
  const body = bytes.subarray(MAC_BYTES);
  const isOurs = timingSafeEqual(sign(key, body), bytes.subarray(0, MAC_BYTES));
  return isOurs ? body.toString() : undefined;
};

/** Opaque text: a signature and what it signs, base64url. Nothing in it is secret. */
export const seal = (key: BinaryLike, content: string): string => {
  const body = Buffer.from(content);
  return Buffer.concat([sign(key, body), body]).toString('base64url');
};

/** Seals like `seal`, with the length of the signature in front, as a Traccar's tokens have it. */
export const sealWithLength = (key: BinaryLike, content: string): string => {
  const body = Buffer.from(content);
  return Buffer.concat([Buffer.of(MAC_BYTES), sign(key, body), body]).toString('base64url');
};

/**
 * Returns the content sealed with this key; `unreadable` when it is no sealed text at all, `forged`
 * when not ours.
 */
export const unseal = (
  key: BinaryLike,
  text: string,
): { content: string } | 'unreadable' | 'forged' => {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= MAC_BYTES) return 'unreadable';
  const content = open(key, bytes);
  return content === undefined ? 'forged' : { content };
};

/**
 * Unseals like `unseal` a text with the length in front; older texts have none, and live for a
 * year.
 */
export const unsealWithLength: typeof unseal = (key, text) => {
  const bytes = Buffer.from(text, 'base64url');
  const hasLength = bytes[0] === MAC_BYTES && bytes.length > MAC_BYTES + 1;
  const content = hasLength ? open(key, bytes.subarray(1)) : undefined;
  return content === undefined ? unseal(key, text) : { content };
};
