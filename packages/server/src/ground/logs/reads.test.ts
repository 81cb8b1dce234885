import { once } from 'node:events';
import type { LogEntry } from '@rastro/sdk/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createEngineDoor } from '../../engine-door/create-engine-door';
import { createTestMail } from '../../engine/notifications/testing';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../http/testing';
import { createTestSmtpServer } from '../../mail/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { useFront } from '../../traccar/testing/use-front';
import { startShares } from '../../areas/shares/testing';
import { createDoorReads } from './create-door-reads';

const PASSWORD = ADMIN.password;
const DAY = { from: '2026-08-20T00:00:00.000Z', to: '2026-08-21T00:00:00.000Z' };
const PERIOD = `from=${DAY.from}&to=${DAY.to}`;

const listIn = async (admin: TestBrowser, path: string): Promise<LogEntry[]> => {
  const reply = await admin.call(`GET /api${path}`);
  expect(reply.status, reply.text).toBe(200);
  return JSON.parse(reply.text) as LogEntry[];
};
const readsOf = (admin: TestBrowser, query = '') =>
  listIn(admin, `/server/logs?kind=reads${query}`);
const switchTo = async (admin: TestBrowser, isOn: boolean | null): Promise<void> => {
  const body = JSON.stringify({ attributes: { 'rastro.logReads': isOn } });
  const headers = { 'content-type': 'application/merge-patch+json' };
  const reply = await admin.call('PATCH /api/server', { body, headers });
  expect(reply.status, reply.text).toBe(200);
};
const make = async (browser: TestBrowser, path: string, json: object): Promise<number> => {
  const reply = await browser.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};

/**
 * Checks the behaviour that is the same with any tracking API. `believe` makes the door reread the
 * switch.
 */
async function live(door: TestDoor, admin: TestBrowser, believe: () => Promise<void>) {
  const mark = String(Date.now());
  const email = `lia-${mark}@example.com`;
  const liaId = await make(admin, 'users', {
    name: 'Lia',
    email,
    password: PASSWORD,
    deviceLimit: -1,
  });
  const lia = door.browser();
  await lia.signIn(email, PASSWORD);
  const groupId = await make(lia, 'groups', { name: 'North' });
  const vanId = await make(lia, 'devices', { name: 'Van', uniqueId: `van-${mark}`, groupId });
  const busId = await make(lia, 'devices', { name: 'Bus', uniqueId: `bus-${mark}` });
  const strangeId = await make(admin, 'devices', { name: 'Other', uniqueId: `other-${mark}` });
  const ask = async (path: string) =>
    expect((await lia.call(`GET /api${path}`)).status, path).toBe(200);

  // Nobody has asked for it: nothing is written down.
  await ask(`/positions?deviceId=${vanId}&${PERIOD}`);
  expect(await readsOf(admin)).toEqual([]);
  await switchTo(admin, true);
  await believe();

  await ask(`/positions?deviceId=${vanId}&${PERIOD}`);
  const who = { userId: liaId, userName: `Lia <${email}>`, address: '127.0.0.1', isRead: true };
  const ofVan = { objectType: 'device', objectName: 'Van', objectId: vanId, deviceId: vanId };
  const period = { readFrom: DAY.from, readTo: DAY.to };
  expect(await readsOf(admin)).toMatchObject([
    { ...who, ...ofVan, ...period, action: 'read-history', deviceIds: [vanId], deviceCount: 1 },
  ]);

  // What one page asks of a report is one row, of the vehicles of a group as well.
  await ask(`/reports/trips?groupId=${groupId}&${PERIOD}`);
  await ask(`/reports/stops?deviceId=${vanId}&${PERIOD}`);
  await door.app.sweep();
  expect((await readsOf(admin))[0]).toMatchObject({
    ...who,
    ...ofVan,
    ...period,
    action: 'read-report',
    times: 2,
    changes: [{ member: 'calls', after: '/reports/stops, /reports/trips' }],
  });

  // The latest of all, as often as a program asks, and the live map.
  for (let time = 0; time < 3; time++) await ask('/positions');
  const socket = lia.socket();
  await socket.opened;
  await expect.poll(() => socket.frames.length).toBeGreaterThan(0);
  await door.app.sweep();
  const [newest, ...older] = await readsOf(admin);
  expect(newest).toMatchObject({
    ...who,
    action: 'read-live',
    times: 4,
    objectType: 'devices',
    deviceId: 0,
    deviceIds: [vanId, busId].sort((a, b) => a - b),
    deviceCount: 2,
    changes: [{ member: 'calls', after: '/positions, /socket' }],
  });
  expect(older).toHaveLength(2);
  socket.raw.close();
  await socket.closed;

  // What an expression comes to for the latest fix is where the vehicle is.
  const tried = { expression: 'latitude', type: 'number' };
  await admin.call(`POST /api/attributes/computed/test?deviceId=${vanId}`, { json: tried });
  expect(await readsOf(admin, '&limit=1')).toMatchObject([
    {
      ...ofVan,
      action: 'read-live',
      changes: [{ member: 'calls', after: '/attributes/computed/test' }],
    },
  ]);

  // An anchor is a fence where its vehicle stood.
  const boxId = await make(lia, 'devices', { name: 'Box', uniqueId: `box-${mark}` });
  const area = 'CIRCLE (-23.5 -46.6, 50)';
  const yard = await make(lia, 'geofences', { name: 'Yard', area });
  const attributes = { isAnchor: true, deviceId: boxId };
  const anchorId = await make(lia, 'geofences', { name: 'Anchor', area, attributes });
  const noted = (await readsOf(admin)).length;
  await ask(`/geofences/${yard}`);
  expect(await readsOf(admin)).toHaveLength(noted);
  for (const path of [`/geofences/${anchorId}`, '/geofences']) await ask(path);
  await door.app.sweep();
  expect(await readsOf(admin, '&limit=1')).toMatchObject([
    {
      userId: liaId,
      action: 'read-live',
      objectName: 'Box',
      deviceId: boxId,
      changes: [{ member: 'calls', after: '/geofences, /geofences/{id}' }],
    },
  ]);

  // What is refused shows nothing, and is no read.
  const refused = await lia.call(`GET /api/positions?deviceId=${strangeId}&${PERIOD}`);
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(await readsOf(admin, `&deviceId=${strangeId}`)).toEqual([]);

  // Administrators see more than what they are linked with.
  await admin.call(`GET /api/positions?deviceId=${vanId}&${PERIOD}`);
  expect(await readsOf(admin, '&limit=1')).toMatchObject([{ ...ofVan, action: 'read-history' }]);
  const many = [vanId, busId, strangeId, ...[1, 2, 3, 4, 5].map((more) => 1e6 + more)];
  const named = many.map((id) => `deviceId=${id}`).join('&');
  await admin.call(`GET /api/reports/summary?${named}&${PERIOD}`);
  expect(await readsOf(admin, '&limit=1')).toMatchObject([
    { action: 'read-report', deviceCount: 3 },
  ]);

  // Of one vehicle: what names it, and what names it among others. Changes are told apart.
  const actions = (entries: LogEntry[]) => entries.map(({ action }) => action);
  expect(actions(await listIn(admin, `/devices/${busId}/logs`))).toEqual([
    ...['read-report', 'read-live', 'create'],
  ]);
  expect(actions(await listIn(admin, `/devices/${busId}/logs?kind=changes`))).toEqual(['create']);
  expect(actions(await listIn(admin, `/users/${liaId}/logs?kind=reads`))).toEqual([
    ...['read-live', 'read-live', 'read-report', 'read-history'],
  ]);
  const wrong = await admin.call('GET /api/server/logs?kind=both');
  expect(wrong).toMatchObject({ status: 400, json: { field: 'kind' } });
  expect((await lia.call('GET /api/server/logs?kind=reads')).status).toBe(403);

  // A person reads what is held of them, and their name goes with them.
  const data = await lia.call(`GET /api/users/${liaId}/personal-data`);
  const { lists } = data.json as unknown as { lists: { log: Record<string, unknown>[] } };
  expect(lists.log).toContainEqual(
    expect.objectContaining({
      action: 'read-history',
      deviceCount: 1,
      readFrom: expect.anything() as unknown,
    }),
  );
  expect((await admin.call(`POST /api/users/${liaId}/erase`, { json: { email } })).status).toBe(
    200,
  );
  const left = await readsOf(admin, `&userId=${liaId}`);
  expect(left).toHaveLength(4);
  expect(JSON.stringify(left)).not.toMatch(/Lia|lia-/);

  await switchTo(admin, null);
  await believe();
  const before = (await readsOf(admin)).length;
  await admin.call(`GET /api/positions?deviceId=${busId}&${PERIOD}`);
  expect(await readsOf(admin)).toHaveLength(before);
}

describe('who reads where vehicles were is in the log, once an administrator wants it', () => {
  it('over the engine', async () => {
    const app = await startTestApp();
    const admin = app.browser();
    await admin.signIn(ADMIN.email, PASSWORD);
    await live(app, admin, async () => app.wait(6_000));
    await app.stop();
  }, 60_000);

  const at = useFront();
  it('before a tracking server elsewhere', async () => {
    let nowMs = Date.now();
    const door = await openProductDoor(at.front.upstream, at.db, { clock: () => nowMs });
    const admin = door.browser();
    await admin.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
    await live(door, admin, async () => void (nowMs += 6_000));
    await door.stop();
  }, 60_000);
});

describe('over the engine', () => {
  let world: Awaited<ReturnType<typeof startShares>>;
  let admin: TestBrowser;
  beforeEach(async () => {
    world = await startShares();
    admin = await world.enter(ADMIN.email);
    await switchTo(admin, true);
  });
  afterEach(() => world.server.stop());
  const history = () => world.bruno.call(`GET /api/positions?deviceId=${world.vanId}&${PERIOD}`);

  it('a link and the page of a partner say what they showed, in the name of their maker', async () => {
    const { id, viewer } = await world.view();
    await viewer.call('GET /api/shared/positions');
    const trail = `from=${world.inMs(-HOUR_MS)}&to=${world.inMs(0)}`;
    await viewer.call(`GET /api/shared/positions?deviceId=${world.vanId}&${trail}`);
    const nobody = { userId: 0, userName: '', deviceIds: [world.vanId], deviceId: world.vanId };
    const shared = { ...nobody, action: 'read-shared', objectType: 'share', objectId: id };
    expect(await readsOf(admin)).toMatchObject([
      { ...shared, readFrom: world.inMs(-HOUR_MS / 2), readTo: world.inMs(0) },
      { ...shared, readFrom: world.inMs(0), readTo: world.inMs(0) },
    ]);
    const key = await world.bruno.call('POST /api/keys', {
      json: {
        name: 'Shop',
        expiresAt: world.inMs(DAY_MS),
        mayEmbed: true,
        origins: 'https://shop.example',
      },
    });
    const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });
    const made = await world.server.browser().call('POST /api/embed-tokens', {
      headers: bearer(key.json['token']),
      json: { deviceIds: [world.vanId], widgets: ['live-map'] },
    });
    const headers = bearer(made.json['token']);
    await world.server.browser().call('GET /api/shared/positions', { headers });
    expect(await readsOf(admin, '&limit=1')).toMatchObject([
      { ...nobody, action: 'read-embed', objectType: 'embed' },
    ]);
    expect(await listIn(admin, `/users/${world.userId}/logs?kind=reads`)).toHaveLength(3);
  });

  it('a live map says from when to when, a row a day, and the vehicles of then', async () => {
    const socket = world.bruno.socket();
    await socket.opened;
    await expect.poll(() => socket.frames.length).toBeGreaterThan(0);
    const [opened] = await readsOf(admin);
    expect(opened).toMatchObject({ action: 'read-live', deviceCount: 2 });
    world.server.wait(6 * MINUTE_MS);
    await world.server.app.sweep();
    expect(await readsOf(admin)).toMatchObject([{ id: opened?.id, times: 1 }]);
    const [told] = await readsOf(admin);
    expect(Date.parse(told?.readTo ?? '') - Date.parse(told?.readFrom ?? '')).toBe(6 * MINUTE_MS);
    // Another vehicle is in sight.
    await make(world.bruno, 'devices', { name: 'New', uniqueId: 'imei-new' });
    world.server.wait(6 * MINUTE_MS);
    await world.server.app.sweep();
    expect(await readsOf(admin)).toMatchObject([{ deviceCount: 3 }, { deviceCount: 2 }]);
    socket.raw.close();
    await socket.closed;
  });

  it('fixes asked for by their ids say themselves of what they are', async () => {
    const reply = await world.bruno.call(`GET /api/positions?deviceId=${world.vanId}`);
    const [fix] = JSON.parse(reply.text) as { id: number; fixTime: string }[];
    await world.bruno.call(`GET /api/positions?id=${fix?.id}`);
    const [read] = await readsOf(admin);
    expect(read).toMatchObject({ action: 'read-history', deviceId: world.vanId });
    expect(Date.parse(read?.readFrom ?? '')).toBe(Date.parse(fix?.fixTime ?? ''));
  });

  it('what was tried with a fix of the past is one too', async () => {
    const json = { deviceId: world.vanId, at: world.inMs(MINUTE_MS), expression: 'speed' };
    expect((await admin.call('POST /api/attributes/computed/past', { json })).status).toBe(200);
    expect(await readsOf(admin)).toMatchObject([
      { action: 'read-history', userName: 'Ana <ana@example.com>', deviceId: world.vanId },
    ]);
  });

  it('nothing is shown that cannot be written down', async () => {
    await world.server.database.query(
      `alter table log_entry add constraint no_reads check (not is_read)`,
    );
    const refused = await history();
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(refused.text).not.toContain('latitude');
    const socket = world.bruno.socket();
    await socket.opened;
    expect(await socket.closed).toBe(1011);
    expect(socket.frames).toEqual([]);
    const { viewer } = await world.view();
    expect((await viewer.call('GET /api/shared/positions')).status).toBeGreaterThanOrEqual(500);
    await world.server.database.query('alter table log_entry drop constraint no_reads');
    expect((await history()).status).toBe(200);
    expect(await readsOf(admin)).toHaveLength(1);
  });

  it('both names are told of who had logged in as the account', async () => {
    const entered = await world.enter(ADMIN.email);
    expect((await entered.call(`POST /api/users/${world.userId}/enter`)).status).toBeLessThan(300);
    await entered.call(`GET /api/positions?deviceId=${world.vanId}&${PERIOD}`);
    expect(await readsOf(admin)).toMatchObject([
      { userName: 'Bruno Lima <bruno@example.com>', byUserName: 'Ana <ana@example.com>' },
    ]);
  });

  it('clients made for a Traccar are told of too, by the door for them', async () => {
    const { engine, app, wait } = world.server;
    const door = createEngineDoor({
      upstream: engine.upstream,
      reads: createDoorReads(app.readLog),
      takeMessage: () => undefined,
      host: '127.0.0.1',
      port: 0,
      log: { error: () => undefined },
    });
    const base = `127.0.0.1:${await door.listen()}/api`;
    const basic = Buffer.from(`bruno@example.com:${PASSWORD}`).toString('base64');
    const headers = { authorization: `Basic ${basic}` };
    const ask = async (path: string) => (await fetch(`http://${base}${path}`, { headers })).status;
    const { vanId } = world;
    const latest = await fetch(`http://${base}/positions?deviceId=${vanId}`, { headers });
    const [fix] = (await latest.json()) as { id: number }[];
    expect(await ask(`/positions/kml?deviceId=${vanId}&${PERIOD}`)).toBe(200);
    expect(await ask(`/reports/trips/xlsx?deviceId=${vanId}&${PERIOD}`)).toBe(200);
    expect(await ask(`/positions?id=${fix?.id}`)).toBe(200);
    const area = 'CIRCLE (1 2, 3)';
    const attributes = { isAnchor: true, deviceId: vanId };
    const own = await world.enter('bruno@example.com');
    await make(own, 'geofences', { name: 'Anchor', area, attributes });
    wait(11 * MINUTE_MS);
    expect(await ask('/geofences')).toBe(200);
    await ask('/devices');
    await ask('/reports');
    wait(11 * MINUTE_MS);
    const json = { expression: 'latitude', attribute: 'y', type: 'number' };
    await fetch(`http://${base}/attributes/computed/test?deviceId=${vanId}`, {
      method: 'POST',
      body: JSON.stringify(json),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    const session = await fetch(`http://${base}/session`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'bruno@example.com', password: PASSWORD }),
    });
    const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const socket = new WebSocket(`ws://${base}/socket`, { headers: { cookie } });
    await once(socket, 'message');
    const who = { userId: world.userId, address: '127.0.0.1' };
    expect(await readsOf(admin)).toMatchObject([
      { ...who, action: 'read-live', deviceCount: 2 },
      { ...who, action: 'read-live', deviceId: vanId },
      {
        ...who,
        action: 'read-live',
        deviceId: vanId,
        changes: [{ member: 'calls', after: '/geofences' }],
      },
      { ...who, action: 'read-history', deviceId: vanId },
      { ...who, action: 'read-report', deviceId: vanId, readFrom: DAY.from },
      { ...who, action: 'read-history', deviceId: vanId, readFrom: DAY.from },
      { ...who, action: 'read-live', deviceId: vanId },
    ]);
    // What cannot be written down is not answered there either.
    await world.server.database.query(
      `alter table log_entry add constraint no_reads check (not is_read) not valid`,
    );
    wait(11 * MINUTE_MS);
    expect(await ask(`/positions?deviceId=${vanId}`)).toBe(500);
    await world.server.database.query('alter table log_entry drop constraint no_reads');
    socket.close();
    await once(socket, 'close');
    await door.close();
  });

  it('is forgotten with the log, and so is which vehicles it was of', async () => {
    await world.bruno.call('GET /api/positions');
    const count = async () => {
      const { rows } = await world.server.database.query('select id from log_devices');
      return rows.length;
    };
    expect(await count()).toBe(1);
    for (const [table, time] of [
      ['log_entry', 'logged_at'],
      ['log_devices', 'used_at'],
    ]) {
      const aged = `${time} = ${time} - interval '731 days'`;
      await world.server.database.query(`update ${table} set ${aged}`);
    }
    await world.server.app.sweep();
    expect(await count()).toBe(0);
  });
});

it('a report that goes out by itself is read by the account that it is of', async () => {
  const smtp = await createTestSmtpServer();
  await smtp.start();
  const app = await startTestApp({ mail: createTestMail(smtp.url) });
  const admin = app.browser();
  await admin.signIn(ADMIN.email, PASSWORD);
  await switchTo(admin, true);
  const deviceId = await app.addDevice('Bus', 'bus');
  const json = {
    name: 'Trips',
    kind: 'trips',
    period: 'yesterday',
    format: 'csv',
    repeats: 'daily',
    recipients: ADMIN.email,
    minuteOfDay: 420,
    timeZone: 'UTC',
    locale: 'en-US',
    deviceIds: [deviceId],
  };
  const id = await make(admin, 'scheduled-reports', json);
  app.wait(DAY_MS);
  await app.app.sendReports();
  await admin.signIn(ADMIN.email, PASSWORD);
  expect(await readsOf(admin)).toMatchObject([
    {
      action: 'read-scheduled',
      userName: 'Ana <ana@example.com>',
      deviceId,
      address: '',
      objectType: 'scheduledReport',
      objectId: id,
      objectName: 'Trips',
      readFrom: '2026-08-21T00:00:00.000Z',
    },
  ]);
  await app.stop();
  await smtp.stop();
}, 60_000);
