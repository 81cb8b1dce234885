import { MINUTE_MS, NO_DRIVER, readFlag } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import { readWhole } from '../../request/read-whole';
import type { Upstream } from '../../upstream/upstream';
import type { Answerers } from './answerers';
import type { DriveStore, StoredDrive } from './drive-store';
import type { Engines } from './engines';

interface TimersOptions {
  tracking: Pick<Upstream, 'send'>;
  answererOf: Answerers;
  drives: DriveStore;
  engines: Pick<Engines, 'lock'>;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Fix {
  deviceId: number;
  fixTime: string;
  attributes?: Record<string, unknown> | null;
}

/** Interval between checks of the timers, in ms. */
export const TIMERS_EVERY_MS = 15_000;

/** Looks at both timers, which the database keeps: who left a vehicle without a word, and what stands without a driver. */
export function createTimers(options: TimersOptions): () => Promise<void> {
  const { tracking, answererOf, drives, engines, clock, log } = options;

  /** The latest fixes that an account sees, of one vehicle or all; undefined for one that is gone or locked. */
  const readFixes = async (
    userId: number,
    deviceId?: number,
  ): Promise<Map<number, Fix> | undefined> => {
    const query = new URLSearchParams(deviceId === undefined ? {} : { deviceId: String(deviceId) });
    const answer = await tracking.send(
      { method: 'GET', path: '/positions', query, accept: 'application/json' },
      { actor: { userId } },
    );
    if (answer.status >= 400) {
      log.warn({ userId, status: answer.status }, 'whether ignitions are off cannot be told');
      return answer.status < 500 && answer.fault === undefined ? undefined : new Map();
    }
    const fixes = JSON.parse((await readWhole(answer)) ?? '[]') as Fix[];
    return new Map(fixes.map((fix) => [fix.deviceId, fix]));
  };

  const endByIgnition = async (drive: StoredDrive, fix: Fix | undefined): Promise<void> => {
    const { id, beganAt, logoutMinutes } = drive;
    if (fix?.attributes?.['ignition'] === undefined) return;
    // What was before says nothing of who drives now.
    if (!(Date.parse(fix.fixTime) > Date.parse(beganAt))) return;
    const offAt = readFlag(fix, 'ignition') ? null : new Date(fix.fixTime);
    const kept = await drives.keepIgnition(id, offAt);
    if (!kept?.ignitionOffAt) return;
    const endMs = Date.parse(kept.ignitionOffAt) + logoutMinutes * MINUTE_MS;
    if (endMs <= clock()) await drives.endByIgnition(kept, new Date(endMs));
  };

  const logOut = async (): Promise<void> => {
    const timed = (await drives.listOpen()).filter(({ logoutMinutes }) => logoutMinutes > 0);
    const known = new Map<number, Map<number, Fix> | undefined>();
    const fixOf = async (drive: StoredDrive): Promise<Fix | undefined> => {
      const { ownerId, deviceId } = drive;
      if (!known.has(ownerId)) known.set(ownerId, await readFixes(ownerId));
      const own = known.get(ownerId);
      if (own) return own.get(deviceId);
      const other = await answererOf(drive);
      return other?.device && (await readFixes(other.userId, deviceId))?.get(deviceId);
    };
    for (const drive of timed) {
      try {
        await endByIgnition(drive, await fixOf(drive));
      } catch (error) {
        log.warn({ err: error, driveId: drive.id }, 'a drive was not looked at');
      }
    }
  };

  return async () => {
    await logOut();
    for (const drive of await drives.claimLocks(new Date(clock()))) {
      await engines.lock(drive, NO_DRIVER);
    }
  };
}
