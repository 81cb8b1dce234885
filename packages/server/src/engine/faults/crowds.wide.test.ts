import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createIngestServer } from '../ingest/listener/ingest-server';
import { createTestEngine, type TestEngine } from '../testing';

/** Number of fixes with one and the same time: `CROWD_FIXES`, default 10,000. */
const FIXES = Number(process.env['CROWD_FIXES'] ?? 10_000);
/** More than a page of a stream, and not so many that paging through one time takes long. */
const FIXES_READ = 5_000;
const FIXES_AT_ONCE = 1_000;
/** Number of devices that send at once: `CROWD_DEVICES`, default 2,000. */
const DEVICES = Number(process.env['CROWD_DEVICES'] ?? 2_000);
const CONNECTIONS = 50;
const TIMEOUT_MS = 600_000;

let db: Database;
let test: TestEngine;
let admin: number;

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db);
  const first = { name: 'A', email: 'a@example.com', password: 'pw' };
  await test.send('anonymous', 'POST /users', first);
  admin = await test.userId(first.email);
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

const makeDevice = async (uniqueId: string): Promise<number> => {
  const { json } = await test.send(admin, 'POST /devices', { name: uniqueId, uniqueId });
  return (json as { id: number }).id;
};

describe('a crowd', { timeout: TIMEOUT_MS }, () => {
  it(`of ${FIXES} fixes with one time is stored whole, in order, and comes back so`, async () => {
    const id = await makeDevice('stuck');
    const timestampMs = test.now() - 60_000;
    const latitudeOf = (n: number): number => n / FIXES;
    const sendUpTo = async (count: number, from: number): Promise<void> => {
      for (let sent = from; sent < count; sent += FIXES_AT_ONCE) {
        const fixes = Array.from({ length: FIXES_AT_ONCE }, (_, n) => latitudeOf(sent + n));
        const results = await Promise.all(
          fixes.map((latitude) =>
            test.engine.ingest({ uniqueId: 'stuck', timestampMs, latitude, longitude: 0 }),
          ),
        );
        expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['stored']));
      }
    };
    await sendUpTo(FIXES_READ, 0);
    const period = `deviceId=${id}&from=${test.iso(-120)}&to=${test.iso(0)}`;
    const { json } = await test.send(admin, `GET /positions?${period}`);
    const latitudes = (json as { latitude: number }[]).map(({ latitude }) => latitude);
    expect(latitudes).toEqual(Array.from({ length: FIXES_READ }, (_, n) => latitudeOf(n)));
    await sendUpTo(FIXES, FIXES_READ);
    const { rows } = await db.query<{ count: number; sorted: boolean }>(
      `select count(*)::int as count, bool_and(latitude > before or before is null) as sorted
       from (select latitude, lag(latitude) over (order by id) as before
             from positions where device_id = $1) p`,
      [id],
    );
    expect(rows).toEqual([{ count: FIXES, sorted: true }]);
  });

  it(`of ${DEVICES} devices behind one address is answered, each with its own fix`, async () => {
    await db.query(
      `insert into devices (name, unique_id) select 'Bus ' || n, 'bus-' || n
       from generate_series(0, $1::int - 1) n`,
      [DEVICES],
    );
    const started = await createTestEngine(db, { startMs: test.now() });
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const at = { host: '127.0.0.1', port: 0 };
    const server = createIngestServer({ engine: started.engine, log, ...at });
    const port = await server.listen();
    const sendMany = (from: number, count: number): Promise<number> =>
      new Promise((resolve, reject) => {
        let answers = 0;
        const socket = connect(port, at.host, () => {
          for (let n = from; n < from + count; n += 1) {
            socket.write(`GET /?id=bus-${n}&lat=${n / DEVICES}&lon=1 HTTP/1.1\r\nhost: x\r\n\r\n`);
          }
        });
        socket.on('data', (chunk) => {
          answers += String(chunk).split('HTTP/1.1 200').length - 1;
          if (answers === count) socket.end();
        });
        socket.on('close', () => resolve(answers));
        socket.on('error', reject);
      });
    const share = DEVICES / CONNECTIONS;
    const answers = await Promise.all(
      Array.from({ length: CONNECTIONS }, (_, n) => sendMany(n * share, share)),
    );
    expect(answers).toEqual(Array.from({ length: CONNECTIONS }, () => share));
    const { rows } = await db.query<{ count: number }>(
      `select count(*)::int as count from devices d join device_state s on s.device_id = d.id
       where d.unique_id like 'bus-%' and s.status = 'online'
         and (s.position ->> 'latitude')::float8 = substr(d.unique_id, 5)::float8 / $1::int`,
      [DEVICES],
    );
    expect(rows).toEqual([{ count: DEVICES }]);
    await server.close();
    await started.engine.close();
  });

  it('of 4,000 points round a fence is refused by the name of what is too long', async () => {
    const ring = Array.from({ length: 4_000 }, (_, n) => `${n / 1_000} ${n % 2}`);
    const area = `POLYGON ((${ring.join(', ')}))`;
    const answer = await test.send(admin, 'POST /geofences', { name: 'Isle', area });
    expect(answer).toMatchObject({ status: 400, body: 'A text is too long (area)' });
    expect((await test.send(admin, 'GET /geofences')).json).toEqual([]);
  });
});
