import type { DemoLog } from './demo-log';
import type { FleetDay } from './fleet-day';
import {
  listDueMessages,
  nextSegment,
  resolveClock,
  resolveStepMs,
  type ReplayMessage,
  type ReplaySegment,
} from './replay';

/** What the live part needs. */
export interface LivePlayerOptions {
  day: FleetDay;
  /** File time for each unit of real time. */
  speed: number;
  /** What the file's clock reads at the beginning. */
  fromClockMs: number;
  clock: () => number;
  /** Hands over one message stamped with `sentAt`; resolves once it is acknowledged. */
  send: (message: ReplayMessage, sentAt: number) => Promise<void>;
  log: DemoLog;
}

/** Plays the day on the file's clock. */
export interface LivePlayer {
  /** From now on this bus is played; its next fix is the first after a jump. */
  join(vehicleId: string): void;
  /** Sends what has become due since the last call; resolves once all is acknowledged. */
  tick(): Promise<void>;
  /** Up to where the day was played, on the file's clock. */
  clockMs(): number;
}

/** Later than this, the process slept: what it missed is skipped, not sent in one heap. */
const LONGEST_LAG_MS = 60_000;

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
  const { day, speed, clock, send, log } = options;
  /** For each bus that is played, the file's clock at its last jump. */
  const starts = new Map<string, number>();
  const lastSentAt = new Map<string, number>();
  let segment: ReplaySegment = { fromClockMs: options.fromClockMs, startedAt: clock() };
  let playedMs = options.fromClockMs;
  let lastTickAt = clock();
  let isFailing = false;

  const jumpTo = (next: ReplaySegment) => {
    segment = next;
    playedMs = next.fromClockMs;
    for (const vehicleId of starts.keys()) starts.set(vehicleId, next.fromClockMs);
  };

  const sendInOrder = async (messages: readonly ReplayMessage[]) => {
    for (const message of messages) {
      const { vehicleId, fix } = message;
      // A late heap must not give two fixes of a bus the same time.
      const sentAt = Math.max(clock(), (lastSentAt.get(vehicleId) ?? 0) + 1);
      lastSentAt.set(vehicleId, sentAt);
      try {
        await send(message, sentAt);
        isFailing = false;
      } catch (error) {
        if (!isFailing) log.warn({ err: error }, 'The demo fleet could not send a position');
        isFailing = true;
        // What got lost is a jump: the next fix starts anew.
        starts.set(vehicleId, fix.clockMs + 1);
        return;
      }
    }
  };

  return {
    join: (vehicleId) => starts.set(vehicleId, playedMs),
    clockMs: () => playedMs,
    tick: async () => {
      const now = clock();
      if (now - lastTickAt > LONGEST_LAG_MS) jumpTo({ fromClockMs: playedMs, startedAt: now });
      lastTickAt = now;
      const next = nextSegment(segment, now, speed, day);
      if (next !== segment) jumpTo(next);
      const toMs = resolveClock(segment, now, speed, day);
      const due = listDueMessages(day, starts, playedMs, toMs, resolveStepMs(speed));
      playedMs = Math.max(playedMs, toMs);
      await Promise.all([...groupByBus(due).values()].map(sendInOrder));
      lastTickAt = clock();
    },
  };
}
