import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables';

/** Kysely over the pool; `beforeConnect` may refuse (a connection is asked for inside a transaction). */
export function createPooledKysely(pool: pg.Pool, beforeConnect: () => void): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => {
          beforeConnect();
          return pool.connect();
        },
        end: async () => undefined,
      },
    }),
  });
}
