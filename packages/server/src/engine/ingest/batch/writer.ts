import type { Database, Unit } from '../../../db/database';
import type { CommandQueue } from '../../commands/command-queue';
import type { ReleaseCommands } from '../../commands/release-commands';
import { fromDatabaseError } from '../../common/engine-error';
import type { LiveFleet } from '../../devices/live-fleet';
import type { NotificationPlan, PlanNotifications } from '../../notifications/plan-notifications';
import type { FindAddressNow } from '../../../mail/mail-settings';
import type { FixListener } from '../../positions/fix-listener';
import type { RuleBook } from '../../rules/book/rule-book';
import { applyBatch } from './apply-batch';
import type { AppliedBatch, JobOutcome } from './batch-draft';
import type { Job } from './job';
import { locateEvents } from './locate-events';
import { createIdBlocks } from './id-blocks';
import type { Partitions } from '../partitions/partitions';
import { storeBatch } from './store-batch';

/** Jobs of one commit at most. */
const MAX_BATCH = 1_000;
/** Jobs that may wait, and what their messages weigh; beyond, trackers are asked to come back. */
const MAX_WAITING = 10_000;
const MAX_WAITING_BYTES = 64_000_000;

/** Options of the writer. */
export interface WriterOptions {
  db: Database;
  partitions: Partitions;
  listeners: readonly Pick<FixListener, 'onStoring'>[];
  rules: RuleBook;
  queue: Pick<CommandQueue, 'remove'>;
  releaseCommands: ReleaseCommands;
  /** Begins the product's own attributes. */
  attributePrefix: string;
  fleet: LiveFleet;
  /** True when messages are kept word for word. */
  keepsRaw: boolean;
  /** Returns true when a socket has requested messages word for word. */
  hasLogReaders: () => boolean;
  /** Names where fixes are, without waiting; undefined where nobody can. */
  findAddressNow?: FindAddressNow | undefined;
  clock: () => number;
  planNotifications: PlanNotifications;
  /** Called with what was stored, in order, before the next batch is taken. */
  onStored: (jobs: readonly Job[], batch: AppliedBatch, plan: NotificationPlan) => void;
}

/** The one place that writes what trackers say: group commits in order of arrival. */
export interface Writer {
  readonly isFull: boolean;
  /** Jobs that wait for the next commit. */
  readonly queueLength: number;
  /** Resolves once the job is durable; rejects when it could not be stored. */
  add(job: Job): Promise<JobOutcome>;
  /** Resolves when nothing waits any more. */
  flush(): Promise<void>;
}

interface StoredBatch {
  batch: AppliedBatch;
  plan: NotificationPlan;
}

interface Waiting {
  job: Job;
  bytes: number;
  resolve: (outcome: JobOutcome) => void;
  reject: (error: unknown) => void;
}

const weigh = (job: Job): number =>
  job.kind === 'message' ? (job.message.raw?.text.length ?? 0) : 0;

/** The device of a message that can take a command along. */
const toCommandTaker = (job: Job): number[] =>
  job.kind === 'message' && job.message.takesCommand ? [job.device.entity.id] : [];

/** Stores jobs as one batch, with the notifications of its events. */
function createStore(options: WriterOptions) {
  const { db, partitions, listeners, rules, queue, fleet, keepsRaw, clock } = options;
  const { planNotifications } = options;
  const positionIds = createIdBlocks('position_blocks');
  const eventIds = createIdBlocks('event_blocks');

  /** Writes a batch after what listeners do before it: in one transaction where any does something. */
  const storeHeard = (batch: AppliedBatch, write: (unit: Unit) => Promise<void>): Promise<void> => {
    const fixes = batch.positions.map(({ position }) => position);
    let settle: () => void = () => undefined;
    const done = new Promise<void>((resolve) => (settle = resolve));
    const before = listeners.flatMap((listener) => listener.onStoring(fixes, done) ?? []);
    const stored =
      before.length === 0
        ? write(db)
        : db.transaction(async (unit) => {
            for (const run of before) await run(unit);
            await write(unit);
          });
    stored.then(settle, settle);
    return stored;
  };

  return async (jobs: readonly Job[]): Promise<StoredBatch> => {
    const nowMs = clock();
    await positionIds.reserve(db, jobs.length);
    await rules.refresh(db);
    const released = await options.releaseCommands(jobs.flatMap(toCommandTaker));
    const nextPositionId = positionIds.next;
    const batch = applyBatch(jobs, {
      nowMs,
      nextPositionId,
      rules,
      attributePrefix: options.attributePrefix,
      queue: released,
      fleet,
      keepsRaw,
      hasLogReaders: options.hasLogReaders(),
      findAddressNow: options.findAddressNow,
    });
    await eventIds.reserve(db, batch.events.length);
    for (const event of batch.events) event.id = eventIds.next();
    const isFresh = (fixTimeMs: number): boolean => partitions.isWithin(fixTimeMs, nowMs);
    await partitions.ensure(db, {
      fixTimesMs: batch.positions.map(({ position }) => position.fixTimeMs).filter(isFresh),
      rawTimesMs: batch.raws.length > 0 ? [nowMs] : [],
    });
    const plan = await planNotifications(db, locateEvents(jobs, batch));
    await storeHeard(batch, (unit) => storeBatch(unit, batch, { nowMs, isFresh, plan }));
    for (const [device, state] of batch.states) device.state = state;
    batch.commands.forEach(queue.remove);
    return { batch, plan };
  };
}

/** A writer; it starts by itself when a job comes. */
export const createWriter = (options: WriterOptions): Writer => {
  const { onStored } = options;
  const store = createStore(options);
  let waiting: Waiting[] = [];
  let waitingBytes = 0;
  let draining: Promise<void> | undefined;

  /** Resolves with the entries there was no room for. */
  const write = async (entries: readonly Waiting[]): Promise<readonly Waiting[]> => {
    let stored: StoredBatch;
    try {
      stored = await store(entries.map(({ job }) => job));
    } catch (error) {
      // One value the database refuses must not cost the others their fix.
      if (entries.length > 1 && fromDatabaseError(error)) {
        const middle = entries.length >> 1;
        await writeAll(entries.slice(0, middle));
        await writeAll(entries.slice(middle));
        return [];
      }
      for (const { reject } of entries) reject(error);
      return [];
    }
    const { batch, plan } = stored;
    const taken = entries.slice(0, batch.outcomes.length);
    batch.outcomes.forEach((outcome, index) => {
      if ('failure' in outcome) taken[index]?.reject(outcome.failure);
      else taken[index]?.resolve(outcome);
    });
    onStored(
      taken.map(({ job }) => job),
      batch,
      plan,
    );
    return entries.slice(taken.length);
  };

  const writeAll = async (entries: readonly Waiting[]): Promise<void> => {
    for (let left = entries; left.length > 0;) left = await write(left);
  };

  const drain = async (): Promise<void> => {
    try {
      while (waiting.length > 0) {
        const entries = waiting.slice(0, MAX_BATCH);
        waiting = waiting.slice(MAX_BATCH);
        for (const { bytes } of entries) waitingBytes -= bytes;
        await writeAll(entries);
      }
    } finally {
      draining = undefined;
    }
  };

  return {
    get queueLength() {
      return waiting.length;
    },
    get isFull() {
      return waiting.length >= MAX_WAITING || waitingBytes >= MAX_WAITING_BYTES;
    },
    add(job) {
      return new Promise((resolve, reject) => {
        const bytes = weigh(job);
        waitingBytes += bytes;
        waiting.push({ job, bytes, resolve, reject });
        // After this turn, so that what came together is written together.
        draining ??= Promise.resolve().then(drain);
      });
    },
    async flush() {
      while (draining) await draining;
    },
  };
};
