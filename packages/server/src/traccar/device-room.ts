import { isHiddenDevice } from '@rastro/sdk/domain';
import { once } from 'node:events';
import type { Database } from '../db/database';
import { DEVICES_UNCOUNTED, devicesFull } from '../upstream/device-room';
import type { UpstreamResponse } from '../upstream/upstream';
import type { TrackingLog } from './wire/availability';

type Make = () => Promise<UpstreamResponse>;

interface DeviceRoomOptions {
  db: Pick<Database, 'kind' | 'transaction'>;
  /** Whose devices are counted. */
  origin: string;
  /** Answers the list of all devices there. */
  listAll: () => Promise<UpstreamResponse>;
  log: Pick<TrackingLog, 'warn'>;
}

/**
 * Makes devices only while there are fewer than `most`. The tracking server cannot count and make in one step: who
 * counts waits until the one before has made his, here and in every other process on the same PostgreSQL.
 */
export function createDeviceRoom({ db, origin, listAll, log }: DeviceRoomOptions) {
  let last: Promise<unknown> = Promise.resolve();

  const makeWithin = async (most: number, make: Make): Promise<UpstreamResponse> => {
    const list = await listAll();
    if (list.status === 401 || list.status === 403) return { status: 400, body: DEVICES_UNCOUNTED };
    if (list.status >= 400) return list;
    const all = JSON.parse(list.body ?? '[]') as { uniqueId: string }[];
    const count = all.filter((device) => !isHiddenDevice(device)).length;
    return count < most ? make() : devicesFull(most);
  };

  return (most: number, make: Make): Promise<UpstreamResponse> => {
    const run = async (): Promise<UpstreamResponse> => {
      const release = await holdLock(db, origin, log);
      return makeWithin(most, make).finally(release);
    };
    const mine = last.then(run, run);
    last = mine;
    return mine;
  };
}

const LOCK_SQL = `select pg_advisory_xact_lock(hashtext('devices-elsewhere'), hashtext($1))`;
const nothing = (): Promise<void> => Promise.resolve();

/** The embedded database is of one process alone, and has one connection, which must not wait for a call. */
async function holdLock(
  db: DeviceRoomOptions['db'],
  origin: string,
  log: DeviceRoomOptions['log'],
): Promise<() => Promise<void>> {
  if (db.kind === 'pglite') return nothing;
  const ends = new AbortController();
  let ended: Promise<void> | undefined;
  await new Promise<void>((taken, failed) => {
    ended = db
      .transaction(async (unit) => {
        await unit.query(LOCK_SQL, [origin]);
        const end = once(ends.signal, 'abort');
        taken();
        await end;
      })
      .catch((error: Error) => {
        log.warn({ reason: error.message }, 'the lock of the count of devices was lost');
        failed(error);
      });
  });
  return async () => {
    ends.abort();
    await ended;
  };
}
