import { MINUTE_MS } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestBrowser } from '../../http/testing';
import { createTestPushService } from '../../push/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { useFront } from '../../traccar/testing/use-front';

const at = useFront();
type Json = Record<string, unknown>;
interface Fix {
  uniqueId: string;
  timeMs: number;
  latitude: number;
  speedKnots: number;
  driverUniqueId?: string;
}
interface Scene {
  admin: TestBrowser;
  nowMs: number;
  mark: string;
  send(fix: Fix): Promise<unknown>;
}

const make = async (as: TestBrowser, path: string, json: object): Promise<number> => {
  const reply = await as.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const list = async (as: TestBrowser, path: string): Promise<Json[]> => {
  const reply = await as.call(`GET /api/${path}`);
  expect(reply.status, reply.text).toBe(200);
  return JSON.parse(reply.text) as Json[];
};
const codeOf = async (as: TestBrowser, query: string): Promise<string> =>
  String((await list(as, `qr-codes?${query}`))[0]?.['code']);

/** A vehicle, and a driver with a badge; `scan` says who drives from so many minutes ago on. */
async function begin({ admin, nowMs, mark }: Scene, name: string) {
  const uniqueId = `${name}-${mark}`;
  const deviceId = await make(admin, 'devices', { name, uniqueId });
  const badgeId = `badge-${uniqueId}`;
  const driverId = await make(admin, 'drivers', { name: 'João', uniqueId: badgeId });
  const code = await codeOf(admin, `deviceId=${deviceId}`);
  const driver = await codeOf(admin, `driverId=${driverId}`);
  const scan = async (id: string | number, minutesAgo: number, key?: string): Promise<void> => {
    const time = new Date(nowMs - minutesAgo * MINUTE_MS).toISOString();
    const json = { id, driver, at: time, ...(key && { key }) };
    const reply = await admin.call('POST /api/qr-driver', { json });
    expect(reply.status, reply.text).toBe(200);
  };
  return { deviceId, uniqueId, badgeId, code, scan };
}

/** A trip with a check-in, one fix of which a tracker says who drives, and what comes after the check-out. */
async function followReports(scene: Scene): Promise<void> {
  const { admin, nowMs, send } = scene;
  const { deviceId, uniqueId, badgeId, code, scan } = await begin(scene, 'truck');
  await scan(code, 30);
  await scan(0, 12);
  for (let ago = 34; ago >= 1; ago -= 1) {
    const isMoving = ago <= 28 && ago >= 16;
    await send({
      uniqueId,
      timeMs: nowMs - ago * MINUTE_MS,
      speedKnots: isMoving ? 40 : 0,
      latitude: 1 + Math.min(Math.max(28 - ago, 0), 12) * 0.01,
      ...(ago === 20 && { driverUniqueId: 'ibutton' }),
      // The reader of the tracker says that no key touches it.
      ...(ago === 18 && { driverUniqueId: '0' }),
    });
  }
  const iso = (ago: number): string => new Date(nowMs - ago * MINUTE_MS).toISOString();
  const period = `deviceId=${deviceId}&from=${iso(60)}&to=${iso(-1)}`;
  await expect.poll(async () => (await list(admin, `reports/route?${period}`)).length).toBe(34);
  const agoOf = (time: unknown): number =>
    Math.round((nowMs - Date.parse(String(time))) / MINUTE_MS);
  const expectFixes = (fixes: Json[]): void => {
    const drivers = new Map(
      fixes.map(({ fixTime, attributes }) => [
        agoOf(fixTime),
        (attributes as Json)['driverUniqueId'],
      ]),
    );
    expect([33, 29, 20, 18, 13, 11].map((ago) => drivers.get(ago))).toEqual([
      ...[undefined, badgeId, 'ibutton', badgeId, badgeId, undefined],
    ]);
  };
  expectFixes(await list(admin, `reports/route?${period}`));
  expectFixes(await list(admin, `positions?${period}`));

  const trips = await list(admin, `reports/trips?${period}`);
  expect(trips).toMatchObject([{ driverUniqueId: badgeId, driverName: 'João' }]);
  const events = await list(admin, `reports/events?${period}&type=deviceMoving&type=deviceStopped`);
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) {
    const ago = agoOf(event['eventTime']);
    const named = ago <= 30 && ago > 12 ? badgeId : undefined;
    expect((event['attributes'] as Json)['driverUniqueId'], String(ago)).toBe(named);
  }
  const one = await admin.call(`GET /api/events/${String(events[0]?.['id'])}`);
  expect(one.json['attributes']).toEqual(events[0]?.['attributes']);
  const fixes = await list(admin, `reports/route?${period}`);
  const some = fixes.find(({ fixTime }) => agoOf(fixTime) === 25);
  expect(await list(admin, `positions?id=${String(some?.['id'])}`)).toMatchObject([
    { attributes: { driverUniqueId: badgeId } },
  ]);
  // Whose vehicle nobody drove by a code is answered as it comes.
  const other = await make(admin, 'devices', { name: 'Van', uniqueId: `van-${uniqueId}` });
  const none = `deviceId=${other}&from=${iso(60)}&to=${iso(-1)}`;
  expect(await list(admin, `reports/route?${none}`)).toEqual([]);
}

it('says in reports who drove, over the engine', async () => {
  const app = await startTestApp();
  const admin = app.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  await followReports({
    admin,
    nowMs: Date.UTC(2026, 7, 21, 12),
    mark: 'engine',
    send: ({ timeMs, driverUniqueId, ...fix }) =>
      app.engine.ingest({
        ...fix,
        longitude: 2,
        timestampMs: timeMs,
        attributes: driverUniqueId ? { driverUniqueId } : {},
      }),
  });
  await app.stop();
}, 120_000);

it('says in reports who drove, before a tracking server elsewhere', async () => {
  const door = await openProductDoor(at.front.upstream, at.db);
  const { email, password } = at.elsewhere.admin;
  const admin = door.browser();
  expect((await admin.signIn(email, password)).status).toBe(200);
  const nowMs = Math.floor(Date.now() / 1000) * 1000;
  await followReports({
    admin,
    nowMs,
    mark: `away-${nowMs}`,
    send({ uniqueId, timeMs, latitude, speedKnots, driverUniqueId }) {
      const query = new URLSearchParams({
        id: uniqueId,
        timestamp: String(timeMs),
        lat: String(latitude),
        lon: '2',
        speed: String(speedKnots),
        ...(driverUniqueId && { driverUniqueId }),
      });
      return fetch(`${at.elsewhere.ingestOrigin}/?${query.toString()}`, { method: 'POST' });
    },
  });
  await door.stop();
}, 120_000);

it('tells of a check-in as of a driver that a tracker sends, once, and names who drives in other events', async () => {
  const service = createTestPushService();
  const app = await startTestApp({ post: service.post });
  const admin = app.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  await app.app.start();
  const nowMs = Date.UTC(2026, 7, 21, 12);
  const scene = { admin, nowMs, mark: 'told', send: () => Promise.resolve() };
  const { deviceId, uniqueId, badgeId, code, scan } = await begin(scene, 'bus');
  await make(admin, 'webhooks', { name: 'ERP', url: 'https://erp.example.com/events' });
  const rule = { always: true, notificators: 'webhook' };
  await make(admin, 'notifications', { ...rule, type: 'driverChanged' });
  await make(admin, 'notifications', { ...rule, type: 'alarm', attributes: { alarms: 'sos' } });
  const told = async () => {
    await app.app.sweep();
    await app.engine.flush();
    await app.engine.deliver();
    return service.sent.map(({ body }) => (JSON.parse(String(body)) as { data: Json }).data);
  };

  await scan(code, 1, 'one');
  await scan(code, 1, 'one');
  const [changed, ...more] = await told();
  expect(more).toEqual([]);
  expect(changed).toMatchObject({
    driver: 'João',
    device: { id: deviceId },
    event: { type: 'driverChanged', attributes: { driverUniqueId: badgeId } },
  });
  // What came late is written down at its time, and wakes nobody.
  const late = await begin(scene, 'late');
  await late.scan(late.code, 60);
  expect(await told()).toHaveLength(1);
  const iso = (ago: number): string => new Date(nowMs - ago * MINUTE_MS).toISOString();
  const ofLate = `deviceId=${late.deviceId}&from=${iso(120)}&to=${iso(-1)}&type=driverChanged`;
  expect(await list(admin, `reports/events?${ofLate}`)).toMatchObject([
    { type: 'driverChanged', attributes: { driverUniqueId: late.badgeId } },
  ]);

  await app.engine.ingest({ uniqueId, latitude: 1, longitude: 2, attributes: { alarm: 'sos' } });
  expect((await told()).at(-1)).toMatchObject({ driver: 'João', event: { type: 'alarm' } });
  await app.stop();
}, 120_000);
