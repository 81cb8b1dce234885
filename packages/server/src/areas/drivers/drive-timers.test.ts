import { MINUTE_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';

type Json = Record<string, unknown>;

/** Test server, whose clock starts at `nowMs`. */
let server: TestApp;
let admin: TestBrowser;
let nowMs = Date.UTC(2026, 7, 21, 12);
let number = 0;
let place = { deviceId: 0, uniqueId: '', code: '' };

const wait = (ms: number): void => {
  nowMs += ms;
  server.wait(ms);
};
const minutes = (count: number): Date => new Date(nowMs + count * MINUTE_MS);
const make = async (path: string, json: object): Promise<number> => {
  const reply = await admin.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const list = async (path: string): Promise<Json[]> =>
  JSON.parse((await admin.call(`GET /api/${path}`)).text) as Json[];
const codeOf = async (query: string) => String((await list(`qr-codes?${query}`))[0]?.['code']);
const enter = async (email: string) => {
  const browser = server.browser();
  expect((await browser.signIn(email, ADMIN.password)).status).toBe(200);
  return browser;
};

interface Person {
  browser: TestBrowser;
  driverId: number;
  uniqueId: string;
}
const addDriver = async (rights: object = {}): Promise<Person> => {
  const uniqueId = `driver-${(number += 1)}`;
  const driverId = await make('drivers', { name: uniqueId, uniqueId });
  await make('qr-access', { driverId, username: uniqueId, password: ADMIN.password, ...rights });
  return { browser: await enter(uniqueId), driverId, uniqueId };
};
const addVehicle = async () => {
  const uniqueId = `truck-${(number += 1)}`;
  const deviceId = await make('devices', { name: uniqueId, uniqueId });
  return { deviceId, uniqueId, code: await codeOf(`deviceId=${deviceId}`) };
};
const scan = async ({ browser }: Person, id: string | 0, at?: Date, key?: string) => {
  const json = { id, ...(at && { at: at.toISOString() }), ...(key && { key }) };
  const reply = await browser.call('POST /api/qr-driver', { json });
  expect(reply.status, reply.text).toBe(200);
  return reply.json;
};
const fix = (more: object) =>
  server.engine.ingest({
    uniqueId: place.uniqueId,
    latitude: 1,
    longitude: 2,
    speedKnots: 0,
    takesCommand: true,
    ...more,
  });
const queued = async () => {
  const { rows } = await server.database.query<{ type: string }>(
    'select type from queued_commands where device_id = $1 order by id',
    [place.deviceId],
  );
  return rows.map(({ type }) => type);
};
/**
 * Lists the drives of the vehicle, oldest first: driver's name, minutes from the beginning, and
 * reason for the end.
 */
const drives = async (deviceId: number, fromMs: number) =>
  (await list(`drives?deviceId=${deviceId}`)).reverse().map((drive) => {
    const toMinutes = (time: unknown) =>
      time === null ? null : (Date.parse(String(time)) - fromMs) / MINUTE_MS;
    return [
      drive['driverName'],
      toMinutes(drive['beganAt']),
      toMinutes(drive['endedAt']),
      drive['endedBy'],
    ];
  });

beforeAll(async () => {
  server = await startTestApp();
  admin = await enter(ADMIN.email);
});
afterAll(() => server.stop());
beforeEach(async () => {
  wait(60 * MINUTE_MS);
  place = await addVehicle();
});

describe('who drives', () => {
  it('is one at a time, whoever comes next', async () => {
    const [ana, rui] = [await addDriver(), await addDriver()];
    const fromMs = nowMs;
    await scan(ana, place.code);
    wait(5 * MINUTE_MS);
    await scan(rui, place.code);
    wait(5 * MINUTE_MS);
    const other = await addVehicle();
    await scan(rui, other.code);
    expect(await drives(place.deviceId, fromMs)).toEqual([
      [ana.uniqueId, 0, 5, 'taken'],
      [rui.uniqueId, 5, 10, 'changed'],
    ]);
    expect(await drives(other.deviceId, fromMs)).toEqual([[rui.uniqueId, 10, null, '']]);
  });

  it('is the same in whichever order the scans of a day without network arrive', async () => {
    const [ana, rui] = [await addDriver(), await addDriver()];
    const fromMs = nowMs - 50 * MINUTE_MS;
    const time = (minute: number) => new Date(fromMs + minute * MINUTE_MS);
    // Rui's phone is heard first, though Ana drove before him and after.
    await scan(rui, place.code, time(20), 'r1');
    await scan(rui, 0, time(30), 'r2');
    await scan(ana, 0, time(45), 'a3');
    await scan(ana, place.code, time(40), 'a2');
    const late = await scan(ana, place.code, time(0), 'a1');
    expect(late).toMatchObject({ isLate: true, drive: { isLate: true, endedBy: 'taken' } });
    expect(await scan(ana, place.code, time(0), 'a1')).toEqual(late);
    expect(await drives(place.deviceId, fromMs)).toEqual([
      [ana.uniqueId, 0, 20, 'taken'],
      [rui.uniqueId, 20, 30, 'out'],
      [ana.uniqueId, 40, 45, 'out'],
    ]);
  });

  it('counts ten of one scan at once as one', async () => {
    const ana = await addDriver();
    const at = minutes(-3);
    const many = await Promise.all(
      Array.from({ length: 10 }, () => scan(ana, place.code, at, 'same')),
    );
    expect(new Set(many.map(({ drive }) => (drive as Json)['id'])).size).toBe(1);
    expect(await drives(place.deviceId, nowMs)).toHaveLength(1);
    const json = { id: place.code };
    const eleventh = await ana.browser.call('POST /api/qr-driver', { json });
    expect(eleventh).toMatchObject({ status: 429, json: { code: 'HTTP_429_TOO_MANY_REQUESTS' } });
    expect(eleventh.headers.get('retry-after')).toBe('1');
  });

  it('stands in the latest position, and open pages hear of it at once', async () => {
    const ana = await addDriver();
    await fix({});
    const socket = admin.socket();
    await socket.opened;
    const heard = () =>
      socket.frames
        .flatMap(({ positions = [] }) => positions)
        .filter(({ deviceId }) => deviceId === place.deviceId)
        .map(({ attributes }) => (attributes as Json)['driverUniqueId']);
    await expect.poll(() => heard().length).toBeGreaterThan(0);
    await scan(ana, place.code);
    await expect.poll(() => heard().at(-1)).toBe(ana.uniqueId);
    const latest = async () => {
      const [found] = await list(`positions?deviceId=${place.deviceId}`);
      return (found?.['attributes'] as Json | undefined)?.['driverUniqueId'];
    };
    expect(await latest()).toBe(ana.uniqueId);
    await scan(ana, 0);
    await expect.poll(() => heard().at(-1)).toBeUndefined();
    expect(await latest()).toBeUndefined();
    // What the tracker itself says of its driver counts first.
    await scan(ana, place.code);
    await fix({ attributes: { driverUniqueId: 'tag-7' } });
    expect(await latest()).toBe('tag-7');
    socket.raw.close();
  });
});

describe('the timers of a driver', () => {
  it('[S3.41] end a drive after the ignition was off for its time, and not sooner', async () => {
    const ana = await addDriver({ logoutMinutes: 10 });
    const fromMs = nowMs;
    await scan(ana, place.code);
    await fix({ attributes: { ignition: true } });
    wait(60 * MINUTE_MS);
    await server.app.sweep();
    expect(await drives(place.deviceId, fromMs)).toEqual([[ana.uniqueId, 0, null, '']]);
    await fix({ attributes: { ignition: false } });
    await server.app.sweep();
    wait(9 * MINUTE_MS);
    // On again: the time begins anew.
    await fix({ attributes: { ignition: true } });
    await server.app.sweep();
    wait(5 * MINUTE_MS);
    await fix({ attributes: { ignition: false } });
    await server.app.sweep();
    wait(30 * MINUTE_MS);
    // Another server looks: what was seen is in the database.
    const door = await server.openDoor({});
    await door.app.sweep();
    await door.stop();
    expect(await drives(place.deviceId, fromMs)).toEqual([[ana.uniqueId, 0, 84, 'ignition']]);
  });

  it('[S3.41] lock a vehicle that nobody drives after their time, but none that moves', async () => {
    const ana = await addDriver({ lockMinutes: 15, unlocks: true });
    await fix({});
    await scan(ana, place.code);
    await scan(ana, 0);
    wait(14 * MINUTE_MS);
    await server.app.sweep();
    expect(await queued()).toEqual([]);
    wait(2 * MINUTE_MS);
    // It was towed away or somebody drives without a word: it is locked where it stands.
    await fix({ speedKnots: 30 });
    const door = await server.openDoor({});
    await door.app.sweep();
    await door.stop();
    expect(await queued()).toEqual([]);
    const [asked] = await list(`stops?deviceId=${place.deviceId}`);
    expect(asked).toMatchObject({ state: 'waiting', needs: 'speed', reason: expect.any(String) });
    // This one goes on with what that one began.
    await server.app.sweep();
    await fix({ speedKnots: 0 });
    await expect.poll(queued).toEqual(['engineStop']);
    // Locked once, however often it is looked at.
    await server.app.sweep();
    expect(await list(`stops?deviceId=${place.deviceId}`)).toHaveLength(1);

    // A scan of long ago opens nothing; one of now does.
    const old = await scan(ana, place.code, minutes(-8));
    expect(old).toMatchObject({ engine: 'none' });
    await scan(ana, 0, minutes(-7));
    expect(await scan(ana, place.code)).toMatchObject({ engine: 'released' });
    expect(await queued()).toEqual(['engineResume']);
  });

  it('end no drive by an ignition that was off before it began', async () => {
    const ana = await addDriver({ logoutMinutes: 5 });
    const fromMs = nowMs;
    await fix({ attributes: { ignition: false } });
    wait(30 * MINUTE_MS);
    await scan(ana, place.code);
    await server.app.sweep();
    wait(6 * MINUTE_MS);
    await server.app.sweep();
    expect(await drives(place.deviceId, fromMs)).toEqual([[ana.uniqueId, 30, null, '']]);
    // The same said again while she drives counts from then on.
    await fix({ attributes: { ignition: false } });
    await server.app.sweep();
    wait(6 * MINUTE_MS);
    await server.app.sweep();
    expect(await drives(place.deviceId, fromMs)).toEqual([[ana.uniqueId, 30, 41, 'ignition']]);
  });

  describe('whose lock waits for a vehicle that moves', () => {
    const stop = async () => (await list(`stops?deviceId=${place.deviceId}`))[0];
    /** Ana has gone, and her time is over; somebody drives without a word. */
    const leave = async () => {
      const ana = await addDriver({ lockMinutes: 15 });
      await fix({});
      await scan(ana, place.code);
      await scan(ana, 0);
      wait(16 * MINUTE_MS);
      await fix({ speedKnots: 30, attributes: { ignition: true } });
      await server.app.sweep();
      expect(await stop()).toMatchObject({ state: 'waiting', needs: 'speed' });
      return ana;
    };

    it.each([
      ['who may not unlock', {}, 0, 'none'],
      ['who may', { unlocks: true }, 0, 'none'],
      ['a scan that comes late', { unlocks: true }, -5, 'none'],
    ])('call it off for %s', async (_who, rights, minute, engine) => {
      await leave();
      const rui = await addDriver(rights);
      const said = await scan(rui, place.code, minute === 0 ? undefined : minutes(minute));
      expect(said).toMatchObject({ engine, drive: { endedAt: null } });
      expect(await stop()).toMatchObject({ state: 'calledOff' });
      await fix({ speedKnots: 0 });
      await server.app.sweep();
      expect(await queued()).toEqual([]);
    });

    it('look for who drives once more before it is sent', async () => {
      const ana = await leave();
      // As if the server had stopped between the check-in and the call.
      await server.database.query(
        'update drive set ended_at = null where driver_id = $1 and device_id = $2',
        [ana.driverId, place.deviceId],
      );
      await fix({ speedKnots: 0 });
      await expect.poll(stop).toMatchObject({ state: 'calledOff' });
      expect(await queued()).toEqual([]);
    });

    it('wait for its ignition too', async () => {
      await leave();
      await fix({ speedKnots: 0, attributes: { ignition: true } });
      await expect.poll(stop).toMatchObject({ state: 'waiting', needs: 'ignition' });
      expect(await queued()).toEqual([]);
      await fix({ speedKnots: 0, attributes: { ignition: false } });
      await expect.poll(queued).toEqual(['engineStop']);
    });

    it('leave alone what a person asked for meanwhile', async () => {
      await leave();
      const json = { deviceId: place.deviceId, type: 'engineStop' };
      expect((await admin.call('POST /api/commands/send', { json })).status).toBe(202);
      const rui = await addDriver({ unlocks: true });
      expect(await scan(rui, place.code)).toMatchObject({ engine: 'held' });
      expect(await stop()).toMatchObject({ state: 'waiting', reason: '' });
      await fix({ speedKnots: 0, attributes: { ignition: true } });
      await expect.poll(queued).toEqual(['engineStop']);
    });
  });

  it('let nobody unlock what a person locked', async () => {
    const ana = await addDriver({ lockMinutes: 1, unlocks: true });
    await fix({});
    const json = { deviceId: place.deviceId, type: 'engineStop' };
    expect((await admin.call('POST /api/commands/send', { json })).status).toBe(202);
    expect(await scan(ana, place.code)).toMatchObject({ engine: 'held' });
    expect(await queued()).toEqual(['engineStop']);
  });

  it('lock nothing that somebody drives again', async () => {
    const [ana, rui] = [await addDriver({ lockMinutes: 5 }), await addDriver()];
    await fix({});
    await scan(ana, place.code);
    await scan(ana, 0);
    wait(4 * MINUTE_MS);
    await scan(rui, place.code);
    wait(10 * MINUTE_MS);
    await fix({});
    await server.app.sweep();
    expect(await queued()).toEqual([]);
  });
});
