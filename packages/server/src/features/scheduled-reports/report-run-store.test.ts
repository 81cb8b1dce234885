import { MINUTE_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { ReportRunStore } from './report-run-store';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('leaves a run with who keeps it, and takes it from who says nothing more', async () => {
  let nowMs = Date.UTC(2026, 7, 21, 12);
  const store = new ReportRunStore(database, 'engine', () => nowMs);
  const { rows } = await database.query<{ id: number }>(
    `insert into scheduled_report (tracking_origin, user_id, settings)
     values ('engine', 1, '{}') returning id`,
  );
  await store.addNow(rows[0]?.id ?? 0);
  const run = await store.claim();
  expect(run?.attempts).toBe(1);
  nowMs += 4 * MINUTE_MS;
  await store.keep(run?.id ?? 0);
  nowMs += 4 * MINUTE_MS;
  expect(await store.claim()).toBeUndefined();
  nowMs += 2 * MINUTE_MS;
  expect((await store.claim())?.attempts).toBe(2);
});
