import type { Database } from '../../../db/database';
import { readWhole } from '../../../request/read-whole';
import { translateError } from '../../../request/translate-error';
import {
  type Actor,
  toRefusal,
  type Upstream,
  type UpstreamResponse,
} from '../../../upstream/upstream';

/** A driver as the tracking API has it. */
export interface DriverRow {
  id: number;
  name: string;
  uniqueId: string;
  attributes: Record<string, unknown>;
}

/** A driver whom somebody signs in as. */
export interface TiedDriver {
  driverId: number;
  /** Account that made the access, and so sees the driver. */
  ownerId: number;
}

/** Returns the replacement name of an erased driver. */
export const toErasedDriver = (driverId: number): string => `erased-${driverId}`;

/** Answers a driver; undefined where whoever asks sees none of that number. */
export async function readDriverRow(
  upstream: Pick<Upstream, 'send'>,
  actor: Actor,
  driverId: number,
): Promise<DriverRow | undefined> {
  const answer = await upstream.send(
    { method: 'GET', path: `/drivers/${driverId}`, query: new URLSearchParams() },
    { actor },
  );
  const body = await readWhole(answer);
  if (answer.status >= 500) throw translateError(toRefusal(answer), { entity: 'Driver' });
  return answer.status < 400 ? (JSON.parse(body ?? 'null') as DriverRow) : undefined;
}

/** The drivers that an account signs in as: one at most, as long as nobody writes to the database by hand. */
export async function listTiedDrivers(
  database: Pick<Database, 'query'>,
  origin: string,
  userId: number,
): Promise<TiedDriver[]> {
  const { rows } = await database.query<{ driver_id: number; owner_id: number }>(
    'select driver_id, owner_id from qr_access where tracking_origin = $1 and user_id = $2',
    [origin, userId],
  );
  return rows.map((row) => ({ driverId: row.driver_id, ownerId: row.owner_id }));
}

/**
 * Takes the name, the number and all that was noted out of a driver, in the name of the first who may. Throws an
 * `ApiError` where nobody may; one who is gone has no name.
 */
export async function unnameDriver(
  upstream: Pick<Upstream, 'change' | 'changeForService'>,
  actors: readonly Actor[],
  driverId: number,
): Promise<void> {
  const path = `/drivers/${driverId}`;
  const uniqueId = toErasedDriver(driverId);
  const merge = (stored: Record<string, unknown>) => ({
    ...stored,
    name: `#${driverId}`,
    uniqueId,
    attributes: {},
  });
  const { changeForService } = upstream;
  const ways = [
    ...actors.map((actor) => () => upstream.change(path, merge, { actor })),
    ...(changeForService ? [() => changeForService(path, merge)] : []),
  ];
  let refused: UpstreamResponse | undefined;
  for (const change of ways) {
    const answer = await change();
    if (answer.status < 400 || answer.status === 404) return;
    refused = answer;
  }
  if (refused) throw translateError(toRefusal(refused), { entity: 'Driver' });
}
