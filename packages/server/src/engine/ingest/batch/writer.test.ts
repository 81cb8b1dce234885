import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import type { FleetDevice } from '../../devices/live-fleet';
import { createRuleBook } from '../../rules/book/rule-book';
import { createTestEngine, type TestEngine } from '../../testing';
import { applyBatch } from './apply-batch';
import type { Job } from './job';
import { INITIAL_MOVEMENT } from '../../rules/movement/movement';
import { INITIAL_OVERSPEED } from '../../rules/events/overspeed';

let db: Database;
let test: TestEngine;
let admin: number;

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db);
  await test.send('anonymous', 'POST /users', { name: 'A', email: 'a@example.com', password: 'p' });
  admin = await test.userId('a@example.com');
  for (const uniqueId of ['bus', 'van']) {
    await test.send(admin, 'POST /devices', { name: uniqueId, uniqueId });
  }
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

const countOf = async (table: string): Promise<number> =>
  (await db.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? 0;

/** Returns as many alarms as a message holds, none of them active before. */
const alarms = (n: number): string =>
  Array.from({ length: 20 }, (_, m) => `${n % 2 ? 'odd' : 'even'}${m}`).join();

describe('a batch', () => {
  it('loses the message that throws, and no other', async () => {
    const send = (uniqueId: string, n: unknown) =>
      test.engine.ingest({ uniqueId, latitude: 1, longitude: 2, attributes: { n } });
    const results = await Promise.allSettled([
      send('bus', 1),
      // No JSON holds it.
      send('bus', 2n),
      send('van', 3),
      send('bus', 4),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    const { rows } = await db.query<{ n: string }>(
      `select attributes ->> 'n' as n from all_positions order by id`,
    );
    expect(rows.map(({ n }) => n)).toEqual(['1', '3', '4']);
  });

  it('stores all of what was too much for one commit', async () => {
    const before = await countOf('events');
    const sent = Array.from({ length: 400 }, (_, n) => ({
      uniqueId: 'bus',
      timestampMs: test.now() + n,
      latitude: 1,
      longitude: 2,
      attributes: { alarm: alarms(n) },
    }));
    expect(await test.engine.ingestMany(sent, { silent: true })).toMatchObject({ stored: 400 });
    expect((await countOf('events')) - before).toBe(8_000);
  });

  const device: FleetDevice = {
    entity: {
      id: 1,
      name: 'Bus',
      uniqueId: 'bus',
      groupId: 0,
      disabled: false,
      expirationTime: null,
    },
    state: {
      status: 'offline',
      lastUpdateMs: null,
      latest: null,
      latestJson: null,
      movement: INITIAL_MOVEMENT,
      overspeed: INITIAL_OVERSPEED,
      isResuming: false,
      stored: { day: 0, count: 0 },
    },
  };
  const apply = (attributesOf: (n: number) => Record<string, unknown>) => {
    const jobs = Array.from({ length: 1_000 }, (_, n): Job => {
      const message = { uniqueId: 'bus', latitude: 1, longitude: 2, attributes: attributesOf(n) };
      return { kind: 'message', device, message, silent: false };
    });
    let id = 0;
    return applyBatch(jobs, {
      nowMs: test.now(),
      nextPositionId: () => (id += 1),
      rules: createRuleBook(() => undefined),
      attributePrefix: 'acme',
      queue: { of: () => [] },
      fleet: { get: () => undefined },
      keepsRaw: false,
      hasLogReaders: false,
    });
  };

  it('takes no more than 5,000 events and what one message adds', () => {
    const { events, outcomes } = apply((n) => ({ alarm: alarms(n) }));
    expect(events.length).toBeGreaterThanOrEqual(5_000);
    expect(events.length).toBeLessThan(5_030);
    expect(outcomes.length).toBeLessThan(300);
  });

  it('takes no more than 8 MB and what one message adds', () => {
    const text = 'x'.repeat(60_000);
    const { positions, outcomes } = apply(() => ({ text }));
    const bytes = positions.reduce((sum, { json }) => sum + json.length, 0);
    expect(bytes).toBeLessThan(8_100_000);
    expect(outcomes.length).toBeGreaterThan(100);
    expect(outcomes.length).toBeLessThan(200);
  });
});

describe('the queue', () => {
  it('is full when what waits weighs 64 MB', async () => {
    const text = 'x'.repeat(60_000);
    const sent = Array.from({ length: 1_200 }, (_, n) =>
      test.engine.ingest({ uniqueId: 'van', attributes: { n }, raw: { host: '', text } }),
    );
    const outcomes = (await Promise.all(sent)).map(({ outcome }) => outcome);
    expect(new Set(outcomes)).toEqual(new Set(['stored', 'busy']));
    expect(outcomes.indexOf('busy')).toBe(1_067);
    const after = await test.engine.ingest({ uniqueId: 'van' });
    expect(after.outcome).toBe('stored');
  });
});
