import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { streamRoute } from '../reports/route-stream';
import { POSITION_JSON } from './position-json';

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

it('writes to the letter what the database would', async () => {
  const pages: string[] = [];
  for await (const page of streamRoute(db, 7, -1e12, 1e12)) pages.push(String(page));
  const { rows } = await db.query<{ list: string }>(
    `select string_agg(${POSITION_JSON}, ',' order by p.fix_time, p.id) as list from all_positions p`,
  );
  expect(pages).toHaveLength(3);
  expect(pages.join(',')).toBe(rows[0]?.list);
  expect(JSON.parse(`[${pages.join(',')}]`)).toHaveLength(FIXES);
});

it('writes nothing where there is no fix', async () => {
  const pages: string[] = [];
  for await (const page of streamRoute(db, 8, 0, 1e12)) pages.push(String(page));
  expect(pages).toEqual([]);
});
