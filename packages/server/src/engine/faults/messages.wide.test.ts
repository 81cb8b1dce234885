import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import type { Listener } from '../../listener/open-listener';
import { createIngestServer } from '../ingest/listener/ingest-server';
import { createTestEngine, type TestEngine } from '../testing';
import {
  FUZZ_RUNS,
  hostileJson,
  hostileNumber,
  hostileText,
  hostileTime,
  writeHostile,
} from './testing';

const BATCH = 100;
const TIMEOUT_MS = 600_000;
const UNIQUE_IDS = ['bus', 'van', 'ship'];

let db: Database;
let test: TestEngine;
let admin: number;
let server: Listener;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 50 });
/** Outcomes of messages that a port passed to the engine, and unforeseen failures. */
const outcomes = new Map<string, number>();
const failures: string[] = [];

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db);
  const first = { name: 'A', email: 'a@example.com', password: 'pw' };
  await test.send('anonymous', 'POST /users', first);
  admin = await test.userId(first.email);
  for (const uniqueId of UNIQUE_IDS) {
    await test.send(admin, 'POST /devices', { name: uniqueId, uniqueId });
  }
  const nothing = (): void => undefined;
  const error = (_details: object, message: string): void => void failures.push(message);
  server = createIngestServer({
    engine: {
      ...test.engine,
      async ingest(message) {
        const result = await test.engine.ingest(message);
        outcomes.set(result.outcome, (outcomes.get(result.outcome) ?? 0) + 1);
        return result;
      },
    },
    host: '127.0.0.1',
    port: 0,
    log: { info: nothing, warn: nothing, error },
  });
  port = await server.listen();
});
afterAll(async () => {
  agent.destroy();
  await server.close();
  await test.engine.close();
  await db.close();
});

const sender = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...UNIQUE_IDS) },
  { weight: 1, arbitrary: hostileText },
);
/** Mostly what a tracker might say, so that many messages come through. */
const mostly = <T>(good: fc.Arbitrary<T>, hostile: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: hostile });
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const recently = fc.integer({ min: 0, max: 86_400_000 }).map((ago) => test.now() - ago);

const queryFields = fc
  .record(
    {
      id: sender,
      lat: mostly(degrees(90), hostileText),
      lon: mostly(degrees(180), hostileText),
      timestamp: mostly(recently, hostileTime),
      speed: mostly(fc.double({ min: 0, max: 100, noNaN: true }), hostileNumber),
      bearing: mostly(degrees(360), hostileText),
      altitude: mostly(degrees(9000), hostileNumber),
      accuracy: mostly(fc.nat(500), hostileNumber),
      hdop: mostly(fc.nat(9), hostileText),
      batt: mostly(fc.nat(100), hostileNumber),
      valid: hostileText,
      charge: hostileText,
      driverUniqueId: hostileText,
      location: mostly(fc.constant('1,2'), hostileText),
      cell: mostly(fc.constant('724,5,100,200,-70'), hostileText),
      wifi: mostly(fc.constant('aa-bb,-60'), hostileText),
      ignition: fc.boolean(),
      alarm: hostileText,
      distance: hostileNumber,
      totalDistance: hostileNumber,
      hours: hostileNumber,
    },
    { requiredKeys: ['id', 'lat', 'lon', 'timestamp'] },
  )
  .chain((fields) =>
    fc
      .array(fc.tuple(hostileText, hostileText), { maxLength: 2 })
      .map((more) => [...Object.entries(fields).map(([k, v]) => [k, String(v)]), ...more]),
  )
  .map((pairs) => new URLSearchParams(pairs as [string, string][]).toString());

const jsonBody = fc
  .record(
    {
      device_id: mostly(sender, hostileJson),
      location: mostly(
        fc.record(
          {
            timestamp: mostly(
              recently.map((ms) => new Date(ms).toISOString()),
              fc.oneof(hostileTime, hostileJson),
            ),
            coords: mostly(
              fc.record({
                latitude: mostly(degrees(90), hostileJson),
                longitude: mostly(degrees(180), hostileJson),
                speed: mostly(fc.nat(50), hostileJson),
                heading: mostly(fc.nat(360), hostileJson),
                accuracy: mostly(fc.nat(50), hostileJson),
                altitude: mostly(fc.nat(900), hostileJson),
              }),
              hostileJson,
            ),
            event: hostileJson,
            is_moving: mostly(fc.boolean(), hostileJson),
            odometer: mostly(fc.nat(), hostileJson),
            activity: mostly(fc.record({ type: hostileText }), hostileJson),
            battery: mostly(
              fc.record({ level: mostly(degrees(1), hostileNumber), is_charging: fc.boolean() }),
              hostileJson,
            ),
            extras: mostly(
              fc.dictionary(hostileText, hostileJson, { maxKeys: 3, noNullPrototype: true }),
              hostileJson,
            ),
          },
          { requiredKeys: ['timestamp', 'coords'] },
        ),
        hostileJson,
      ),
    },
    { noNullPrototype: true },
  )
  .map(writeHostile);

/** A message as a tracker sends it. */
interface Sent {
  path: string;
  type?: string;
  body?: string;
}

/** The status of the answer; 0 when the connection was cut, as it is for what is refused. */
const send = ({ path, type, body }: Sent): Promise<number> =>
  new Promise((resolve) => {
    const options = {
      ...(body !== undefined && { method: 'POST', headers: { 'content-type': type } }),
      agent,
      path,
      port,
    };
    request(options, (response) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 0));
    })
      .once('error', () => resolve(0))
      .end(body);
  });

const countStored = async (): Promise<{ positions: number; broken: number }> => {
  const { rows } = await db.query<{ positions: number; broken: number }>(
    `select (select count(*)::int from all_positions) as positions,
       (select count(*)::int from device_state s left join all_positions p on p.id = s.position_id
        where s.position_id > 0 and (p.id is null or p.device_id <> s.device_id
          or (s.position ->> 'id')::int8 <> p.id or (s.position -> 'attributes')::text is null))
       + (select count(*)::int from events e left join all_positions p on p.id = e.position_id
          where e.position_id > 0 and p.id is null) as broken`,
  );
  return rows[0] ?? { positions: -1, broken: -1 };
};

/** Longer ones do not fit into an address. */
const MAX_ADDRESS_LENGTH = 12_000;
const FORM = 'application/x-www-form-urlencoded';
const FORMS = [
  [
    'an address',
    queryFields.map((text): Sent =>
      text.length > MAX_ADDRESS_LENGTH
        ? { path: '/', type: FORM, body: text }
        : { path: `/?${text}` },
    ),
  ],
  ['a form', queryFields.map((body): Sent => ({ path: '/', type: FORM, body }))],
  ['JSON', jsonBody.map((body): Sent => ({ path: '/', type: 'application/json', body }))],
] as const;

describe('hostile messages', { timeout: TIMEOUT_MS }, () => {
  it.each(FORMS)('sent as %s to the port are stored whole or refused', async (_form, message) => {
    const before = await countStored();
    outcomes.clear();
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: BATCH, maxLength: BATCH }), async (batch) => {
        for (const status of await Promise.all(batch.map(send))) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }),
      { numRuns: FUZZ_RUNS / BATCH, endOnFailure: true },
    );
    const stored = outcomes.get('stored') ?? 0;
    expect(stored).toBeGreaterThan(FUZZ_RUNS / 10);
    expect(statuses.get(200)).toBe(stored + (outcomes.get('dropped') ?? 0));
    expect([...statuses.keys()].filter((status) => ![0, 200, 400, 404].includes(status))).toEqual(
      [],
    );
    expect(failures).toEqual([]);
    const after = await countStored();
    expect(after).toEqual({ positions: before.positions + stored, broken: 0 });
  });

  it('leave everything readable, and the next start as it was', async () => {
    const restarted = await createTestEngine(db, { startMs: test.now() });
    const latest = await test.send(admin, 'GET /positions');
    expect((await restarted.send(admin, 'GET /positions')).json).toEqual(latest.json);
    await restarted.engine.close();
    const period = 'from=1970-01-01T00:00:00Z&to=9999-12-31T00:00:00Z';
    const [{ id }] = (await test.send(admin, 'GET /devices?uniqueId=bus')).json as [{ id: number }];
    for (const call of [
      ...['positions', 'positions/csv', 'positions/gpx', 'positions/kml', 'positions/kmz'],
      ...['route', 'events', 'summary', 'trips', 'stops', 'combined', 'geofences'].map(
        (name) => `reports/${name}`,
      ),
      ...['route', 'events', 'summary', 'trips', 'stops'].map((name) => `reports/${name}/xlsx`),
    ]) {
      const answer = await test.send(admin, `GET /${call}?deviceId=${id}&${period}`);

      expect([call, answer.status]).toEqual([call, 200]);
      if (answer.contentType === 'application/json') expect(answer.json).toBeDefined();
    }
  });
});
