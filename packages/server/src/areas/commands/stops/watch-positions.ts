import type { StopFix } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import { isRefusal, type Upstream, type UpstreamSocket } from '../../../upstream/upstream';
import type { StoredStop } from './stop-store';
import type { Stops } from './stops';

/** Other servers' stops, and those from before a restart, are found within this time. */
export const LOOK_EVERY_MS = 10_000;

interface WatchOptions {
  upstream: Pick<Upstream, 'openSocket'>;
  stops: Pick<Stops, 'listWaiting' | 'tryAnew' | 'endOverdue'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Watch on the positions of vehicles with waiting stops. */
export interface PositionWatch {
  /** Looks for what waits, from whichever server, and listens for its vehicles. */
  look(): Promise<void>;
  /** Tries what waits for this vehicle by a fix that was heard elsewhere. */
  hear(deviceId: number, fix: StopFix): void;
  stop(): void;
}

/** Tries a waiting stop anew with every position of its vehicle, heard in the name of who asked for it. */
export function watchPositions({ upstream, stops, log }: WatchOptions): PositionWatch {
  let waiting = new Map<number, StoredStop[]>();
  const streams = new Map<number, Promise<UpstreamSocket | undefined>>();
  const running = new Map<number, boolean>();
  /** The newest that were heard of vehicles whose stop is tried now. */
  const heard = new Map<number, StopFix>();
  let isStopped = false;

  /** One try at a time; what comes meanwhile asks for one more. */
  const tryAnew = async (deviceId: number): Promise<void> => {
    if (running.has(deviceId)) return void running.set(deviceId, true);
    do {
      running.set(deviceId, false);
      const known = waiting.get(deviceId);
      if (!known || isStopped) break;
      const fix = heard.get(deviceId);
      heard.delete(deviceId);
      for (const stop of known) await stops.tryAnew(stop, fix);
    } while (running.get(deviceId) === true);
    running.delete(deviceId);
  };
  const hear = (deviceId: number): void =>
    void tryAnew(deviceId).catch((error: Error) => {
      running.delete(deviceId);
      log.warn({ err: error }, 'a stop could not be tried');
    });

  const open = async (userId: number): Promise<UpstreamSocket | undefined> => {
    const opened = await upstream.openSocket(
      { userId },
      ({ key, items }) => {
        if (key !== 'positions') return;
        for (const { deviceId } of items) if (waiting.has(deviceId)) hear(deviceId);
      },
      () => void streams.delete(userId),
    );
    if (!isRefusal(opened)) return opened;
    streams.delete(userId);
    // An account that is gone sends nothing more: the try says so.
    if (opened.fault === undefined) {
      for (const stop of [...waiting.values()].flat()) {
        if (stop.userId === userId) hear(stop.deviceId);
      }
    }
    return undefined;
  };
  const close = (userId: number): void => {
    const stream = streams.get(userId);
    streams.delete(userId);
    stream?.then((socket) => socket?.close()).catch(() => undefined);
  };

  const lookOnce = async (): Promise<void> => {
    await stops.endOverdue();
    const found = await stops.listWaiting();
    if (isStopped) return;
    const before = new Set([...waiting.values()].flat().map(({ id }) => id));
    waiting = new Map();
    for (const stop of found) {
      waiting.set(stop.deviceId, [...(waiting.get(stop.deviceId) ?? []), stop]);
    }
    const users = new Set(found.map(({ userId }) => userId));
    for (const userId of [...streams.keys()]) if (!users.has(userId)) close(userId);
    for (const userId of users) {
      if (streams.has(userId)) continue;
      const opening = open(userId);
      streams.set(userId, opening);
      opening.catch((error: Error) => {
        streams.delete(userId);
        log.warn({ err: error }, 'positions for a waiting stop are not heard');
      });
    }
    // A position that came before it was listened for is not told again.
    for (const { id, deviceId } of found) if (!before.has(id)) hear(deviceId);
  };
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;
  const lookInTurn = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await lookOnce();
    } while (isAskedAgain && !isStopped);
  };

  return {
    look() {
      // What an older look found must not take the place of what a newer one did.
      isAskedAgain = true;
      looking ??= lookInTurn().finally(() => (looking = undefined));
      return looking;
    },
    hear(deviceId, fix) {
      if (!waiting.has(deviceId)) return;
      heard.set(deviceId, fix);
      hear(deviceId);
    },
    stop() {
      isStopped = true;
      waiting.clear();
      for (const userId of [...streams.keys()]) close(userId);
    },
  };
}
