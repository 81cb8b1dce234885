import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Unit } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { type Position, positionJson } from './position';
import { streamRoute } from '../reports/rows/route-stream';
import { packFixes, writeFixes } from './fixes-json';

interface StoredFix extends Pick<
  Position,
  'id' | 'protocol' | 'valid' | 'latitude' | 'longitude' | 'course' | 'address' | 'network'
> {
  device_id: number;
  server_time: Date;
  device_time: Date;
  fix_time: Date;
  altitude: number;
  speed: number;
  accuracy: number;
  geofence_ids: number[] | null;
  attributes: Record<string, unknown>;
}

const toPosition = (row: StoredFix): Position => ({
  ...row,
  deviceId: row.device_id,
  serverTimeMs: row.server_time.getTime(),
  deviceTimeMs: row.device_time.getTime(),
  fixTimeMs: row.fix_time.getTime(),
  altitudeMeters: row.altitude,
  speedKnots: row.speed,
  accuracyMeters: row.accuracy,
  geofenceIds: row.geofence_ids,
});

const FIXES = 2_500;
let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
  await db.query(
    `insert into positions_old (id, device_id, protocol, server_time, device_time, fix_time, valid,
       latitude, longitude, altitude, speed, course, address, accuracy, network, geofence_ids, attributes)
     select n, 7, (array['osmand', 'say "hi"', null])[n % 3 + 1],
       at + interval '61.007 seconds', at + (n % 2) * interval '1 millisecond', at, n % 2 = 0,
       n / 7.0, -n * 1e-7, n * 1e15, 0, n % 360, (array[null, E'R. "São" \\\\ \\x01\\n'])[n % 2 + 1],
       5, (array['{"a": [1, null]}', null])[n % 2 + 1]::json, (array[null, '[1,2]'])[n % 2 + 1]::json,
       (array['{}', '{"é": "\\u0001 }", "n": 1.50}'])[n % 2 + 1]::json
     from (select n, timestamptz '1969-12-31 23:58:00.005+00' + (n / 2) * interval '0.25 seconds' as at
       from generate_series(1, ${FIXES}) n) fix`,
  );
}, 60_000);
afterAll(() => db.close());

it('writes stored fixes as those that were just made, a thousand at a time', async () => {
  const pages: string[] = [];
  for await (const page of streamRoute(db, 7, -1e12, 1e12)) pages.push(page);
  const { rows } = await db.query<StoredFix>('select * from positions_old order by fix_time, id');
  expect(pages).toHaveLength(3);
  expect(JSON.parse(`[${pages.join(',')}]`)).toEqual(
    rows.map((row) => JSON.parse(positionJson(toPosition(row))) as unknown),
  );
});

it('copies attributes to the letter', async () => {
  const { rows } = await db.query<{ packed: string }>(
    `select ${packFixes('p.id')} as packed from positions_old p where id in (1, 2)`,
  );
  expect(writeFixes(rows[0]?.packed)).toContain('"attributes":{"é": "\\u0001 }", "n": 1.50},');
});

it('tells who reads on, and nobody else, that the next page could not be read', async () => {
  let asked = 0;
  const failing: Unit = {
    ...db,
    query: (...query) => {
      asked += 1;
      return asked === 1 ? db.query(...query) : Promise.reject(new Error('the database is away'));
    },
  };
  const pages = streamRoute(failing, 7, -1e12, 1e12);
  expect((await pages.next()).done).toBe(false);
  // Turns of the loop in which a failure that nobody waits for would end the process.
  await new Promise((resolve) => setImmediate(resolve));
  await expect(pages.next()).rejects.toThrow('the database is away');
});

it('writes nothing where there is no fix', async () => {
  const pages: string[] = [];
  for await (const page of streamRoute(db, 8, 0, 1e12)) pages.push(page);
  expect(pages).toEqual([]);
});
