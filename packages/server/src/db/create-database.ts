import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Channels } from './channels';
import type { Database, QueryResult, Unit } from './database';
import type { Tables } from './tables/tables';

/** The one implementation of `Database` over a pool of connections, embedded or not. */
export function createDatabase(
  kind: Database['kind'],
  pool: pg.Pool,
  channels: Channels,
  onClose: () => Promise<void>,
): Database {
  const transaction = async <T>(fn: (unit: Unit) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    const committed: (() => void)[] = [];
    let broken: Error | undefined;
    // A connection that breaks between two statements has nobody else to tell.
    const remember = (error: Error): void => void (broken = error);
    client.on('error', remember);
    let result: T;
    try {
      await client.query('begin');
      result = await fn(createUnit(client, channels, committed));
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.off('error', remember);
      client.release(broken);
    }
    for (const tell of committed) tell();
    return result;
  };

  return {
    kind,
    connectionLoad: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    query: (sql, params, options) => run(pool, sql, params, options),
    transaction,
    afterCommit: (fn) => fn(),
    async notify(channel, payload) {
      if (channels.statement) await pool.query(channels.statement, [channel, payload]);
      else channels.tell(channel, payload);
    },
    listen: channels.listen,
    async close() {
      await channels.close();
      await onClose();
    },
  };
}

function createUnit(client: pg.PoolClient, channels: Channels, committed: (() => void)[]): Unit {
  let savepoints = 0;
  let kysely: Kysely<Tables> | undefined;
  const unit: Unit = {
    get kysely() {
      return (kysely ??= new Kysely<Tables>({
        dialect: new PostgresDialect({ pool: borrowed(client) }),
      }));
    },
    query: (sql, params, options) => run(client, sql, params, options),
    afterCommit: (fn) => void committed.push(fn),
    async notify(channel, payload) {
      if (channels.statement) await client.query(channels.statement, [channel, payload]);
      else committed.push(() => channels.tell(channel, payload));
    },
    async transaction(fn) {
      const name = `s${++savepoints}`;
      const before = committed.length;
      await client.query(`savepoint ${name}`);
      try {
        const result = await fn(unit);
        await client.query(`release savepoint ${name}`);
        return result;
      } catch (error) {
        committed.length = before;
        await client.query(`rollback to savepoint ${name}`);
        throw error;
      }
    },
  };
  return unit;
}

/** A pool of the one connection that the transaction holds; giving it back does nothing. */
function borrowed(client: pg.PoolClient) {
  const lent = {
    query: client.query.bind(client),
    release: () => undefined,
  };
  return { connect: async () => lent, end: async () => undefined };
}

async function run<Row>(
  target: pg.Pool | pg.PoolClient,
  sql: string,
  params: readonly unknown[] = [],
  options?: { name?: string },
): Promise<QueryResult<Row>> {
  const result = await target.query({
    text: sql,
    values: [...params],
    ...(options?.name ? { name: options.name } : {}),
  });
  return { rows: result.rows as Row[], rowCount: result.rowCount ?? 0 };
}
