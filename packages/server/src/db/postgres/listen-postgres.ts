import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Channels, createListeners } from '../channels';
import type { DatabaseLog } from '../database-log';

/** One channel of PostgreSQL carries all of ours: a name of ours is never part of a statement. */
const CHANNEL = 'server_notices';
const RETRY_MS = 1_000;
const ANSWER_MS = 10_000;
/** PostgreSQL takes 8,000 bytes with the name of the channel. */
const SEPARATOR = ' ';

/**
 * Creates the channels of servers on one PostgreSQL, on a separate connection opened for the first
 * listener. After a lost connection every listener receives null.
 */
export const listenPostgres = (url: string, log: DatabaseLog): Channels => {
  const listeners = createListeners();
  const closing = new AbortController();
  let opening: Promise<void> | undefined;
  let client: pg.Client | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
    });
    // The end of the connection follows, and is dealt with there.
    next.on('error', () => undefined);
    next.on('notification', ({ payload = '' }) => {
      const [channel = '', ...rest] = payload.split(SEPARATOR);
      listeners.tell(channel, rest.join(SEPARATOR));
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    if (closing.signal.aborted) return next.end();
    client = next.once('end', () => {
      client = undefined;
      if (!closing.signal.aborted) opening = keepTrying();
    });
    listeners.tellAll();
  };

  const keepTrying = async (): Promise<void> => {
    for (let failures = 0; !closing.signal.aborted; failures++) {
      try {
        return await connect();
      } catch (error) {
        if (failures === 0) log.warn({ err: error }, 'what other servers tell is not heard');
      }
      await wait(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  return {
    statement: `select pg_notify('${CHANNEL}', $1 || '${SEPARATOR}' || $2)`,
    tell: listeners.tell,
    listen(channel, listener) {
      opening ??= keepTrying();
      return listeners.add(channel, listener);
    },
    async close() {
      closing.abort();
      await client?.end().catch(() => undefined);
      await opening;
    },
  };
};
