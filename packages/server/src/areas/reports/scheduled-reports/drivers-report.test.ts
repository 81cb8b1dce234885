import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { createTestMail } from '../../../engine/notifications/testing';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../../http/testing';
import { createTestSmtpServer } from '../../../mail/testing';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { useFront } from '../../../traccar/testing/use-front';

const at = useFront();
const PASSWORD = 'a long password';
const PATH = '/api/scheduled-reports';

const daily = {
  name: 'Jornadas',
  kind: 'drivers',
  period: 'yesterday',
  format: 'csv',
  repeats: 'daily',
  minuteOfDay: 420,
  timeZone: 'UTC',
  locale: 'pt-BR',
  recipients: ADMIN.email,
};
const make = async (as: TestBrowser, path: string, json: object): Promise<number> => {
  const reply = await as.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};

/**
 * Checks that an account that may read reports but no drivers gets no such report made, neither at
 * once nor by changing another.
 */
async function refuseWithoutDrivers(door: TestDoor, admin: TestBrowser): Promise<void> {
  const setPermissions = (isOn: boolean) =>
    admin.call('PATCH /api/server', {
      json: { attributes: { 'rastro.enableAdvancedPerms': isOn } },
    });
  expect((await setPermissions(true)).status).toBe(200);
  const email = `days-${Date.now()}@example.com`;
  const id = await make(admin, 'users', { name: 'Bia', email, password: PASSWORD });
  const give = async (more: object) => {
    const policies = { devices: ['view'], reports: ['all'], ...more };
    const reply = await admin.call(`PUT /api/users/${id}/access`, { json: { policies } });
    expect(reply.status, reply.text).toBe(200);
  };
  await give({});
  const bia = door.browser();
  await bia.signIn(email, PASSWORD);
  const report = { ...daily, recipients: email };
  const missing = { status: 403, json: { code: 'PERMISSION_REQUIRED' } };
  expect(await bia.call(`POST ${PATH}`, { json: report })).toMatchObject(missing);
  const one = `${PATH}/${await make(bia, 'scheduled-reports', { ...report, kind: 'trips' })}`;
  const change = (json: object) => bia.call(`PATCH ${one}`, { json });
  expect(await change({ kind: 'drivers' })).toMatchObject(missing);
  expect((await bia.call(`GET ${one}`)).json['kind']).toBe('trips');

  await give({ drivers: ['view'] });
  expect(await change({ kind: 'drivers' })).toMatchObject({ status: 200 });
  // Taken away again, it can be paused, and nothing else.
  await give({});
  expect(await change({ name: 'Mine' })).toMatchObject(missing);
  expect(await change({ isPaused: true })).toMatchObject({ status: 200 });
  expect(await change({ isPaused: false })).toMatchObject(missing);
  await setPermissions(false);
}

it('a report of drivers takes the right to read them when it is set up, over the engine', async () => {
  const server = await startTestApp();
  try {
    const admin = server.browser();
    await admin.signIn(ADMIN.email, ADMIN.password);
    await refuseWithoutDrivers(server, admin);
  } finally {
    await server.stop();
  }
});

it('takes it in front of a tracking server elsewhere', async () => {
  const door = await openProductDoor(at.front.upstream, at.db);
  try {
    const admin = door.browser();
    await admin.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
    await refuseWithoutDrivers(door, admin);
  } finally {
    await door.stop();
  }
});

it('[S1.20] [S1.26] tells the day of who checked in on a vehicle of a tracking server elsewhere', async () => {
  const smtp = await createTestSmtpServer();
  await smtp.start();
  const door = await openProductDoor(at.front.upstream, at.db, { mail: createTestMail(smtp.url) });
  try {
    const admin = door.browser();
    await admin.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
    const nowMs = Date.now();
    const morningMs = Math.floor(nowMs / DAY_MS) * DAY_MS - DAY_MS + 10 * HOUR_MS;
    const [uniqueId, joao] = [`day-${nowMs}`, `joao-${nowMs}`];
    const deviceId = await make(admin, 'devices', { name: 'Caminhão', uniqueId });
    const driverId = await make(admin, 'drivers', { name: 'João Prado', uniqueId: joao });
    const codeOf = async (query: string) => {
      const reply = await admin.call(`GET /api/qr-codes?${query}`);
      return (JSON.parse(reply.text) as { code: string }[])[0]?.code;
    };
    const [id, driver] = [
      await codeOf(`deviceId=${deviceId}`),
      await codeOf(`driverId=${driverId}`),
    ];
    const json = { id, driver, at: new Date(morningMs).toISOString() };
    const scanned = await admin.call('POST /api/qr-driver', { json });
    expect(scanned.status, scanned.text).toBe(200);
    // Half an hour on the road, from half an hour after the check-in.
    for (let minute = 0; minute <= 45; minute += 1) {
      const isMoving = minute < 30;
      const fix = new URLSearchParams({
        id: uniqueId,
        lat: '-23.55',
        lon: String(-46.63 + Math.min(minute, 30) * 0.01),
        timestamp: String((morningMs + (30 + minute) * MINUTE_MS) / 1000),
        speed: isMoving ? '33' : '0',
        ignition: String(isMoving),
      });
      expect((await fetch(`${at.elsewhere.ingestOrigin}/?${fix}`)).ok).toBe(true);
    }
    const reportId = await make(admin, 'scheduled-reports', {
      ...daily,
      recipients: at.elsewhere.admin.email,
      deviceIds: [deviceId],
      columns: 'driver,driving,checkedIn',
    });
    expect((await admin.call(`POST ${PATH}/${reportId}/send`)).status).toBe(204);
    await door.app.sendReports();
    const runs = await admin.call(`GET ${PATH}/${reportId}/runs`);
    expect(JSON.parse(runs.text)).toMatchObject([{ status: 'sent', rowCount: 1, error: '' }]);
    const [, body = ''] =
      /text\/csv[^]*?\r\n\r\n([^]*?)\r\n--/.exec(smtp.mails[0]?.raw ?? '') ?? [];
    const [, line] = Buffer.from(body, 'base64').toString().split('\r\n');
    expect(line).toMatch(/^Caminhão;João Prado;00:[23]\d:\d\d;14:00:00$/);
  } finally {
    await door.stop();
    await smtp.stop();
  }
});
