import type { UpstreamFrame, UpstreamSocket } from '../../upstream/upstream';
import type { WebSocket } from 'ws';
import { createUserFeed, type FeedClient, type UserFeed } from './user-feed';

/** The live streams of all users. */
export interface Feeds {
  /** Throws a `TrackingFault` when the stream cannot be had. */
  join(userId: number, client: FeedClient): Promise<UpstreamSocket>;
  /** A device was deleted: whoever listens is told. */
  tellDeleted(deviceId: number): void;
  /** Something was taken from the user: of these devices, and of all that came up, what is not left is gone. */
  compare(
    userId: number,
    deviceIds: readonly number[],
    readLeft: () => Promise<ReadonlySet<number>>,
  ): Promise<void>;
  /** Reopens the stream soon, after a change of what the user sees. */
  refresh(userId: number): void;
  /** Breaks all off. */
  endAll(): void;
}

interface FeedOptions {
  open: (userId: number, onText: (text: string) => void) => Promise<WebSocket>;
  readLatest: (userId: number) => Promise<UpstreamFrame>;
  /** A stream broke off under its clients. */
  onBroken: (reason: Error) => void;
}

/** Many links are made at once: one new stream for all of them. */
const REFRESH_AFTER_MS = 1_000;

/** One stream to the tracking server a user, however many clients there are. */
export function createFeeds({ open, readLatest, onBroken }: FeedOptions): Feeds {
  const feeds = new Map<number, UserFeed>();
  const refreshes = new Map<number, NodeJS.Timeout>();

  const start = (userId: number): UserFeed => {
    const feed = createUserFeed({
      open: (onText) => open(userId, onText),
      readLatest: () => readLatest(userId),
      onEnded(reason) {
        if (feeds.get(userId) === feed) feeds.delete(userId);
        if (reason !== undefined) onBroken(reason);
      },
    });
    feeds.set(userId, feed);
    return feed;
  };

  return {
    join: (userId, client) => (feeds.get(userId) ?? start(userId)).join(client),
    tellDeleted(deviceId) {
      for (const feed of feeds.values()) feed.tellGone([deviceId]);
    },
    async compare(userId, deviceIds, readLeft) {
      const feed = feeds.get(userId);
      if (!feed) return;
      const before = new Set([...feed.seen(), ...deviceIds]);
      const left = await readLeft();
      feed.tellGone([...before].filter((deviceId) => !left.has(deviceId)));
    },
    refresh(userId) {
      if (!feeds.has(userId) || refreshes.has(userId)) return;
      const timer = setTimeout(() => {
        refreshes.delete(userId);
        feeds.get(userId)?.reopen();
      }, REFRESH_AFTER_MS);
      refreshes.set(userId, timer.unref());
    },
    endAll() {
      for (const timer of refreshes.values()) clearTimeout(timer);
      refreshes.clear();
      for (const feed of [...feeds.values()]) feed.end();
    },
  };
}
