import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Database, Unit } from '../db/database';
import { LATENCY_BUCKETS } from './latency-buckets';

/** Figures on the load of the database. */
export interface DatabaseFigures {
  /** The same database, whose transactions are timed and whose connections are shown. */
  watchDatabase<D extends Database>(database: D): D;
}

/** Latency of transactions, and the connections. */
export const createDatabaseFigures = (registry: Registry): DatabaseFigures => {
  const durations = new Histogram({
    name: 'tracking_database_transaction_duration_seconds',
    help: 'Time of a transaction from asking for a connection to its end, by how it ended',
    labelNames: ['outcome'],
    buckets: LATENCY_BUCKETS,
    registers: [registry],
  });
  const committed = durations.labels('committed');
  const failed = durations.labels('failed');
  let watched: Database | undefined;
  new Gauge({
    name: 'tracking_database_connections',
    help: 'Connections to the database, by what they do',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const load = watched?.connectionLoad();
      if (!load) return;
      this.set({ state: 'busy' }, load.busy);
      this.set({ state: 'idle' }, load.idle);
    },
  });
  new Gauge({
    name: 'tracking_database_waiting',
    help: 'Statements and transactions that wait for a connection',
    registers: [registry],
    collect() {
      this.set(watched?.connectionLoad().waiting ?? 0);
    },
  });
  return {
    watchDatabase(database) {
      watched = database;
      return {
        ...database,
        async transaction<T>(fn: (unit: Unit) => Promise<T>): Promise<T> {
          const startedMs = performance.now();
          let end = failed;
          try {
            const result = await database.transaction(fn);
            end = committed;
            return result;
          } finally {
            end.observe((performance.now() - startedMs) / 1000);
          }
        },
      };
    },
  };
};
