import { createECDH } from 'node:crypto';
// @ts-expect-error -- the independent implementation of the encoding brings no types
import ece from 'http_ece';
import { describe, expect, it } from 'vitest';
import type { TestSubscriber } from '../push/testing';
import { signInAt } from '../traccar/testing/use-front';
import type { Upstream } from '../upstream/upstream';
import { PREFIX, useNotifying } from './testing/use-notifying';

const place = useNotifying();
const { make, link, alarms, bodies, alarm, forward, runAll, subscribe, nextNumber } = place;
const open = (body: Buffer, { address, privateKey }: TestSubscriber): Record<string, string> => {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(privateKey);
  const options = { version: 'aes128gcm', privateKey: keys, authSecret: address.auth };
  return JSON.parse(String(ece.decrypt(body, options))) as Record<string, string>;
};

describe('people are told of what a tracking server elsewhere forwards, with no page open', () => {
  it.each([1, 2, 3])(
    '[S3.37] once each, doubled and shuffled between two servers (%i)',
    async (seed) => {
      await alarms('web,whatsapp');
      await alarms('web');
      await place.admin.call(`PATCH /api/users/${place.adminId}`, {
        json: { phone: '+55 11 98765-4321' },
      });
      const browser = await subscribe(place.admin);
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
      expect(place.service.sent).toHaveLength(1);
      const shown = open(place.service.sent[0]!.body, browser);
      expect(shown).toMatchObject({ title: 'Caminhão 7', path: `/devices/${place.deviceId}` });
      expect(place.texts).toHaveLength(1);
      expect(place.texts[0]?.[0]).toBe('5511987654321');
      expect(place.texts[0]?.[1]).toContain(`https://frota.example/devices/${place.deviceId}`);
    },
  );

  it('only by rules that mean it, and only who has them and sees the vehicle', async () => {
    const name = `${nextNumber()}@example.com`;
    const password = 'a long password';
    const ruiId = await make('users', { name: 'Rui', email: name, password });
    const rui = place.doors[1]!.browser(); // there are two
    await rui.signIn(name, password);
    await subscribe(rui);
    await subscribe(place.admin);
    await alarms('web', { attributes: { alarms: 'tow' } });
    await alarms('web', { always: false });
    await alarms('command');
    const none = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20200101T000000Z\nDTEND:20200101T010000Z';
    const data = Buffer.from(`${none}\nEND:VEVENT\nEND:VCALENDAR`).toString('base64');
    await alarms('web', { calendarId: await make('calendars', { name: 'Past', data }) });
    const shared = await alarms('web', { always: false });
    await link({ userId: ruiId, notificationId: shared });
    await link({ deviceId: place.deviceId, notificationId: shared });
    await place.admin.call('DELETE /api/permissions', {
      json: { userId: place.adminId, notificationId: shared },
    });
    await forward(alarm());
    await runAll();
    expect(place.service.sent).toEqual([]);
    await link({ userId: ruiId, deviceId: place.deviceId });
    await forward(alarm());
    await place.notifiers[0]!.run();
    expect(place.service.sent).toHaveLength(1);
    await place.admin.call(`POST /api/users/${ruiId}/suspend`, { json: { reason: 'x' } });
    await forward(alarm());
    await runAll();
    expect(place.service.sent).toHaveLength(1);
  });

  it('later, where the tracking server does not answer when it happens', async () => {
    await alarms('web');
    await subscribe(place.admin);
    const body = alarm();
    await place.proxy.set({ kind: 'gateway', status: 503 });
    expect(await forward(body)).toBe('acted');
    await Promise.allSettled(place.notifiers.map((notifier) => notifier.run()));
    expect(place.service.sent).toEqual([]);
    await place.proxy.set({ kind: 'pass' });
    const sent = async () => {
      await Promise.allSettled(place.notifiers.map((notifier) => notifier.run()));
      return place.service.sent.length;
    };
    await expect.poll(sent, { timeout: 20_000 }).toBe(1);
    expect(await forward(body, 1)).toBe('known');
    await runAll();
    expect(place.service.sent).toHaveLength(1);
  });

  it('of nothing that happened too long ago', async () => {
    await alarms('web');
    await subscribe(place.admin);
    const body = alarm();
    body.event.eventTime = new Date(Date.now() - 16 * 60_000).toISOString();
    await forward(body);
    await runAll();
    expect(place.service.sent).toEqual([]);
    const waiting = await place.db.query(`select 1 from work_queue where kind = 'forwarded-event'`);
    expect(waiting.rows).toEqual([]);
  });
});

describe('an anchor at a tracking server elsewhere', () => {
  /** It drove out of a fence of ours: the anchor of a vehicle, or none. */
  const leave = async (anchored: object) => {
    const area = 'CIRCLE (-23.55 -46.63, 150)';
    const attributes = { isAnchor: true, deviceId: place.deviceId, ...anchored };
    const geofenceId = await make('geofences', { name: 'Caminhão 7', area, attributes });
    const geofence = { id: geofenceId, name: 'Caminhão 7', area, attributes };
    const body = bodies().find(({ event }) => event.type === 'geofenceEnter')!; // it drove into one
    return { ...body, geofence, event: { ...body.event, type: 'geofenceExit', geofenceId } };
  };

  it('[S1.23] alarms who has it, once and by every channel, without a rule', async () => {
    await make('notifications', { type: 'geofenceExit', always: true, notificators: 'web' });
    await place.admin.call(`PATCH /api/users/${place.adminId}`, {
      json: { phone: '+55 11 98765-4321' },
    });
    const browser = await subscribe(place.admin);
    const body = await leave({});
    await Promise.all([forward(body), forward(body, 1), forward({ ...body, position: null }, 1)]);
    await runAll();
    expect(place.service.sent).toHaveLength(1);
    const alarm = /alarm/i;
    expect(open(place.service.sent[0]!.body, browser)['body']).toMatch(alarm);
    // By WhatsApp and by SMS.
    expect(place.texts).toHaveLength(2);
    for (const [, text] of place.texts) expect(text).toMatch(alarm);
  });

  it('alarms nobody else: not for another vehicle, nor who has it no more or sees none', async () => {
    const email = `${nextNumber()}@example.com`;
    const password = 'a long password';
    const ruiId = await make('users', { name: 'Rui', email, password });
    const rui = place.doors[1]!.browser(); // there are two
    await rui.signIn(email, password);
    await subscribe(rui);
    await subscribe(place.admin);
    await forward(await leave({ deviceId: place.deviceId + 1 }));
    await forward(await leave({ isAnchor: false }));
    const body = await leave({});
    const { geofenceId } = body.event;
    await link({ userId: ruiId, geofenceId });
    await place.admin.call('DELETE /api/permissions', {
      json: { userId: place.adminId, geofenceId },
    });
    await forward(body);
    await runAll();
    expect(place.service.sent).toEqual([]);
    await link({ userId: ruiId, deviceId: place.deviceId });
    const id = nextNumber();
    await forward({ ...body, event: { ...body.event, id } });
    await place.notifiers[0]!.run();
    expect(place.service.sent).toHaveLength(1);
  });
});

describe('rules of a tracking server elsewhere', () => {
  const atTheirs = async (id: number): Promise<Record<string, unknown>> => {
    const { upstream } = place.front as { upstream: Upstream };
    await signInAt(place.front, place.elsewhere.admin);
    const query = new URLSearchParams();
    const asked = { method: 'GET', path: `/notifications/${id}`, query };
    const answer = await upstream.send(asked, { actor: { userId: place.adminId } });
    return JSON.parse(answer.body ?? '{}') as Record<string, unknown>; // a rule
  };

  it('keep channels of this server where that one does not trip over them', async () => {
    const types = await place.admin.call('GET /api/notifications/notificators');
    expect(JSON.parse(types.text)).toEqual([
      { type: 'command' },
      { type: 'sms' },
      { type: 'web' },
      { type: 'webhook' },
      { type: 'whatsapp' },
    ]);
    const id = await alarms('web,whatsapp');
    const kept = { alarms: 'sos,powerCut', [`${PREFIX}.channels`]: 'whatsapp' };
    expect(await atTheirs(id)).toMatchObject({ notificators: 'web', attributes: kept });
    const path = `/api/notifications/${id}`;
    const whole = { notificators: 'web,whatsapp', attributes: { alarms: 'sos,powerCut' } };
    expect((await place.admin.call(`GET ${path}`)).json).toMatchObject(whole);
    expect((await place.admin.call(`GET ${path}`)).text).not.toContain('.channels');
    const changed = await place.admin.call(`PATCH ${path}`, { json: { notificators: 'whatsapp' } });
    expect(changed.json, changed.text).toMatchObject({ notificators: 'whatsapp' });
    expect(await atTheirs(id)).toMatchObject({ notificators: null, attributes: kept });
    await place.admin.call(`PATCH ${path}`, { json: { notificators: 'web' } });
    expect((await atTheirs(id))['attributes']).toEqual({ alarms: 'sos,powerCut' });
    expect(JSON.parse((await place.admin.call('GET /api/notifications')).text)).toMatchObject([
      { id, notificators: 'web' },
    ]);
  });

  it('[S7.67] have a test of each channel, by whoever sends it', async () => {
    await place.admin.call(`PATCH /api/users/${place.adminId}`, {
      json: { phone: '+55 11 98765-4321' },
    });
    expect((await place.admin.call('POST /api/notifications/test/whatsapp')).status).toBe(204);
    expect(place.texts).toHaveLength(1);
    await subscribe(place.admin);
    expect((await place.admin.call('POST /api/notifications/test/web')).status).toBe(204);
    expect(place.service.sent).toHaveLength(1);
    place.textFails = new Error('a secret');
    const failed = await place.admin.call('POST /api/notifications/test/telegram');
    expect(failed.status).toBe(400);
  });
});
