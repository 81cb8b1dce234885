import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import { createTestEngine, type TestEngine } from '../../../engine/testing';
import { waitFor } from '../../../testing/wait-for';
import { createDeletedStore } from '../safe-deletion/deleted-store';
import { hideDeleted } from '../safe-deletion/hide-deleted';
import { createChangedDevices } from './changed-devices';

const ACCOUNTS = 40;

let db: Database;
let test: TestEngine;
/** Statements about who sees which device. */
let asked: string[] = [];

beforeAll(async () => {
  db = await openTestDatabase();
  await db.query(
    `insert into users (name, email, attributes, disabled)
     select 'U' || n, 'u' || n || '@example.com', '{}', n = 2 from generate_series(1, ${ACCOUNTS}) n`,
  );
  await db.query(
    `insert into devices (name, unique_id, attributes) values
     ('Van', 'van', '{}'), ('Bus', 'bus', '{}'), ('Gone', 'deleted-1-gone', '{}')`,
  );
  await db.query(
    `insert into user_device (user_id, device_id)
     select u.id, d.id from users u, devices d where u.id % 2 = 0 or d.name = 'Bus'`,
  );
  test = await createTestEngine({
    ...db,
    query(sql, params, options) {
      if (sql.includes('user_sees_device')) asked.push(sql);
      return db.query(sql, params, options);
    },
  });
  asked = [];
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

it('asks once what all watching accounts see, and tells each of that alone', async () => {
  const { rows } = await db.query<{ id: number; email: string }>('select id, email from users');
  const upstream = hideDeleted(test.engine.upstream, createDeletedStore(db, 'engine'));
  const faults: unknown[] = [];
  const log = { warn: (fault: unknown) => void faults.push(fault) };
  const { devices, stop } = createChangedDevices({ database: db, upstream, log });
  const told = new Map<number, string[]>();
  const names = (id: number) => told.get(Number(id));
  for (const { id } of rows) {
    devices.watch(Number(id), (items) => {
      const heard = items.map(({ json }) => (JSON.parse(json) as { name: string }).name);
      told.set(Number(id), heard);
    });
  }
  const ids = await db.query<{ id: number }>('select id from devices order by id');
  await db.notify('changed-devices', ids.rows.map(({ id }) => id).join());
  await waitFor(() => expect(told.size).toBe(ACCOUNTS - 1));
  expect(asked).toHaveLength(1);
  for (const { id, email } of rows) {
    // The second is disabled, and what is deleted nobody sees.
    const seen = Number(id) % 2 === 0 ? ['Van', 'Bus'] : ['Bus'];
    expect(names(id)).toEqual(email === 'u2@example.com' ? undefined : seen);
  }
  expect(faults).toEqual([]);
  stop();
});
