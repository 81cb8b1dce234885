import { DAY_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestMail } from '../../../engine/notifications/testing';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../../mail/testing';

const daily = {
  name: 'Trips',
  kind: 'trips',
  period: 'yesterday',
  format: 'csv',
  recipients: 'bia@example.com',
  repeats: 'daily',
  minuteOfDay: 420,
  timeZone: 'UTC',
  locale: 'en-US',
};
let server: TestApp;
let smtp: TestSmtpServer;
let admin: TestBrowser;
let owner: TestBrowser;
let ownerId: number;

const enter = async () => {
  [admin, owner] = [server.browser(), server.browser()];
  await admin.signIn(ADMIN.email, ADMIN.password);
  await owner.signIn('bia@example.com', ADMIN.password);
};
beforeAll(async () => {
  smtp = await createTestSmtpServer();
  await smtp.start();
  server = await startTestApp({ mail: createTestMail(smtp.url) });
  ownerId = await server.addUser({
    name: 'Bia',
    email: 'bia@example.com',
    attributes: { language: 'en' },
  });
  await server.addDevice('Bus', 'bus', ownerId);
  await enter();
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

const write = async (call: string, json: object) => {
  const reply = await admin.call(call, { json });
  expect(reply.status, reply.text).toBeLessThan(300);
};
const schedule = async (more: object = {}) => {
  const reply = await owner.call('POST /api/scheduled-reports', { json: { ...daily, ...more } });
  expect(reply.status, reply.text).toBe(200);
};
const runNextDay = async () => {
  smtp.mails.length = 0;
  server.wait(DAY_MS);
  await enter();
  await server.app.sendReports();
  // Whose account is suspended is told of that.
  const others = smtp.mails.filter(({ raw }) => !raw.includes('Subject: Your account'));
  return others.flatMap(({ to }) => to);
};
const givePermissionsOneByOne = (isOn: true | null) =>
  write('PATCH /api/server', { attributes: { 'rastro.enableAdvancedPerms': isOn } });

it('goes out with the rights that its owner has then, and else to nobody', async () => {
  await schedule();
  expect(await runNextDay()).toEqual(['bia@example.com']);
  await write(`POST /api/users/${ownerId}/suspend`, { reason: 'x' });
  expect(await runNextDay()).toEqual([]);
  await write(`POST /api/users/${ownerId}/restore`, {});
  await givePermissionsOneByOne(true);
  expect(await runNextDay()).toEqual([]);
  await givePermissionsOneByOne(null);
  await write(`PATCH /api/users/${ownerId}`, { disableReports: true });
  expect(await runNextDay()).toEqual([]);
  await write(`PATCH /api/users/${ownerId}`, { disableReports: false });
  expect(await runNextDay()).toEqual(['bia@example.com']);
});

it('nobody outside is asked in the name of an account that may read no reports now', async () => {
  // The mail server is busy: whom it asks waits.
  smtp.refuseWith(451, 'stranger@elsewhere.example');
  await schedule({ recipients: 'stranger@elsewhere.example' });
  await server.app.sendReports();
  smtp.refuseWith(undefined);
  await write(`POST /api/users/${ownerId}/suspend`, { reason: 'x' });
  expect(await runNextDay()).toEqual([]);
  await write(`POST /api/users/${ownerId}/restore`, {});
  expect(await runNextDay()).toContain('stranger@elsewhere.example');
});
