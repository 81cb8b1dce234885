import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SECOND_MS } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createLiveFleet } from './live-fleet';
import { createTestEngine, type TestEngine } from '../testing';
import { DEFAULT_MOVEMENT_RULES } from '../rules/movement/movement-rules';
import { INITIAL_MOVEMENT, type MovementState, nextMovement } from '../rules/movement/movement';

const ROUNDS = 12;

let db: Database;
let test: TestEngine;
let admin: number;

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db);
  const email = 'a@example.com';
  await test.send('anonymous', 'POST /users', { name: 'A', email, password: 'pw' });
  admin = await test.userId(email);
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

/** Without the zero below zero, which JSON does not know. */
const degrees = fc.double({ min: -0.005, max: 0.005, noNaN: true }).map((value) => value + 0);
const leg = fc.record({
  /** Below zero: it comes late. */
  afterSeconds: fc.oneof(fc.integer({ min: -90, max: 60 }), fc.constant(0)),
  latitude: degrees,
  longitude: degrees,
});

it('is after a start what it was before', async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(leg, { minLength: 1, maxLength: 40 }), async (legs) => {
      const uniqueId = `round-${++round}`;
      const made = await test.send(admin, 'POST /devices', { name: uniqueId, uniqueId });
      const deviceId = (made.json as { id: number }).id;
      let movement: MovementState = INITIAL_MOVEMENT;
      let latestMs = test.now() - 3_600 * SECOND_MS;
      for (const { afterSeconds, ...place } of legs) {
        const timeMs = latestMs + afterSeconds * SECOND_MS;
        const result = await test.engine.ingest({ uniqueId, timestampMs: timeMs, ...place });
        if (result.outcome !== 'stored') throw new Error('The fix was not stored.');
        if (movement.window.length > 0 && timeMs < latestMs) continue;
        latestMs = timeMs;
        movement = nextMovement(
          movement,
          { positionId: result.positionId, timeMs, ...place },
          0,
          DEFAULT_MOVEMENT_RULES,
        ).state;
      }
      const restarted = createLiveFleet();
      await restarted.load(db);
      expect(restarted.get(deviceId)?.state.movement).toEqual(movement);
    }),
    { numRuns: ROUNDS },
  );
});
