import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMIN,
  startTestApp,
  type TestApp,
  type TestBrowser,
  type TestDoor,
} from '../../../http/testing';

const MINUTE_MS = 60_000;
let server: TestApp;
let admin: TestBrowser;
let ana: TestBrowser;
let rui: TestBrowser;
let other: TestBrowser;
let limited: TestBrowser;
let deviceId = 0;
let uniqueId = '';
const doors: TestDoor[] = [];

const enter = async (email: string, door: Pick<TestDoor, 'browser'> = server) => {
  const browser = door.browser();
  await browser.signIn(email, ADMIN.password);
  return browser;
};
const send = (as: TestBrowser, type: string, more: object = {}) =>
  as.call('POST /api/commands/send', { json: { deviceId, type, ...more } });
const drive = (speedKnots: number) =>
  server.engine.ingest({ uniqueId, latitude: 1, longitude: 2, speedKnots, takesCommand: true });
const listOf = async (as: TestBrowser, search = `?deviceId=${deviceId}`) =>
  JSON.parse((await as.call(`GET /api/stops${search}`)).text) as Record<string, unknown>[];
const newest = async (as = ana) => (await listOf(as))[0];
const callOff = (as: TestBrowser, id: unknown) => as.call(`POST /api/stops/${Number(id)}/cancel`);
const override = (as: TestBrowser, id: unknown, reason = 'Stolen, the police follows') =>
  as.call(`POST /api/stops/${Number(id)}/override`, { json: { stopId: id, reason } });
const queued = async () => {
  const { rows } = await server.database.query<{ type: string }>(
    'select type from queued_commands where device_id = $1 order by id',
    [deviceId],
  );
  return rows.map(({ type }) => type);
};

const signIn = async (): Promise<void> => {
  admin = await enter(ADMIN.email);
  ana = await enter('owner@example.com');
  rui = await enter('rui@example.com');
  other = await enter('other@example.com');
  limited = await enter('limited@example.com');
};

beforeAll(async () => {
  server = await startTestApp();
  const anaId = await server.addUser({ name: '<b>Ana</b>', email: 'owner@example.com' });
  const ruiId = await server.addUser({ name: 'Rui', email: 'rui@example.com' });
  await server.addUser({ name: 'Other', email: 'other@example.com' });
  const limitedId = await server.addUser({
    name: 'Limited',
    email: 'limited@example.com',
    limitCommands: true,
  });
  admin = await enter(ADMIN.email);
  const group = await admin.call('POST /api/groups', { json: { name: 'Buses' } });
  const groupId = Number(group.json['id']);
  for (const userId of [anaId, ruiId, limitedId]) {
    await admin.call('POST /api/permissions', { json: { userId, groupId } });
  }
  await signIn();
  let number = 0;
  nextDevice = async () => {
    uniqueId = `bus-${(number += 1)}`;
    const made = await admin.call('POST /api/devices', {
      json: { name: 'Bus', uniqueId, groupId },
    });
    deviceId = Number(made.json['id']);
  };
});
let nextDevice: () => Promise<void>;
afterAll(() => server.stop());
beforeEach(() => nextDevice());
afterEach(async () => {
  await Promise.all(doors.splice(0).map((door) => door.stop()));
});

describe('a stop of an engine', () => {
  it('[S7.73] [S7.74] is sent at once where the vehicle stands on a young fix', async () => {
    await drive(0);
    expect(await send(ana, 'engineStop')).toMatchObject({ status: 202, json: { deviceId } });
    expect(await queued()).toEqual(['engineStop']);
    expect(await newest()).toMatchObject({ state: 'sent', needs: '', userName: '<b>Ana</b>' });
  });

  it('waits while it drives, says so, and is sent when it stands', async () => {
    await drive(30);
    const asked = await send(ana, 'engineStop');
    expect(asked).toMatchObject({
      status: 202,
      json: { attributes: { stopId: expect.any(Number) } },
    });
    expect(await queued()).toEqual([]);
    expect(await newest(rui)).toMatchObject({ state: 'waiting', needs: 'speed' });
    await drive(12);
    expect(await queued()).toEqual([]);
    await drive(0);
    await expect.poll(queued).toEqual(['engineStop']);
    expect(await newest()).toMatchObject({ state: 'sent' });
    // It drives on before the tracker speaks next: it is looked at anew.
    await drive(8);
    expect(await queued()).toEqual(['engineStop']);
    await drive(0);
    expect(await queued()).toEqual([]);
  });

  it('is sent by a fix that was forwarded before it is stored, and by none that is old or still drives', async () => {
    await drive(30);
    await send(ana, 'engineStop');
    const asked = Date.parse(String((await newest())?.['askedAt']));
    const forward = (ms: number, speed: number) =>
      server.app.receiver.position({
        position: { deviceId, speed, valid: true, fixTime: new Date(asked + ms).toISOString() },
      });
    server.wait(3_000);
    expect(await forward(-1_000, 0)).toBe('acted');
    expect(await forward(1_000, 4)).toBe('acted');
    expect(await forward(1_000, 0)).toBe('known');
    expect(await queued()).toEqual([]);
    expect(await forward(2_000, 0)).toBe('acted');
    await expect.poll(queued).toEqual(['engineStop']);
    expect(await newest()).toMatchObject({ state: 'sent' });
  });

  it.each([
    ['without a fix', 'position', async (): Promise<void> => undefined],
    [
      'on an old fix',
      'age',
      async (): Promise<void> => {
        await drive(0);
        server.wait(MINUTE_MS);
      },
    ],
  ] as const)('waits %s', async (_name, needs, prepare) => {
    await prepare();
    expect((await send(ana, 'engineStop')).status).toBe(202);
    expect(await newest()).toMatchObject({ state: 'waiting', needs });
    expect(await queued()).toEqual([]);
  });

  it('is guarded as a saved command, and as a text that cuts the engine', async () => {
    await drive(30);
    const json = { type: 'engineStop', description: 'Stop' };
    const saved = await ana.call('POST /api/commands', { json });
    const asSaved = await send(ana, 'custom', { id: saved.json['id'] });
    expect(asSaved).toMatchObject({ status: 202, json: { type: 'engineStop' } });
    await callOff(ana, (await newest())?.['id']);
    await send(ana, 'custom', { attributes: { data: 'RELAY,1#' } });
    expect(await newest()).toMatchObject({ state: 'waiting' });
    expect(await queued()).toEqual([]);
    const own = { attributes: { data: 'STATUS#', 'rastro.harmless': true } };
    expect((await send(ana, 'custom', own)).json).toMatchObject({
      attributes: { stopId: expect.any(Number) },
    });
    expect(await queued()).toEqual([]);
  });

  it.each([
    ['outputControl', { index: 1, data: '1' }],
    ['custom', { data: 'SA200CMD;100850000;02;Enable1' }],
    ['custom', { data: 'login password setdigout 1' }],
    ['custom', { data: '**,imei:864000000000000,J' }],
    ['custom', { data: '666666,RELAY,1#' }],
    ['configuration', { data: 'AT+GTOUT=gv300,1,,,0,0,0,0,,,0,,,,,0001$' }],
    ['sosNumber', { index: 1, phone: '1#RELAY,1#' }],
  ])(
    'is held while the vehicle drives as %s %j, and handed over once it stands',
    async (type, attributes) => {
      await drive(30);
      expect((await send(ana, type, { attributes })).status).toBe(202);
      expect(await queued()).toEqual([]);
      expect(await newest()).toMatchObject({ state: 'waiting', needs: 'speed', type });
      await drive(0);
      await expect.poll(queued).toEqual([type]);
    },
  );

  it('is no text whose saved command says so, and none of a lock is lost while a text waits', async () => {
    await drive(30);
    const attributes = { data: 'RESET#', 'rastro.harmless': true };
    const json = { type: 'custom', description: 'Restart', attributes };
    const saved = await ana.call('POST /api/commands', { json });
    await send(ana, 'custom', { id: saved.json['id'] });
    expect(await queued()).toEqual(['custom']);
    await drive(30);
    expect(await queued()).toEqual([]);
    // Who may send only what is saved cannot say of it that it is harmless.
    const word = { json: { attributes: { 'rastro.harmless': true } } };
    expect(
      (await limited.call(`PATCH /api/commands/${Number(saved.json['id'])}`, word)).status,
    ).toBe(403);
    await send(ana, 'custom', { attributes: { data: 'STATUS#' } });
    await send(ana, 'engineStop');
    expect((await listOf(ana)).map(({ type, state }) => [type, state])).toEqual([
      ['engineStop', 'waiting'],
      ['custom', 'waiting'],
    ]);
    await drive(0);
    await expect.poll(async () => (await queued()).sort()).toEqual(['custom', 'engineStop']);
  });

  it('is one, however often and by however many it is asked for', async () => {
    await drive(30);
    const replies = await Promise.all([ana, rui, ana].map((as) => send(as, 'engineStop')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await listOf(ana)).toHaveLength(1);
    const door = await server.openDoor({});
    doors.push(door);
    await door.app.sweep();
    await drive(0);
    await expect.poll(queued).toEqual(['engineStop']);
    expect(await listOf(ana)).toMatchObject([{ state: 'sent' }]);
  });

  it('can be called off by whoever sees the vehicle, once', async () => {
    await drive(30);
    await send(ana, 'engineStop');
    const id = (await newest())?.['id'];
    expect((await callOff(other, id)).status).toBe(404);
    expect(await callOff(rui, id)).toMatchObject({ status: 200, json: { state: 'calledOff' } });
    expect(await callOff(ana, id)).toMatchObject({
      status: 409,
      json: { code: 'STOP_NOT_WAITING' },
    });
    expect((await override(ana, id)).status).toBe(409);
    await drive(0);
    await server.app.sweep();
    expect(await queued()).toEqual([]);
  });

  it('is overridden with a reason, which is kept and logged, and goes with the next word of the tracker', async () => {
    await drive(30);
    await send(ana, 'engineStop');
    const id = (await newest())?.['id'];
    expect(await override(ana, id, ' ')).toMatchObject({ status: 422, json: { field: 'reason' } });
    expect((await override(other, id)).status).toBe(404);
    expect((await override(limited, id)).status).toBe(403);
    expect(await override(rui, id)).toMatchObject({
      status: 200,
      json: { state: 'sent', overrideBy: 'Rui', reason: 'Stolen, the police follows' },
    });
    // A server logs from warnings up unless it is told otherwise.
    const line = server.logged.find((text) => text.includes('a stop is overridden'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 40, reason: expect.any(String) });
    await drive(30);
    expect(await queued()).toEqual([]);
  });

  it('gives way to what lets the engine run, which goes at once', async () => {
    await drive(30);
    await send(ana, 'engineStop');
    expect((await send(other, 'engineResume')).status).toBeGreaterThanOrEqual(403);
    expect(await newest()).toMatchObject({ state: 'waiting' });
    await send(rui, 'engineResume');
    expect(await listOf(ana)).toMatchObject([
      { type: 'engineResume', state: 'sent', userName: 'Rui' },
      { type: 'engineStop', state: 'calledOff' },
    ]);
    expect(await queued()).toEqual(['engineResume']);
  });

  it('that was sent and not handed over gives way to it too', async () => {
    await drive(0);
    await send(ana, 'engineStop');
    await send(ana, 'engineResume');
    expect(await queued()).toEqual(['engineResume']);
  });

  it('waits for a tracker that is not connected, and fails not', async () => {
    await drive(0);
    const asked = await send(ana, 'engineStop', { attributes: { noQueue: true } });
    expect(asked.status).toBe(202);
    const waits = { state: 'waiting', needs: 'connection' };
    await expect.poll(newest).toMatchObject(waits);
    // Looked at again by the next fix, it waits on.
    await drive(0);
    await expect.poll(newest).toMatchObject(waits);
    expect(await queued()).toEqual([]);
  });

  it('is over after a day', async () => {
    await drive(30);
    await send(ana, 'engineStop');
    server.wait(24 * 60 * MINUTE_MS);
    await server.app.sweep();
    await signIn();
    expect(await newest()).toMatchObject({ state: 'expired' });
    await drive(0);
    expect(await queued()).toEqual([]);
  });

  it('waits on through a restart, and one that was being sent is not sent twice', async () => {
    await drive(30);
    await send(ana, 'engineStop');
    const door = await server.openDoor({});
    doors.push(door);
    await door.app.sweep();
    await drive(0);
    await expect.poll(queued).toEqual(['engineStop']);
    await nextDevice();
    await drive(30);
    await send(ana, 'engineStop');
    await server.database.query(`update engine_stop set state = 'sending' where device_id = $1`, [
      deviceId,
    ]);
    server.wait(2 * MINUTE_MS + 1);
    await server.app.sweep();
    expect(await newest()).toMatchObject({ state: 'failed' });
    expect(await queued()).toEqual([]);
  });

  it('that is being sent cannot be called off, overridden or asked for again: it goes once', async () => {
    await drive(30);
    await send(ana, 'engineStop');
    const id = (await newest())?.['id'];
    const set = (state: string) =>
      server.database.query(`update engine_stop set state = '${state}' where id = $1`, [id]);
    await set('sending');
    for (const call of [callOff, override]) {
      expect(await call(ana, id)).toMatchObject({
        status: 409,
        json: { code: 'STOP_NOT_WAITING' },
      });
    }
    await drive(0);
    await send(rui, 'engineStop');
    expect(await listOf(ana)).toHaveLength(1);
    expect(await queued()).toEqual([]);
    await set('waiting');
    await drive(0);
    await server.app.sweep();
    await expect.poll(async () => (await newest())?.['state']).toBe('sent');
    expect(await queued()).toEqual(['engineStop']);
  });

  it('fails when who asked for it sees the vehicle no more', async () => {
    const mine = await ana.call('POST /api/devices', { json: { name: 'Own', uniqueId: 'own' } });
    [deviceId, uniqueId] = [Number(mine.json['id']), 'own'];
    await drive(30);
    await send(ana, 'engineStop');
    const { json } = await ana.call('GET /api/session');
    await admin.call('DELETE /api/permissions', { json: { userId: json['id'], deviceId } });
    await drive(0);
    await server.app.sweep();
    await expect.poll(async () => (await newest(admin))?.['state']).not.toBe('sent');
    expect(await queued()).toEqual([]);
  });

  it('is nothing to who does not see the vehicle, or may send only what was saved', async () => {
    await drive(30);
    expect((await send(other, 'engineStop')).status).toBe(403);
    expect((await send(limited, 'engineStop')).status).toBe(403);
    expect((await send(server.browser(), 'engineStop')).status).toBe(401);
    await send(ana, 'engineStop');
    expect(await listOf(other)).toEqual([]);
    expect(await listOf(other, '')).toEqual([]);
  });

  it('follows the settings of the server', async () => {
    await drive(2);
    const set = async (stopSpeed: number | null) => {
      const json = { attributes: { 'rastro.stopSpeed': stopSpeed } };
      expect((await admin.call('PATCH /api/server', { json })).status).toBe(200);
    };
    await set(5);
    await send(ana, 'engineStop');
    expect(await queued()).toEqual(['engineStop']);
    await set(3);
    await drive(2);
    expect(await queued()).toEqual(['engineStop']);
    await set(null);
    await drive(0);
    expect(await queued()).toEqual([]);
  });

  it('is told on the socket to who sees the vehicle, and to nobody else', async () => {
    await drive(30);
    const [seen, unseen] = [rui.socket(), other.socket()];
    await Promise.all([seen.opened, unseen.opened]);
    await expect.poll(() => seen.frames.length * unseen.frames.length).toBeGreaterThan(0);
    await send(ana, 'engineStop');
    await callOff(ana, (await newest())?.['id']);
    const told = () => seen.frames.flatMap((frame) => frame['stops'] ?? []);
    await expect.poll(() => told().map(({ state }) => state)).toEqual(['waiting', 'calledOff']);
    expect(JSON.stringify(told())).not.toContain('command');
    expect(unseen.frames.flatMap((frame) => frame['stops'] ?? [])).toEqual([]);
    seen.raw.close();
    unseen.raw.close();
  });
});
