import type { EngineOptions } from './engine-options';
import { getProductWords } from '@rastro/sdk/words';
import { ENGINE_ORIGIN } from '../db/credential-epoch';
import type { WorkCount } from '../db/work-queue/work-queue';
import { createSteadyClock } from '../schedule/steady-clock';
import { createScheduler } from '../schedule/scheduler';
import { createCredentialEnds } from '../upstream/credential-ends';
import type { Notices } from '../upstream/notices';
import type { ReadAlarmTurns } from '../upstream/read-alarm-turns';
import type { SendEmailLink } from '../upstream/send-email-link';
import type { Upstream } from '../upstream/upstream';
import { createEngineUpstream } from './create-engine-upstream';
import { readAsTraccar } from './common/reader';
import { hashPassword } from './access/sign-in/sign-in';
import { findAccountEmails } from './access/user-names';
import { createReleaseCommands } from './commands/release-commands';
import { createIntake, type Intake } from './ingest/intake';
import { createHistoryOpener, type OpenHistory } from './ingest/history-opener';
import { createWriter, type Writer } from './ingest/batch/writer';
import { createBatchPublisher } from './ingest/batch/publish-batch';
import { forgetEmailLink } from './notifications/channels/email-link';
import { createEngineSources } from './notifications/escalation/escalation-sources';
import { createEscalations } from './notifications/escalation/escalations';
import { createReadTurns } from './notifications/escalation/read-turns';
import { createNotificationPlanner } from './notifications/plan-notifications';
import { createNotices } from './notifications/notices';
import { createScheduledReports } from './notifications/scheduled-reports';
import { createSweeps } from './upkeep/sweeps';
import { isOn } from '../mail/switched';
import { type EngineMessages, openMessages } from './open-messages';
import { type EngineState, openState } from './open-state';

export type { EngineOptions } from './engine-options';

/** Work done by the engine since its start, and work that waits. */
export interface EngineFigures {
  /** Fixes that were stored, whoever brought them. */
  readonly storedFixes: number;
  /** Messages and other writes that wait for the next commit. */
  readonly queueLength: number;
  /** Messages handed over, and given up, by each channel that waits in the outbox. */
  readonly outbox: ReadonlyMap<string, WorkCount>;
  /** Asks the database what waits in the outbox, by channel. */
  countWaiting(): Promise<Map<string, number>>;
}

/** The embedded tracking engine: one a database. */
export interface Engine extends Intake {
  readonly upstream: Upstream;
  readonly figures: EngineFigures;
  /** Undefined where no mail goes out. */
  readonly sendEmailLink: SendEmailLink | undefined;
  readonly readAlarmTurns: ReadAlarmTurns;
  readonly notices: Notices;
  /** Opens the history of a device, to be loaded while it is heard live. */
  readonly openHistory: OpenHistory;
  /** Reads the fleet with the states it had and starts the sweeps. Nothing is taken before. */
  start(): Promise<void>;
  /** Runs what is due now: silent devices become unknown, expired accounts see nothing, old fixes go. */
  sweep(): Promise<void>;
  /** Resolves once everything taken is stored and sent to the sockets. */
  flush(): Promise<void>;
  /** Hands over what waits in the outbox and is due now. */
  deliver(): Promise<void>;
  /** Stops the sweeps and resolves once everything taken is stored. */
  close(): Promise<void>;
}

/** Writer of what trackers send, with all that follows each batch. */
function openWriter(
  options: EngineOptions,
  { partitions, days, rules, queue, ownCommands, fleet, hub }: EngineState,
  {
    channels,
    countFixes,
    wakeOutbox,
  }: Pick<EngineMessages, 'channels'> & {
    countFixes: (count: number) => void;
    wakeOutbox: () => void;
  },
) {
  const { db, clock, log, keepsRaw = true, attributePrefix = '' } = options;
  const publishBatch = createBatchPublisher({ hub, log });
  return createWriter({
    db,
    partitions,
    listeners: [days],
    rules,
    queue,
    releaseCommands: createReleaseCommands({ db, queue, ownCommands, attributePrefix, log }),
    attributePrefix,
    fleet,
    keepsRaw,
    hasLogReaders: hub.hasLogReaders,
    findAddressNow: options.findAddressNow,
    clock,
    planNotifications: createNotificationPlanner({
      rules,
      channels: channels.told,
      clock,
      log,
      attributePrefix,
    }),
    onStored(jobs, batch, plan) {
      countFixes(batch.positions.length);
      publishBatch(jobs, batch, plan);
      if (plan.queued.length > 0) wakeOutbox();
    },
  });
}

/** Recurring work of an engine. */
function openSweeps(
  options: EngineOptions,
  { loadTold, forgetRead, fleet, hub, partitions, rules, statistics }: EngineState,
  { channels, outbox, writer }: EngineMessages & { writer: Writer },
) {
  const { db, clock, log, retentionDays, mail, attributePrefix = '' } = options;
  const sendReports = createScheduledReports({ db, rules, outbox, clock });
  return createSweeps({
    db,
    forgetRead,
    fleet,
    hub,
    writer,
    partitions,
    rules,
    statistics,
    retentionDays,
    escalate: createEscalations({
      db,
      channels: channels.told,
      outbox,
      clock,
      log,
      attributePrefix,
      origin: ENGINE_ORIGIN,
      sources: createEngineSources(db, loadTold, clock),
    }),
    sendReports: async () => (isOn(mail) ? sendReports() : undefined),
    clock,
    steadyClock: createSteadyClock({
      db,
      clock,
      log,
      checkedOnMs: options.checkedOnMs,
      listFixTimes: () => [...fleet.all()].flatMap(({ state }) => state.latest?.fixTimeMs ?? []),
    }),
  });
}

/** An engine over an open, migrated database. */
export const createEngine = (options: EngineOptions): Engine => {
  const { db, clock, log, mail, attributePrefix = '' } = options;
  const { computeHash = hashPassword, wordsOf = getProductWords } = options;
  const { wordsFor = async () => wordsOf, readerOf = readAsTraccar } = options;
  const state = openState(options);
  const { accounts, members, forgetRead, fleet, hub, days, partitions, statistics } = state;
  const { queue, ownCommands, parts, loadTold } = state;
  const { channels, outbox } = openMessages(options, state, { send: () => upstream.send });
  let storedFixes = 0;
  const writer = openWriter(options, state, {
    channels,
    countFixes: (count) => void (storedFixes += count),
    wakeOutbox: () => outbox.wake(),
  });
  const intake = createIntake({
    fleet,
    writer,
    countMessage: statistics.countMessage,
    clock,
    log,
  });
  const sweeps = openSweeps(options, state, { channels, outbox, writer });
  const scheduler = createScheduler({ jobs: [...sweeps.jobs, outbox.job], clock, log });
  const upstream: Upstream = createEngineUpstream({
    db,
    writer,
    statistics,
    parts: {
      ...parts,
      accounts,
      members,
      forgetRead,
      hub,
      days,
      outbox,
      wordsFor,
      readerOf,
      channels: channels.told,
      findAddress: options.findAddress,
      credentialEnds: createCredentialEnds(),
      computeHash,
    },
  });

  return {
    ...intake,
    upstream: {
      ...upstream,
      guardOwnCommands: ownCommands.connect,
      findAccountEmails: (emails) => findAccountEmails(db, emails),
    },
    figures: {
      get storedFixes() {
        return storedFixes;
      },
      get queueLength() {
        return writer.queueLength;
      },
      outbox: outbox.counts,
      countWaiting: outbox.countWaiting,
    },
    readAlarmTurns: createReadTurns({ db, attributePrefix, clock }),
    notices: createNotices({ channels: channels.told, outbox, loadRecipient: loadTold }),
    sendEmailLink:
      mail &&
      (async (unit, { userId, credentialId }) => {
        await forgetEmailLink(unit, userId);
        const message = { kind: 'email', credentialId } as const;
        await outbox.add(unit, [{ channel: 'mail', userId, message }]);
      }),
    openHistory: createHistoryOpener({ db, fleet, writer }),
    async start() {
      await partitions.load(db);
      await days.load(db);
      await fleet.load(db);
      await queue.load(db);
      await sweeps.resume();
      await outbox.start();
      scheduler.start();
    },
    sweep: scheduler.runAll,
    flush: writer.flush,
    deliver: outbox.run,
    async close() {
      const ended = scheduler.stop();
      await writer.flush();
      await outbox.stop();
      await ended;
    },
  };
};
