import { DAY_MS } from '@rastro/sdk/domain';
import type { Database, Unit } from '../../../db/database';
import { DeliveryError } from '../../../mail/delivery-error';
import { EngineError } from '../../common/engine-error';
import type { EngineLog } from '../../common/engine-log';
import { toReader } from '../../common/reader';
import type { Channel, Message } from '../channels/channel';
import { type OutboxEntry, outboxInsertSql, toOutboxRows } from './outbox-entry';
import { nextAttemptMs } from '../../../mail/next-attempt';

/** What the outbox stands on. */
export interface OutboxOptions {
  db: Database;
  channels: readonly Channel[];
  clock: () => number;
  log: EngineLog;
}

/** What became of the entries of one channel since the start. */
export interface OutboxCount {
  sent: number;
  givenUp: number;
}

/** What waits to be handed over, in order for each recipient, once. */
export interface Outbox {
  /** Puts entries in, as part of the caller's transaction. */
  add(unit: Unit, entries: readonly OutboxEntry[]): Promise<void>;
  /** Looks for what is due, soon; for who has just put something in. */
  wake(): void;
  /** Hands over all that is due. */
  run(): Promise<void>;
  /** By channel. */
  readonly counts: ReadonlyMap<string, Readonly<OutboxCount>>;
  /** Asks the database how many entries wait, by channel. */
  countWaiting(): Promise<Map<string, number>>;
  start(): void;
  /** Begins nothing more; resolves once nothing is being handed over. What waits, waits for the next start. */
  stop(): Promise<void>;
}

interface Row {
  id: number;
  reference: string;
  message: Message;
  created_at: Date;
  attempts: number;
  next_at: Date;
  name: string | null;
  email: string | null;
  is_gone: boolean;
  person: Record<string, unknown> | null;
  server: Record<string, unknown>;
  is_forced: boolean;
}

const LOOK_EVERY_MS = 5_000;
const RECIPIENTS_AT_ONCE = 3;
const ROWS_AT_ONCE = 50;
/** What a recipient's server puts off for as long is given up (RFC 5321 §4.5.4.1). */
const GIVE_UP_AFTER_MS = 5 * DAY_MS;
const MOST_FAULTS = 8;
/** What was given up is kept for the operator to read. */
const KEEP_GIVEN_UP_MS = 30 * DAY_MS;

/** An outbox over the table of that name. */
export const createOutbox = ({ db, channels, clock, log }: OutboxOptions): Outbox => {
  const queued = new Map(
    channels.filter(({ isQueued }) => isQueued).map((channel) => [channel.type, channel]),
  );
  const counts = new Map([...queued.keys()].map((type) => [type, { sent: 0, givenUp: 0 }]));
  /** A closed channel is tried with one entry at a time, later and later. */
  const closed = new Map<string, { attempts: number; untilMs: number }>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopping = false;

  const isClosed = (type: string): boolean => (closed.get(type)?.untilMs ?? 0) > clock();

  const close = (type: string, error: Error): void => {
    const attempts = (closed.get(type)?.attempts ?? 0) + 1;
    closed.set(type, { attempts, untilMs: nextAttemptMs(clock(), attempts) });
    log.warn({ channel: type, attempts, reason: error.message }, 'Messages wait: a way is closed');
  };

  const remove = (id: number) => db.query('delete from outbox where id = $1', [id]);

  const count = (type: string, what: keyof OutboxCount): void => {
    const known = counts.get(type);
    if (known) known[what] += 1;
  };

  const giveUp = async (id: number, reason: string): Promise<void> => {
    log.warn({ outboxId: id, reason }, 'A message was given up');
    await db.query('update outbox set failed_at = $2, last_error = $3 where id = $1', [
      id,
      new Date(clock()),
      reason,
    ]);
    const forgottenMs = clock() - KEEP_GIVEN_UP_MS;
    await db.query('delete from outbox where failed_at < $1', [new Date(forgottenMs)]);
  };

  const putOff = (row: Row, reason: string) =>
    db.query(
      `update outbox set attempts = attempts + 1, next_at = $2, last_error = $3 where id = $1`,
      [row.id, new Date(nextAttemptMs(clock(), row.attempts + 1)), reason],
    );

  /** True when the next one of this recipient may follow. */
  const handOver = async (channel: Channel, userId: number, row: Row): Promise<boolean> => {
    if (row.is_gone) {
      await remove(row.id);
      return true;
    }
    if (row.next_at.getTime() > clock()) return holdsNobodyUp(row);
    const reader = toReader(row.person ?? {}, row.server, row.is_forced);
    const to = { userId, name: row.name ?? '', email: row.email ?? '', reader };
    try {
      await channel.deliver(row.message, to, row.reference);
    } catch (error) {
      return afterFailure(channel, row, error);
    }
    closed.delete(channel.type);
    count(channel.type, 'sent');
    await remove(row.id);
    return true;
  };

  const afterFailure = async (channel: Channel, row: Row, error: unknown): Promise<boolean> => {
    const problem = error instanceof DeliveryError ? error.problem : 'failed';
    const reason = error instanceof Error ? error.message : String(error);
    if (problem === 'away') {
      close(channel.type, error as Error);
      return false;
    }
    const isOld = clock() - row.created_at.getTime() > GIVE_UP_AFTER_MS;
    // What a channel does not say of itself is a fault of ours, and must not hold the others up for days.
    const isHopeless = !(error instanceof DeliveryError) && row.attempts >= MOST_FAULTS;
    if (problem === 'refused' || error instanceof EngineError || isOld || isHopeless) {
      await giveUp(row.id, reason);
      count(channel.type, 'givenUp');
      return true;
    }
    await putOff(row, reason);
    return holdsNobodyUp(row);
  };

  const serve = async (channel: Channel, userId: number): Promise<void> => {
    for (;;) {
      const { rows } = await db.query<Row & Record<string, unknown>>(ROWS_SQL, [
        channel.type,
        userId,
        new Date(clock()),
      ]);
      for (const row of rows) {
        if (isStopping || isClosed(channel.type)) return;
        if (!(await handOver(channel, userId, row))) return;
      }
      if (rows.length < ROWS_AT_ONCE) return;
    }
  };

  const serveAll = async (channel: Channel): Promise<void> => {
    const { rows } = await db.query<{ user_id: number }>(RECIPIENTS_SQL, [channel.type]);
    // A channel that was closed is tried by one first.
    const width = closed.has(channel.type) ? 1 : RECIPIENTS_AT_ONCE;
    const queue = rows.map(({ user_id }) => user_id);
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        if (isStopping || isClosed(channel.type)) return;
        await serve(channel, next);
      }
    };
    await Promise.all(Array.from({ length: width }, work));
  };

  const runUntilQuiet = async (): Promise<void> => {
    try {
      do {
        isAskedAgain = false;
        for (const channel of queued.values()) {
          if (!isClosed(channel.type)) await serveAll(channel);
        }
      } while (isAskedAgain && !isStopping);
    } finally {
      running = undefined;
    }
  };

  const run = async (): Promise<void> => {
    if (isStopping) return;
    isAskedAgain = true;
    return (running ??= runUntilQuiet());
  };

  const wake = (): void => {
    run().catch((error: unknown) => log.error({ err: error }, 'The outbox could not be worked on'));
  };

  return {
    async add(unit, entries) {
      if (entries.length === 0) return;
      await unit.query(outboxInsertSql('$1', '$2'), [toOutboxRows(entries), new Date(clock())]);
      unit.afterCommit(wake);
    },
    wake,
    run,
    counts,
    async countWaiting() {
      const { rows } = await db.query<{ channel: string; waiting: number }>(WAITING_SQL);
      const found = new Map(rows.map(({ channel, waiting }) => [channel, waiting]));
      return new Map([...queued.keys()].map((type) => [type, found.get(type) ?? 0]));
    },
    start() {
      if (queued.size > 0) timer = setInterval(wake, LOOK_EVERY_MS).unref();
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
};

const WAITING_SQL = `
  select channel, count(*) as waiting from outbox where failed_at is null group by channel`;

/** It goes to an address that is not in force yet, which may be nobody's. There is one of an account. */
const holdsNobodyUp = ({ message }: Row): boolean => message.kind === 'email';

const RECIPIENTS_SQL = `
  select user_id from outbox where channel = $1 and failed_at is null
  group by user_id order by min(id)`;

const ROWS_SQL = `
  select o.id, o.reference, o.message, o.created_at, o.attempts, o.next_at, u.name, u.email,
    u.id is null or u.disabled or coalesce(u.expiration_time <= $3, false) as is_gone,
    u.attributes as person, s.attributes as server, s.force_settings as is_forced
  from outbox o cross join server s left join users u on u.id = o.user_id
  where o.channel = $1 and o.user_id = $2 and o.failed_at is null
  order by o.id limit ${ROWS_AT_ONCE}`;
