import type { TokenLink } from '../../../upstream/upstream';
import { formatTime } from '../../common/format-time';
import { sealWithLength, unsealWithLength } from './sealed-text';

/** Content of a token: its own number, its owner, epoch and expiry (epoch ms). */
export interface TokenContent extends TokenLink {
  expiresAt: number;
  /** Went out in a mail, to choose a new password with. */
  setsPassword: boolean;
  /** The tokens it was made with: it ends with each of them. */
  madeWith: readonly TokenLink[];
}

/** Members of a Traccar's token, and ours behind them; before, `e` was epoch ms. */
type Written = Record<'i' | 'u', number> & {
  e: string | number;
  p?: 1;
  n?: number;
  m?: [id: number, userId: number, epoch: number][];
};

/** A token as text. */
export const formatToken = (key: string, content: TokenContent): string => {
  const { id, userId, epoch, expiresAt, setsPassword, madeWith } = content;
  const written: Written = {
    i: id,
    u: userId,
    e: formatTime(expiresAt),
    ...(setsPassword && { p: 1 as const }),
    ...(epoch > 0 && { n: epoch }),
    ...(madeWith.length > 0 && { m: madeWith.map((one) => [one.id, one.userId, one.epoch]) }),
  };
  return sealWithLength(key, JSON.stringify(written));
};

/** The content of a token we signed; `unreadable` when it is no token at all, `forged` when not ours. */
export const parseToken = (key: string, text: string): TokenContent | 'unreadable' | 'forged' => {
  const opened = unsealWithLength(key, text);
  if (typeof opened === 'string') return opened;
  const { i, u, e, p, n = 0, m = [] } = JSON.parse(opened.content) as Written;
  return {
    id: i,
    userId: u,
    epoch: n,
    expiresAt: new Date(e).getTime(),
    setsPassword: p === 1,
    madeWith: m.map(([id, userId, epoch]) => ({ id, userId, epoch })),
  };
};
