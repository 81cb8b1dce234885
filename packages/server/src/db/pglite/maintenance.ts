import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import type { Unit } from '../database';
import type { DatabaseLog } from '../database-log';

type Queries = Pick<Unit, 'query'>;

const TICK_MS = 5_000;
const CHECKPOINT_INTERVAL_MS = MINUTE_MS;
const CHECKPOINT_WAL_BYTES = 64 * 1024 * 1024;
const SMALL_TABLE_BYTES = 16 * 1024 * 1024;
const VACUUM_SMALL_INTERVAL_MS = 10 * MINUTE_MS;
const VACUUM_ALL_INTERVAL_MS = DAY_MS;

interface MaintenanceOptions {
  db: Queries;
  /** Runs a statement without the usual time-out. */
  whileUnhurried: <T>(run: () => Promise<T>) => Promise<T>;
  log: DatabaseLog;
}

/** The running timers; `stop` waits for the statement that runs. */
export interface DatabaseMaintenance {
  stop(): Promise<void>;
}

/**
 * Runs the maintenance a PostgreSQL server does by itself and PGlite does not: a checkpoint each 64
 * MB of log or 60 s, vacuum and analyze of small tables and of half-new ones every ten minutes, and
 * of all once a day, so that history is read from indexes alone.
 */
export function startMaintenance({
  db,
  whileUnhurried,
  log,
}: MaintenanceOptions): DatabaseMaintenance {
  let checkpointAt = Date.now();
  let checkpointWalBytes = 0;
  let vacuumSmallAt = Date.now();
  let vacuumAllAt = Date.now();
  let running: Promise<void> | undefined;

  const checkpoint = async (): Promise<void> => {
    const walBytes = await readWalBytes(db);
    const written = walBytes - checkpointWalBytes;
    const isDue = Date.now() - checkpointAt >= CHECKPOINT_INTERVAL_MS;
    if (written === 0 || (written < CHECKPOINT_WAL_BYTES && !isDue)) return;
    await db.query('checkpoint');
    checkpointAt = Date.now();
    checkpointWalBytes = await readWalBytes(db);
  };

  const vacuum = async (): Promise<void> => {
    const isAllDue = Date.now() - vacuumAllAt >= VACUUM_ALL_INTERVAL_MS;
    if (!isAllDue && Date.now() - vacuumSmallAt < VACUUM_SMALL_INTERVAL_MS) return;
    vacuumSmallAt = Date.now();
    if (isAllDue) vacuumAllAt = Date.now();
    const maxBytes = isAllDue ? Number.MAX_SAFE_INTEGER : SMALL_TABLE_BYTES;
    const { rows } = await db.query<{ name: string }>(
      `select format('%I', relname) as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
          and (pg_table_size(oid) <= $1
            or relallvisible < pg_relation_size(oid) / current_setting('block_size')::int / 2)`,
      [maxBytes],
    );
    for (const { name } of rows) {
      await whileUnhurried(() => db.query(`vacuum (analyze) ${name}`));
    }
  };

  const tick = async (): Promise<void> => {
    try {
      await checkpoint();
      await vacuum();
    } catch (error) {
      log.warn({ err: error }, 'database maintenance failed and is tried again');
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => void (running ??= tick()), TICK_MS);
  timer.unref();

  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function readWalBytes(db: Queries): Promise<number> {
  const { rows } = await db.query<{ bytes: string }>(
    "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes",
  );
  return Number(rows[0]?.bytes ?? 0);
}
