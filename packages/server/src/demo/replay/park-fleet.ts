import type { Database } from '../../db/database';
import type { DemoEngine } from '../demo-fleet';
import type { FleetDay } from '../day/fleet-day';
import { findLastOfHistory } from './list-history';
import type { FleetProfiles } from '../fleet/profile-fleet';

/** Options of {@link parkFleet}. */
export interface ParkOptions {
  db: Database;
  engine: Pick<DemoEngine, 'ingestMany'>;
  day: FleetDay;
  profiles: FleetProfiles;
  /** End of the history, epoch ms. */
  endsAt: number;
}

async function readLatestFixTimes(db: Database): Promise<Map<string, number>> {
  const rows = await db.kysely
    .selectFrom('device_state')
    .innerJoin('devices', 'devices.id', 'device_state.device_id')
    .select(['devices.unique_id', 'device_state.fix_time'])
    .execute();
  return new Map(rows.map((row) => [row.unique_id, row.fix_time?.getTime() ?? -Infinity]));
}

/**
 * Stores the last fix of the history of each bus that has none as late, with its counters: the live
 * part goes on from there while what lies before is loaded.
 */
export async function parkFleet(options: ParkOptions): Promise<void> {
  const { db, engine, day, profiles, endsAt } = options;
  const latest = await readLatestFixTimes(db);
  const parked = day.buses.flatMap((bus) => {
    const profile = profiles.get(bus.vehicleId);
    const message = profile && findLastOfHistory(bus, profile, day, endsAt);
    if (!message) return [];
    const { uniqueId, timestampMs = endsAt } = message;
    return (latest.get(uniqueId) ?? -Infinity) < timestampMs ? [message] : [];
  });
  await engine.ingestMany(parked, { silent: true });
}
