import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from '../database-log';

/** A database that belongs to this process, on a connection of its own: the lock goes with it. */
export interface Hold {
  /** The server of the database went, and is not back yet. */
  isLost(): boolean;
  release(): Promise<void>;
}

interface HoldOptions {
  url: string;
  log: DatabaseLog;
  /** Somebody else has taken the database while its server was away: the process should end. */
  onFatal?: (error: Error) => void;
}

const ENGINE_LOCK_KEY = 7_277_116;
const RETRY_MS = 250;
const ANSWER_MS = 10_000;

/**
 * Takes the database for this process; while its server is away, waits for it and takes it again.
 * Throws when another server has it.
 */
export const holdDatabase = async ({ url, log, onFatal }: HoldOptions): Promise<Hold> => {
  const released = new AbortController();
  const { signal } = released;
  let holder: pg.Client | undefined;

  /** False when another server has it. */
  const take = async (): Promise<boolean> => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    client.on('error', (error) => log.warn({ err: error }, 'the hold on the database failed'));
    const isTaken = await lock(client).catch(async (error: unknown) => {
      await client.end();
      throw error;
    });
    if (!isTaken || signal.aborted) {
      await client.end();
      return isTaken;
    }
    holder = client.once('end', () => {
      holder = undefined;
      if (!signal.aborted) void takeAgain();
    });
    return true;
  };

  const takeAgain = async (): Promise<void> => {
    log.error({}, 'the database is away: its connection is gone');
    while (!signal.aborted) {
      const isTaken = await take().catch(() => undefined);
      if (isTaken === false && !signal.aborted)
        onFatal?.(new Error('Another server has taken the database.'));
      if (isTaken) log.warn({}, 'the database is back');
      if (isTaken !== undefined) return;
      await wait(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  };

  if (!(await take())) {
    throw new Error('another server is running on this database; stop that one first');
  }
  return {
    isLost: () => holder === undefined,
    async release() {
      released.abort();
      await holder?.end();
    },
  };
};

const lock = async (client: pg.Client): Promise<boolean> => {
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [ENGINE_LOCK_KEY],
  );
  return rows[0]?.taken === true;
};
