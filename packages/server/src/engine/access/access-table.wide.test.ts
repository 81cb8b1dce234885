import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createAccessWorld } from '../../upstream/testing/access-world';
import { compareAccess } from '../../upstream/testing/compare-access';
import { createTestEngine, type TestEngine } from '../testing';
import { user } from './testing';

const LONG_MS = 300_000;
let db: Database;
let test: TestEngine;
beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db);
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

it(
  'role, flag, area and action decide in the engine as they do in decide()',
  async () => {
    const made = await test.send('anonymous', 'POST /users', user('admin'));
    const { id: adminId } = made.json as { id: number };
    const world = await createAccessWorld({ upstream: test.engine.upstream, adminId });
    const { calls, refused, differences } = await compareAccess(world, {
      isWhole: process.env['ACCESS_TABLE'] === 'whole',
    });
    expect(differences).toEqual([]);
    expect(refused).toBeGreaterThan(calls / 5);
    expect(refused).toBeLessThan(calls / 1.2);
  },
  LONG_MS,
);
