import type { Unit } from '../../../db/database';
import type { PositionEntity } from '../../positions/position';
import { readAhead } from '../../common/read-ahead';
import { packFixes, writeFixes } from '../../positions/fixes-json';

/** `report.maxPositions`: fixes of one device in one answer. */
const MAX_POSITIONS = 50_000;
const PAGE_SIZE = 1_000;

interface Page {
  packed: string | null;
  count: number;
  last_time: string;
  last_id: number;
}

async function* readPages(
  unit: Unit,
  deviceId: number,
  fromMs: number,
  toMs: number,
): AsyncGenerator<Page> {
  let after = { time: new Date(fromMs).toISOString(), id: 0 };
  for (let left = MAX_POSITIONS; left > 0; left -= PAGE_SIZE) {
    const { rows } = await unit.query<Page>(
      `select ${packFixes()} as packed, count(*) as count,
         max(p.fix_time)::text as last_time, (array_agg(p.id))[count(*)] as last_id
       from (select p.* from all_positions p
         where p.device_id = $1 and p.fix_time <= $3 and p.fix_time >= $2::timestamptz
           and (p.fix_time, p.id) > ($2::timestamptz, $4::bigint)
         order by p.fix_time, p.id limit ${PAGE_SIZE}) p`,
      [deviceId, after.time, new Date(toMs), after.id],
      { name: 'route-page' },
    );
    const [page] = rows;
    if (page?.packed) yield page;
    if (!page || page.count < PAGE_SIZE) return;
    after = { time: page.last_time, id: page.last_id };
  }
}

/**
 * The fixes of a device in a span in order, a page at a time, as JSON joined by commas; while one is
 * taken the next is read. Ended when nobody reads on.
 */
export async function* streamRoute(...asked: Parameters<typeof readPages>): AsyncGenerator<string> {
  for await (const { packed } of readAhead(readPages(...asked))) yield writeFixes(packed);
}

/** The fixes of a page. */
export const readPage = (list: string): PositionEntity[] =>
  JSON.parse(`[${list}]`) as PositionEntity[];
