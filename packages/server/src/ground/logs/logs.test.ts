import type { LogEntry } from '@rastro/sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import { madeResources, sampleOf } from '../../http/gate/testing';

let server: TestApp;
let admin: TestBrowser;
let bruno: TestBrowser;
let userId: number;
beforeAll(async () => {
  server = await startTestApp();
  userId = await server.addUser({ name: 'Bruno', email: 'bruno@example.com' });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  bruno = server.browser();
  await bruno.signIn('bruno@example.com', ADMIN.password);
});
afterAll(() => server.stop());

const read = async (path: string, as = admin): Promise<LogEntry[]> => {
  const reply = await as.call(`GET /api${path}`);
  expect(reply.status, reply.text).toBe(200);
  return JSON.parse(reply.text) as LogEntry[];
};
const last = async (query = '') => (await read(`/server/logs?limit=1${query}`))[0];
const make = async (json: object, as = bruno): Promise<number> => {
  const reply = await as.call('POST /api/devices', { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const PATCH = { headers: { 'content-type': 'application/merge-patch+json' } };

it('[S7.17] says who did what to what, from where, with what result, and each member before and after', async () => {
  const id = await make({ name: 'Van', uniqueId: 'log-van' });
  expect(await last()).toMatchObject({
    userId,
    userName: 'Bruno <bruno@example.com>',
    address: '127.0.0.1',
    outcome: 'done',
    action: 'create',
    objectType: 'device',
    objectId: id,
    objectName: 'Van',
    deviceId: id,
  });
  const body = JSON.stringify({ name: 'Van 2', attributes: { 'rastro.plate': 'ABC1D23' } });
  expect((await bruno.call(`PATCH /api/devices/${id}`, { body, ...PATCH })).status).toBe(200);
  expect(await last()).toMatchObject({
    action: 'edit',
    changes: [
      { member: 'attributes.rastro.plate', after: 'ABC1D23' },
      { member: 'name', before: 'Van', after: 'Van 2' },
    ],
  });
  expect((await bruno.call(`DELETE /api/devices/${id}`)).status).toBe(204);
  const gone = await last();
  expect(gone).toMatchObject({ action: 'remove', objectId: id, objectName: 'Van 2' });
  expect(gone?.changes).toContainEqual({ member: 'uniqueId', before: 'log-van' });
});

it('[S7.23] [S7.66] asks of one vehicle and of one account, links among them', async () => {
  const deviceId = await make({ name: 'Linked', uniqueId: 'linked' }, admin);
  const link = { json: { userId, deviceId } };
  expect((await admin.call('POST /api/permissions', link)).status).toBe(204);
  expect((await admin.call('DELETE /api/permissions', link)).status).toBe(204);
  const actions = (entries: LogEntry[]) => entries.map(({ action }) => action);
  expect(actions(await read(`/devices/${deviceId}/logs`))).toEqual(['unlink', 'link', 'create']);
  expect(actions(await read(`/users/${userId}/logs?limit=2`))).toEqual(['unlink', 'link']);
});

it('writes down once what is done to an account, with its name', async () => {
  const since = (await last())?.id ?? 0;
  await admin.call(`POST /api/users/${userId}/suspend`, { json: { reason: 'Debts' } });
  await admin.call(`POST /api/users/${userId}/restore`);
  const entries = await read('/server/logs?limit=10');
  const written = entries.filter(({ id }) => id > since);
  expect(written.map(({ action, objectName }) => [action, objectName])).toEqual([
    ['restore', 'Bruno'],
    ['suspend', 'Bruno'],
  ]);
});

it('[S6.7] is for administrators alone', async () => {
  for (const path of ['/server/logs', '/devices/1/logs', `/users/${userId}/logs`]) {
    expect((await bruno.call(`GET /api${path}`)).json.code).toBe('ADMINISTRATOR_REQUIRED');
  }
});

it('writes down what was refused, with the rule, and signing in and out', async () => {
  await bruno.call('PUT /api/server', { json: { id: 1, readonly: true } });
  expect(await last(`&userId=${userId}&outcome=refused&action=edit`)).toMatchObject({
    objectType: 'server',
    outcome: 'refused',
    reason: 'ADMINISTRATOR_REQUIRED',
  });
  const guest = server.browser();
  await guest.signIn('bruno@example.com', 'wrong password');
  expect(await last()).toMatchObject({
    userId: 0,
    action: 'signIn',
    outcome: 'refused',
    objectName: 'bruno@example.com',
  });
  await guest.signIn('bruno@example.com', ADMIN.password);
  await guest.signIn('carla@example.com', 'wrong password');
  expect(await last()).toMatchObject({ userId: 0, userName: '', objectName: 'carla@example.com' });
  await guest.signIn('bruno@example.com', ADMIN.password);
  expect(await last()).toMatchObject({ userId, action: 'signIn', outcome: 'done' });
  await guest.call('DELETE /api/session');
  expect(await last()).toMatchObject({ userId, action: 'signOut', outcome: 'done' });
});

it('names the key by which a program did something, read it or was refused, and never its value', async () => {
  const expiresAt = new Date(Date.UTC(2026, 11, 1)).toISOString();
  const may = { reads: 'positions', writes: 'devices', mayShare: false, mayEmbed: true };
  const json = { name: 'Shop <b>', expiresAt, origins: 'https://shop.example', ...may };
  const { token } = (await admin.call('POST /api/keys', { json })).json as { token: string };
  const ask = (line: string, sent?: object) =>
    server.browser().call(line, { json: sent, headers: { authorization: `Bearer ${token}` } });
  const by = { userId: 1, keyName: 'Shop <b>' };
  const made = await ask('POST /api/devices', { name: 'By key', uniqueId: 'by-key' });
  expect(made.status, made.text).toBe(200);
  expect(await last()).toMatchObject({ ...by, action: 'create', objectName: 'By key' });
  const body = JSON.stringify({ attributes: { 'rastro.logReads': true } });
  expect((await admin.call('PATCH /api/server', { body, ...PATCH })).status).toBe(200);
  // Then the door looks at the switch anew.
  server.wait(6_000);
  expect((await ask('GET /api/positions')).status).toBe(200);
  expect(await last('&kind=reads')).toMatchObject({ ...by, action: 'read-live' });
  expect((await ask('GET /api/groups')).status).toBe(403);
  expect(await last('&outcome=refused')).toMatchObject({ ...by, reason: 'KEY_SCOPE_MISSING' });
  const sent = { widgets: ['live-map'], deviceIds: [Number(made.json['id'])] };
  expect((await ask('POST /api/embed-tokens', sent)).status).toBe(201);
  expect(await last()).toMatchObject({ ...by, objectType: 'embedToken' });
  const found = await admin.call('GET /api/server/logs?keyword=Shop');
  expect(JSON.parse(found.text)).toHaveLength(5);
  expect(found.text).not.toContain(token);
});

it('counts what is refused again and again in one row', async () => {
  const before = (await read('/server/logs?limit=1000')).length;
  for (let time = 0; time < 30; time++) await bruno.call('GET /api/audit');
  expect((await read('/server/logs?limit=1000')).length).toBe(before + 1);
  await server.app.sweep();
  expect(await last()).toMatchObject({ objectType: 'audit', times: 30 });
});

it('narrows and turns pages', async () => {
  for (const name of ['P1', 'P2', 'P3']) await make({ name, uniqueId: `page-${name}` });
  const filter = `/server/logs?userId=${userId}&action=create&objectType=device&keyword=page-`;
  const [newest, second] = await read(`${filter}&limit=2`);
  expect([newest?.objectName, second?.objectName]).toEqual(['P3', 'P2']);
  const rest = await read(`${filter}&limit=2&before=${second?.id}`);
  expect(rest.map(({ objectName }) => objectName)).toEqual(['P1']);
  expect(await read('/server/logs?keyword=100%25_')).toEqual([]);
  const future = new Date(Date.UTC(2030, 0, 1)).toISOString();
  expect(await read(`/server/logs?from=${encodeURIComponent(future)}`)).toEqual([]);
});

it('is written with the change or not at all', async () => {
  await server.database.query(
    `alter table log_entry add constraint no_such check (object_name <> 'Refused by the log')`,
  );
  const json = { name: 'Refused by the log', uniqueId: 'together' };
  expect((await admin.call('POST /api/devices', { json })).status).toBeGreaterThanOrEqual(400);
  const { rows } = await server.database.query(
    `select 1 from devices where unique_id = 'together'`,
  );
  expect(rows).toEqual([]);
  await server.database.query('alter table log_entry drop constraint no_such');
});

it('says of what was begun and never ended that nobody knows', async () => {
  await server.database.query(
    `insert into log_entry select * from (select 900000, gen_random_uuid(), tracking_origin, logged_at - interval '1 hour',
      user_id, user_name, address, action, object_type, object_id, object_name, device_id, about_user_id,
      'running', '', 1, '[]'::json from log_entry order by id desc limit 1) r`,
  );
  expect(await last()).toMatchObject({ id: 900_000, outcome: 'unknown' });
  expect(await last('&outcome=unknown')).toMatchObject({ id: 900_000 });
});

it.each(madeResources.map((resource) => [resource.name, resource] as const))(
  'names the secrets of a %s and shows none',
  async (name, resource) => {
    const secrets = Object.entries(resource.members)
      .filter(([, { secret, writeOnly }]) => secret || writeOnly)
      .map(([member]) => [member, `hidden-${name}-secret`]);
    const attributes =
      'attributes' in resource.members
        ? {
            attributes: {
              apiKey: `hidden-${name}-key`,
              'rastro.mailPassword': `hidden-${name}-pw`,
            },
          }
        : {};
    const json = {
      ...sampleOf(resource, `log-${name}`),
      ...Object.fromEntries(secrets),
      ...attributes,
    };
    const reply = await admin.call(`POST /api${resource.path}`, { json });
    const id = Number(reply.json['id']);
    if (id > 0) {
      await admin.call(`PUT /api${resource.path}/${id}`, { json: { ...json, id } });
      await admin.call(`DELETE /api${resource.path}/${id}`);
    }
    const all = await admin.call('GET /api/server/logs?limit=1000');
    expect(all.text).not.toContain('hidden-');
    const { token } = reply.json;
    if (typeof token === 'string') expect(all.text).not.toContain(token);
  },
);

it('forgets after two years', async () => {
  const age = (days: number) =>
    server.database.query(`update log_entry set logged_at = logged_at - interval '${days} days'`);
  await age(729);
  await server.app.sweep();
  const count = async () =>
    (await server.database.query<{ n: number }>('select count(*)::int as n from log_entry')).rows[0]
      ?.n;
  expect(await count()).toBeGreaterThan(10);
  await age(2);
  await server.app.sweep();
  expect(await count()).toBe(0);
});

it('says nothing of a call that only works something out', async () => {
  await admin.signIn(ADMIN.email, ADMIN.password);
  const before = (await last())?.id;
  const data = Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n').toString('base64');
  const times = { data, from: '2026-08-21T00:00:00Z' };
  expect((await admin.call('POST /api/calendars/times', { json: times })).status).toBe(200);
  const plan = { resource: 'groups', filter: {}, operation: 'delete' };
  expect((await admin.call('POST /api/bulk-changes', { json: plan })).status).toBe(200);
  expect((await last())?.id).toBe(before);
});
