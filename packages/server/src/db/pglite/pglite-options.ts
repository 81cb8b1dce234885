import type { Database } from '../database';
import type { DatabaseLog } from '../database-log';

/** Options to open the embedded database. */
export interface PgliteOptions {
  /** The server's data folder; the cluster lies in `pg` inside it. Null: in memory, gone at the end. */
  dataDir: string | null;
  workerPath: string;
  /** A migrated cluster that a new folder starts from; null runs `initdb` (slow, 800 MB). */
  templatePath: string | null;
  log: DatabaseLog;
  /** A statement that runs longer is ended with its worker; default 60 000. */
  statementTimeoutMs?: number;
  /** Called when the worker keeps failing: the process should end. */
  onFatal?: (error: Error) => void;
}

/** The embedded database, and the dump that a template is made of. */
export interface PgliteDatabase extends Database {
  dump(): Promise<Uint8Array>;
}
