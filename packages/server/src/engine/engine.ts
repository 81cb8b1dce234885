import { getProductWords, type WordsOf } from '@rastro/sdk/words';
import { ENGINE_ORIGIN } from '../db/credential-epoch';
import type { Database } from '../db/database';
import type { WorkCount } from '../db/work-queue/work-queue';
import { createSteadyClock } from '../schedule/steady-clock';
import { createScheduler } from '../schedule/scheduler';
import { createCredentialEnds } from '../upstream/credential-ends';
import type { Notices } from '../upstream/notices';
import type { ReadAlarmTurns } from '../upstream/read-alarm-turns';
import type { SendEmailLink } from '../upstream/send-email-link';
import type { MayHear } from '../upstream/recipient-rights';
import type { Upstream } from '../upstream/upstream';
import { createEngineUpstream } from './create-engine-upstream';
import type { EngineLog } from './common/engine-log';
import { readAsTraccar } from './common/reader';
import { hashPassword } from './access/sign-in/sign-in';
import { findAccountEmails } from './access/user-names';
import { createReleaseCommands } from './commands/release-commands';
import { createIntake, type Intake } from './ingest/intake';
import { createHistoryOpener, type OpenHistory } from './ingest/history-opener';
import { createWriter, type Writer } from './ingest/batch/writer';
import { createBatchPublisher } from './ingest/batch/publish-batch';
import { type Texts } from './notifications/channels/open-channels';
import { forgetEmailLink } from './notifications/channels/email-link';
import type { Push } from '../push/push';
import type { Webhooks } from '../webhooks/webhooks';
import type { DailyBudget } from '../providers/daily-budget';
import type { ReaderOf } from '../text/reader';
import type { WordsFor } from '../text/words-for';
import type { FindAddress, FindAddressNow, MailSettings } from '../mail/mail-settings';
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

/** Options of an engine. */
export interface EngineOptions {
  db: Database;
  /** Epoch ms now. */
  clock: () => number;
  log: EngineLog;
  /** Fixes are kept this many days. */
  retentionDays: number;
  /** The last day whose date a person vouches for, where the clock went ahead by itself. */
  checkedOnMs?: number | undefined;
  /** Messages of devices are kept word for word for a day. Default true. */
  keepsRaw?: boolean;
  /** Settings of outgoing mail; left out, there is no such channel. */
  mail?: MailSettings | undefined;
  /** Push to browsers with no page open; left out, they are not notified. */
  push?: Push | undefined;
  /** Messages to accounts' own systems; left out, there are none. */
  webhooks?: Webhooks | undefined;
  /** Asked before people are told of what they may read. Default everybody may. */
  mayHear?: MayHear | undefined;
  /** Providers of text messages to phones. Default none. */
  texts?: Texts;
  /** Daily limit of messages sent for an account. Default unlimited. */
  budget?: DailyBudget | undefined;
  /** The address of a place as text. Default: nobody looks addresses up. */
  findAddress?: FindAddress | undefined;
  /** The same of a place that can be named without waiting: fixes are stored with it. Default: none can. */
  findAddressNow?: FindAddressNow | undefined;
  /** Words for events and the server's own messages. Default the product's words. */
  wordsOf?: WordsOf | undefined;
  /** Words for messages and reports of an account. Default as `wordsOf`. */
  wordsFor?: WordsFor | undefined;
  /** Reading preferences for what accounts are sent. Default as at a Traccar. */
  readerOf?: ReaderOf | undefined;
  /** Begins the product's own attributes; rules marked with one are linked to users made later. */
  attributePrefix?: string | undefined;
  /** Computes the stored hash of a password. Default argon2id. */
  computeHash?: (password: string) => Promise<string>;
}

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
