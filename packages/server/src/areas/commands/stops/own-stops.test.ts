import { defaultBranding } from '@rastro/theme/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';
import { toMailBrand } from '../../../mail/mail-brand';

/** Start of a test server's clock. */
const START_MS = Date.UTC(2026, 7, 21, 12);
let server: TestApp;
let ana: TestBrowser;
let rui: TestBrowser;
let deviceId = 0;
let uniqueId = '';
let number = 0;
const texts: string[] = [];
const mails: { to: { address: string }; text: string }[] = [];

const YARD = 'CIRCLE (1 2, 500)';
const inside = { latitude: 1, longitude: 2 };
const outside = { latitude: 1.1, longitude: 2 };

const drive = async (place: typeof inside, speedKnots: number) => {
  server.wait(1_000);
  await server.engine.ingest({ uniqueId, ...place, speedKnots, takesCommand: true });
  await server.engine.deliver();
};
const make = async (as: TestBrowser, path: string, json: object) => {
  const made = await as.call(`POST /api/${path}`, { json });
  expect(made.status, made.text).toBe(200);
  return Number(made.json['id']);
};
const makeFence = async (attributes: object, as = ana) => {
  const geofenceId = await make(as, 'geofences', { name: '<b>Yard</b>', area: YARD, attributes });
  const link = { deviceId, geofenceId };
  expect((await as.call('POST /api/permissions', { json: link })).status).toBe(204);
  return geofenceId;
};
const stops = async (as = ana) =>
  JSON.parse((await as.call(`GET /api/stops?deviceId=${deviceId}`)).text) as Record<
    string,
    unknown
  >[];
const queued = async () => {
  const { rows } = await server.database.query<{ type: string }>(
    'select type from queued_commands where device_id = $1',
    [deviceId],
  );
  return rows.map(({ type }) => type);
};

beforeAll(async () => {
  server = await startTestApp({
    mail: {
      mailer: {
        send: (mail) => Promise.resolve(void mails.push(mail)),
        verify: () => Promise.resolve(),
        close: () => undefined,
      },
      brand: () => toMailBrand({ ...defaultBranding, title: 'Frota' }, async () => null),
      publicUrl: 'https://frota.example',
    },
    texts: {
      providers: [
        {
          type: 'sms',
          readAddress: () => undefined,
          send: (phone, text) => Promise.resolve(void texts.push(`${phone} ${text}`)),
        },
      ],
      readTitle: async () => 'Frota',
      publicUrl: 'https://frota.example',
    },
  });
  const anaId = await server.addUser({ name: 'Marina', email: 'marina@example.com' });
  const ruiId = await server.addUser({ name: 'Rui', email: 'rui@example.com' });
  const admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const groupId = await make(admin, 'groups', { name: 'Buses' });
  for (const userId of [anaId, ruiId]) {
    await admin.call('POST /api/permissions', { json: { userId, groupId } });
  }
  ana = server.browser();
  rui = server.browser();
  await ana.signIn('marina@example.com', ADMIN.password);
  await rui.signIn('rui@example.com', ADMIN.password);
  nextDevice = async () => {
    uniqueId = `own-${(number += 1)}`;
    deviceId = await make(admin, 'devices', { name: 'Bus', uniqueId, groupId });
    mails.length = 0;
  };
});
let nextDevice: () => Promise<void>;
afterAll(() => server.stop());
beforeEach(() => nextDevice());

describe('a fence that locks', () => {
  it('[S3.29] asks for a stop on entry, in the name of its owner; it waits until the vehicle stands', async () => {
    await makeFence({ lockOnEnter: true });
    await drive(outside, 20);
    expect(await stops()).toEqual([]);
    await drive(inside, 20);
    expect(await stops(rui)).toMatchObject([
      { state: 'waiting', needs: 'speed', userName: 'Marina', reason: '<b>Yard</b>' },
    ]);
    expect(await queued()).toEqual([]);
    await drive(inside, 0);
    await expect.poll(queued).toEqual(['engineStop']);
    expect(await stops()).toMatchObject([{ state: 'sent', reason: '<b>Yard</b>' }]);
    expect(server.logged.join('')).toContain('a rule or a fence asks for a stop');
  });

  it('[S3.29] asks for one on exit, and once however often it is crossed', async () => {
    await makeFence({ lockOnExit: 'true' });
    for (const place of [inside, outside, inside, outside]) await drive(place, 20);
    expect(await stops()).toMatchObject([{ state: 'waiting' }]);
  });

  it('stops nothing without the mark, nor for what happened long ago', async () => {
    await makeFence({ lockOnEnter: false });
    await drive(outside, 20);
    await drive(inside, 20);
    expect(await stops()).toEqual([]);
    await makeFence({ lockOnExit: true });
    await drive(inside, 20);
    server.wait(20 * 60_000);
    // Its tracker kept it for a quarter of an hour and more.
    const late = { timestampMs: START_MS + 60_000, speedKnots: 0 };
    await server.engine.ingest({ uniqueId, ...outside, ...late });
    await server.engine.deliver();
    expect(await stops()).toEqual([]);
  });

  it('stops nothing for an account that sees the vehicle no more', async () => {
    const fenceId = await makeFence({ lockOnEnter: true }, rui);
    await server.database.query('update users set disabled = true where name = $1', ['Rui']);
    try {
      await drive(outside, 20);
      await drive(inside, 20);
      expect(await stops()).toEqual([]);
      expect(server.logged.join('')).toContain('A fence that locks is of nobody');
    } finally {
      await server.database.query('update users set disabled = false where name = $1', ['Rui']);
      await rui.call(`DELETE /api/geofences/${fenceId}`);
    }
  });
});

describe('a rule with a command that stops the engine', () => {
  it('goes through the guard, and is seen among the stops', async () => {
    const commandId = await make(ana, 'commands', { type: 'engineStop', description: 'Stop' });
    const rule = { type: 'geofenceEnter', notificators: 'command', commandId, always: true };
    const ruleId = await make(ana, 'notifications', rule);
    await makeFence({});
    await drive(outside, 20);
    await drive(inside, 20);
    await expect.poll(stops).toMatchObject([{ state: 'waiting', userName: 'Marina' }]);
    expect(await queued()).toEqual([]);
    await ana.call(`DELETE /api/notifications/${ruleId}`);
  });
});

describe('a stop by SMS', () => {
  it('[S7.73] waits for its vehicle to stand, and goes out once', async () => {
    const admin = server.browser();
    await admin.signIn(ADMIN.email, ADMIN.password);
    const phone = '+55 11 98765-4321';
    const device = { id: deviceId, name: 'Bus', uniqueId, phone };
    expect((await admin.call(`PUT /api/devices/${deviceId}`, { json: device })).status).toBe(200);
    await drive(inside, 20);
    const stop = { deviceId, type: 'custom', textChannel: true, attributes: { data: 'RELAY,1#' } };
    const asked = await admin.call('POST /api/commands/send', { json: stop });
    expect(asked).toMatchObject({
      status: 202,
      json: { attributes: { stopId: expect.anything() } },
    });
    await drive(inside, 10);
    expect(texts).toEqual([]);
    await drive(inside, 0);
    await expect.poll(() => texts).toEqual(['5511987654321 RELAY,1#']);
    await expect.poll(() => stops(admin)).toMatchObject([{ state: 'sent' }]);
    await drive(inside, 0);
    expect(texts).toHaveLength(1);
    expect(await queued()).toEqual([]);
  });
});

describe('an anchor', () => {
  const anchor = () =>
    ana.call('POST /api/commands/send', { json: { deviceId, type: 'anchorEnable' } });

  it('[S1.23] alarms its owner by every channel, and nobody else, without a rule', async () => {
    await drive(inside, 0);
    expect((await anchor()).status).toBe(200);
    const socket = ana.socket();
    const other = rui.socket();
    await Promise.all([socket.opened, other.opened]);
    const alarmsOf = ({ frames }: typeof socket) => frames.flatMap(({ events = [] }) => events);
    await drive(inside, 0);
    await drive(outside, 5);
    await expect
      .poll(() => alarmsOf(socket))
      .toMatchObject([{ type: 'alarm', deviceId, attributes: { alarm: 'geofenceExit' } }]);
    await expect.poll(() => mails.map(({ to }) => to.address)).toEqual(['marina@example.com']);
    await drive({ latitude: 1.2, longitude: 2 }, 5);
    expect(alarmsOf(socket)).toHaveLength(1);
    expect(alarmsOf(other)).toEqual([]);
    socket.raw.close();
    other.raw.close();
  });

  it('[S1.23] alarms by the first fix after it was set, and by no further one', async () => {
    await drive(inside, 0);
    expect((await anchor()).status).toBe(200);
    for (const latitude of [1.1, 1.2]) await drive({ latitude, longitude: 2 }, 30);
    const happened = await server.database.query<{ type: string }>(
      `select type from events where device_id = $1 and geofence_id > 0 order by id`,
      [deviceId],
    );
    expect(happened.rows.map(({ type }) => type)).toEqual(['geofenceExit', 'alarm']);
    expect(mails.map(({ to }) => to.address)).toEqual(['marina@example.com']);
  });
});
