import { DAY_MS } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import type { ForgottenHistory, HistoryBefore } from '../../upstream/forgotten-history';
import type { LiveFleet } from '../devices/live-fleet';
import { forgetDays } from '../reports/days/forget-days';

/** Rows of one statement: writers get in between. */
const ROWS_AT_ONCE = 1_000;

const FIRST = `select min(fix_time) as first from all_positions
  where device_id = $1 and fix_time < $2 and id <> $3`;
const dropFixes = (table: string): string =>
  `delete from ${table} where device_id = $1 and fix_time >= $2 and fix_time < $3 and id <> $4`;
const DROP_FIXES = ['positions', 'positions_old'].map(dropFixes);
const DROP_EVENTS = `delete from events where id in (
  select id from events where device_id = $1 and event_time < $2 limit ${ROWS_AT_ONCE})`;

/** Deletes fixes and events of a device from before a time, a day in each transaction; its latest fix stays. */
export async function forgetHistory(
  { db, fleet }: { db: Database; fleet: Pick<LiveFleet, 'get'> },
  { deviceId, before }: HistoryBefore,
): Promise<ForgottenHistory> {
  const latestId = fleet.get(deviceId)?.state.latest?.id ?? 0;
  let positions = 0;
  for (;;) {
    const { rows } = await db.query<{ first: Date | null }>(FIRST, [deviceId, before, latestId]);
    const fromMs = rows[0]?.first?.getTime();
    if (fromMs === undefined) break;
    const dayEndMs = (Math.floor(fromMs / DAY_MS) + 1) * DAY_MS;
    const toMs = Math.min(dayEndMs, before.getTime());
    positions += await db.transaction(async (unit) => {
      await forgetDays(unit, [{ deviceId, fromMs, toMs: toMs - 1 }]);
      let count = 0;
      for (const sql of DROP_FIXES) {
        const span = [deviceId, new Date(fromMs), new Date(toMs), latestId];
        count += (await unit.query(sql, span)).rowCount;
      }
      return count;
    });
  }
  let events = 0;
  for (let count = ROWS_AT_ONCE; count === ROWS_AT_ONCE; events += count) {
    count = (await db.query(DROP_EVENTS, [deviceId, before])).rowCount;
  }
  return { positions, events };
}
