import type { FastifyBaseLogger } from 'fastify';
import type { Upstream } from '../../upstream/upstream';
import type { StopStore } from '../commands/stops/stop-store';
import type { TakeOwnStop } from '../../upstream/own-commands';
import type { Answerers } from './answerers';
import type { DriveStore, StoredDrive } from './drive-store';

/** Effect of a check-in on the engine; `held` is a lock that somebody else requested. */
export type EngineRelease = 'none' | 'released' | 'held' | 'failed';

interface EnginesOptions {
  /** Tracking API with the guard of stops in front. */
  tracking: Pick<Upstream, 'send'>;
  answererOf: Answerers;
  /** Asks for a stop that waits until the vehicle stands. */
  take: TakeOwnStop;
  newestStop: (deviceId: number) => ReturnType<StopStore['newestOf']>;
  /** Calls off what waited because nobody drove. */
  callOffDriven: (deviceId: number) => Promise<void>;
  drives: DriveStore;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

const STOP = { id: 0, type: 'engineStop', textChannel: false, attributes: {} };
const RETRY_MS = 60_000;

/** Engine locks that drivers set and release by checking out and in. */
export type Engines = ReturnType<typeof createEngines>;

/** Locks vehicles that nobody drives, never one that moves, and lets them run for who checks in. */
export function createEngines(options: EnginesOptions) {
  const { tracking, answererOf, take, newestStop, callOffDriven, drives, clock, log } = options;

  /** Lets a vehicle run that was locked because nobody drove it; a lock of somebody else stays. */
  const release = async (deviceId: number, ownerId: number): Promise<EngineRelease> => {
    const newest = await newestStop(deviceId);
    const isLocked = newest !== undefined && newest.command.type !== 'engineResume';
    if (!isLocked) return 'none';
    if (newest.driveId === null) return 'held';
    const { type: _, ...command } = STOP;
    const answer = await tracking.send(
      {
        method: 'POST',
        path: '/commands/send',
        query: new URLSearchParams(),
        accept: 'application/json',
        body: { ...command, type: 'engineResume', deviceId },
      },
      { actor: { userId: ownerId } },
    );
    if (answer.status < 400) return 'released';
    log.warn({ deviceId, status: answer.status }, 'a vehicle was not unlocked for its driver');
    return 'failed';
  };

  /** Asks for the stop of a vehicle that nobody has driven for its time. */
  const lock = async (drive: StoredDrive, reason: string): Promise<void> => {
    const { id, deviceId, driverId, ownerId } = drive;
    try {
      const answerer = await answererOf({ ownerId, driverId, deviceId });
      if (!answerer?.device) {
        log.warn({ deviceId, driveId: id }, 'a vehicle that nobody drives is locked by nobody');
        return;
      }
      const { userId } = answerer;
      log.info({ deviceId, driveId: id }, 'a vehicle that nobody drives is locked');
      await take({
        userIds: [userId],
        deviceId,
        command: STOP,
        reason,
        askedAtMs: clock(),
        driveId: id,
      });
      // Somebody checked in while it was asked for.
      if (await drives.findOpen({ deviceId })) {
        await callOffDriven(deviceId);
        await release(deviceId, userId);
      }
    } catch (error) {
      log.warn({ err: error, deviceId }, 'a vehicle that nobody drives could not be locked');
      await drives.putLockBack(id, new Date(clock() + RETRY_MS));
    }
  };

  return { release, lock, callOffDriven };
}
