import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** 256 random bits, for a cookie, a token or a link. */
export const createSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Returns the stored form of a secret: its SHA-256, hex. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
