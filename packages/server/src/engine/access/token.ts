import { seal, unseal } from './sealed-text';

/** What a token says: its own number, whose it is and until when (epoch ms). */
export interface TokenContent {
  id: number;
  userId: number;
  expiresAt: number;
  /** Went out in a mail, to choose a new password with. */
  setsPassword: boolean;
}

/** A token as text. */
export const formatToken = (key: string, content: TokenContent): string =>
  seal(
    key,
    JSON.stringify({
      i: content.id,
      u: content.userId,
      e: content.expiresAt,
      ...(content.setsPassword && { p: 1 }),
    }),
  );

/** The content of a token we signed; `unreadable` when it is no token at all, `forged` when not ours. */
export const parseToken = (key: string, text: string): TokenContent | 'unreadable' | 'forged' => {
  const opened = unseal(key, text);
  if (typeof opened === 'string') return opened;
  const { i, u, e, p } = JSON.parse(opened.content) as Record<'i' | 'u' | 'e', number> & { p?: 1 };
  return { id: i, userId: u, expiresAt: e, setsPassword: p === 1 };
};
