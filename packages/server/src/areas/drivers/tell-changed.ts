import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import type { Upstream } from '../../upstream/upstream';

interface TellOptions {
  database: Pick<Database, 'query'>;
  upstream: Pick<Upstream, 'origin' | 'raiseEvent'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Told {
  id: number;
  device_id: number;
  driver_unique_id: string;
  began_at: Date;
}

const AT_ONCE = 100;

/**
 * Raises `driverChanged` for each check-in, once, by one of the servers of a database: at the time of the scan, also where
 * it came late. What could not be raised is tried again by the next run.
 */
export function createTellChanged({ database, upstream, log }: TellOptions): () => Promise<void> {
  const { origin } = upstream;
  const claim = async (): Promise<Told[]> => {
    const { rows } = await database.query<Told & Record<string, unknown>>(
      `update drive set is_told = true where id in (
         select id from drive where tracking_origin = $1 and not is_told
         order by began_at, id limit ${AT_ONCE} for update skip locked)
       returning id, device_id, driver_unique_id, began_at`,
      [origin],
    );
    return rows.toSorted((a, b) => a.began_at.getTime() - b.began_at.getTime() || a.id - b.id);
  };

  const tell = async (row: Told): Promise<void> => {
    // Who was erased meanwhile is named to nobody.
    if (row.driver_unique_id === '') return;
    await upstream.raiseEvent?.({
      key: row.id,
      deviceId: row.device_id,
      type: 'driverChanged',
      eventTimeMs: row.began_at.getTime(),
      attributes: { driverUniqueId: row.driver_unique_id },
    });
  };

  const run = async (): Promise<void> => {
    for (let rows = await claim(); rows.length > 0; rows = await claim()) {
      for (const [at, row] of rows.entries()) {
        try {
          await tell(row);
        } catch (error) {
          log.warn(
            { err: error, driveId: row.id },
            'nobody was told who drives: it is tried again',
          );
          const left = rows.slice(at).map(({ id }) => id);
          await database.query('update drive set is_told = false where id = any($1::bigint[])', [
            left,
          ]);
          return;
        }
      }
    }
  };
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.catch(() => undefined).then(run));
}
