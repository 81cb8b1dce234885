import type { Unit } from '../../db/database';
import type { Seal } from '../../db/seal';

/** A token of the tracking server that we keep for a user; `expiresAt` in epoch ms. */
export interface KeptToken {
  token: string;
  expiresAt: number;
}

/** The tokens kept so that sessions outlive those of the tracking server: one a user, sealed at rest. */
export interface TokenStore {
  find(userId: number): Promise<KeptToken | undefined>;
  keep(userId: number, kept: KeptToken): Promise<void>;
  forget(userId: number): Promise<void>;
  /** Takes out those of users whom nothing lets in any more, and answers them. */
  takeUnused(nowMs: number): Promise<{ userId: number; token: string }[]>;
}

interface Row {
  user_id: number;
  kept_token: string;
  kept_token_ends_at: Date;
}

/** Dependencies of a store; `origin` identifies the tracking API of its users. */
interface TokenStoreOptions {
  db: Unit;
  origin: string;
  seal: Seal;
  clock: () => number;
}

/** A store in the rows of accounts. A token that cannot be unsealed is as good as none. */
export function createTokenStore({ db, origin, seal, clock }: TokenStoreOptions): TokenStore {
  const boundTo = (userId: number): string => `user ${userId}`;
  const open = (row: Row) => seal.unseal(row.kept_token, boundTo(row.user_id));

  return {
    async find(userId) {
      const { rows } = await db.query<Row>(
        `select user_id, kept_token, kept_token_ends_at from account
         where tracking_origin = $1 and user_id = $2 and kept_token_ends_at > $3`,
        [origin, userId, new Date(clock())],
      );
      const [row] = rows;
      const token = row && open(row);
      return row && token !== undefined
        ? { token, expiresAt: row.kept_token_ends_at.getTime() }
        : undefined;
    },
    async keep(userId, { token, expiresAt }) {
      await db.query(
        `insert into account (tracking_origin, user_id, kept_token, kept_token_ends_at)
         values ($1, $2, $3, $4)
         on conflict (tracking_origin, user_id) do update set
           kept_token = excluded.kept_token, kept_token_ends_at = excluded.kept_token_ends_at`,
        [origin, userId, seal.seal(token, boundTo(userId)), new Date(expiresAt)],
      );
    },
    async forget(userId) {
      await db.query(
        `update account set kept_token = null, kept_token_ends_at = null
         where tracking_origin = $1 and user_id = $2`,
        [origin, userId],
      );
    },
    async takeUnused(nowMs) {
      const { rows } = await db.query<Row>(
        `with unused as (
           select user_id, kept_token, kept_token_ends_at from account a
           where tracking_origin = $1 and kept_token is not null and not exists (
             select 1 from credential c where c.tracking_origin = $1 and c.user_id = a.user_id
               and c.epoch = a.credential_epoch and c.ends_at > $2)
           for update)
         update account a set kept_token = null, kept_token_ends_at = null from unused
         where a.tracking_origin = $1 and a.user_id = unused.user_id returning unused.*`,
        [origin, new Date(nowMs)],
      );
      return rows.flatMap((row) => {
        const token = open(row);
        return token === undefined ? [] : [{ userId: row.user_id, token }];
      });
    },
  };
}
