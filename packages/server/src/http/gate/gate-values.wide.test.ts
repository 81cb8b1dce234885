import type { Member, ResourceDescription } from '@rastro/sdk/contract';
import { createTestMail } from '../../engine/notifications/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepLongDigits } from '../../text/keep-long-digits';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import type { UpstreamRequest } from '../../upstream/upstream';
import { ADMIN, startTestApp, type TestApp, type TestBrowser, type TestDoor } from '../testing';
import { madeResources, sampleOf } from './testing';

/** Values as written in a body: JSON allows numbers that JavaScript does not. */
const VALUES = [
  ...['"5"', '-5', '1.5', '1e309', '9007199254740993', '"true"', '[1]', '{"deep":[1e309]}'],
  ...['""', '"\\ud800"', '"a\\u0000"', '"2026-13-45"', '"12026-01-01T00:00:00Z"', 'null'],
  ...['"unheard of"', JSON.stringify('x'.repeat(10_000))],
];
/** Each member is sent every fourth of them, the next member the next ones; all with `GATE_VALUES=whole`. */
const EVERY = process.env['GATE_VALUES'] === 'whole' ? 1 : 4;
const JSON_TYPE = { 'content-type': 'application/json' };

let server: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  server = await startTestApp({ mail: createTestMail('smtp://127.0.0.1:1') });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  await server.addDevice('Shared', 'shared');
  const json = { attributes: { 'rastro.enableBilling': true } };
  await admin.call('PATCH /api/server', { json });
});
afterAll(() => server.stop());

it('says the bound that a refused value goes by as phrases, of what it keeps and of calls of its own', async () => {
  const json = { name: 'x'.repeat(200), uniqueId: 'named-long' };
  const device = await admin.call('POST /api/devices', { json });
  const userId = await server.addUser({ name: 'Bruno', email: 'bruno@example.com' });
  const suspended = await admin.call(`POST /api/users/${userId}/suspend`, {
    json: { reason: 'x'.repeat(600) },
  });
  for (const [{ status, json: told }, field, bound] of [
    [device, 'name', '128'],
    [suspended, 'reason', '500'],
  ] as const) {
    expect(status).toBe(422);
    expect(told).toMatchObject({ code: 'FIELD_INVALID', field });
    expect(told['says']).toEqual([
      { key: expect.stringMatching(/^(problem|refusal)\./), params: expect.anything() },
    ]);
    expect(JSON.stringify(told['says'])).toContain(bound);
  }
});

let made = 0;
const send = async (resource: ResourceDescription, name: string, value: string) => {
  made += 1;
  const sample = {
    ...sampleOf(resource, `made-${made}`),
    ...(resource.name === 'User' && { email: `made-${made}@example.com` }),
  };
  const rest = Object.entries(sample).filter(([member]) => member !== name);
  const members = [...rest.map(([key, each]) => [key, JSON.stringify(each)]), [name, value]];
  const body = `{${members.map(([key, each]) => `"${key}":${each}`).join(',')}}`;
  return admin.call(`POST /api${resource.path}`, { body, headers: JSON_TYPE });
};

/**
 * Returns the stored form of a value: null becomes the empty value of its kind, and a moment may be
 * written differently. Members that a Traccar would not return are left out while empty.
 */
const toStored = ({ kind, fallback, ownedByProduct }: Member, value: unknown): unknown => {
  if (value === null || (value === undefined && ownedByProduct)) return fallback;
  return kind === 'moment' ? Date.parse(String(value)) : value;
};

// A vehicle's driver and a reseller's account have one each: their values are held beside them.
const repeated = madeResources.filter(({ name }) => name !== 'QrAccess' && name !== 'Reseller');
const written = repeated.flatMap((resource) =>
  Object.entries<Member>(resource.members)
    .filter(([, { writtenBy, writeOnly }]) => !writtenBy && !writeOnly)
    .map(([name, member]) => ({ label: `${resource.name}.${name}`, resource, name, member }))
    // One that is empty is that of the account's contract.
    .filter(({ label }) => label !== 'Invoice.document'),
);
const valuesOf = (index: number): string[] =>
  VALUES.filter((_value, at) => (at + index) % EVERY === 0);
const cases = written.map((row, index) => ({ ...row, values: valuesOf(index) }));

describe('a value that is written', () => {
  it.each(cases)(
    'is stored as it was sent, or refused by name: $label',
    async ({ resource, name, member, values }) => {
      for (const value of values) {
        const reply = await send(resource, name, value);
        if (reply.status >= 400) {
          const said = [value.slice(0, 40), reply.status < 500, reply.json.field?.split('.')[0]];
          expect(said).toEqual([value.slice(0, 40), true, name]);
          continue;
        }
        const line = `${resource.path}/${String(reply.json['id'])}`;
        const stored = (await admin.call(`GET /api${line}`)).json[name];
        expect([value, toStored(member, stored)]).toEqual([
          value,
          toStored(member, JSON.parse(keepLongDigits(value))),
        ]);
      }
    },
  );
});

describe('a value that the tracking API holds already', () => {
  let door: TestDoor;
  let ana: TestBrowser;
  const odd = { name: 'x'.repeat(200), groupId: 0, attributes: {} };
  const sent: unknown[] = [];
  beforeAll(async () => {
    const { upstream } = server.engine;
    const answer = (body: object) => ({ status: 200, body: JSON.stringify({ ...odd, ...body }) });
    door = await openProductDoor(
      {
        ...upstream,
        send: async (request: UpstreamRequest, context) => {
          if (request.path !== '/groups/5') return upstream.send(request, context);
          if (request.method === 'PUT') sent.push(request.body);
          return answer({ id: 5 });
        },
        change: async (path, merge, context) =>
          path === '/groups/5'
            ? answer(merge({ id: 5, ...odd }))
            : upstream.change(path, merge, context),
      },
      server.database,
    );
    ana = door.browser();
    await ana.signIn(ADMIN.email, ADMIN.password);
  });
  afterAll(() => door.stop());

  it('goes back as it came, though it could not be written anew', async () => {
    const json = { ...odd, id: 5, attributes: { color: 'red' } };
    expect((await ana.call('PUT /api/groups/5', { json })).status).toBe(200);
    expect(sent).toEqual([json]);
    const patched = await ana.call('PATCH /api/groups/5', { json: { attributes: { a: 1 } } });
    expect(patched).toMatchObject({ status: 200, json: { name: odd.name } });
    const longer = { ...json, name: 'y'.repeat(200) };
    expect(await ana.call('PUT /api/groups/5', { json: longer })).toMatchObject({
      status: 422,
      json: { field: 'name', message: 'name: at most 128 characters.' },
    });
  });
});

describe('digits that are a name', () => {
  const LONG = '89550112345678901234';
  it('stay, however many they are', async () => {
    const body = `{"name":"Truck","uniqueId":"long-1","attributes":{"iccid":${LONG}}}`;
    const made = await admin.call('POST /api/devices', { body, headers: JSON_TYPE });
    expect(made).toMatchObject({ status: 200, json: { attributes: { iccid: LONG } } });
    const changed = await admin.call(`PATCH /api/devices/${made.json['id']}`, {
      body: `{"attributes":{"card":${LONG}}}`,
      headers: { 'content-type': 'application/merge-patch+json' },
    });
    expect(changed.json).toMatchObject({ attributes: { iccid: LONG, card: LONG } });
  });

  it('are no number where one is asked for', async () => {
    const body = `{"name":"Truck","uniqueId":"long-2","groupId":${LONG}}`;
    const reply = await admin.call('POST /api/devices', { body, headers: JSON_TYPE });
    expect(reply).toMatchObject({ status: 422, json: { field: 'groupId' } });
  });
});

it('refuses an expression that computes nothing, and says what and where', async () => {
  const json = { description: 'x', attribute: 'x', expression: 'speed @ 2', type: 'number' };
  expect(await admin.call('POST /api/attributes/computed', { json })).toMatchObject({
    status: 400,
    json: {
      field: 'expression',
      message: expect.stringContaining('(at character 7)'),
      says: [{ key: 'refusal.expression.at', params: { line: 1, column: 7 } }, expect.anything()],
    },
  });
});

describe('a call of its own', () => {
  it.each([
    ['POST /api/permissions', '{"userId":"1","deviceId":1}', 'userId'],
    ['POST /api/permissions', '{"userId":1,"deviceId":[1]}', 'deviceId'],
    ['POST /api/permissions', '{"userId":1,"deviceId":1.5}', 'deviceId'],
    ['DELETE /api/permissions', '{"userId":1,"deviceId":1e309}', 'deviceId'],
    ['POST /api/commands/send', '{"id":"1","deviceId":1}', 'id'],
    ['POST /api/commands/send', '{"id":1}', 'deviceId'],
    ['PUT /api/devices/1/accumulators', '{"deviceId":1,"hours":-1}', 'hours'],
    ['POST /api/attributes/computed/test', '{"type":"colour","expression":"1"}', 'type'],
    ['POST /api/notifications/send/mail', '{"subject":" ","body":7}', 'body'],
  ])('is refused by the member that is wrong: %s %s', async (line, body, field) => {
    const reply = await admin.call(line, { body, headers: JSON_TYPE });
    expect(reply).toMatchObject({ status: 422, json: { code: 'FIELD_INVALID', field } });
  });

  it('repeats no secret', async () => {
    const json = { name: 'A', email: 'a@example.com', password: ['open sesame'] };
    const reply = await admin.call('POST /api/users', { json });
    expect(reply.json.field).toBe('password');
    expect(reply.text).not.toContain('sesame');
  });
});
