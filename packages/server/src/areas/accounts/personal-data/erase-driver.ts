import type { Database } from '../../../db/database';
import type { Actor, Upstream } from '../../../upstream/upstream';
import type { DriveStore } from '../../drivers/drive-store';
import { unnameDriver } from './driver-row';
import { DRIVER_HOLDINGS } from './holdings-of-drivers';
import { countRows, type PlannedPart, toPlan } from './planned-parts';

/** Dependencies of an erasure. */
export interface EraseOptions {
  upstream: Upstream;
  database: Database;
  drives: Pick<DriveStore, 'inTurn' | 'checkOut'>;
  clock: () => number;
}

/** Driver to erase. */
export interface AskedDriverErasure {
  askerId: number;
  /** In whose name the driver is changed: the first who may. */
  actors: readonly Actor[];
  driverId: number;
}

/** Says what the erasure of a driver would do whom nobody signs in as, and does nothing. */
export async function planDriverErasure(
  { upstream, database }: Pick<EraseOptions, 'upstream' | 'database'>,
  driverId: number,
): Promise<PlannedPart[]> {
  const planned: PlannedPart[] = [{ part: 'person', fate: 'ends', keptFor: '', count: 1 }];
  for (const holding of DRIVER_HOLDINGS) {
    const { part, fate, keptFor = '' } = holding;
    const count = await countRows(database, holding, [upstream.origin, driverId]);
    planned.push({ part, fate, keptFor, count });
  }
  return toPlan(planned);
}

/**
 * Takes what names a driver out of all that is held of them: who is driving is checked out, and the driver stays as a
 * number. The same once more changes nothing. Throws an `ApiError`.
 */
export async function eraseDriver(
  { upstream, database, drives, clock }: EraseOptions,
  { askerId, actors, driverId }: AskedDriverErasure,
): Promise<void> {
  const { origin } = upstream;
  const now = new Date(clock());
  await unnameDriver(upstream, actors, driverId);
  await drives.inTurn((unit) => drives.checkOut(unit, driverId, now));
  await database.transaction(async (unit) => {
    for (const sql of DRIVER_HOLDINGS.flatMap(({ erase = [] }) => erase)) {
      await unit.query(sql, [origin, driverId]);
    }
    await unit.query(
      `insert into driver_erasure (tracking_origin, driver_id, erased_at, erased_by)
       values ($1, $2, $3, $4) on conflict (tracking_origin, driver_id)
       do update set erased_at = excluded.erased_at`,
      [origin, driverId, now, askerId],
    );
  });
}
