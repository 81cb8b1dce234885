import type { WordsOf } from '@rastro/sdk/words';
import type { Database } from '../db/database';
import type { EngineLog } from '../engine/common/engine-log';
import type { EngineOptions } from '../engine/engine';
import { refused } from '../engine/common/engine-error';
import { createAppChannel } from '../engine/notifications/channels/app-channel';
import type { Channel } from '../engine/notifications/channels/channel';
import { createMailChannel } from '../engine/notifications/channels/mail-channel';
import { createPushChannel } from '../engine/notifications/channels/push-channel';
import { spendBudget } from '../engine/notifications/channels/spend-budget';
import { createWebhookChannel } from '../engine/notifications/channels/webhook-channel';
import { createTextChannel } from '../engine/notifications/channels/text-channel';
import { createEscalations } from '../engine/notifications/escalation/escalations';
import { createTellLimit } from '../engine/notifications/tell-limit';
import { createNotices } from '../engine/notifications/notices';
import { createOutbox } from '../engine/notifications/outbox/outbox';
import { createWorkQueue } from '../db/work-queue/work-queue';
import { createScheduler } from '../schedule/scheduler';
import { createServiceAsk } from '../ground/holders/read-holders';
import type { MailSettings } from '../mail/mail-settings';
import type { Push } from '../push/push';
import type { ReaderOf } from '../text/reader';
import type { WordsFor } from '../text/words-for';
import type { Webhooks } from '../webhooks/webhooks';
import type { ReadAlarmTurns } from '../upstream/read-alarm-turns';
import type { Notices } from '../upstream/notices';
import type { MayHear } from '../upstream/recipient-rights';
import type { Upstream } from '../upstream/upstream';
import { answerChannels } from './answer-channels';
import { createForeignSources, createReadForwardedTurns } from './forwarded-escalations';
import { createReadRules } from './read-rules';
import { createMemory } from './remember';
import { createTellForwarded, FORWARDED_EVENT } from './notify-forwarded';
import { isOn } from '../mail/switched';
import type { Ask } from '../ground/holders/read-holders';

/** Keeps an event until people were told of it. */
type Take = (event: { id: number }, body: unknown) => Promise<void>;

/** Above all numbers that a tracking server gives its events. */
const FIRST_ID = 2 ** 52;

/** Tells people of what the product saw as of what a tracking API elsewhere forwards; that API hears nothing of it. */
const createRaiseEvent =
  ({ ask, take }: { ask: Ask; take: Take }): NonNullable<Upstream['raiseEvent']> =>
  async ({ key, deviceId, type, eventTimeMs, attributes }) => {
    const answer = await ask('/devices', { id: String(deviceId) });
    if (answer.status >= 400)
      throw new Error(`the device of an event was not read: ${answer.status}`);
    const [device] = JSON.parse(answer.body ?? '[]') as { name: string; groupId: number }[];
    if (!device) return;
    const { name, groupId } = device;
    const id = FIRST_ID + key;
    const eventTime = new Date(eventTimeMs).toISOString();
    await take(
      { id },
      {
        event: { id, deviceId, type, eventTime, attributes, positionId: 0 },
        device: { id: deviceId, name, groupId },
      },
    );
  };

/** Dependencies of notifying. */
export interface NotifyingOptions {
  database: Database;
  /** A tracking API elsewhere. */
  upstream: Upstream;
  push: Push;
  webhooks: Webhooks;
  mayHear: MayHear;
  mail: MailSettings | undefined;
  texts: NonNullable<EngineOptions['texts']>;
  /** Max number of messages per account and day; unlimited when left out. */
  budget?: EngineOptions['budget'];
  wordsOf: WordsOf;
  wordsFor: WordsFor;
  readerOf: ReaderOf;
  /** Begins the product's own attributes. */
  prefix: string;
  clock: () => number;
  log: EngineLog;
}

/** People are told of what a tracking API elsewhere forwards, with no page open. */
export interface Notifying {
  /** Tracking API, with this server's channels among those of its rules. */
  upstream: Upstream;
  /** Keeps a forwarded event until people were told of it. */
  take(event: { id: number }, body: unknown): Promise<void>;
  readAlarmTurns: ReadAlarmTurns;
  notices: Notices;
  /** Tells of all that waits, and hands over what is due. */
  run(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const ESCALATIONS_EVERY_MS = 10_000;

/** Over an account that may read everything; undefined without one. */
export function openNotifying(options: NotifyingOptions): Notifying | undefined {
  const { database, upstream, push, webhooks, mayHear, mail, texts, budget } = options;
  const { wordsOf, wordsFor, readerOf, prefix, clock, log } = options;
  const ask = createServiceAsk(upstream);
  if (!ask) return undefined;
  const memory = createMemory(clock);
  const rules = createReadRules({ ask, upstream, memory, readerOf, clock });
  const { readRecipient: loadRecipient } = rules;
  const onLimit = createTellLimit({
    db: database,
    loadRecipient,
    wordsOf,
    log,
    outbox: () => outbox,
    listAdministrators: rules.listAdministrators,
    hasMail: () => isOn(mail),
  });
  const channels: Channel[] = [
    createPushChannel({ push, wordsFor, clock }),
    createWebhookChannel(webhooks),
    ...texts.providers.map((provider) =>
      spendBudget(createTextChannel({ ...texts, provider, wordsFor }), { budget, onLimit }),
    ),
  ];
  if (texts.firebase) {
    const { firebase, readTitle } = texts;
    const tokens = rules.appTokens;
    channels.push(createAppChannel({ firebase, tokens, readTitle, wordsFor, clock }));
  }
  if (mail) {
    const channel = createMailChannel(mail, { ...NO_LINKS, clock, wordsFor });
    channels.push(spendBudget(channel, { budget, onLimit }));
  }
  const shared = { db: database, isAlone: false, clock, log };
  const outbox = createOutbox({ ...shared, channels, loadRecipient, mayHear });
  const { origin } = upstream;
  const forwarded = createWorkQueue({
    ...shared,
    kinds: [createTellForwarded({ database, rules, channels, outbox, prefix, clock, origin })],
  });
  const sources = createForeignSources(rules, prefix);
  const escalate = createEscalations({
    db: database,
    origin: upstream.origin,
    sources,
    channels,
    outbox,
    clock,
    log,
    attributePrefix: prefix,
  });
  const scheduler = createScheduler({
    jobs: [
      forwarded.job,
      outbox.job,
      { name: 'go on with alarms', everyMs: ESCALATIONS_EVERY_MS, run: escalate },
    ],
    clock,
    log,
  });
  const take: Notifying['take'] = ({ id }, body) =>
    forwarded.add(database, [
      { kind: FORWARDED_EVENT, lane: origin, key: String(id), payload: body },
    ]);
  return {
    upstream: {
      ...answerChannels({
        upstream,
        channels,
        database,
        prefix,
        log,
        readRecipient: loadRecipient,
        forget: memory.forget,
      }),
      raiseEvent: createRaiseEvent({ ask, take }),
    },
    take,
    notices: createNotices({ channels, outbox, loadRecipient }),
    readAlarmTurns: createReadForwardedTurns({ database, upstream, sources, prefix }),
    async run() {
      await forwarded.run();
      await escalate();
      await outbox.run();
    },
    start: scheduler.start,
    async stop() {
      await scheduler.stop();
      await forwarded.stop();
      await outbox.stop();
    },
  };
}

/** Passwords, e-mails and reports are the tracking API's own. */
const NO_LINKS = {
  issuePasswordToken: () => Promise.reject(refused('The tracking server sends its own')),
  issueEmailLink: () => Promise.resolve(null),
  readSheet: () => Promise.resolve(null),
  issueReportLink: () => Promise.resolve(null),
  onSent: () => undefined,
} as const;
