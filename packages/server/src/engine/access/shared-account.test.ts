import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { DEMO_RIGHTS } from '../../demo/demo-rights';
import { type AccessWorld, bodyOf, createAccessWorld } from '../../upstream/testing/access-world';
import { ENGINE_CALLS } from '../api/engine-calls';
import { createTestMail } from '../notifications/testing';
import { createTestEngine, type TestEngine } from '../testing';
import { user } from './testing';

/** Tables that record each call, and those of what a sign-in begins or ends. */
const OWN_TABLES = ['actions', 'revoked_tokens', 'credential', 'account'];
/** Its own session, what anybody may ask without an account, and a key that is kept nowhere. */
const OWN_CALLS = ['/session', '/password/', '/users/totp'];
const PERIOD = 'from=2026-08-01T00:00:00Z&to=2026-08-02T00:00:00Z';

let db: Database;
let test: TestEngine;
let world: AccessWorld;
let guestId: number;

beforeAll(async () => {
  db = await openTestDatabase();
  // Nothing listens there; what would be mailed waits in a table.
  test = await createTestEngine(db, { mail: createTestMail('smtp://127.0.0.1:1') });
  const made = await test.send('anonymous', 'POST /users', user('admin'));
  const { id: adminId } = made.json as { id: number };
  world = await createAccessWorld({ upstream: test.engine.upstream, adminId });
  const server = await world.asAdmin('GET /server');
  await world.asAdmin('PUT /server', { ...server, registration: true });
  ({ id: guestId } = await world.addActor(DEMO_RIGHTS));
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

/** Everything that is stored, but for what is written down of the call itself. */
const readAll = async (): Promise<string> => {
  const { rows } = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !OWN_TABLES.includes(name));
  const sql = names.map((name) => `(select json_agg(t) from "${name}" t) as "${name}"`);
  return JSON.stringify((await db.query(`select ${sql.join(', ')}`)).rows);
};

const writes = ENGINE_CALLS.map(({ method, parts }) => ({ method, path: `/${parts.join('/')}` }))
  .filter(({ method, path }) => method !== 'GET' || path.endsWith('/mail'))
  .filter(({ path }) => !OWN_CALLS.some((own) => path.startsWith(own)));

/** Calls that would go through for an owner, about what the account sees. */
async function* aim(method: string, path: string): AsyncGenerator<[string, unknown?]> {
  const kind = path.slice(1).split('/:')[0] ?? '';
  const { devices: deviceId, groups: groupId, commands: commandId } = world.own;
  const id = kind === 'users' ? guestId : world.own[kind];
  const line = `${method} ${path.replace(':id', String(id)).replace(':notificator', 'web')}`;
  const stored = method === 'PUT' && id ? await world.asAdmin(`GET /${kind}/${id}`) : {};
  const link = { userId: guestId, deviceId };
  if (path === '/commands/send') {
    yield [line, { deviceId, type: 'custom', attributes: { data: 'x' } }];
    yield [line, { deviceId, id: commandId, type: 'custom' }];
    yield [`${line}?groupId=${groupId}`, { id: commandId, type: 'custom' }];
  } else if (path.startsWith('/permissions')) {
    yield [line, path.endsWith('bulk') ? [link] : link];
  } else if (path.startsWith('/share')) {
    yield [line, new URLSearchParams({ deviceId: String(deviceId), groupId: String(groupId) })];
  } else if (path.startsWith('/notifications/')) {
    yield [line, { subject: 'x', body: 'x' }];
  } else if (path.endsWith('/accumulators')) {
    yield [line.replace('undefined', String(deviceId)), { deviceId, totalDistance: 1 }];
  } else {
    const body = { ...stored, ...bodyOf(kind, 'taken') };
    yield [`${line}?deviceId=${deviceId}&${PERIOD}`, method === 'PUT' ? body : bodyOf(kind, 'new')];
  }
}

describe('the account of the demo, at the engine', () => {
  it.each(writes)('changes and sends nothing: $method $path', async ({ method, path }) => {
    const before = await readAll();
    for await (const [line, body] of aim(method, path)) {
      const answer = await world.call(guestId, line, body);
      expect(answer.status, line).toBeGreaterThanOrEqual(400);
    }
    expect(await readAll()).toBe(before);
  });

  it('reads what it sees', async () => {
    for (const kind of ['devices', 'groups', 'commands', 'positions']) {
      expect((await world.call(guestId, `GET /${kind}`)).status, kind).toBe(200);
    }
  });
});
