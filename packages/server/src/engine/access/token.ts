import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token says: its own number, whose it is and until when (epoch ms). */
export interface TokenContent {
  id: number;
  userId: number;
  expiresAt: number;
  /** Went out in a mail, to choose a new password with. */
  setsPassword: boolean;
}

const MAC_BYTES = 32;

const sign = (key: string, content: Buffer): Buffer =>
  createHmac('sha256', key).update(content).digest();

/** Opaque text: a signature and what it signs, base64url. */
export const formatToken = (key: string, content: TokenContent): string => {
  const body = Buffer.from(
    JSON.stringify({
      i: content.id,
      u: content.userId,
      e: content.expiresAt,
      ...(content.setsPassword && { p: 1 }),
    }),
  );
  return Buffer.concat([sign(key, body), body]).toString('base64url');
};

/** The content of a token we signed; `unreadable` when it is no token at all, `forged` when not ours. */
export const parseToken = (key: string, text: string): TokenContent | 'unreadable' | 'forged' => {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= MAC_BYTES) return 'unreadable';
  const body = bytes.subarray(MAC_BYTES);
  if (!timingSafeEqual(sign(key, body), bytes.subarray(0, MAC_BYTES))) return 'forged';
  const { i, u, e, p } = JSON.parse(body.toString()) as Record<'i' | 'u' | 'e', number> & { p?: 1 };
  return { id: i, userId: u, expiresAt: e, setsPassword: p === 1 };
};
