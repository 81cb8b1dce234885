import { refused } from '../../common/engine-error';
import { readIds } from '../../common/query-values';
import type { RequestContext } from '../../requests/request-context';
import { GEOFENCE } from '../../entities/linked-entities';

/** Fences one call may name. */
const MAX = 1_000;

const { seenView, linkColumn } = GEOFENCE;

/** The `geofenceId`s of the query, each once: all seen by the caller, or a 400. */
export const readGeofenceIds = async (
  context: Pick<RequestContext, 'access' | 'request' | 'unit'>,
): Promise<number[]> => {
  const ids = [...new Set(readIds(context.request.query, 'geofenceId'))].filter((id) => id !== 0);
  if (ids.length > MAX) throw refused(`geofenceId names ${ids.length} fences; at most ${MAX}`);
  const { caller } = await context.access();
  if (caller.administrator || ids.length === 0) return ids;
  const { rows } = await context.unit.query(
    `select 1 from unnest($1::bigint[]) n
     where n not in (select ${linkColumn} from ${seenView} where user_id = $2) limit 1`,
    [ids, caller.id],
  );
  if (rows.length > 0) throw refused(`${GEOFENCE.name} access denied`);
  return ids;
};
