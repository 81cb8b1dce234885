import type { Kysely } from 'kysely';
import type { ChannelListener } from './channels';
import type { Tables } from './tables/tables';

/**
 * Result of a statement: rows (int8 as number, timestamptz as Date, json parsed) and the number of
 * affected rows.
 */
export interface QueryResult<Row> {
  readonly rows: Row[];
  readonly rowCount: number;
}

/**
 * Something SQL can be run on: the database itself, or a transaction.
 * A function that takes a `Unit` works inside its caller's transaction and outside alike.
 */
export interface Unit {
  /** Typed query builder bound to this unit. */
  readonly kysely: Kysely<Tables>;
  /**
   * Runs one statement with `$1`-style parameters. Pass JSON parameters as text.
   * A `name` keeps the plan in the connection (hot path only).
   */
  query<Row = Record<string, unknown>>(
    sql: string,
    params?: readonly unknown[],
    options?: { name?: string },
  ): Promise<QueryResult<Row>>;
  /**
   * Runs `fn` in a transaction and commits when it resolves; on a transaction: in a savepoint.
   * Keep it short: the embedded database has one connection.
   */
  transaction<T>(fn: (unit: Unit) => Promise<T>): Promise<T>;
  /**
   * Runs `fn` once what this unit has written is committed, outside the transaction; never when it
   * is rolled back. On the database itself: at once. For what memory must learn of a write.
   */
  afterCommit(fn: () => void): void;
  /**
   * Tells all servers on this database once this unit is committed; who listens on `channel` hears `payload`
   * (at most 7,000 bytes, no secret). It can get lost: what must happen is looked for by a timer as well.
   */
  notify(channel: ChannelName, payload: string): Promise<void>;
}

/** Channels on which servers on one database notify each other. */
export type ChannelName =
  | 'work'
  | 'access'
  | 'sessions'
  | 'drives'
  | 'sight'
  | 'integrations'
  | 'changed-lists'
  | 'changed-devices';

/** Load of the database connections. */
export interface ConnectionLoad {
  /** Connections that work for somebody. */
  busy: number;
  idle: number;
  /** Number of callers waiting for a connection. */
  waiting: number;
}

/** An open database. Inside a transaction use its unit: the database itself waits for a connection until it gives up. */
export interface Database extends Unit {
  readonly kind: 'pglite' | 'postgres';
  /** Now; costs nothing. */
  connectionLoad(): ConnectionLoad;
  /** Calls back for what any server on this database tells, this one too; returns the way to stop. */
  listen(channel: ChannelName, listener: ChannelListener): () => void;
  /** Ends when all running statements did; the embedded one writes a checkpoint first. */
  close(): Promise<void>;
}
