import type { Unit } from '../../db/database';
import type { PositionEntity } from '../ingest/position';
import { packFixes, writeFixes } from '../resources/fixes-json';

/** `report.maxPositions`: fixes of one device in one answer. */
const MAX_POSITIONS = 50_000;
const PAGE_SIZE = 1_000;

interface Page {
  packed: string | null;
  count: number;
  last_time: string;
  last_id: number;
}

/**
 * The fixes of a device in a span in order, a page at a time, as JSON joined by commas; while one is
 * taken the next is read. Ended when nobody reads on.
 */
export async function* streamRoute(
  unit: Unit,
  deviceId: number,
  fromMs: number,
  toMs: number,
): AsyncGenerator<string> {
  const readAfter = async (time: string, id: number): Promise<Page | undefined> => {
    const { rows } = await unit.query<Page>(
      `select ${packFixes('p.fix_time, p.id')} as packed, count(*) as count,
         max(p.fix_time)::text as last_time,
         (array_agg(p.id order by p.fix_time, p.id))[count(*)] as last_id
       from (select p.* from all_positions p
         where p.device_id = $1 and p.fix_time <= $3 and p.fix_time >= $2::timestamptz
           and (p.fix_time, p.id) > ($2::timestamptz, $4::bigint)
         order by p.fix_time, p.id limit ${PAGE_SIZE}) p`,
      [deviceId, time, new Date(toMs), id],
      { name: 'route-page' },
    );
    return rows[0];
  };
  let reading = readAfter(new Date(fromMs).toISOString(), 0);
  try {
    for (let left = MAX_POSITIONS; left > 0; left -= PAGE_SIZE) {
      const page = await reading;
      if (!page?.packed) return;
      const isLast = page.count < PAGE_SIZE || left <= PAGE_SIZE;
      if (!isLast) reading = readAfter(page.last_time, page.last_id);
      // It may fail while this page is taken; whoever asks for it is told.
      reading.catch(() => undefined);
      yield writeFixes(page.packed);
      if (isLast) return;
    }
  } finally {
    // Who went away leaves nothing running behind.
    await reading.catch(() => undefined);
  }
}

/** The fixes of a page. */
export const readPage = (list: string): PositionEntity[] =>
  JSON.parse(`[${list}]`) as PositionEntity[];
