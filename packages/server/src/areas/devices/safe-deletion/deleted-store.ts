import type { Database } from '../../../db/database';

/** Store of the deleted but kept devices of one tracking API. */
export interface DeletedStore {
  read(): Promise<ReadonlySet<number>>;
  add(deviceIds: readonly number[]): Promise<void>;
  remove(deviceIds: readonly number[]): Promise<void>;
  /** Returns the last known ids, without later writes of other processes. */
  known(): ReadonlySet<number>;
  /** Calls back with devices that are deleted from now on; returns the unsubscribe. */
  onAdded(listener: (deviceIds: readonly number[]) => void): () => void;
}

/** Opens it. */
export function createDeletedStore(
  database: Pick<Database, 'query'>,
  origin: string,
): DeletedStore {
  let known: ReadonlySet<number> = new Set();
  const listeners = new Set<(deviceIds: readonly number[]) => void>();

  const take = (next: ReadonlySet<number>): ReadonlySet<number> => {
    const added = [...next].filter((id) => !known.has(id));
    // The same while nothing changes: what is made of frames by it is made once.
    if (added.length > 0 || next.size < known.size) known = next;
    if (added.length > 0) for (const listener of listeners) listener(added);
    return known;
  };
  const read = async (): Promise<ReadonlySet<number>> => {
    const { rows } = await database.query<{ device_id: number }>(
      'select device_id from deleted_devices where tracking_origin = $1',
      [origin],
    );
    return take(new Set(rows.map(({ device_id: id }) => Number(id))));
  };

  return {
    read,
    async add(deviceIds) {
      await database.query(
        `insert into deleted_devices (tracking_origin, device_id)
         select $1, unnest($2::bigint[]) on conflict do nothing`,
        [origin, `{${deviceIds.join()}}`],
      );
      await read();
    },
    async remove(deviceIds) {
      await database.query(
        'delete from deleted_devices where tracking_origin = $1 and device_id = any($2::bigint[])',
        [origin, `{${deviceIds.join()}}`],
      );
      await read();
    },
    known: () => known,
    onAdded(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
