import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestMail } from '../engine/notifications/testing';
import type { TestBrowser, TestDoor } from '../http/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../mail/testing';
import { openProductDoor } from './testing/open-product-door';
import { useFront } from './testing/use-front';

const at = useFront();
let smtp: TestSmtpServer;
let door: TestDoor;
let browser: TestBrowser;

beforeEach(async () => {
  smtp = await createTestSmtpServer();
  await smtp.start();
  door = await openProductDoor(at.front.upstream, at.db, { mail: createTestMail(smtp.url) });
  browser = door.browser();
  const { email, password } = at.elsewhere.admin;
  await browser.signIn(email, password);
});
afterEach(async () => {
  await door.stop();
  await smtp.stop();
});

it('a report of a tracking server elsewhere goes out by itself', async () => {
  const json = { name: 'Reported', uniqueId: `reported-${Date.now()}` };
  const device = (await browser.call('POST /api/devices', { json })).json;
  await fetch(`${at.elsewhere.ingestOrigin}/?id=${json.uniqueId}&lat=-23.5&lon=-46.6&speed=33`);
  const report = await browser.call('POST /api/scheduled-reports', {
    json: {
      name: 'Today',
      kind: 'route',
      period: 'today',
      format: 'csv',
      timeZone: 'UTC',
      recipients: at.elsewhere.admin.email,
      locale: 'en-US',
      deviceIds: [device['id']],
    },
  });
  expect(report.status, report.text).toBe(200);
  const path = `/api/scheduled-reports/${String(report.json['id'])}`;
  expect((await browser.call(`POST ${path}/send`)).status).toBe(204);
  await door.app.sendReports();
  await smtp.waitFor(1);
  expect(smtp.mails[0]?.to).toEqual([at.elsewhere.admin.email]);
  const runs = JSON.parse((await browser.call(`GET ${path}/runs`)).text) as unknown[];
  expect(runs).toMatchObject([{ status: 'sent', rowCount: 1 }]);

  // With the tracking server away it waits, and goes out once when that is back.
  await browser.call(`POST ${path}/send`);
  await at.proxy.set({ kind: 'reset' });
  await door.app.sendReports();
  const { rows } = await at.db.query(
    `select status from scheduled_report_run order by id desc limit 1`,
  );
  expect(rows).toEqual([{ status: 'waiting' }]);
  expect(smtp.mails).toHaveLength(1);
  await at.proxy.set({ kind: 'pass' });
  const again = async (): Promise<number> => {
    await at.db.query(
      `update work_queue set next_at = now() - interval '1 minute' where kind = 'scheduled-report'`,
    );
    await door.app.sendReports();
    return smtp.mails.length;
  };
  await expect.poll(again, { timeout: 20_000 }).toBe(2);
  await browser.call(`DELETE ${path}`);
  await browser.call(`DELETE /api/devices/${String(device['id'])}`);
});
