import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@rastro/sdk/domain';
import { createTestMail } from '../../../engine/notifications/testing';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../../mail/testing';

let server: TestApp;
let smtp: TestSmtpServer;
let admin: TestBrowser;
/** The clock of the test server begins then. */
const NOON = Date.UTC(2026, 7, 21, 12);

beforeEach(async () => {
  smtp = await createTestSmtpServer();
  await smtp.start();
  server = await startTestApp({ mail: createTestMail(smtp.url) });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
});
afterEach(async () => {
  await server.stop();
  await smtp.stop();
});

const make = async (path: string, json: object): Promise<number> => {
  const reply = await admin.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBeLessThan(300);
  return Number(reply.json['id'] ?? 0);
};
/** The jobs of the server run once, and what waits goes out. @returns the mails that came of it */
const look = async (): Promise<string[]> => {
  smtp.mails.length = 0;
  await server.app.sweep();
  await server.engine.deliver();
  return smtp.mails.map(({ raw }) => raw);
};
const drive = async (km: number) => {
  await server.engine.ingest({
    uniqueId: 'bus',
    latitude: 1,
    longitude: 2,
    speedKnots: 30,
    attributes: { odometer: km * 1000 },
  });
  await server.engine.flush();
};

it('tells of a maintenance once, as long before as was asked for, and again once it was done', async () => {
  const deviceId = await server.addDevice('Bus 1', 'bus');
  const oil = { name: 'Oil', type: 'odometer', start: 0, period: 10_000_000, attributes: {} };
  const maintenanceId = await make('maintenance', oil);
  await make('permissions', { deviceId, maintenanceId });
  await make('due-notices', { kind: 'maintenance', distance: 500_000, channels: 'mail' });
  await drive(9_400);
  expect(await look()).toEqual([]);
  await drive(9_600);
  const [mail = '', ...more] = await look();
  expect(more).toEqual([]);
  expect(mail).toContain('Bus 1: Oil, falta 400 km');
  expect(mail).toContain('pediu para ser avisado antes');
  server.wait(DAY_MS);
  expect(await look()).toEqual([]);

  await admin.signIn(ADMIN.email, ADMIN.password);
  const doneAt = new Date(NOON + DAY_MS).toISOString();
  await make('maintenance-records', { deviceId, maintenanceId, doneAt, counter: 9_600_000 });
  await drive(19_050);
  expect(await look()).toEqual([]);
  await drive(19_200);
  expect((await look())[0]).toContain('falta 400 km');
});

it('tells of licences before they end, and of a new one again', async () => {
  const attributes = { 'rastro.cnhValidity': '2026-09-19' };
  const lia = { name: 'Lia', uniqueId: 'tag-1', attributes };
  const id = await make('drivers', lia);
  await make('due-notices', { kind: 'licence', days: 28, channels: 'mail' });
  expect(await look()).toEqual([]);
  server.wait(DAY_MS);
  expect((await look()).join()).toContain('Lia: vence em 19 de set. de 2026');
  expect(await look()).toEqual([]);
  await admin.signIn(ADMIN.email, ADMIN.password);
  const renewed = { ...lia, id, attributes: { 'rastro.cnhValidity': '2026-09-09' } };
  await admin.call(`PUT /api/drivers/${id}`, { json: renewed });
  expect((await look()).join()).toContain('9 de set. de 2026');
});

it('tells nobody of what they may not see, and names the channels that there are', async () => {
  expect(JSON.parse((await admin.call('GET /api/due-notices/channels')).text)).toEqual(['mail']);
  const json = { kind: 'licence', channels: 'mail,pigeon' };
  expect((await admin.call('POST /api/due-notices', { json })).json).toMatchObject({
    code: 'FIELD_INVALID',
    field: 'channels',
    message: expect.stringContaining('mail') as string,
  });
  const eve = { name: 'Eve', email: 'eve@example.com' };
  await server.addUser(eve);
  await make('drivers', {
    name: 'Lia',
    uniqueId: 'tag-1',
    attributes: { 'rastro.cnhValidity': '2026-08-22' },
  });
  const browser = server.browser();
  await browser.signIn(eve.email, ADMIN.password);
  await browser.call('POST /api/due-notices', { json: { kind: 'licence', channels: 'mail' } });
  server.wait(HOUR_MS);
  expect(await look()).toEqual([]);
});
