import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createEngineDoor } from '../../engine-door/create-engine-door';
import type { Listener } from '../../listener/open-listener';
import { DEVICE, GROUP, NOTIFICATION, SERVER, USER } from '../entities/entities';
import type { Entity, FieldKind } from '../../entities/entity';
import {
  ATTRIBUTE,
  CALENDAR,
  COMMAND,
  DRIVER,
  GEOFENCE,
  MAINTENANCE,
  ORDER,
  REPORT,
} from '../entities/linked-entities';
import { ENGINE_CALLS } from '../api/engine-calls';
import { createTestEngine, type TestEngine } from '../testing';
import {
  FUZZ_RUNS,
  hostileJson,
  hostileNumber,
  hostileText,
  hostileTime,
  writeHostile,
} from './testing';

const ENTITIES = [
  ...[DEVICE, GROUP, USER, NOTIFICATION, SERVER, GEOFENCE, DRIVER, CALENDAR, MAINTENANCE],
  ...[COMMAND, ATTRIBUTE, ORDER, REPORT],
];
const TIMEOUT_MS = 600_000;
/** Encodes text as an address holds it; half a surrogate pair has no form there. */
const toSegment = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));
/** Calls that come at once. */
const TOGETHER = 20;
const CALENDAR_DATA = Buffer.from(
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260821T000000Z\r\n' +
    'DTEND:20260822T000000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
).toString('base64');

let db: Database;
let test: TestEngine;
let admin: number;
let door: Listener;
let port: number;
let authorization: string;
const agent = new Agent({ keepAlive: true, maxSockets: 50 });
const failures: string[] = [];

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db);
  const first = { name: 'A', email: 'a@example.com', password: 'pw' };
  await test.send('anonymous', 'POST /users', first);
  admin = await test.userId(first.email);
  for (const uniqueId of ['one', 'two', 'three']) {
    await test.send(admin, 'POST /devices', { name: uniqueId, uniqueId });
    await test.engine.ingest({ uniqueId, latitude: 1, longitude: 1 });
  }
  door = createEngineDoor({
    upstream: test.engine.upstream,
    takeMessage: (_request, response) => void response.destroy(),
    host: '127.0.0.1',
    port: 0,
    log: { error: (_details, message) => void failures.push(message) },
  });
  port = await door.listen();
  const token = await test.send(admin, 'POST /session/token', new URLSearchParams());
  authorization = `Bearer ${token.body}`;
});
afterAll(async () => {
  agent.destroy();
  await door.close();
  await test.engine.close();
  await db.close();
});

/** Ids that are there, that are not, and that are none; the administrator's own is spared. */
const id = fc.oneof(
  fc.integer({ min: 2, max: 40 }),
  fc.constantFrom(-1, 0, 999_999, 2 ** 31, 2 ** 53),
);
const idText = fc.oneof(
  { weight: 5, arbitrary: id.map(String) },
  { weight: 1, arbitrary: hostileText.filter((text) => !/^\+?0*1$/.test(text)) },
);

const good: Record<FieldKind, fc.Arbitrary<unknown>> = {
  text: fc.oneof(hostileText, fc.constantFrom(CALENDAR_DATA, 'web', 'alarm', 'custom')),
  boolean: fc.boolean(),
  integer: fc.oneof(id, hostileNumber),
  double: hostileNumber,
  time: hostileTime,
  reference: id,
  attributes: fc.dictionary(hostileText, hostileJson, { maxKeys: 2, noNullPrototype: true }),
  json: hostileJson,
};

/** Most members as they should be, some of any kind, so that refusals and writes are both met. */
const bodyOf = (entity: Entity): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      entity.fields
        // A password is hashed, which takes as long as a hundred calls.
        .filter(({ name }) => name !== 'password')
        .map(({ name, kind, required }) => [
          name,
          fc.oneof(
            { weight: required ? 30 : 8, arbitrary: good[kind] },
            { weight: 1, arbitrary: hostileJson },
          ),
        ]),
    ),
    { requiredKeys: entity.fields.filter((field) => field.required).map(({ name }) => name) },
  );

const link = fc
  .uniqueArray(
    fc.constantFrom(
      ...['userId', 'deviceId', 'groupId', 'geofenceId', 'driverId', 'calendarId', 'commandId'],
      ...['notificationId', 'attributeId', 'maintenanceId', 'managedUserId', 'linkedDeviceId'],
    ),
    { minLength: 2, maxLength: 2 },
  )
  .chain((keys) =>
    fc.tuple(id, id).map((ids) => Object.fromEntries(keys.map((k, i) => [k, ids[i]]))),
  );

const query = fc
  .dictionary(
    fc.constantFrom(
      ...['id', 'deviceId', 'groupId', 'userId', 'uniqueId', 'from', 'to', 'limit', 'offset'],
      ...['keyword', 'all', 'daily', 'type', 'geofenceId', 'excludeAttributes', 'announcement'],
    ),
    fc.oneof(idText, hostileText, hostileTime.map(String), fc.constantFrom('true', 'alarm')),
    { maxKeys: 4, noNullPrototype: true },
  )
  .map((fields) => new URLSearchParams(fields).toString());

const bodyFor = (path: string): fc.Arbitrary<unknown> => {
  const entity = ENTITIES.find((one) => path === `/${one.path}` || path === `/${one.path}/:id`);
  if (entity) return fc.oneof({ weight: 5, arbitrary: bodyOf(entity) }, hostileJson);
  if (path === '/permissions') return fc.oneof(link, hostileJson);
  if (path === '/permissions/bulk') return fc.oneof(fc.array(link, { maxLength: 3 }), hostileJson);
  if (path === '/commands/send') return fc.oneof(bodyOf(COMMAND), hostileJson);
  if (path.endsWith('/accumulators')) {
    const count = fc.oneof(hostileNumber, hostileJson);
    return fc.record({ deviceId: id, totalDistance: count, hours: count }, { requiredKeys: [] });
  }
  if (/^\/(share|session|password)\//.test(path)) {
    const asked = { deviceId: idText, groupId: idText, expiration: hostileTime.map(String) };
    return fc.record({ ...asked, token: hostileText, email: hostileText }, { requiredKeys: [] });
  }
  if (path.endsWith('/test')) return fc.oneof(bodyOf(ATTRIBUTE), bodyOf(NOTIFICATION), hostileJson);
  return hostileJson;
};

interface HostileCall {
  method: string;
  path: string;
  query: string;
  body: unknown;
}

const call: fc.Arbitrary<HostileCall> = fc
  .constantFrom(
    ...ENGINE_CALLS.map(({ method, parts }) => ({ method, path: `/${parts.join('/')}` })).filter(
      ({ path }) => path !== '/password/update',
    ),
  )
  .chain(({ method, path }) =>
    fc.record({
      method: fc.constant(method),
      path: fc
        .array(idText, { minLength: 2, maxLength: 2 })
        .map(([first = '', second = '']) =>
          path.replace(/:\w+/, () => toSegment(first)).replace(/:\w+/, () => toSegment(second)),
        ),
      query,
      body: method === 'GET' ? fc.constant(undefined) : bodyFor(path),
    }),
  );

/** A call over the engine's door; status 0 when it was cut. */
const ask = (
  method: string,
  path: string,
  body: unknown,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    const bytes = Buffer.from(body === undefined ? '' : writeHostile(body));
    const headers = {
      authorization,
      'content-length': bytes.length,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    request({ method, path, port, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('close', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .once('error', () => resolve({ status: 0, text: '' }))
      .end(bytes);
  });

const MAKES = new Set(ENTITIES.map((entity) => `/${entity.path}`));

/** Counts the creations in the audit log, written in their own transactions. */
const countMade = async (): Promise<number> => {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from actions where action_type = 'create'`,
  );
  return rows[0]?.count ?? 0;
};

describe('hostile calls', { timeout: TIMEOUT_MS }, () => {
  it('are answered, with words that say what is wrong, and leave nothing half-written', async () => {
    const before = await countMade();
    let made = 0;
    const take = async ({ method, path, query: search, body }: HostileCall): Promise<void> => {
      const line = `${method} ${path}?${search}`;
      const answer = await ask(method, `/api${path}?${search}`, body);
      expect(answer.status, line).toBeGreaterThan(0);
      expect(answer.status, line).toBeLessThan(500);
      if (answer.status >= 400 && answer.status !== 404) expect(answer.text, line).toBeTruthy();
      if (answer.status === 200 && method === 'POST' && MAKES.has(path)) made += 1;
    };
    const together = fc.array(call, { minLength: TOGETHER, maxLength: TOGETHER });
    await fc.assert(
      fc.asyncProperty(together, async (calls) => void (await Promise.all(calls.map(take)))),
      { numRuns: FUZZ_RUNS / TOGETHER },
    );
    // About one in fifty makes something; none would mean that nothing was tried.
    expect(made).toBeGreaterThan(FUZZ_RUNS / 500);
    expect(await countMade()).toBe(before + made);
    expect(failures).toEqual([]);
  });

  it.each([...MAKES].filter((path) => path !== '/server'))(
    'leave every object of %s readable, one by one as in the list',
    async (path) => {
      const list = (await test.send(admin, `GET ${path}?all=true`)).json as { id: number }[];
      for (const item of list.slice(0, 100)) {
        expect((await test.send(admin, `GET ${path}/${item.id}`)).json).toEqual(item);
      }
    },
  );
});
