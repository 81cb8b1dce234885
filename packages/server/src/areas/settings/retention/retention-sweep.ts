import { DAY_MS } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { SteadyClock } from '../../../schedule/steady-clock';
import { isRefusal, type Upstream } from '../../../upstream/upstream';
import { createServiceAsk } from '../../../ground/holders/read-holders';
import type { ChangeLog } from '../../../ground/logs/change-log';
import { listTerms, type VehicleTerm } from './list-terms';
import type { RetentionStore } from './retention-store';

interface SweepOptions {
  store: Pick<RetentionStore, 'readTerms' | 'readSwept' | 'setSwept' | 'keepOnly'>;
  upstream: Pick<Upstream, 'readForService' | 'forgetHistory'>;
  changeLog: Pick<ChangeLog, 'note'>;
  steadyClock: SteadyClock;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Counts of data that a run deleted for the vehicles of an account. */
interface Deleted {
  vehicles: number;
  /** null where the tracking API does not say. */
  positions: number | null;
  events: number;
}

const NOBODY = { userId: 0, address: '' };

/** Deletes what is older than the terms of accounts allow; each vehicle once a day, and goes on where it was broken off. */
export function createRetentionSweep({
  store,
  upstream,
  changeLog,
  steadyClock,
  log,
}: SweepOptions) {
  let isStopped = false;

  /** By account, of what was deleted until then. */
  const write = async (deleted: ReadonlyMap<number, Deleted>): Promise<void> => {
    for (const [userId, { vehicles, positions, events }] of deleted) {
      if (positions === 0 && events === 0) continue;
      const counts = { vehicles, positions, events };
      await changeLog.note(NOBODY, {
        action: 'purge',
        objectType: 'user',
        objectId: userId,
        aboutUserId: userId,
        changes: Object.entries(counts)
          .filter(([, count]) => count !== null)
          .map(([member, after]) => ({ member, after })),
      });
    }
  };

  const sweepVehicle = async (
    { deviceId, days, userIds }: VehicleTerm,
    { nowMs, deleted }: { nowMs: number; deleted: Map<number, Deleted> },
  ): Promise<void> => {
    const before = new Date(Math.floor(nowMs / DAY_MS) * DAY_MS - days * DAY_MS);
    if ((await store.readSwept(deviceId)) === before.getTime()) return;
    const gone = await upstream.forgetHistory?.({ deviceId, before });
    if (gone === undefined) return;
    if (isRefusal(gone)) {
      // Asked again in an hour: the others need not wait for it.
      log.warn({ deviceId, status: gone.status, reason: gone.message }, 'Old positions stay');
      return;
    }
    const events = (gone.events ?? 0) + (await store.setSwept(deviceId, before));
    for (const userId of userIds) {
      const sum = deleted.get(userId) ?? { vehicles: 0, positions: 0, events: 0 };
      deleted.set(userId, {
        vehicles: sum.vehicles + 1,
        positions:
          sum.positions === null || gone.positions === null ? null : sum.positions + gone.positions,
        events: sum.events + events,
      });
    }
  };

  return {
    async run(): Promise<void> {
      const terms = await store.readTerms();
      if (terms.size === 0) return;
      const ask = createServiceAsk(upstream);
      if (!ask || !upstream.forgetHistory) {
        log.warn({}, 'Accounts have a term for positions: deleting them needs --tracking-token');
        return;
      }
      const nowMs = await steadyClock.read();
      if (nowMs === null) return;
      const vehicles = await listTerms(ask, terms);
      const deleted = new Map<number, Deleted>();
      try {
        for (const vehicle of vehicles) {
          if (isStopped) return;
          await sweepVehicle(vehicle, { nowMs, deleted });
        }
      } finally {
        await write(deleted);
      }
      await store.keepOnly(vehicles.map(({ deviceId }) => deviceId));
    },
    /** Begins no other vehicle. */
    stop(): void {
      isStopped = true;
    },
  };
}
