import type { Unit } from '../../db/database';
import type { PositionEntity } from '../ingest/position';
import { POSITION_JSON } from '../resources/position-json';

/** `report.maxPositions`: fixes of one device in one answer. */
const MAX_POSITIONS = 50_000;
const PAGE_SIZE = 2_000;

interface Page {
  list: string | null;
  count: number;
  last_time: string;
  last_id: number;
}

/**
 * The fixes of a device in a span in order, a page at a time, as JSON joined by commas; ended when
 * nobody reads on.
 */
export async function* streamRoute(
  unit: Unit,
  deviceId: number,
  fromMs: number,
  toMs: number,
): AsyncGenerator<string> {
  let after = { time: new Date(fromMs).toISOString(), id: 0 };
  for (let left = MAX_POSITIONS; left > 0; left -= PAGE_SIZE) {
    const { rows } = await unit.query<Page>(
      `select string_agg(r.json, ',' order by r.fix_time, r.id) as list, count(*) as count,
         max(r.fix_time)::text as last_time,
         (array_agg(r.id order by r.fix_time, r.id))[count(*)] as last_id
       from (select p.id, p.fix_time, ${POSITION_JSON} as json
         from all_positions p
         where p.device_id = $1 and p.fix_time <= $3 and p.fix_time >= $2::timestamptz
           and (p.fix_time, p.id) > ($2::timestamptz, $4::bigint)
         order by p.fix_time, p.id limit ${PAGE_SIZE}) r`,
      [deviceId, after.time, new Date(toMs), after.id],
      { name: 'route-page' },
    );
    const [page] = rows;
    if (!page?.list) return;
    yield page.list;
    if (page.count < PAGE_SIZE) return;
    after = { time: page.last_time, id: page.last_id };
  }
}

/** The fixes of a page. */
export const readPage = (list: string): PositionEntity[] =>
  JSON.parse(`[${list}]`) as PositionEntity[];
