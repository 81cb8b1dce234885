import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import { isRefusal, type Refusal, type TokenOwner } from '../../upstream/upstream';
import { readTokenEnd } from './read-token-end';

/** The link of a Traccar's mail works for seven days (tracking-api §1.3). */
const LINK_LIFETIME_MS = 7 * DAY_MS;
/** Its clock may be ahead of ours. */
const CLOCKS_APART_MS = MINUTE_MS;
const OVER: Refusal = { status: 401, message: 'Token has expired' };

interface CheckOptions {
  db: Unit;
  origin: string;
  clock: () => number;
}

/**
 * A token of a Traccar may be the link of a mail or that of a program: it does not say. One that lives
 * longer than such a link is none, nor one that does not say until when, and one of before the last new
 * password is over.
 */
export async function checkMailLink(
  token: string,
  owner: TokenOwner | Refusal,
  { db, origin, clock }: CheckOptions,
): Promise<TokenOwner | Refusal> {
  if (isRefusal(owner)) return owner;
  const expiresAt = readTokenEnd(token);
  if (expiresAt === undefined) return OVER;
  const sentAt = expiresAt - LINK_LIFETIME_MS;
  if (sentAt > clock() + CLOCKS_APART_MS) return OVER;
  const { rows } = await db.query<{ epoch_raised_at: Date | null }>(
    'select epoch_raised_at from account where tracking_origin = $1 and user_id = $2',
    [origin, owner.userId],
  );
  const raisedAt = rows[0]?.epoch_raised_at?.getTime() ?? Number.NEGATIVE_INFINITY;
  return sentAt <= raisedAt ? OVER : owner;
}
