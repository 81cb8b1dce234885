import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createTestEngine, type TestEngine } from '../testing';

const HOUR = 3_600;

let db: Database;
let test: TestEngine;
let admin: number;
let deviceId: number;

/** Seconds of the day before yesterday's midnight, as a query takes them. */
const YESTERDAY_MS = Date.UTC(2026, 7, 20);
const iso = (seconds: number): string => new Date(YESTERDAY_MS + seconds * 1000).toISOString();

interface Told {
  latitude: number;
  speedKnots?: number;
  attributes?: Record<string, unknown>;
}

const tell = async (seconds: number, { latitude, speedKnots = 0, attributes = {} }: Told) => {
  const timestampMs = YESTERDAY_MS + seconds * 1000;
  const place = { latitude, longitude: 2, speedKnots, attributes };
  expect(await test.engine.ingest({ uniqueId: 'bus', timestampMs, ...place })).toMatchObject({
    outcome: 'stored',
  });
};

const ask = async (kind: 'trips' | 'stops', from = 0, to = 24 * HOUR - 1) => {
  const query = `deviceId=${deviceId}&from=${iso(from)}&to=${iso(to)}`;
  const { json, status } = await test.send(admin, `GET /reports/${kind}?${query}`);
  expect(status).toBe(200);
  return json as { startTime: string; endTime: string; maxSpeed: number; duration: number }[];
};

const countKept = async (): Promise<number> => {
  const { rows } = await db.query<{ n: number }>('select count(*)::int as n from day_courses');
  return rows[0]?.n ?? 0;
};

/** Stands, drives north for ten minutes, and stands again. */
const drive = async (fromSeconds: number, latitude: number): Promise<void> => {
  for (let step = 0; step <= 40; step += 1) {
    const driven = Math.min(Math.max(step - 10, 0), 20);
    await tell(fromSeconds + step * 30, {
      latitude: latitude + driven * 0.002,
      speedKnots: step > 10 && step <= 30 ? 14 : 0,
    });
  }
};

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db);
  const made = await test.send('anonymous', 'POST /users', {
    name: 'Ana',
    email: 'ana@example.com',
    password: 'a long password',
  });
  admin = (made.json as { id: number }).id;
  const bus = await test.send(admin, 'POST /devices', { name: 'Bus', uniqueId: 'bus' });
  deviceId = (bus.json as { id: number }).id;
  await drive(8 * HOUR, 1);
  await drive(20 * HOUR, 1.04);
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

it('keeps a day that is over when it is first asked for, and tells the same of it', async () => {
  const first = await ask('trips');
  expect(first).toHaveLength(2);
  expect(await countKept()).toBe(1);
  expect(await ask('trips')).toEqual(first);
  expect(await ask('stops')).toHaveLength(3);
});
