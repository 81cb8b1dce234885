import type { Unit } from '../../db/database';
import { POSITION_JSON } from '../resources/position-json';

/** `report.maxPositions`: fixes of one device in one answer. */
const MAX_POSITIONS = 50_000;
const PAGE_SIZE = 2_000;

/** A fix as JSON text, and where it was. */
export interface RoutePosition {
  json: string;
  latitude: number;
  longitude: number;
  altitude: number;
}

interface PageRow extends RoutePosition, Record<string, unknown> {
  id: number;
  fix_time: string;
}

/** The fixes of a device in a span in order, a page at a time; ended when nobody reads on. */
export async function* streamRoute(
  unit: Unit,
  deviceId: number,
  fromMs: number,
  toMs: number,
): AsyncGenerator<RoutePosition[]> {
  let after = { time: new Date(fromMs).toISOString(), id: 0 };
  for (let left = MAX_POSITIONS; left > 0; left -= PAGE_SIZE) {
    const { rows } = await unit.query<PageRow>(
      `select p.id, p.fix_time::text as fix_time, p.latitude, p.longitude, p.altitude,
         ${POSITION_JSON} as json
       from all_positions p
       where p.device_id = $1 and p.fix_time <= $3 and p.fix_time >= $2::timestamptz
         and (p.fix_time, p.id) > ($2::timestamptz, $4::bigint)
       order by p.fix_time, p.id limit ${PAGE_SIZE}`,
      [deviceId, after.time, new Date(toMs), after.id],
      { name: 'route-page' },
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = { time: last.fix_time, id: last.id };
  }
}

/** Pieces of JSON as one list. */
export async function* asJsonList(pages: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + page.join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
