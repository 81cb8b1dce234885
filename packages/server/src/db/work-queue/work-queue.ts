import { toPrintable } from '@rastro/sdk/domain';
import type { Database, Unit } from '../database';
import { createLaneKeeper } from './lane-keeper';
import { nextAttemptMs } from './next-attempt';
import { toWorkRows, type WorkEntry, workInsertSql } from './work-entry';
import type { Work, WorkKind } from './work-kind';
import { createWorkStore, HOLD_EVERY_MS, ROWS_AT_ONCE, type WorkRow } from './work-store';
import { workOn } from './work-on';

/** Dependencies and options of a queue. */
export interface WorkQueueOptions {
  db: Database;
  kinds: readonly WorkKind[];
  /** No other server works on this database: what was held when it was stopped is free at its start. */
  isAlone: boolean;
  /** Max time other lanes wait for one lane, in ms. Replaced by tests. */
  patienceMs?: number;
  clock: () => number;
  log: WorkLog;
}

interface WorkLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Counts of finished and abandoned work of one kind since the start. */
export interface WorkCount {
  done: number;
  givenUp: number;
}

/**
 * Queue of pending work in the table `work_queue`: durable, begun in order in each lane, done once.
 */
export interface WorkQueue {
  /** Puts entries in, as part of the caller's transaction; wakes the queue once that is committed. */
  add(unit: Unit, entries: readonly WorkEntry[]): Promise<void>;
  /** Looks for what is due, soon. */
  wake(): void;
  /** Does all that is due. */
  run(): Promise<void>;
  /** Periodic job of the queue. */
  readonly job: { name: string; everyMs: number; run(): void };
  readonly counts: ReadonlyMap<string, Readonly<WorkCount>>;
  /** Asks the database how much waits, by kind. */
  countWaiting(): Promise<Map<string, number>>;
  start(): Promise<void>;
  /** Begins nothing more; resolves once nothing is being done. What waits, waits for the next start. */
  stop(): Promise<void>;
}

/**
 * Interval of the poll, in ms, for retries that are due and for other servers' entries whose
 * notification was lost.
 */
const LOOK_EVERY_MS = 5_000;
const LANES_AT_ONCE = 8;
/** Max number processed at once in one lane where no entry waits for another. */
const FREE_AT_ONCE = 8;
const MAX_FAULTS = 8;

/** Tries of single entries, with what came of them by kind, and the kinds whose way is closed. */
function createTries(
  { db, kinds, clock, log }: WorkQueueOptions,
  store: ReturnType<typeof createWorkStore>,
  onBroken: (error: unknown) => void,
) {
  const counts = new Map(kinds.map(({ name }) => [name, { done: 0, givenUp: 0 }]));
  /** A closed kind is tried with one entry at a time, later and later. */
  const closed = new Map<string, { attempts: number; untilMs: number }>();

  const isClosed = (name: string): boolean => (closed.get(name)?.untilMs ?? 0) > clock();

  const close = (name: string, reason: string): void => {
    const attempts = (closed.get(name)?.attempts ?? 0) + 1;
    closed.set(name, { attempts, untilMs: nextAttemptMs(clock(), attempts) });
    log.warn({ kind: name, attempts, reason }, 'Work waits: its way is closed');
  };

  const count = (name: string, what: keyof WorkCount): void => {
    const known = counts.get(name);
    if (known) known[what] += 1;
  };

  /** True when the next one of this lane may follow. */
  const doOne = async (kind: WorkKind, act: Act | undefined, row: WorkRow): Promise<boolean> => {
    if (act === undefined) return ended(store.end(db, row.id));
    const isPutOff = row.attempts > 0 && row.next_at.getTime() > clock();
    if (isPutOff || !(await store.claim(row.id))) return isFree(kind, row);
    const { id, reference, payload, target } = row;
    let isEnded = false;
    const end = async (unit: Unit): Promise<boolean> => {
      isEnded = true;
      return store.end(unit, id);
    };
    const holding = setInterval(() => void store.hold(id).catch(onBroken), HOLD_EVERY_MS);
    try {
      await act({ id, reference, payload, target, end });
    } catch (error) {
      return await afterFailure(kind, row, error);
    } finally {
      clearInterval(holding);
    }
    closed.delete(kind.name);
    count(kind.name, 'done');
    return isEnded || ended(store.end(db, id));
  };

  const afterFailure = async (kind: WorkKind, row: WorkRow, error: unknown): Promise<boolean> => {
    const { problem, notBeforeMs = 0 } = kind.explain(error);
    // Others write these words, and no database takes a zero byte.
    const reason = toPrintable(error instanceof Error ? error.message : String(error));
    if (problem === 'away') {
      close(kind.name, reason);
      await store.release(row.id);
      return false;
    }
    const isOld = clock() - row.waits_since.getTime() > kind.giveUpAfterMs;
    // A fault of ours must not hold the others up for days.
    const isHopeless = problem === 'unknown' && row.attempts >= MAX_FAULTS;
    if (problem === 'refused' || isOld || isHopeless) {
      log.warn({ workId: row.id, kind: kind.name, reason }, 'Work was given up');
      await store.giveUp(row.id, reason);
      count(kind.name, 'givenUp');
      return true;
    }
    const { retryMs } = kind;
    const nextMs = retryMs ? clock() + retryMs : nextAttemptMs(clock(), row.attempts + 1);
    await store.putOff(row.id, reason, Math.max(nextMs, notBeforeMs));
    return isFree(kind, row);
  };

  const widthOf = ({ name, isUnordered, atOnce = 1 }: WorkKind): number => {
    if (isUnordered) return FREE_AT_ONCE;
    // A kind that was closed is tried by one first.
    return closed.has(name) ? 1 : atOnce;
  };

  return { counts, closed, isClosed, doOne, widthOf };
}

/** A queue over what waits in the database, for these kinds. */
export const createWorkQueue = (options: WorkQueueOptions): WorkQueue => {
  const { db, isAlone, patienceMs, clock, log } = options;
  const kinds = new Map(options.kinds.map((kind) => [kind.name, kind]));
  const store = createWorkStore(db, clock);
  const onBroken = (error: unknown): void =>
    log.error({ err: error }, 'The queue could not be worked on');
  const { counts, closed, isClosed, doOne, widthOf } = createTries(options, store, onBroken);
  const lanes = createLaneKeeper({ patienceMs, onBroken });
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopping = false;

  const serve = async (kind: WorkKind, lane: string): Promise<void> => {
    for (let lastId = 0; ;) {
      const rows = await store.list(kind.name, lane, lastId);
      if (rows.length === 0) return;
      const act = await kind.openLane(lane);
      const work = async (row: WorkRow): Promise<boolean> =>
        !isStopping && !isClosed(kind.name) && doOne(kind, act, row);
      // Where the oldest one is put off, what came after it waits too.
      const alone = kind.isUnordered ? 0 : 1;
      const isDone =
        (await workOn(rows.slice(0, alone), 1, work)) &&
        (await workOn(rows.slice(alone), widthOf(kind), work));
      if (!isDone || rows.length < ROWS_AT_ONCE) return;
      lastId = rows.at(-1)?.id ?? lastId;
    }
  };

  const serveAll = async (kind: WorkKind): Promise<void> => {
    const { isOurs = () => true } = kind;
    const waiting = (await store.listLanes(kind.name)).filter((lane) => isOurs(lane));
    const width = closed.has(kind.name) ? 1 : LANES_AT_ONCE;
    const broken: unknown[] = [];
    await workOn(waiting, width, async (lane) => {
      if (isStopping || isClosed(kind.name)) return false;
      // A lane that cannot be served keeps nobody from those after it.
      await lanes
        .serve(`${kind.name} ${lane}`, () => serve(kind, lane))
        .catch((error: unknown) => broken.push(error));
      return true;
    });
    if (broken.length > 0) throw broken[0];
  };

  const runUntilQuiet = async (): Promise<void> => {
    try {
      do {
        isAskedAgain = false;
        const open = [...kinds.values()].filter(({ name }) => !isClosed(name));
        // A kind that is slow or broken holds no other up.
        const ends = await Promise.allSettled(open.map(serveAll));
        const broken = ends.find((end) => end.status === 'rejected');
        if (broken) throw broken.reason;
      } while (isAskedAgain && !isStopping);
    } finally {
      running = undefined;
    }
  };

  /** Not until the slow are served: somebody else may have work meanwhile. */
  const look = async (): Promise<void> => {
    if (isStopping || kinds.size === 0) return;
    isAskedAgain = true;
    return (running ??= runUntilQuiet());
  };
  const wake = (): void => void look().catch(onBroken);
  let unlisten = (): void => undefined;
  const onTold = (names: string | null): void => {
    if (names === null || names.split(',').some((name) => kinds.has(name))) wake();
  };

  return {
    async add(unit, entries) {
      if (entries.length === 0) return;
      await unit.query(workInsertSql('$1', '$2'), [toWorkRows(entries), new Date(clock())]);
      unit.afterCommit(wake);
      // The only server has nobody to tell.
      if (!isAlone) await unit.notify('work', kindsOf(entries));
    },
    wake,
    async run() {
      await look();
      await lanes.settle();
    },
    job: { name: 'work on the queue', everyMs: LOOK_EVERY_MS, run: wake },
    counts,
    async countWaiting() {
      const found = await store.countWaiting();
      return new Map([...kinds.keys()].map((name) => [name, found.get(name) ?? 0]));
    },
    async start() {
      if (isAlone) await store.releaseAll([...kinds.keys()]);
      else unlisten = db.listen('work', onTold);
    },
    async stop() {
      isStopping = true;
      unlisten();
      await running?.catch(() => undefined);
      await lanes.settle();
    },
  };
};

const kindsOf = (entries: readonly WorkEntry[]): string =>
  [...new Set(entries.map(({ kind }) => kind))].join();

type Act = (work: Work) => Promise<void>;

const ended = async (end: Promise<unknown>): Promise<true> => {
  await end;
  return true;
};

const isFree = (kind: WorkKind, row: WorkRow): boolean => kind.isUnordered || kind.isFree(row);
