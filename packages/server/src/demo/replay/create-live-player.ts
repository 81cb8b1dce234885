import { MINUTE_MS } from '@rastro/sdk/domain';
import type { DemoLog } from '../demo-log';
import type { FleetDay } from '../day/fleet-day';
import {
  listDueMessages,
  listPlaces,
  nextSegment,
  resolveClock,
  resolveStepMs,
  type ReplayMessage,
  type ReplaySegment,
} from './replay';
import type { LiveMessage } from './to-live-message';

/** Options of the live part. */
export interface LivePlayerOptions {
  day: FleetDay;
  /** File time for each unit of real time. */
  speed: number;
  /** File's clock at the start. */
  fromClockMs: number;
  clock: () => number;
  /** Hands over one message stamped with `sentAt`; resolves once it is acknowledged. */
  send: (message: LiveMessage, sentAt: number) => Promise<void>;
  /** Hands over at once where all buses are after a jump. */
  sendAll: (messages: readonly LiveMessage[], sentAt: number) => Promise<void>;
  log: DemoLog;
}

/** Plays the day on the file's clock. */
export interface LivePlayer {
  /**
   * Sends what has become due since the last call, after a jump where every bus that is out is;
   * resolves once all is acknowledged.
   */
  tick(): Promise<void>;
  /** Up to where the day was played, on the file's clock. */
  clockMs(): number;
}

/** Later than this, the process slept: what it missed is skipped, not sent in one heap. */
const MAX_LAG_MS = MINUTE_MS;

function groupByBus(messages: readonly ReplayMessage[]): Map<string, ReplayMessage[]> {
  const byBus = new Map<string, ReplayMessage[]>();
  for (const message of messages) {
    const list = byBus.get(message.vehicleId);
    if (list) list.push(message);
    else byBus.set(message.vehicleId, [message]);
  }
  return byBus;
}

/** Creates the live part. It sends nothing by itself: call `tick` a few times a second. */
export function createLivePlayer(options: LivePlayerOptions): LivePlayer {
  const { day, speed, clock, send, sendAll, log } = options;
  /** Buses whose way is counted: they were heard since the last jump, and nothing got lost. */
  const heard = new Set<string>();
  const lastSentAt = new Map<string, number>();
  let segment: ReplaySegment = { fromClockMs: options.fromClockMs, startedAt: clock() };
  let playedMs = options.fromClockMs;
  let lastTickAt = clock();
  let hasJumped = true;
  let isFailing = false;

  const jumpTo = (next: ReplaySegment) => {
    segment = next;
    playedMs = next.fromClockMs;
    hasJumped = true;
    heard.clear();
  };

  const fail = (error: unknown) => {
    if (!isFailing) log.warn({ err: error }, 'The demo fleet could not send a position');
    isFailing = true;
  };

  const placeAll = async (now: number) => {
    const messages = listPlaces(day, playedMs).map((message) => ({
      ...message,
      isFirstAfterJump: true,
    }));
    hasJumped = false;
    // A fix of this very moment is said by that.
    playedMs += 1;
    try {
      await sendAll(messages, now);
      for (const { vehicleId } of messages) {
        heard.add(vehicleId);
        lastSentAt.set(vehicleId, now);
      }
    } catch (error) {
      fail(error);
    }
  };

  const sendInOrder = async (messages: readonly ReplayMessage[]) => {
    for (const message of messages) {
      const { vehicleId } = message;
      // A late heap must not give two fixes of a bus the same time.
      const sentAt = Math.max(clock(), (lastSentAt.get(vehicleId) ?? 0) + 1);
      lastSentAt.set(vehicleId, sentAt);
      try {
        await send({ ...message, isFirstAfterJump: !heard.has(vehicleId) }, sentAt);
        heard.add(vehicleId);
        isFailing = false;
      } catch (error) {
        fail(error);
        // What got lost is a jump.
        heard.delete(vehicleId);
        return;
      }
    }
  };

  return {
    clockMs: () => playedMs,
    tick: async () => {
      const now = clock();
      if (now - lastTickAt > MAX_LAG_MS) jumpTo({ fromClockMs: playedMs, startedAt: now });
      lastTickAt = now;
      const next = nextSegment(segment, now, speed, day);
      if (next !== segment) jumpTo(next);
      if (hasJumped) await placeAll(now);
      const toMs = resolveClock(segment, now, speed, day);
      const due = listDueMessages(day, playedMs, toMs, resolveStepMs(speed));
      playedMs = Math.max(playedMs, toMs);
      await Promise.all([...groupByBus(due).values()].map(sendInOrder));
      lastTickAt = clock();
    },
  };
}
