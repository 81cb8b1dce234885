import { MINUTE_MS, readFlag } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import { readWhole } from '../../request/read-whole';
import type { Upstream } from '../../upstream/upstream';
import type { DriveStore } from './drive-store';
import type { Engines } from './engines';

interface TimersOptions {
  tracking: Pick<Upstream, 'send'>;
  drives: DriveStore;
  engines: Pick<Engines, 'lock'>;
  /** What a stop says that locks a vehicle which nobody drives. */
  lockReason: string;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Fix {
  deviceId: number;
  fixTime: string;
  attributes?: Record<string, unknown> | null;
}

/** How often the timers are looked at. */
export const TIMERS_EVERY_MS = 15_000;

/** Looks at both timers, which the database keeps: who left a vehicle without a word, and what stands without a driver. */
export function createTimers(options: TimersOptions): () => Promise<void> {
  const { tracking, drives, engines, lockReason, clock, log } = options;

  const readFixes = async (userId: number): Promise<Map<number, Fix>> => {
    const answer = await tracking.send(
      {
        method: 'GET',
        path: '/positions',
        query: new URLSearchParams(),
        accept: 'application/json',
      },
      { actor: { userId } },
    );
    if (answer.status >= 400) {
      log.warn({ userId, status: answer.status }, 'whether ignitions are off cannot be told');
      return new Map();
    }
    const fixes = JSON.parse((await readWhole(answer)) ?? '[]') as Fix[];
    return new Map(fixes.map((fix) => [fix.deviceId, fix]));
  };

  const logOut = async (): Promise<void> => {
    const timed = (await drives.listOpen()).filter(({ logoutMinutes }) => logoutMinutes > 0);
    const fixes = new Map<number, Map<number, Fix>>();
    for (const drive of timed) {
      const { id, ownerId, deviceId, logoutMinutes } = drive;
      const known = fixes.get(ownerId) ?? (await readFixes(ownerId));
      fixes.set(ownerId, known);
      const fix = known.get(deviceId);
      if (fix?.attributes?.['ignition'] === undefined) continue;
      const offAt = readFlag(fix, 'ignition') ? null : new Date(fix.fixTime);
      const kept = await drives.keepIgnition(id, offAt);
      if (!kept?.ignitionOffAt) continue;
      const endMs = Date.parse(kept.ignitionOffAt) + logoutMinutes * MINUTE_MS;
      if (endMs <= clock()) await drives.endByIgnition(kept, new Date(endMs));
    }
  };

  return async () => {
    await logOut();
    for (const drive of await drives.claimLocks(new Date(clock()))) {
      await engines.lock(drive, lockReason);
    }
  };
}
