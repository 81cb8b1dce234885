import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new random token of 256 bits, for the cookie. */
export const createSessionToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token: its SHA-256, hex. */
export const hashSessionToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
