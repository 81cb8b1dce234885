import type { Unit } from '../../db/database';
import type { UpstreamResponse } from '../../upstream/upstream';
import { asJsonList } from './as-json-list';
import { json } from './answers';

/** Rows of one piece of a list. */
const PAGE_SIZE = 1_000;

/** A list as SQL. */
export interface ListSql {
  /** Rows `id` and `place`, the order. */
  ids: string;
  params: readonly unknown[];
  /** Joins to the ids, as `a.id`, that `json` is made from. */
  joins: string;
  /** JSON text of one. */
  json: string;
}

/**
 * A list made by the database as JSON text. Who is in it, and in which order, is read at once with the
 * first thousand; the others are read as fast as they are taken, so that memory holds a piece.
 */
export const answerList = async (unit: Unit, list: ListSql): Promise<UpstreamResponse> => {
  const { ids, params, joins, json: jsonSql } = list;
  const { rows } = await unit.query<{ first: string | null; later: number[] | null }>(
    `with listed as materialized (select id, row_number() over (order by place) as place
       from (${ids}) l)
     select (select string_agg(${jsonSql}, ',' order by a.place) from listed a ${joins}
         where a.place <= ${PAGE_SIZE}) as first,
       (select json_agg(a.id order by a.place) from listed a where a.place > ${PAGE_SIZE}) as later`,
    params,
  );
  const first = rows[0]?.first ?? '';
  const later = rows[0]?.later ?? [];
  if (later.length === 0) return json(`[${first}]`);

  async function* pages(): AsyncGenerator<string> {
    yield first;
    for (let start = 0; start < later.length; start += PAGE_SIZE) {
      const page = await unit.query<{ list: string | null }>(
        `select string_agg(${jsonSql}, ',' order by a.place) as list
         from unnest($1::bigint[]) with ordinality a(id, place) ${joins}`,
        [later.slice(start, start + PAGE_SIZE)],
      );
      yield page.rows[0]?.list ?? '';
    }
  }
  return asJsonList(pages());
};
