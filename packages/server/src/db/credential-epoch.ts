import type { Unit } from './database';
import { toEndNotice } from './end-notice';

/** The tracking API in `tracking_origin` when it is the embedded engine. */
export const ENGINE_ORIGIN = 'engine';

/** An account of a tracking API. */
export interface AccountKey {
  origin: string;
  userId: number;
}

/**
 * Ends all that the account is let in with, but the credential with the hash `keeps`, and whatever was made with one
 * of these in other accounts: who logged in as somebody else is nobody there any more. The new epoch is
 * never one that was given before, not even in a database that was restored from a backup: it is at
 * least the second in which it rose.
 */
export const raiseEpoch = async (
  unit: Unit,
  { origin, userId }: AccountKey,
  nowMs: number,
  keeps?: string,
): Promise<void> => {
  await unit.query(
    `with raised as (
       insert into account (tracking_origin, user_id, credential_epoch, epoch_raised_at)
       values ($1, $2, $3, $4)
       on conflict (tracking_origin, user_id) do update set
         credential_epoch = greatest(account.credential_epoch + 1, excluded.credential_epoch),
         epoch_raised_at = excluded.epoch_raised_at
       returning credential_epoch
     )
     update credential set epoch = credential_epoch from raised
     where hash = $5 and tracking_origin = $1 and user_id = $2`,
    [origin, userId, Math.floor(nowMs / 1000), new Date(nowMs), keeps ?? null],
  );
  const { rows } = await unit.query<{ hash: string }>(
    `with recursive family as (
       select id, user_id from credential where tracking_origin = $1 and user_id = $2
         and hash is distinct from $3
       union select c.id, c.user_id from credential c join family f on c.made_with = f.id)
     delete from credential where id in (select id from family where user_id <> $2) returning hash`,
    [origin, userId, keeps ?? null],
  );
  for (const { hash } of rows) await unit.notify('sessions', toEndNotice({ hash }));
};

/**
 * Ends all that anybody is let in with. A backup knows nothing of what was ended since it was made, and
 * not each account has a row in it.
 */
export const endAllCredentials = async (unit: Unit, nowMs: number): Promise<void> =>
  unit.transaction(async (inner) => {
    await inner.query('delete from credential');
    await inner.query(
      `insert into account (tracking_origin, user_id) select $1, id from users
       on conflict do nothing`,
      [ENGINE_ORIGIN],
    );
    await inner.query(
      `update account set credential_epoch = greatest(credential_epoch + 1, $1), epoch_raised_at = $2`,
      [Math.floor(nowMs / 1000), new Date(nowMs)],
    );
  });

/** The epoch that credentials of the account must have. */
export const readEpoch = async (unit: Unit, { origin, userId }: AccountKey): Promise<number> => {
  const { rows } = await unit.query<{ credential_epoch: number }>(
    'select credential_epoch from account where tracking_origin = $1 and user_id = $2',
    [origin, userId],
  );
  return rows[0]?.credential_epoch ?? 0;
};

/** Ends what was made at the product's door with a token of the engine. */
export const endMadeWithToken = async (unit: Unit, tokenId: number): Promise<void> => {
  await unit.query(
    `delete from credential where tracking_origin = $1
       and details::jsonb -> 'foreignTokens' @> to_jsonb($2::bigint)`,
    [ENGINE_ORIGIN, tokenId],
  );
};
