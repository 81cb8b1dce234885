import { readFileSync } from 'node:fs';
import { createECDH } from 'node:crypto';
// @ts-expect-error -- the independent implementation of the encoding brings no types
import ece from 'http_ece';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import { AlarmStore } from '../features/alarms/alarm-store';
import type { TestBrowser, TestDoor } from '../http/testing';
import { openPush } from '../push/push';
import { createTestPushService, makeSubscriber, type TestSubscriber } from '../push/testing';
import type { TextProvider } from '../providers/text-provider';
import { openProductDoor } from '../traccar/testing/open-product-door';
import { signInAt, useFront } from '../traccar/testing/use-front';
import type { Upstream } from '../upstream/upstream';
import { openTelling, type Telling } from './open-telling';

interface Forwarded {
  path: string;
  body: { event?: { id: number; type: string } };
}
/** What a running Traccar sent while a device drove, in the order of arrival. */
const recorded = (
  JSON.parse(
    readFileSync(
      new URL('../features/receiver/recordings/forwarded.json', import.meta.url),
      'utf8',
    ),
  ) as Forwarded[]
).flatMap(({ path, body }) => (path === '/events' ? [body] : []));
const PREFIX = 'rastro';

const at = useFront();
let doors: TestDoor[];
let tellings: Telling[];
let admin: TestBrowser;
let adminId: number;
let deviceId: number;
let nextEvent = Date.now();
const service = createTestPushService();
let texts: [string, string][];
let textFails: Error | null;
/** How far the clock is ahead. */
let aheadMs: number;
const whatsapp: TextProvider = {
  type: 'whatsapp',
  readAddress: ({ phone }) => phone?.replace(/\D/g, '') || undefined,
  async send(phone, text) {
    if (textFails) throw textFails;
    texts.push([phone, text]);
  },
};

const make = async (path: string, json: object): Promise<number> => {
  const reply = await admin.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const link = async (json: object) => {
  expect((await admin.call('POST /api/permissions', { json })).status).toBe(204);
};
const alarms = (notificators: string, more: object = {}) =>
  make('notifications', {
    ...{ type: 'alarm', always: true, notificators, attributes: { alarms: 'sos,powerCut' } },
    ...more,
  });
/** The recorded events as if they were of our device and of now. */
const bodies = () => {
  const first = (nextEvent += 100);
  return recorded.map((body) => {
    const id = first + (body.event?.id ?? 0);
    const event = { ...body.event, id, deviceId, eventTime: new Date().toISOString() };
    return { ...body, event, device: { id: deviceId, name: 'Caminhão 7', groupId: 0 } };
  });
};
const alarm = () => bodies().find(({ event }) => event.type === 'alarm')!; // it pressed SOS
const forward = (body: unknown, place = 0) => doors[place]!.app.receiver.event(body);
const runAll = async () => {
  await Promise.all(tellings.map((telling) => telling.run()));
  await Promise.all(tellings.map((telling) => telling.run()));
};
const open = (body: Buffer, { address, privateKey }: TestSubscriber): Record<string, string> => {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(privateKey);
  const options = { version: 'aes128gcm', privateKey: keys, authSecret: address.auth };
  return JSON.parse(String(ece.decrypt(body, options))) as Record<string, string>;
};
const subscribe = async (browser: TestBrowser): Promise<TestSubscriber> => {
  const made = makeSubscriber(`${(nextEvent += 1)}`);
  const reply = await browser.call('POST /api/push-devices', { json: made.address });
  expect(reply.status, reply.text).toBe(200);
  return made;
};

beforeEach(async () => {
  [doors, tellings, texts, textFails, service.sent, aheadMs] = [[], [], [], null, [], 0];
  await at.db.query('delete from escalations');
  await at.db.query('delete from outbox');
  const { email, password } = at.elsewhere.admin;
  adminId = await signInAt(at.front, { email, password });
  const expiration = new Date(Date.now() + DAY_MS).toISOString();
  const { body: token } = await at.front.upstream.send(
    { method: 'POST', path: '/session/token', query: new URLSearchParams(), body: { expiration } },
    { actor: { userId: adminId } },
  );
  const serviceToken = token ?? '';
  await at.db.query('delete from account');
  for (const _ of [1, 2]) {
    const { upstream } = at.front.another({ serviceToken });
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const push = openPush({
      ...{ database: at.db, origin: upstream.origin, clock: Date.now, post: service.post },
      secret: () => 'a secret of a test',
      contact: 'mailto:ops@example.com',
      readBrand: async () => ({ title: 'Frota & Cia', icon: '/icon.png' }),
    });
    const telling = openTelling({
      ...{ database: at.db, upstream, push, mail: undefined, prefix: PREFIX, log },
      texts: {
        providers: [whatsapp, { ...whatsapp, type: 'sms' }],
        readTitle: async () => 'Frota & Cia',
        publicUrl: 'https://frota.example',
      },
      wordsOf: getProductWords,
      clock: () => Date.now() + aheadMs,
    })!; // there is a service account
    tellings.push(telling);
    const more = { push, onForwarded: telling.take, config: { trackingToken: serviceToken } };
    doors.push(await openProductDoor(telling.upstream, at.db, more));
  }
  admin = doors[0]!.browser(); // there are two
  await admin.signIn(email, password);
  const name = `told-${(nextEvent += 1)}`;
  deviceId = await make('devices', { name, uniqueId: name });
});
afterEach(async () => {
  const rules = JSON.parse((await admin.call('GET /api/notifications?all=true')).text) as {
    id: number;
  }[];
  for (const { id } of rules) await admin.call(`DELETE /api/notifications/${id}`);
  await Promise.all(tellings.map((telling) => telling.stop()));
  await Promise.all(doors.map((door) => door.stop()));
});

describe('people are told of what a tracking server elsewhere forwards, with no page open', () => {
  it.each([1, 2, 3])(
    '[S3.37] once each, doubled and shuffled between two servers (%i)',
    async (seed) => {
      await alarms('web,whatsapp');
      await alarms('web');
      await admin.call(`PATCH /api/users/${adminId}`, { json: { phone: '+55 11 98765-4321' } });
      const browser = await subscribe(admin);
      const all = bodies();
      const mixed = [...all, ...all]
        .map((body, index) => ({ body, key: Math.sin(seed * 97 + index * 31) }))
        .sort((left, right) => left.key - right.key);
      await Promise.all(mixed.map(({ body }, index) => forward(body, index % 2)));
      const whole = JSON.stringify(alarm());
      for (const cut of [{}, null, whole.slice(0, 60)]) {
        expect(await forward(cut)).toBe('unreadable');
      }
      await runAll();
      expect(service.sent).toHaveLength(1);
      const shown = open(service.sent[0]!.body, browser);
      expect(shown).toMatchObject({ title: 'Caminhão 7', path: `/devices/${deviceId}` });
      expect(texts).toHaveLength(1);
      expect(texts[0]?.[0]).toBe('5511987654321');
      expect(texts[0]?.[1]).toContain(`https://frota.example/devices/${deviceId}`);
    },
  );

  it('only by rules that mean it, and only who has them and sees the vehicle', async () => {
    const name = `${(nextEvent += 1)}@example.com`;
    const password = 'a long password';
    const ruiId = await make('users', { name: 'Rui', email: name, password });
    const rui = doors[1]!.browser(); // there are two
    await rui.signIn(name, password);
    await subscribe(rui);
    await subscribe(admin);
    await alarms('web', { attributes: { alarms: 'tow' } });
    await alarms('web', { always: false });
    await alarms('command');
    const none = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20200101T000000Z\nDTEND:20200101T010000Z';
    const data = Buffer.from(`${none}\nEND:VEVENT\nEND:VCALENDAR`).toString('base64');
    await alarms('web', { calendarId: await make('calendars', { name: 'Past', data }) });
    const shared = await alarms('web', { always: false });
    await link({ userId: ruiId, notificationId: shared });
    await link({ deviceId, notificationId: shared });
    await admin.call('DELETE /api/permissions', {
      json: { userId: adminId, notificationId: shared },
    });
    await forward(alarm());
    await runAll();
    expect(service.sent).toEqual([]);
    await link({ userId: ruiId, deviceId });
    await forward(alarm());
    await tellings[0]!.run();
    expect(service.sent).toHaveLength(1);
  });

  it('later, where the tracking server does not answer when it happens', async () => {
    await alarms('web');
    await subscribe(admin);
    const body = alarm();
    await at.proxy.set({ kind: 'gateway', status: 503 });
    expect(await forward(body)).toBe('acted');
    await Promise.allSettled(tellings.map((telling) => telling.run()));
    expect(service.sent).toEqual([]);
    await at.proxy.set({ kind: 'pass' });
    const sent = async () => {
      await Promise.allSettled(tellings.map((telling) => telling.run()));
      return service.sent.length;
    };
    await expect.poll(sent, { timeout: 20_000 }).toBe(1);
    expect(await forward(body, 1)).toBe('known');
    await runAll();
    expect(service.sent).toHaveLength(1);
  });

  it('of nothing that happened too long ago', async () => {
    await alarms('web');
    await subscribe(admin);
    const body = alarm();
    body.event.eventTime = new Date(Date.now() - 16 * 60_000).toISOString();
    await forward(body);
    await runAll();
    expect(service.sent).toEqual([]);
    const waiting = await at.db.query('select 1 from forwarded_event where body is not null');
    expect(waiting.rows).toEqual([]);
  });
});

describe('an anchor at a tracking server elsewhere', () => {
  /** It drove out of a fence of ours: the anchor of a vehicle, or none. */
  const leave = async (anchored: object) => {
    const area = 'CIRCLE (-23.55 -46.63, 150)';
    const attributes = { isAnchor: true, deviceId, ...anchored };
    const geofenceId = await make('geofences', { name: 'Caminhão 7', area, attributes });
    const geofence = { id: geofenceId, name: 'Caminhão 7', area, attributes };
    const body = bodies().find(({ event }) => event.type === 'geofenceEnter')!; // it drove into one
    return { ...body, geofence, event: { ...body.event, type: 'geofenceExit', geofenceId } };
  };

  it('[S1.23] alarms who has it, once and by every channel, without a rule', async () => {
    await make('notifications', { type: 'geofenceExit', always: true, notificators: 'web' });
    await admin.call(`PATCH /api/users/${adminId}`, { json: { phone: '+55 11 98765-4321' } });
    const browser = await subscribe(admin);
    const body = await leave({});
    await Promise.all([forward(body), forward(body, 1), forward({ ...body, position: null }, 1)]);
    await runAll();
    expect(service.sent).toHaveLength(1);
    const alarm = /alarm/i;
    expect(open(service.sent[0]!.body, browser)['body']).toMatch(alarm);
    // By WhatsApp and by SMS.
    expect(texts).toHaveLength(2);
    for (const [, text] of texts) expect(text).toMatch(alarm);
  });

  it('alarms nobody else: not for another vehicle, nor who has it no more or sees none', async () => {
    const email = `${(nextEvent += 1)}@example.com`;
    const password = 'a long password';
    const ruiId = await make('users', { name: 'Rui', email, password });
    const rui = doors[1]!.browser(); // there are two
    await rui.signIn(email, password);
    await subscribe(rui);
    await subscribe(admin);
    await forward(await leave({ deviceId: deviceId + 1 }));
    await forward(await leave({ isAnchor: false }));
    const body = await leave({});
    const { geofenceId } = body.event;
    await link({ userId: ruiId, geofenceId });
    await admin.call('DELETE /api/permissions', { json: { userId: adminId, geofenceId } });
    await forward(body);
    await runAll();
    expect(service.sent).toEqual([]);
    await link({ userId: ruiId, deviceId });
    const id = (nextEvent += 1);
    await forward({ ...body, event: { ...body.event, id } });
    await tellings[0]!.run();
    expect(service.sent).toHaveLength(1);
  });
});

describe('an alarm at a tracking server elsewhere that nobody takes', () => {
  const password = 'a long password';
  const emailOf = (name: string) => `${name.toLowerCase()}-${deviceId}@example.com`;
  /** An account of the administrator's; `sees` the vehicle or not. */
  const addContact = async (name: string, phone: string, sees = true): Promise<number> => {
    const userId = await make('users', { name, email: emailOf(name), password, phone });
    if (sees) await link({ userId, deviceId });
    return userId;
  };
  const pass = async (minutes: number) => {
    aheadMs += minutes * MINUTE_MS;
    await runAll();
  };
  const told = () => texts.map(([phone]) => phone);
  const goesOn = (contacts: number[], more: object = {}) =>
    alarms('web', {
      attributes: {
        alarms: 'sos',
        [`${PREFIX}.escalateAfter`]: 5,
        [`${PREFIX}.escalateTo`]: contacts.join(),
        [`${PREFIX}.escalateBy`]: 'whatsapp',
        ...more,
      },
    });
  const turnsOf = async (name: string) => {
    const browser = doors[1]!.browser(); // there are two
    await browser.signIn(emailOf(name), password);
    return tellings[1]!.readAlarmTurns(Number((await browser.call('GET /api/session')).json['id']));
  };

  it('goes to the next contact that sees the vehicle, once, by several servers', async () => {
    const eva = await addContact('Eva', '+55 11 90000-0001', false);
    const rui = await addContact('Rui', '+55 11 90000-0002');
    const ana = await addContact('Ana', '+55 11 90000-0003');
    await goesOn([eva, rui, ana, 99_999]);
    const body = alarm();
    await Promise.all([forward(body), forward(body, 1)]);
    await pass(0);
    const turn = { eventId: body.event.id, deviceId };
    expect(await turnsOf('Rui')).toMatchObject([{ ...turn, userName: 'Rui' }]);
    expect(await turnsOf('Eva')).toEqual([]);
    await pass(4.9);
    expect(told()).toEqual([]);
    await pass(0.2);
    expect(told()).toEqual(['5511900000002']);
    expect(texts[0]?.[1]).toContain('Caminhão 7');
    expect(await turnsOf('Rui')).toMatchObject([{ ...turn, userName: 'Ana' }]);
    await pass(5);
    await pass(30);
    expect(told()).toEqual(['5511900000002', '5511900000003']);
    expect(await turnsOf('Rui')).toEqual([]);
  });

  it('goes to nobody while somebody has it, and on once it is given back', async () => {
    await goesOn([await addContact('Rui', '+55 11 90000-0002')]);
    const { event } = alarm();
    await forward({ ...alarm(), event });
    await pass(0);
    const takes = new AlarmStore(at.db, at.front.upstream.origin, () => Date.now() + aheadMs);
    await takes.take({
      ...{ eventId: event.id, deviceId, eventTime: event.eventTime, alarm: 'sos' },
      ...{ positionId: 0, userId: adminId, userName: 'Admin', note: undefined },
    });
    await pass(6);
    expect(told()).toEqual([]);
    await takes.release(event.id, adminId);
    await pass(6);
    expect(told()).toEqual(['5511900000002']);
  });

  it('goes to no stranger', async () => {
    const rui = await addContact('Rui', '+55 11 90000-0002');
    const ruleId = await goesOn([rui]);
    await forward(alarm());
    await pass(0);
    await link({ userId: rui, notificationId: ruleId });
    const path = 'DELETE /api/permissions';
    await admin.call(path, { json: { userId: adminId, notificationId: ruleId } });
    await admin.call(path, { json: { userId: rui, notificationId: ruleId } });
    await pass(6);
    expect(told()).toEqual([]);
    const { rows } = await at.db.query('select 1 from escalations');
    expect(rows).toEqual([]);
  });
});

describe('rules of a tracking server elsewhere', () => {
  const atTheirs = async (id: number): Promise<Record<string, unknown>> => {
    const { upstream } = at.front as { upstream: Upstream };
    await signInAt(at.front, at.elsewhere.admin);
    const query = new URLSearchParams();
    const asked = { method: 'GET', path: `/notifications/${id}`, query };
    const answer = await upstream.send(asked, { actor: { userId: adminId } });
    return JSON.parse(answer.body ?? '{}') as Record<string, unknown>; // a rule
  };

  it('keep channels of this server where that one does not trip over them', async () => {
    const types = await admin.call('GET /api/notifications/notificators');
    expect(JSON.parse(types.text)).toEqual([
      { type: 'command' },
      { type: 'sms' },
      { type: 'web' },
      { type: 'whatsapp' },
    ]);
    const id = await alarms('web,whatsapp');
    const kept = { alarms: 'sos,powerCut', [`${PREFIX}.channels`]: 'whatsapp' };
    expect(await atTheirs(id)).toMatchObject({ notificators: 'web', attributes: kept });
    const path = `/api/notifications/${id}`;
    const whole = { notificators: 'web,whatsapp', attributes: { alarms: 'sos,powerCut' } };
    expect((await admin.call(`GET ${path}`)).json).toMatchObject(whole);
    expect((await admin.call(`GET ${path}`)).text).not.toContain('.channels');
    const changed = await admin.call(`PATCH ${path}`, { json: { notificators: 'whatsapp' } });
    expect(changed.json, changed.text).toMatchObject({ notificators: 'whatsapp' });
    expect(await atTheirs(id)).toMatchObject({ notificators: null, attributes: kept });
    await admin.call(`PATCH ${path}`, { json: { notificators: 'web' } });
    expect((await atTheirs(id))['attributes']).toEqual({ alarms: 'sos,powerCut' });
    expect(JSON.parse((await admin.call('GET /api/notifications')).text)).toMatchObject([
      { id, notificators: 'web' },
    ]);
  });

  it('[S7.67] have a test of each channel, by whoever sends it', async () => {
    await admin.call(`PATCH /api/users/${adminId}`, { json: { phone: '+55 11 98765-4321' } });
    expect((await admin.call('POST /api/notifications/test/whatsapp')).status).toBe(204);
    expect(texts).toHaveLength(1);
    await subscribe(admin);
    expect((await admin.call('POST /api/notifications/test/web')).status).toBe(204);
    expect(service.sent).toHaveLength(1);
    textFails = new Error('a secret');
    const failed = await admin.call('POST /api/notifications/test/telegram');
    expect(failed.status).toBe(400);
  });
});
