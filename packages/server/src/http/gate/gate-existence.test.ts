import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestMail } from '../../engine/notifications/testing';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../testing';
import { ownResources, sampleOf } from './testing';

const MISSING = 999_999;
let server: TestApp;
let admin: TestBrowser;
let stranger: TestBrowser;
let ownDeviceId: number;
let eventId: number;
let userId: number;
beforeAll(async () => {
  // A mail server that nothing is sent to: notices want a channel.
  server = await startTestApp({ mail: createTestMail('smtp://127.0.0.1:9') });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  await server.addUser({ name: 'Rui', email: 'rui@example.com', userLimit: -1 });
  stranger = server.browser();
  await stranger.signIn('rui@example.com', ADMIN.password);
  userId = await server.addUser({ name: 'Lia', email: 'lia@example.com' });
  const van = { name: 'Van', uniqueId: 'van' };
  ownDeviceId = Number((await admin.call('POST /api/devices', { json: van })).json['id']);
  const { rows } = await server.database.query<{ id: number }>(
    `insert into events (id, type, event_time, device_id) values (77, 'deviceOnline', now(), $1)
     returning id`,
    [ownDeviceId],
  );
  eventId = Number(rows[0]?.id);
});
afterAll(() => server.stop());

/** Returns the answers of a call for somebody else's thing and for a missing one. */
const answersOf = async (line: string, id: number, json?: object) => {
  const ask = async (number: number) => {
    const sent = json && { json: { ...json, ...('id' in json && { id: number }) } };
    const reply = await stranger.call(line.replace('{id}', String(number)), sent);
    return { status: reply.status, code: reply.json.code, message: reply.json['message'] };
  };
  return { theirs: await ask(id), none: await ask(MISSING) };
};

it.each(ownResources.map((resource) => [resource.name, resource] as const))(
  'says the same of a %s of somebody else as of none',
  async (name, resource) => {
    const sample = {
      ...sampleOf(resource, `x-${name}`),
      ...(name === 'Share' && { deviceIds: [ownDeviceId] }),
    };
    const made = await admin.call(`POST /api${resource.path}`, { json: sample });
    expect(made.status, made.text).toBeLessThan(300);
    const id = Number(made.json['id']);
    const one = `/api${resource.path}/{id}`;
    for (const operation of resource.operations) {
      const line = { get: `GET ${one}`, update: `PATCH ${one}`, delete: `DELETE ${one}` }[
        operation as string
      ];
      if (line === undefined) continue;
      const { theirs, none } = await answersOf(line, id, line.startsWith('PATCH') ? {} : undefined);
      expect(theirs, line).toEqual(none);
      // Who may change none is told that, before anything is looked for.
      if (line.startsWith('GET')) expect(none.status, line).toBe(404);
    }
  },
);

it.each([
  ['GET /api/events/{id}', () => eventId],
  ['GET /api/devices/{id}/logs', () => ownDeviceId],
  ['GET /api/users/{id}/logs', () => userId],
  ['GET /api/users/{id}/access', () => userId],
  ['GET /api/users/{id}/personal-data', () => userId],
  ['GET /api/users/{id}/erase', () => userId],
] as const)('says the same at %s', async (line, idOf) => {
  const { theirs, none } = await answersOf(line, idOf());
  expect(theirs).toEqual(none);
});

it.each([
  ['POST /api/alarms/{id}/take', () => eventId, { note: '' }],
  ['POST /api/users/{id}/suspend', () => userId, { reason: 'x' }],
  ['POST /api/users/{id}/enter', () => userId, {}],
  ['POST /api/users/{id}/sign-out', () => userId, {}],
] as const)('says the same at %s', async (line, idOf, json) => {
  const { theirs, none } = await answersOf(line, idOf(), json);
  expect(theirs).toEqual(none);
});

it.each(['/api/reports/route', '/api/positions', '/api/reports/events', '/api/reports/summary'])(
  'says the same at %s',
  async (path) => {
    const period = 'from=2026-08-20T00:00:00Z&to=2026-08-21T00:00:00Z';
    const { theirs, none } = await answersOf(`GET ${path}?deviceId={id}&${period}`, ownDeviceId);
    expect(theirs).toEqual(none);
  },
);
