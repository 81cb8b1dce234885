import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { createTestEngine, type TestEngine } from './testing';

const DEVICES = 2_100;

let db: Database;
let test: TestEngine;
let admin: number;
/** SQL statements sent to the database. */
let asked: string[] = [];

beforeAll(async () => {
  db = await openTestDatabase();
  const watched: Database = {
    ...db,
    query(sql, params, options) {
      asked.push(sql);
      return db.query(sql, params, options);
    },
  };
  const first = await createTestEngine(db);
  const account = { name: 'A', email: 'a@example.com', password: 'pw' };
  await first.send('anonymous', 'POST /users', account);
  admin = await first.userId('a@example.com');
  await first.engine.close();
  await db.query(
    `insert into devices (name, unique_id, attributes)
     select 'Bus "' || lpad((n * 7919 % ${DEVICES})::text, 4, '0') || '"', 'bus-' || n, '{"a":"é\\\\"}'
     from generate_series(1, ${DEVICES}) n`,
  );
  await db.query('insert into user_device (user_id, device_id) select $1, id from devices', [
    admin,
  ]);
  await db.query(
    `insert into device_state (device_id, position_id, fix_time, position)
     select id, id, $1, json_build_object('id', id, 'deviceId', id, 'fixTime', $2::text) from devices`,
    [new Date(first.now()), new Date(first.now()).toISOString()],
  );
  await db.query(
    `insert into drivers (name, unique_id)
     select lpad((n * 7919 % ${DEVICES})::text, 4, '0'), n from generate_series(1, ${DEVICES}) n`,
  );
  await db.query('insert into user_driver (user_id, driver_id) select $1, id from drivers', [
    admin,
  ]);
  test = await createTestEngine(watched, { startMs: first.now(), retentionDays: 10 });
}, 60_000);
afterAll(async () => {
  await test.engine.close();
  await db.close();
});
beforeEach(() => {
  asked = [];
});

const open = async (target: string): Promise<AsyncIterator<string | Uint8Array>> => {
  const [path = '', query = ''] = target.split('?');
  const request = { method: 'GET', path, query: new URLSearchParams(query) };
  const { stream } = await test.engine.upstream.send(request, { actor: { userId: admin } });
  if (!stream) throw new Error('The answer is no stream.');
  return stream[Symbol.asyncIterator]();
};

describe('a list longer than a page', () => {
  it('comes in pieces, whole and in order', async () => {
    const { json } = await test.send(admin, 'GET /drivers');
    const names = (json as { name: string }[]).map(({ name }) => name);
    expect(names).toHaveLength(DEVICES);
    expect(names).toEqual(names.toSorted());
    expect(asked.filter((sql) => sql.includes('string_agg'))).toHaveLength(3);
  });

  it('of devices comes from memory, in pieces too', async () => {
    const { json } = await test.send(admin, 'GET /devices');
    const names = (json as { name: string }[]).map(({ name }) => name);
    expect(names).toHaveLength(DEVICES);
    expect(names).toEqual(names.toSorted());
    expect(json).toContainEqual(
      expect.objectContaining({ name: 'Bus "0001"', attributes: { a: 'é\\' }, lastUpdate: null }),
    );
    const pieces: string[] = [];
    const reader = await open('/devices');
    for (let piece = await reader.next(); !piece.done; piece = await reader.next()) {
      pieces.push(String(piece.value));
    }
    expect(JSON.parse(pieces.join(''))).toEqual(json);
    expect(Math.max(...pieces.map((text) => text.split('"uniqueId"').length - 1))).toBe(1_000);
  });

  it('keeps page and order that were asked for', async () => {
    const { json } = await test.send(admin, 'GET /devices?limit=1500&offset=100');
    const names = (json as { name: string }[]).map(({ name }) => name);
    expect([names.length, names[0], names.at(-1)]).toEqual([1500, 'Bus "0100"', 'Bus "1599"']);
  });

  it('has the latest position of every device', async () => {
    const { json } = await test.send(admin, 'GET /positions');
    const ids = (json as { deviceId: number }[]).map(({ deviceId }) => deviceId);
    expect(ids).toHaveLength(DEVICES);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('is read no further when its reader leaves', async () => {
    const reader = await open('/drivers');
    await reader.next();
    await reader.next();
    const before = asked.length;
    await reader.return?.();
    expect(await reader.next()).toEqual({ done: true, value: undefined });
    expect(asked).toHaveLength(before);
  });
});

const READ_AHEAD = ['trips', 'stops', 'summary'];

describe('a report without a row', () => {
  it.each(['trips', 'stops', 'summary', 'events', 'combined'])(
    '%s lets its reader leave between the vehicles',
    async (kind) => {
      const span = `from=${test.iso(-3600)}&to=${test.iso(0)}`;
      const reader = await open(`/reports/${kind}?${span}`);
      await reader.next();
      await reader.next();
      const before = asked.length;
      await reader.return?.();
      expect(await reader.next()).toEqual({ done: true, value: undefined });
      // The vehicles that were being read ahead are read to their end, others are not begun.
      expect(asked.length - before).toBeLessThanOrEqual(READ_AHEAD.includes(kind) ? 1 : 0);
      expect(before).toBeLessThan(30);
    },
  );
});

describe('retention', () => {
  it('drops the day of a fix and keeps it as the latest', async () => {
    const made = await test.send(admin, 'POST /devices', { name: 'Late', uniqueId: 'late' });
    const { id } = made.json as { id: number };
    const message = { uniqueId: 'late', timestampMs: test.now(), latitude: 1, longitude: 2 };
    await test.engine.ingest(message);
    test.wait(12 * DAY_MS);
    await test.engine.sweep();
    const { rows } = await db.query('select 1 from all_positions');
    expect(rows).toEqual([]);
    const { rows: days } = await db.query(
      `select 1 from pg_inherits where inhparent = 'positions'::regclass`,
    );
    expect(days).toEqual([]);
    const { json } = await test.send(admin, `GET /positions?deviceId=${id}`);
    expect(json).toEqual([expect.objectContaining({ deviceId: id, latitude: 1, longitude: 2 })]);
  });
});
