import type { Unit } from '../db/database';
import type { Seal } from './seal';

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
  /** Takes out those of users without a session, and answers them. */
  takeUnused(): Promise<{ userId: number; token: string }[]>;
}

interface Row {
  user_id: number;
  sealed: string;
  expires_at: Date;
}

/** A store over our own table. A token that cannot be unsealed is as good as none. */
export function createTokenStore(db: Unit, seal: Seal, clock: () => number): TokenStore {
  const boundTo = (userId: number): string => `user ${userId}`;
  const open = ({ user_id: userId, sealed }: Row) => seal.unseal(sealed, boundTo(userId));

  return {
    async find(userId) {
      const { rows } = await db.query<Row>(
        'select * from tracking_token where user_id = $1 and expires_at > $2',
        [userId, new Date(clock())],
      );
      const [row] = rows;
      const token = row && open(row);
      return row && token !== undefined
        ? { token, expiresAt: row.expires_at.getTime() }
        : undefined;
    },
    async keep(userId, { token, expiresAt }) {
      await db.query(
        `insert into tracking_token (user_id, sealed, expires_at) values ($1, $2, $3)
         on conflict (user_id) do update set sealed = excluded.sealed, expires_at = excluded.expires_at`,
        [userId, seal.seal(token, boundTo(userId)), new Date(expiresAt)],
      );
    },
    async forget(userId) {
      await db.query('delete from tracking_token where user_id = $1', [userId]);
    },
    async takeUnused() {
      const { rows } = await db.query<Row>(
        `delete from tracking_token t where not exists
           (select 1 from session s where s.user_id = t.user_id and s.absolute_expires_at > $1)
         returning *`,
        [new Date(clock())],
      );
      return rows.flatMap((row) => {
        const token = open(row);
        return token === undefined ? [] : [{ userId: row.user_id, token }];
      });
    },
  };
}
