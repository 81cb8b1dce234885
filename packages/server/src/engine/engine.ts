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
import { createAccounts } from './access/accounts';
import { createEngineUpstream } from './create-engine-upstream';
import type { EngineLog } from './common/engine-log';
import { readAsTraccar } from './common/reader';
import { hashPassword } from './access/sign-in/sign-in';
import { findAccountEmails } from './access/user-names';
import { createCommandQueue } from './commands/command-queue';
import { createOwnCommandGuard } from './commands/own-commands';
import { createReleaseCommands } from './commands/release-commands';
import { createRunSavedCommand } from './commands/run-saved-command';
import { createLiveFleet } from './devices/live-fleet';
import { createIntake, type Intake } from './ingest/intake';
import { createHistoryOpener, type OpenHistory } from './ingest/history-opener';
import { createPartitions } from './ingest/partitions/partitions';
import { createWriter } from './ingest/batch/writer';
import { createKnownMembers } from './requests/known-members';
import { createHub } from './live/hub';
import { createBatchPublisher } from './ingest/batch/publish-batch';
import { openChannels, type Texts } from './notifications/channels/open-channels';
import { forgetEmailLink } from './notifications/channels/email-link';
import type { Push } from '../push/push';
import type { Webhooks } from '../webhooks/webhooks';
import type { DailyBudget } from '../providers/daily-budget';
import type { ReaderOf } from '../text/reader';
import type { WordsFor } from '../text/words-for';
import { countTexts } from '../providers/text-provider';
import type { FindAddress, FindAddressNow, MailSettings } from '../mail/mail-settings';
import { createEngineSources } from './notifications/escalation/escalation-sources';
import { createEscalations } from './notifications/escalation/escalations';
import { createReadTurns } from './notifications/escalation/read-turns';
import { createNotificationPlanner } from './notifications/plan-notifications';
import {
  listAdministrators,
  loadRecipient,
  type LoadRecipient,
} from './notifications/outbox/load-recipient';
import { createTellLimit } from './notifications/tell-limit';
import { createNotices } from './notifications/notices';
import { createOutbox } from './notifications/outbox/outbox';
import { createScheduledReports } from './notifications/scheduled-reports';
import { createDayKeeper } from './reports/days/day-keeper';
import { createRuleBook } from './rules/book/rule-book';
import { createStatistics } from './upkeep/statistics';
import { createSweeps } from './upkeep/sweeps';
import { isOn } from '../mail/switched';

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

/** An engine over an open, migrated database. */
export const createEngine = (options: EngineOptions): Engine => {
  const {
    db,
    clock,
    log,
    retentionDays,
    keepsRaw = true,
    mail,
    push,
    webhooks,
    texts,
    budget,
    attributePrefix = '',
  } = options;
  const { computeHash = hashPassword, wordsOf = getProductWords } = options;
  const { wordsFor = async () => wordsOf, readerOf = readAsTraccar } = options;
  const loadTold: LoadRecipient = (userId) => loadRecipient(db, userId, clock(), readerOf);
  const accounts = createAccounts(db);
  const members = createKnownMembers(db);
  const forgetRead = (): void => {
    accounts.forget();
    members.forget();
  };
  const fleet = createLiveFleet();
  const hub = createHub(db, fleet, clock);
  const days = createDayKeeper({ db, clock, retentionDays });
  const partitions = createPartitions({ retentionDays, listeners: [days] });
  const statistics = createStatistics(clock());
  const queue = createCommandQueue();
  const rules = createRuleBook((problem) => log.warn({}, problem));
  const ownCommands = createOwnCommandGuard();
  const providers = (texts?.providers ?? []).map((provider) =>
    provider.type === 'sms' ? countTexts(provider, statistics.countSms) : provider,
  );
  const sms = providers.find(({ type }) => type === 'sms');
  const onLimit = createTellLimit({
    db,
    wordsOf,
    log,
    outbox: () => outbox,
    listAdministrators: () => listAdministrators(db),
    loadRecipient: loadTold,
    hasMail: () => isOn(mail),
  });
  const parts = { db, fleet, rules, queue, ownCommands, sms, budget, attributePrefix, clock, log };
  const channels = openChannels({
    db,
    hub,
    clock,
    wordsOf,
    wordsFor,
    ownCommands,
    texts,
    providers,
    push,
    webhooks,
    mail,
    budget,
    onLimit,
    runCommand: createRunSavedCommand(parts),
    countMail: statistics.countMail,
    send: () => upstream.send,
    forgetRead,
  });
  const outbox = createOutbox({
    db,
    isAlone: true,
    clock,
    log,
    channels: channels.all,
    loadRecipient: loadTold,
    mayHear: options.mayHear,
  });
  const publishBatch = createBatchPublisher({ hub, log });
  let storedFixes = 0;
  const writer = createWriter({
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
      storedFixes += batch.positions.length;
      publishBatch(jobs, batch, plan);
      if (plan.queued.length > 0) outbox.wake();
    },
  });
  const intake = createIntake({
    fleet,
    writer,
    countMessage: statistics.countMessage,
    clock,
    log,
  });
  const sendReports = createScheduledReports({ db, rules, outbox, clock });
  const sweeps = createSweeps({
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
