import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';

const HOSTILE = '<script>alert(1)</script> =HYPERLINK("http://x")';

let server: TestApp;
let admin: TestBrowser;
let carla: TestBrowser;
let paulo: TestBrowser;
let carlaId: number;
let deviceId: number;
let alarmId: number;

const enter = async (email: string): Promise<TestBrowser> => {
  const browser = server.browser();
  await browser.signIn(email, ADMIN.password);
  return browser;
};
const take = (browser: TestBrowser, id: number, note?: string) =>
  browser.call(`POST /api/alarms/${id}/take`, { json: { eventId: id, ...(note && { note }) } });
const release = (browser: TestBrowser, id: number) =>
  browser.call(`POST /api/alarms/${id}/release`);
const resolve = (browser: TestBrowser, id: number, note?: string) =>
  browser.call(`POST /api/alarms/${id}/resolve`, { json: { eventId: id, ...(note && { note }) } });
const listOf = async (browser: TestBrowser, search = '') =>
  JSON.parse((await browser.call(`GET /api/alarms${search}`)).text) as Record<string, unknown>[];

/** An alarm that just came. */
const raise = async (alarm = 'sos'): Promise<number> => {
  server.wait(60_000);
  await server.engine.ingest({ uniqueId: 'b-1', latitude: 1, longitude: 2, attributes: { alarm } });
  const { rows } = await server.database.query<{ id: number }>('select max(id) as id from events');
  return rows[0]?.id ?? 0;
};

beforeAll(async () => {
  server = await startTestApp();
  carlaId = await server.addUser({ name: HOSTILE, email: 'carla@example.com' });
  const pauloId = await server.addUser({ name: 'Paulo', email: 'paulo@example.com' });
  await server.addUser({ name: 'Rui', email: 'rui@example.com' });
  deviceId = await server.addDevice('Bus 2067', 'b-1', carlaId);
  admin = await enter(ADMIN.email);
  await admin.call('POST /api/permissions', { json: { userId: pauloId, deviceId } });
  carla = await enter('carla@example.com');
  paulo = await enter('paulo@example.com');
});
afterAll(() => server.stop());
beforeEach(async () => {
  alarmId = await raise();
});

describe('an alarm', () => {
  it('is taken with a note by one person, and seen by all who see the device', async () => {
    const taken = await take(carla, alarmId, HOSTILE);
    expect(taken.json).toEqual({
      id: alarmId,
      deviceId,
      eventTime: expect.any(String),
      alarm: 'sos',
      positionId: expect.any(Number),
      userId: carlaId,
      userName: HOSTILE,
      takenAt: expect.any(String),
      note: HOSTILE,
      resolvedAt: null,
      resolvedBy: '',
    });
    expect(await listOf(paulo, `?deviceId=${deviceId}`)).toContainEqual(taken.json);
    expect(await listOf(paulo, `?deviceId=${deviceId + 1}`)).toEqual([]);
    const refused = await take(paulo, alarmId, 'mine');
    expect(refused).toMatchObject({ status: 409, json: { code: 'ALARM_TAKEN' } });
    expect(refused.json.message).toContain(HOSTILE);
  });

  it('is won by one of two who take it at once', async () => {
    const replies = await Promise.all([take(carla, alarmId), take(paulo, alarmId)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps its note and time when its owner takes it again, with another note or none', async () => {
    const first = await take(carla, alarmId, 'one');
    server.wait(5_000);
    expect((await take(carla, alarmId)).json).toEqual(first.json);
    expect((await take(carla, alarmId, 'two')).json).toEqual({ ...first.json, note: 'two' });
  });

  it('is given back by who has it or an administrator, its note for whoever comes next', async () => {
    await take(carla, alarmId, 'called the driver');
    expect(await release(paulo, alarmId)).toMatchObject({ status: 403 });
    const given = await release(admin, alarmId);
    expect(given.json).toMatchObject({ userId: 0, takenAt: null, note: 'called the driver' });
    expect(await release(carla, alarmId)).toMatchObject({ status: 404 });
    const next = await take(paulo, alarmId);
    expect(next.json).toMatchObject({ userName: 'Paulo', note: 'called the driver' });
    expect((await release(paulo, alarmId)).status).toBe(200);
  });

  it('is resolved by who has it or an administrator, once, and open again when taken again', async () => {
    expect(await resolve(carla, alarmId)).toMatchObject({ status: 404 });
    await take(carla, alarmId, 'called');
    expect(await resolve(paulo, alarmId)).toMatchObject({ status: 403 });
    const done = await resolve(admin, alarmId, 'all well');
    expect(done.json).toMatchObject({
      userId: carlaId,
      resolvedBy: ADMIN.name,
      resolvedAt: expect.any(String),
      note: 'all well',
    });
    server.wait(5_000);
    expect((await resolve(carla, alarmId)).json).toEqual(done.json);
    expect(await listOf(paulo)).toContainEqual(done.json);
    const again = await take(paulo, alarmId);
    expect(again.json).toMatchObject({
      userName: 'Paulo',
      resolvedAt: null,
      resolvedBy: '',
      note: 'all well',
    });
    expect((await take(carla, alarmId)).status).toBe(409);
    expect((await resolve(paulo, alarmId)).status).toBe(200);
  });

  it('is nothing to who does not see its device, and no other event can be taken', async () => {
    await take(carla, alarmId);
    const rui = await enter('rui@example.com');
    expect((await take(rui, alarmId)).status).toBeGreaterThanOrEqual(403);
    expect((await release(rui, alarmId)).status).toBeGreaterThanOrEqual(403);
    expect((await resolve(rui, alarmId)).status).toBeGreaterThanOrEqual(403);
    expect(await listOf(rui)).toEqual([]);
    const { rows } = await server.database.query<{ id: number }>(
      "select id from events where type = 'deviceOnline'",
    );
    expect(await take(carla, rows[0]?.id ?? 0)).toMatchObject({
      status: 422,
      json: { code: 'FIELD_INVALID', field: 'eventId' },
    });
    expect((await take(carla, 999_999)).status).toBe(404);
  });

  it('takes no note of over a thousand letters', async () => {
    expect(await take(carla, alarmId, 'x'.repeat(1_001))).toMatchObject({
      status: 422,
      json: { field: 'note' },
    });
  });

  it('is told on the socket to those who see the device and to nobody else', async () => {
    const rui = await enter('rui@example.com');
    const [seen, unseen] = [paulo.socket(), rui.socket()];
    await Promise.all([seen.opened, unseen.opened]);
    await expect.poll(() => seen.frames.length * unseen.frames.length).toBeGreaterThan(0);
    const taken = await take(carla, alarmId);
    const told = () => seen.frames.flatMap((frame) => frame['alarms'] ?? []);
    await expect.poll(told).toEqual([taken.json]);
    await release(carla, alarmId);
    await expect.poll(() => told().length).toBe(2);
    expect(unseen.frames.flatMap((frame) => frame['alarms'] ?? [])).toEqual([]);
    seen.raw.close();
    unseen.raw.close();
  });

  it('is listed for its own period, a week when none is said, and forgotten after 90 days', async () => {
    await take(carla, alarmId);
    const [entry] = await listOf(carla);
    server.wait(8 * DAY_MS);
    carla = await enter('carla@example.com');
    expect(await listOf(carla)).toEqual([]);
    const from = String(entry?.['eventTime']);
    expect(await listOf(carla, `?from=${from}&to=${from}`)).toEqual([entry]);
    server.wait(83 * DAY_MS);
    await server.app.sweep();
    carla = await enter('carla@example.com');
    expect(await listOf(carla, `?from=${from}&to=${from}`)).toEqual([]);
  });

  it('that goes on is listed with whose turn it is, to who sees the device', async () => {
    const json = { type: 'alarm', always: true, notificators: 'web' };
    const attributes = { alarms: 'tow', 'rastro.escalateAfter': 5, 'rastro.escalateTo': carlaId };
    [admin, paulo] = [await enter(ADMIN.email), await enter('paulo@example.com')];
    await admin.call('POST /api/notifications', { json: { ...json, attributes } });
    const eventId = await raise('tow');
    const turns = async (browser: TestBrowser) =>
      JSON.parse((await browser.call('GET /api/alarm-turns')).text) as unknown;
    const turn = { id: eventId, deviceId, userName: HOSTILE, at: expect.any(String) };
    expect(await turns(paulo)).toEqual([turn]);
    expect(await turns(await enter('rui@example.com'))).toEqual([]);
    const elsewhere = await server.openDoor({ config: { trackingUrl: 'http://127.0.0.1:1' } });
    const browser = elsewhere.browser();
    await browser.signIn('paulo@example.com', ADMIN.password);
    expect(await turns(browser)).toEqual([]);
    await elsewhere.stop();
    await take(paulo, eventId);
    expect(await turns(paulo)).toEqual([turn]);
    await resolve(paulo, eventId);
    expect(await turns(paulo)).toEqual([]);
  });
});
