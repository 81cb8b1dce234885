import { group, mayLink, user } from '@rastro/sdk/contract';
import { createTestMail } from '../../engine/notifications/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_RIGHTS } from '../../demo/demo-rights';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../testing';
import type { GateRow } from './gate-row';
import { gateRows } from './gate-rows';
import { ownResources, sampleOf } from './testing';

/** Paths of things that anybody may make. */
const ownPaths = ownResources
  .filter(({ name }) => !/^(User|Attribute)$/.test(name))
  .map(({ path }) => path);
/** Ids of Ana's things, by the first part of their path. */
const ofAna: Record<string, number> = {};
let server: TestApp;
let admin: TestBrowser;
let ana: TestBrowser;
let bruno: TestBrowser;
let reader: TestBrowser;
let guest: TestBrowser;
let brunoId: number;

const make = async (as: TestBrowser, path: string, json: object): Promise<number> => {
  const reply = await as.call(`POST ${path}`, { json });
  expect(reply.status, reply.text).toBeLessThan(300);
  return Number(reply.json['id']);
};
const enter = async (email: string): Promise<TestBrowser> => {
  const browser = server.browser();
  await browser.signIn(email, ADMIN.password);
  return browser;
};

beforeAll(async () => {
  server = await startTestApp({ mail: createTestMail('smtp://127.0.0.1:1') });
  admin = await enter(ADMIN.email);
  ofAna['users'] = await server.addUser({ name: 'Ana', email: 'owner@example.com' });
  brunoId = await server.addUser({ name: 'Bruno', email: 'bruno@example.com' });
  const reading = { name: 'Rui', email: 'rui@example.com', readonly: true };
  const readerId = await server.addUser(reading);
  const shared = { name: 'Demo', email: 'demo@example.com', ...DEMO_RIGHTS };
  const guestId = await server.addUser(shared);
  ana = await enter('owner@example.com');
  bruno = await enter('bruno@example.com');
  reader = await enter('rui@example.com');
  guest = await enter('demo@example.com');
  for (const resource of ownResources.filter(({ name }) => !/^(User|Consent)$/.test(name))) {
    // Computed attributes are made by administrators alone.
    const maker = resource.name === 'Attribute' ? admin : ana;
    const more = {
      ...(resource.name === 'Device' && { uniqueId: 'a-1' }),
      ...(resource.name === 'Share' && { deviceIds: [ofAna['devices']] }),
    };
    const body = { ...sampleOf(resource, '<script>alert(1)</script>'), ...more };
    ofAna[kindOf(resource.path)] = await make(maker, `/api${resource.path}`, body);
  }
  const hidden = { name: '<script>alert(2)</script>', uniqueId: 'deleted-1-2' };
  ofAna['deleted-devices'] = await make(ana, '/api/devices', hidden);
  await server.engine.ingest({
    uniqueId: 'a-1',
    latitude: 1,
    longitude: 2,
    speedKnots: 30,
    attributes: { alarm: 'sos' },
  });
  const stop = { deviceId: ofAna['devices'], type: 'engineStop' };
  const waits = await ana.call('POST /api/commands/send', { json: stop });
  ofAna['stops'] = (waits.json['attributes'] as { stopId: number }).stopId;
  const { rows } = await server.database.query<{ id: number }>(
    "select id from events where type = 'alarm'",
  );
  ofAna['events'] = rows[0]?.id ?? 0;
  for (const kind of ['billing-contracts', 'invitations', 'qr-access', 'resellers'])
    ofAna[kind] = 1;
  const signIns = await ana.call('GET /api/sign-ins');
  ofAna['sign-ins'] = (JSON.parse(signIns.text) as [{ id: number }])[0].id;
  // Nothing is recorded until it is given.
  const asked = { deviceId: ofAna['devices'], personName: '<script>alert(3)</script>' };
  ofAna['consents'] = await make(ana, '/api/consents', asked);
  const given = { answer: 'given' };
  await make(ana, `/api/consents/${ofAna['consents']}/record`, given);
  const positions = await ana.call('GET /api/positions');
  ofAna['positions'] = (JSON.parse(positions.text) as [{ id: number }])[0].id;
  const linked = ownResources.filter((resource) => mayLink(user, resource) && resource !== group);
  for (const { name, path } of linked) {
    const link = { [`${name.toLowerCase()}Id`]: ofAna[kindOf(path)] };
    for (const userId of [readerId, guestId]) {
      await make(admin, '/api/permissions', { userId, ...link });
    }
  }
});
afterAll(() => server.stop());

const kindOf = (template: string): string => template.split('/')[1] ?? '';

/** A call of a row that aims at what is Ana's, and would work for her. */
const aim = ({ method, template, query }: GateRow): [string, object] => {
  const kind = kindOf(template);
  const { users, devices, groups, positions } = ofAna;
  const named: Record<string, unknown> = {
    userId: users,
    deviceId: devices,
    groupId: groups,
    ...(kind === 'positions' ? { id: positions } : {}),
    ...(kind === 'reports' ? { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' } : {}),
  };
  const search = Object.keys(query ?? {})
    .filter((name) => name in named)
    .map((name) => `${name}=${String(named[name])}`)
    .join('&');
  const resource = ownResources.find(({ path }) => kindOf(path) === kind);
  const bodies: Record<string, object> = {
    users: { administrator: true, deviceLimit: -1 },
    permissions: { userId: brunoId, deviceId: devices },
    shares: { deviceIds: [devices] },
    'qr-access': { driverId: ofAna['drivers'], username: 'taken', password: ADMIN.password },
  };
  if (template === '/keys/rotate') {
    return ['POST /api/keys/rotate', { keyId: ofAna['keys'], overlapHours: 0 }];
  }
  if (template === '/webhooks/resend') {
    return ['POST /api/webhooks/resend', { webhookId: ofAna['webhooks'], deliveryId: 1 }];
  }
  const json = { ...(resource && sampleOf(resource, 'taken')), ...bodies[kind] };
  const id = template.endsWith('{id}') && method !== 'PATCH' ? { id: ofAna[kind] } : {};
  const path = template
    .replace(/\{(id|driveId|qrCodeId|resellerId)\}/, String(ofAna[kind] ?? 1))
    .replace('{notificator}', 'web');
  if (template.endsWith('/accumulators')) {
    return [`PUT /api/devices/${devices}/accumulators`, { deviceId: devices, hours: 1 }];
  }
  if (template === '/commands/send' && method === 'POST') {
    return ['POST /api/commands/send', { deviceId: devices, type: 'custom' }];
  }
  if (template === '/resellers/{resellerId}/suspend') {
    return [`POST /api${path}`, { resellerId: ofAna['resellers'], reason: 'taken' }];
  }
  if (template === '/consents/{id}/record') return [`POST /api${path}`, { answer: 'withdrawn' }];
  if (template.startsWith('/alarms/')) {
    const eventId = ofAna['events'];
    return [`${method} /api${template.replace('{eventId}', String(eventId))}`, { eventId }];
  }
  if (template.startsWith('/stops/')) {
    const stopId = ofAna['stops'];
    const path = template.replace('{stopId}', String(stopId));
    return [`${method} /api${path}`, { stopId, reason: 'taken' }];
  }
  const body = template.includes('/send/') ? { subject: 'taken', body: 'taken' } : json;
  return [`${method} /api${path}${search && `?${search}`}`, { ...body, ...id }];
};
/** Rows that touch only the caller or nobody: the kinds of notification, a test to oneself, places. */
const isAboutCaller = ({ template }: GateRow): boolean =>
  /^\/(notifications\/(types|notificators|test)|server\/geocode$|push-devices\/key$)/.test(
    template,
  );
const nameOf = ({ method, template }: GateRow): string => `${method} ${template}`;
const rows = gateRows.map((route) => [nameOf(route), route] as const);
const call = (as: TestBrowser, route: GateRow, headers?: Record<string, string>) => {
  const [line, json] = aim(route);
  return as.call(line, { ...(route.body && { json }), ...(headers && { headers }) });
};
/** Returns the number of the next transaction that writes. */
const countWrites = async (): Promise<string> => {
  const next = 'select pg_snapshot_xmax(pg_current_snapshot())::text as next';
  return (await server.database.query<{ next: string }>(next)).rows[0]?.next ?? '';
};
let seen: { writes: string; texts: string[] } | undefined;
/** Asked again only when something was written since: what is asked for reads the database. */
const seenByAna = async (): Promise<string[]> => {
  const writes = await countWrites();
  if (seen?.writes === writes) return seen.texts;
  const paths = ownPaths.map((path) => `${path}/${ofAna[kindOf(path)]}`);
  const replies = await Promise.all(paths.map((path) => ana.call(`GET /api${path}`)));
  seen = { writes, texts: replies.map(({ text }) => text) };
  return seen.texts;
};

describe('every call of the gate', () => {
  it.each(rows)('is closed without a session: %s', async (_name, route) => {
    expect(await call(server.browser(), route)).toMatchObject({
      status: 401,
      json: { code: 'HTTP_401_UNAUTHORIZED' },
    });
  });

  // Channels are the server's, whoever asks; a code is of nobody until a device has it.
  const own = [
    ...ownPaths.map((path) => `POST ${path}`),
    'GET /due-notices/channels',
    'POST /autolink',
  ];
  const aimed = rows.filter(([name, route]) => !isAboutCaller(route) && !own.includes(name));
  let bearer: Record<string, string>;
  beforeAll(async () => {
    const { text: token } = await bruno.call('POST /api/session/token');
    bearer = { authorization: `Bearer ${token}` };
  });
  it.each(aimed)('reaches nothing of somebody else, by cookie or token: %s', async (_n, route) => {
    const before = await seenByAna();
    for (const reply of [await call(bruno, route), await call(server.browser(), route, bearer)]) {
      // A report has a row for each device that one sees, so for none, and so have alarms and stops; of
      // links and reports that go out by themselves one sees one's own.
      if (
        /^\/(reports\/|shares$|keys$|push-devices$|scheduled-reports$|alarm-turns$|rule-times$|alarms$|stops$|maintenance-records$|consents$|due-notices$|deleted-devices$|drives$|qr-codes$|qr-access$|webhooks$)/.test(
          route.template,
        ) &&
        nameOf(route) !== 'POST /qr-access'
      )
        expect(reply.text).toBe('[]');
      // Who asks is signed in somewhere.
      else if (route.template === '/sign-ins')
        expect(reply.text).not.toContain(`"id":${ofAna['sign-ins']},`);
      else expect([403, 404], reply.text).toContain(reply.status);
      expect(reply.text).not.toContain('script');
    }
    expect(await seenByAna()).toEqual(before);
  });

  // A browser of one's own is told of what one sees anyway.
  const none = ['POST /push-devices'];
  const writes = rows.filter(
    ([name, route]) => route.method !== 'GET' && !isAboutCaller(route) && !none.includes(name),
  );
  it.each(writes)('changes and sends nothing for a read-only account: %s', async (_name, route) => {
    const before = await seenByAna();
    const reply = await call(reader, route);
    expect([403, 404], reply.text).toContain(reply.status);
    expect(await seenByAna()).toEqual(before);
  });

  it('cuts no engine, sends no text and makes no link for who may only look', async () => {
    const { devices, commands } = ofAna;
    const readonly = { status: 403, json: { code: 'ACCOUNT_IS_READONLY' } };
    const send = (as: TestBrowser, more: object) =>
      as.call('POST /api/commands/send', { json: { deviceId: devices, ...more } });
    for (const more of [
      { type: 'engineStop' },
      { type: 'custom', textChannel: true, attributes: { data: 'x' } },
      { id: commands, type: 'custom' },
    ]) {
      expect(await send(reader, more)).toMatchObject(readonly);
    }
    const link = { json: { deviceIds: [devices] } };
    expect(await reader.call('POST /api/shares', link)).toMatchObject(readonly);
    const keeper = { name: 'Keeper', email: 'keeper@example.com', deviceReadonly: true };
    const userId = await server.addUser(keeper);
    await make(admin, '/api/permissions', { userId, deviceId: devices });
    const looking = await enter('keeper@example.com');
    expect(await send(looking, { type: 'engineStop' })).toMatchObject({
      status: 403,
      json: { code: 'ACCOUNT_IS_DEVICE_READONLY' },
    });
    const { rows: queued } = await server.database.query('select id from queued_commands');
    expect(queued).toEqual([]);
  });

  const all = rows.filter(([, route]) => route.method !== 'GET');
  it.each(all)('changes and sends nothing for the account of the demo: %s', async (name, route) => {
    const before = await seenByAna();
    const replies = [await call(guest, route)];
    if (name === 'POST /commands/send') {
      const json = { deviceId: ofAna['devices'], id: ofAna['commands'], type: 'custom' };
      replies.push(await guest.call('POST /api/commands/send', { json }));
    }
    for (const { status, text } of replies) expect([403, 404], text).toContain(status);
    expect(await seenByAna()).toEqual(before);
    const { rows: queued } = await server.database.query('select id from queued_commands');
    expect(queued).toEqual([]);
  });

  it('lists links for administrators only', async () => {
    const search = `userId=0&deviceId=${ofAna['devices']}`;
    const reply = await admin.call(`GET /api/permissions?${search}`);
    expect(JSON.parse(reply.text)).toContainEqual({
      userid: ofAna['users'],
      deviceid: ofAna['devices'],
    });
    expect(await ana.call(`GET /api/permissions?${search}`)).toMatchObject({
      status: 403,
      json: { code: 'ADMINISTRATOR_REQUIRED' },
    });
  });
});
