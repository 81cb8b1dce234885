import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { DEFAULT_MOVEMENT_RULES, type MovementRules } from '../rules/movement/movement-rules';
import { createTestEngine, type TestEngine } from '../testing';
import { plainDrive, type PlainFix, plainRows } from './testing';

const ROUNDS = Number(process.env['DRIVE_ROUNDS'] ?? 25);
const METER = 1 / 111_319.49;
/** Drives begin in the evening: those of some hours go on tomorrow. */
const EVENING_MS = Date.UTC(2026, 7, 18, 20);

let db: Database;
let test: TestEngine;
let admin: number;

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db);
  const person = { name: 'Ana', email: 'ana@example.com', password: 'a long password' };
  admin = ((await test.send('anonymous', 'POST /users', person)).json as { id: number }).id;
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

interface Drive {
  sent: PlainFix[];
  rules: MovementRules;
  /** Place and form of the rules: on group or device, as text or numbers. */
  isOfGroup: boolean;
  isText: boolean;
  cut: [number, number];
}

const leg = fc.record({
  /** Below zero: it comes late. */
  afterSeconds: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 90 }) },
    { weight: 2, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: -400, max: -1 }) },
    { weight: 1, arbitrary: fc.constantFrom(600, 3_600, 3_601, 9_000) },
  ),
  meters: fc.constantFrom(0, 0, 0, 8, 60, 150, 450, 2_000, 30_000),
  speedKnots: fc.constantFrom(0, 0, 0.4, 14, 38.5),
  ignition: fc.boolean(),
  fuel: fc.option(fc.double({ min: 0, max: 90, noNaN: true }), { nil: undefined }),
});

const drive: fc.Arbitrary<Drive> = fc
  .record({
    legs: fc.array(leg, { minLength: 1, maxLength: 120 }),
    rules: fc.oneof(
      fc.constant(DEFAULT_MOVEMENT_RULES),
      fc.record({
        minDistanceMeters: fc.constantFrom(50, 200, 400),
        minDurationMs: fc.constantFrom(60_000, 180_000, 900_000),
        stopGapMs: fc.constantFrom(300_000, 3_600_000),
      }),
    ),
    isOfGroup: fc.boolean(),
    isText: fc.boolean(),
    cut: fc.tuple(
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      fc.double({ min: 0.6, max: 1, noNaN: true }),
    ),
  })
  .map(({ legs, cut, ...more }) => {
    let latestMs = EVENING_MS;
    let north = 0;
    const sent = legs.map(({ afterSeconds, meters, ...told }): PlainFix => {
      const timeMs = latestMs + afterSeconds * 1000;
      latestMs = Math.max(latestMs, timeMs);
      north += meters;
      return { ...told, timeMs, latitude: -23 + north * METER, longitude: -46 };
    });
    return { ...more, sent, cut: cut.map((share) => latestMs * share + EVENING_MS * (1 - share)) };
  }) as fc.Arbitrary<Drive>;

let devices = 0;
const addDevice = async ({ rules, isOfGroup, isText }: Drive): Promise<[number, string]> => {
  const uniqueId = `drive-${++devices}`;
  const set = Object.entries({
    'report.trip.minDistance': rules.minDistanceMeters,
    'report.trip.minDuration': rules.minDurationMs / 1000,
    'report.trip.stopGap': rules.stopGapMs / 1000,
  }).map(([name, value]) => [name, isText ? String(value) : value] as const);
  const attributes = rules === DEFAULT_MOVEMENT_RULES ? {} : Object.fromEntries(set);
  const group = await test.send(admin, 'POST /groups', { name: uniqueId, attributes });
  const { json } = await test.send(admin, 'POST /devices', {
    name: uniqueId,
    uniqueId,
    groupId: isOfGroup ? (group.json as { id: number }).id : 0,
    attributes: isOfGroup ? {} : attributes,
  });
  return [(json as { id: number }).id, uniqueId];
};

const send = async (uniqueId: string, sent: readonly PlainFix[]): Promise<number[]> => {
  const stored = sent.map(({ timeMs, latitude, longitude, speedKnots, ignition, fuel }) => {
    const attributes = { ignition, ...(fuel === undefined ? {} : { fuel }) };
    const place = { latitude, longitude, speedKnots };
    return test.engine.ingest({ uniqueId, timestampMs: timeMs, ...place, attributes });
  });
  const results = await Promise.all(stored);
  return results.map((result) => (result.outcome === 'stored' ? result.positionId : 0));
};

type Row = Record<string, number | string> & { attributes: Record<string, unknown> };

const ask = async (path: string): Promise<Row[]> => {
  const { json, status } = await test.send(admin, `GET ${path}`);
  expect(status).toBe(200);
  return json as Row[];
};

const round = (value: unknown): number => Math.round(Number(value) * 1e5) / 1e5;

describe('a drive', () => {
  it('is told by the rules as they are written, whatever came when: fixes, events and reports, kept or not', async () => {
    await fc.assert(
      fc.asyncProperty(drive, async (one) => {
        const [deviceId, uniqueId] = await addDevice(one);
        const ids = await send(uniqueId, one.sent);
        const orders = new Map(ids.map((id, order) => [id, order]));
        const { fixes, events } = plainDrive(one.sent, one.rules);

        const wholeMs = [EVENING_MS - 3_600_000, EVENING_MS + 80_000_000];
        const query = (span: number[]): string => {
          const [from, to] = span.map((ms) => new Date(ms).toISOString());
          return `?deviceId=${deviceId}&from=${from}&to=${to}`;
        };
        const route = await ask(`/reports/route${query(wholeMs)}`);
        expect(
          route
            .map(({ id, attributes }) => ({ order: orders.get(Number(id)), attributes }))
            .sort((a, b) => a.order! - b.order!)
            .map(({ attributes }) => [
              round(attributes['totalDistance']),
              attributes['hours'] ?? 0,
            ]),
        ).toEqual(fixes.map(({ totalDistance, hours }) => [round(totalDistance), hours]));

        const told = await ask(
          `/reports/events${query(wholeMs)}&type=deviceMoving&type=deviceStopped`,
        );
        expect(
          told
            .sort((a, b) => Number(a['id']) - Number(b['id']))
            .map(({ type, positionId }) => [
              type === 'deviceMoving',
              orders.get(Number(positionId)),
            ]),
        ).toEqual(events);

        const rowsOf = async (span: number[]): Promise<unknown[]> => {
          const trips = await ask(`/reports/trips${query(span)}`);
          const stops = await ask(`/reports/stops${query(span)}`);
          return [...trips, ...stops].map((row) => ({
            isTrip: 'endPositionId' in row,
            start: orders.get(Number(row['startPositionId'] ?? row['positionId'])),
            // A stop does not say with which fix it ended.
            end: 'endPositionId' in row ? orders.get(Number(row['endPositionId'])) : row['endTime'],
            ...Object.fromEntries(
              ['distance', 'averageSpeed', 'maxSpeed', 'spentFuel'].map((name) => [
                name,
                round(row[name]),
              ]),
            ),
            engineHours: row['engineHours'] ?? 0,
          }));
        };
        for (const span of [wholeMs, one.cut.map(Math.round)]) {
          const [fromMs, toMs] = [span[0]!, span[1]!];
          const rows = plainRows(fixes, { fromMs, toMs }, one.rules);
          const expected = [
            ...rows.filter(({ isTrip }) => isTrip),
            ...rows.filter(({ isTrip }) => !isTrip),
          ].map((row) => ({
            ...row,
            end: row.isTrip
              ? row.end
              : new Date(one.sent[row.end]!.timeMs).toISOString().replace('Z', '+00:00'),
            distance: round(row.distance),
            averageSpeed: round(row.averageSpeed),
            maxSpeed: round(row.maxSpeed),
            spentFuel: round(row.spentFuel),
          }));
          // Made and kept, from what is kept, and without anything kept.
          expect(await rowsOf(span)).toEqual(expected);
          expect(await rowsOf(span)).toEqual(expected);
          await db.query('update day_courses set legs = null');
          expect(await rowsOf(span)).toEqual(expected);
          await db.query('delete from day_courses');
        }
      }),
      { numRuns: ROUNDS },
    );
  });
});
