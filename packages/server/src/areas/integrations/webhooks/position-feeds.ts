import type { FastifyBaseLogger } from 'fastify';
import { decide, MINUTE_MS, SECOND_MS } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import type { WorkQueue } from '../../../db/work-queue/work-queue';
import { isRefusal, type Upstream, type UpstreamSocket } from '../../../upstream/upstream';
import type { PositionTarget, WebhookStore } from '../../../webhooks/webhook-store';
import type { Access } from '../../../ground/access/access';
import { HeardPositions } from './heard-positions';
import { toLane, toWebhookWork, WEBHOOK_MESSAGE, type WebhookWork } from './post-message';

interface FeedsOptions {
  database: Database;
  upstream: Pick<Upstream, 'openSocket' | 'origin'>;
  store: Pick<WebhookStore, 'listForPositions' | 'takePositions'>;
  access: Pick<Access, 'actorOf'>;
  enqueue: WorkQueue['add'];
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Positions on their way to accounts' own systems. */
export interface PositionFeeds {
  /** Listens for those who want positions, and posts what is due. */
  look(): Promise<void>;
  stop(): void;
}

/** Position feed of one account. */
interface Feed {
  heard: HeardPositions;
  /** The stream; `opening` until it is there, null where it was lost or refused. */
  stream: UpstreamSocket | 'opening' | null;
  /** Not asked for a stream before. */
  notBeforeMs: number;
}

/** Interval between checks for due messages, in ms. */
export const LOOK_EVERY_MS = 5 * SECOND_MS;
/** Positions in one message. */
const AT_MOST = 200;

/**
 * Listens in the name of each account that wants its positions posted, and of nobody else: it hears what the account
 * sees, by the same rights. Of several servers that hear the same, one posts it.
 */
export function createPositionFeeds(options: FeedsOptions): PositionFeeds {
  const { database, upstream, store, access, enqueue, clock, log } = options;
  const feeds = new Map<number, Feed>();
  let isStopped = false;

  const close = (userId: number): void => {
    const stream = feeds.get(userId)?.stream;
    feeds.delete(userId);
    if (typeof stream === 'object') stream?.close();
  };

  const open = async (userId: number, feed: Feed): Promise<void> => {
    feed.stream = 'opening';
    feed.notBeforeMs = clock() + MINUTE_MS;
    feed.heard.begin();
    try {
      const opened = await upstream.openSocket(
        { userId },
        (frame) => feed.heard.take(frame),
        () => (feed.stream = null),
      );
      if (isRefusal(opened)) feed.stream = null;
      else if (isStopped || feeds.get(userId) !== feed) opened.close();
      else feed.stream = opened;
    } catch (error) {
      feed.stream = null;
      log.warn({ err: error, userId }, 'Positions for a webhook are not heard');
    }
  };

  const post = async (target: PositionTarget, { heard }: Feed): Promise<void> => {
    const { id: webhookId, userId, positionsAt } = target;
    if (!decide(await access.actorOf(userId), 'read', 'positions').allowed) return;
    const { json, atMs } = heard.cut(positionsAt);
    if (json.length === 0) return;
    const works: WebhookWork[] = [];
    for (let at = 0; at < json.length; at += AT_MOST) {
      const positions = json.slice(at, at + AT_MOST).map((one) => JSON.parse(one) as unknown);
      works.push({ kind: 'positions', webhookId, userId, data: { positions } });
    }
    const { origin } = upstream;
    await database.transaction(async (unit) => {
      const lane = toLane(origin, webhookId);
      const isOurs = await store.takePositions(unit, target, { atMs, kind: WEBHOOK_MESSAGE, lane });
      if (isOurs) await enqueue(unit, toWebhookWork(origin, works));
    });
  };

  return {
    async look() {
      const targets = await store.listForPositions();
      if (isStopped) return;
      const users = new Set(targets.map(({ userId }) => userId));
      for (const userId of [...feeds.keys()]) if (!users.has(userId)) close(userId);
      for (const userId of users) {
        const feed = feeds.get(userId) ?? {
          heard: new HeardPositions(clock),
          stream: null,
          notBeforeMs: 0,
        };
        feeds.set(userId, feed);
        // A tracking server that is slow keeps nobody else waiting.
        if (feed.stream === null && feed.notBeforeMs <= clock()) void open(userId, feed);
      }
      for (const target of targets) {
        const { userId, seconds, positionsAt } = target;
        const feed = feeds.get(userId);
        const isDue = positionsAt === null || clock() - positionsAt >= seconds * SECOND_MS;
        // Without a stream nobody can say what the account still sees.
        if (!isDue || !feed || typeof feed.stream !== 'object' || feed.stream === null) continue;
        await post(target, feed).catch((error: unknown) =>
          log.warn({ err: error, webhook: target.id }, 'Positions were not posted'),
        );
      }
    },
    stop() {
      isStopped = true;
      for (const userId of [...feeds.keys()]) close(userId);
    },
  };
}
