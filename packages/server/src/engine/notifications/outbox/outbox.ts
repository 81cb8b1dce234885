import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import type { Database, Unit } from '../../../db/database';
import { DeliveryError } from '../../../mail/delivery-error';
import { EngineError } from '../../common/engine-error';
import type { EngineLog } from '../../common/engine-log';
import type { Channel, Message, Recipient } from '../channels/channel';
import type { LoadRecipient } from './load-recipient';
import { type OutboxEntry, outboxInsertSql, toOutboxRows } from './outbox-entry';
import { nextAttemptMs } from '../../../mail/next-attempt';

/** What the outbox stands on. */
export interface OutboxOptions {
  db: Database;
  channels: readonly Channel[];
  loadRecipient: LoadRecipient;
  /** Other servers hand over what waits in this database, too. */
  isShared?: boolean;
  /** How long who waits for others waits for one recipient. Replaced by tests. */
  patienceMs?: number;
  clock: () => number;
  log: EngineLog;
}

/** What became of the entries of one channel since the start. */
export interface OutboxCount {
  sent: number;
  givenUp: number;
}

/** What waits to be handed over, begun in order for each recipient, once. */
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
  target: string | null;
}

const LOOK_EVERY_MS = 5_000;
const RECIPIENTS_AT_ONCE = 8;
/** Whoever takes longer is served beside the others, who are not held up. */
const PATIENCE_MS = 2_000;
/** So many are served beside the others at once. */
const MAX_BEHIND = 100;
const ROWS_AT_ONCE = 50;
/** Of one account, where each is for something else of it. */
const TARGETS_AT_ONCE = 8;
/** Longer than any attempt: no other server tries meanwhile. */
const HELD_MS = 5 * MINUTE_MS;
/** What a recipient's server puts off for as long is given up (RFC 5321 §4.5.4.1). */
const GIVE_UP_AFTER_MS = 5 * DAY_MS;
const MAX_FAULTS = 8;
/** What was given up is kept for the operator to read. */
const KEEP_GIVEN_UP_MS = 30 * DAY_MS;

/** An outbox over the table of that name. */
export const createOutbox = (options: OutboxOptions): Outbox => {
  const { db, channels, loadRecipient, isShared = false, clock, log } = options;
  const { patienceMs = PATIENCE_MS } = options;
  const queued = new Map(
    channels.filter(({ isQueued }) => isQueued).map((channel) => [channel.type, channel]),
  );
  const counts = new Map([...queued.keys()].map((type) => [type, { sent: 0, givenUp: 0 }]));
  /** A closed channel is tried with one entry at a time, later and later. */
  const closed = new Map<string, { attempts: number; untilMs: number }>();
  /** Recipients of channels that are served beside the others, and those that were slow the last time. */
  const behind = new Map<string, Promise<void>>();
  const slow = new Set<string>();
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

  const putOff = (row: Row, reason: string, notBeforeMs: number) =>
    db.query(
      `update outbox set attempts = attempts + 1, next_at = $2, last_error = $3 where id = $1`,
      [row.id, new Date(Math.max(nextAttemptMs(clock(), row.attempts + 1), notBeforeMs)), reason],
    );

  /** True for the one server that may try now. */
  const hold = async (row: Row): Promise<boolean> => {
    if (!isShared) return true;
    const { rows } = await db.query(
      `update outbox set next_at = $3 where id = $1 and next_at = $2 and failed_at is null
       returning id`,
      [row.id, row.next_at, new Date(clock() + HELD_MS)],
    );
    return rows.length > 0;
  };

  /** True when the next one of this recipient may follow. */
  const handOver = async (channel: Channel, to: Recipient | null, row: Row): Promise<boolean> => {
    if (to === null) {
      await remove(row.id);
      return true;
    }
    if (row.next_at.getTime() > clock() || !(await hold(row))) return holdsNobodyUp(row);
    const { reference, target } = row;
    try {
      await channel.deliver(row.message, to, { reference, target });
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
      // The others of this database may try it as soon as they can.
      if (isShared)
        await db.query('update outbox set next_at = $2 where id = $1', [row.id, row.next_at]);
      return false;
    }
    const isOld = clock() - row.created_at.getTime() > GIVE_UP_AFTER_MS;
    // What a channel does not say of itself is a fault of ours, and must not hold the others up for days.
    const isHopeless = !(error instanceof DeliveryError) && row.attempts >= MAX_FAULTS;
    if (problem === 'refused' || error instanceof EngineError || isOld || isHopeless) {
      await giveUp(row.id, reason);
      count(channel.type, 'givenUp');
      return true;
    }
    await putOff(row, reason, error instanceof DeliveryError ? error.notBeforeMs : 0);
    return holdsNobodyUp(row);
  };

  const widthOf = ({ type, listTargets, atOnce = 1 }: Channel): number => {
    if (listTargets) return TARGETS_AT_ONCE;
    // A channel that was closed is tried by one first.
    return closed.has(type) ? 1 : atOnce;
  };

  const serve = async (channel: Channel, userId: number): Promise<void> => {
    for (let lastId = 0; ;) {
      const { rows } = await db.query<Row & Record<string, unknown>>(ROWS_SQL, [
        channel.type,
        userId,
        lastId,
      ]);
      if (rows.length === 0) return;
      const to = await loadRecipient(userId);
      const work = async (row: Row) => {
        if (isStopping || isClosed(channel.type)) return false;
        return handOver(channel, to, row);
      };
      // Where the oldest one is put off, what came after it waits too.
      const alone = channel.listTargets ? 0 : 1;
      const isDone =
        (await workOn(rows.slice(0, alone), 1, work)) &&
        (await workOn(rows.slice(alone), widthOf(channel), work));
      if (!isDone || rows.length < ROWS_AT_ONCE) return;
      lastId = rows.at(-1)?.id ?? lastId;
    }
  };

  /** Serves a recipient as long as patience lasts; what is left of it goes on beside the others. */
  const serveFairly = async (channel: Channel, userId: number): Promise<void> => {
    const key = `${channel.type} ${userId}`;
    if (behind.has(key)) return;
    const serving = serve(channel, userId);
    const isQuick = await within(serving, slow.has(key) ? 0 : patienceMs);
    if (isQuick || behind.size >= MAX_BEHIND) {
      await serving;
      slow.delete(key);
      return;
    }
    if (slow.size >= MAX_SLOW) slow.clear();
    slow.add(key);
    const after = serving
      .catch((error: unknown) => log.error({ err: error }, 'The outbox could not be worked on'))
      .finally(() => void behind.delete(key));
    behind.set(key, after);
  };

  const serveAll = async (channel: Channel): Promise<void> => {
    const { rows } = await db.query<{ user_id: number }>(RECIPIENTS_SQL, [channel.type]);
    // A channel that was closed is tried by one first.
    const width = closed.has(channel.type) ? 1 : RECIPIENTS_AT_ONCE;
    await workOn(rows, width, async ({ user_id }) => {
      if (isStopping || isClosed(channel.type)) return false;
      await serveFairly(channel, user_id);
      return true;
    });
  };

  const runUntilQuiet = async (): Promise<void> => {
    try {
      do {
        isAskedAgain = false;
        const open = [...queued.values()].filter(({ type }) => !isClosed(type));
        // A channel that is slow or broken holds no other up.
        const ends = await Promise.allSettled(open.map(serveAll));
        const broken = ends.find((end) => end.status === 'rejected');
        if (broken) throw broken.reason;
      } while (isAskedAgain && !isStopping);
    } finally {
      running = undefined;
    }
  };

  const run = async (): Promise<void> => {
    if (isStopping) return;
    await look();
    while (behind.size > 0) await Promise.all(behind.values());
  };

  /** Not until the slow are served: somebody else may have a message meanwhile. */
  const look = async (): Promise<void> => {
    if (isStopping) return;
    isAskedAgain = true;
    return (running ??= runUntilQuiet());
  };

  const wake = (): void => {
    look().catch((error: unknown) =>
      log.error({ err: error }, 'The outbox could not be worked on'),
    );
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
      await Promise.all(behind.values());
    },
  };
};

/** So many slow ones are remembered. */
const MAX_SLOW = 10_000;

/** Whether something ends in that time. */
async function within(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const isDone = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return isDone;
}

const WAITING_SQL = `
  select channel, count(*) as waiting from outbox where failed_at is null group by channel`;

/** What is for one of several comes in no order. An e-mail not in force yet may be nobody's, and is one. */
const holdsNobodyUp = ({ message, target }: Row): boolean =>
  target !== null || message.kind === 'email';

/** Works on so many at once, until one says that nothing is to follow. */
async function workOn<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<boolean>,
): Promise<boolean> {
  const queue = items.values();
  let goesOn = true;
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (!goesOn) return;
      if (!(await work(item))) goesOn = false;
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return goesOn;
}

const RECIPIENTS_SQL = `
  select user_id from outbox where channel = $1 and failed_at is null
  group by user_id order by min(id)`;

const ROWS_SQL = `
  select id, reference, message, created_at, attempts, next_at, target from outbox
  where channel = $1 and user_id = $2 and id > $3 and failed_at is null
  order by id limit ${ROWS_AT_ONCE}`;
