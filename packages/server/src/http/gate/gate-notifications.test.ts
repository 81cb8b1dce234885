import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMail } from '../../engine/notifications/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../mail/testing';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../testing';

let server: TestApp;
let smtp: TestSmtpServer;
let admin: TestBrowser;
let bruno: TestBrowser;
let brunoId: number;

beforeAll(async () => {
  smtp = await createTestSmtpServer();
  await smtp.start();
  server = await startTestApp({ mail: createTestMail(smtp.url) });
  brunoId = await server.addUser({ name: 'Bruno', email: 'bruno@example.com' });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  bruno = server.browser();
  await bruno.signIn('bruno@example.com', ADMIN.password);
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

const announcement = { subject: 'On Sunday', body: 'No service.' };

describe('notifications at the door', () => {
  it('tell everybody who is signed in the kinds and the ways there are', async () => {
    const typesOf = async (path: string) => {
      const { text } = await bruno.call(`GET /api/notifications/${path}`);
      return (JSON.parse(text) as { type: string }[]).map(({ type }) => type);
    };
    expect(await typesOf('types')).toContain('geofenceEnter');
    expect(await typesOf('notificators')).toEqual(['command', 'mail', 'web', 'webhook']);
    expect(await typesOf('notificators?announcement=true')).toEqual(['mail']);
  });

  it.each([undefined, {}, { alarms: '' }, { alarms: ' , ' }, { alarms: 7 }, null])(
    'are refused when they are for alarms and name none: %j',
    async (attributes) => {
      const json = { type: 'alarm', notificators: 'web', always: true, attributes };
      expect(await admin.call('POST /api/notifications', { json })).toMatchObject({
        status: 422,
        json: { code: 'FIELD_INVALID', field: 'attributes' },
      });
      const named = { ...json, attributes: { alarms: 'sos' } };
      const { status, json: rule } = await admin.call('POST /api/notifications', { json: named });
      expect(status).toBe(200);
      const changed = { ...json, id: rule['id'] };
      const path = `PUT /api/notifications/${String(rule['id'])}`;
      expect((await admin.call(path, { json: changed })).status).toBe(422);
      await admin.call(path.replace('PUT', 'DELETE'));
    },
  );

  it('send a test to who asks for it, and to nobody else', async () => {
    expect((await bruno.call('POST /api/notifications/test/mail')).status).toBe(204);
    expect(smtp.mails.splice(0).map(({ to }) => to)).toEqual([['bruno@example.com']]);
  });

  it('go out for a test at most five times a minute for each account', async () => {
    server.wait(60_000);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await bruno.call('POST /api/notifications/test/web')).status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    const refused = await bruno.call('POST /api/notifications/test/mail');
    expect(refused).toMatchObject({ status: 429, json: { code: 'HTTP_429_TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(smtp.mails).toEqual([]);
    expect((await admin.call('POST /api/notifications/test/web')).status).toBe(204);
    server.wait(60_000);
    expect((await bruno.call('POST /api/notifications/test/web')).status).toBe(204);
  });

  it('announce for managers and administrators only', async () => {
    const path = `POST /api/notifications/send/mail?userId=${brunoId}`;
    expect(await bruno.call(path, { json: announcement })).toMatchObject({
      status: 403,
      json: { code: 'MANAGER_REQUIRED' },
    });
    expect((await admin.call(path, { json: announcement })).status).toBe(204);
    await server.engine.deliver();
    expect(smtp.mails.map(({ to }) => to)).toEqual([['bruno@example.com']]);
    expect(smtp.mails[0]?.raw).toContain('Subject: On Sunday');
  });

  it.each(['send/fax', 'test/fax', 'send', 'test'])(
    'have no way by the name of %s',
    async (way) => {
      const reply = await admin.call(`POST /api/notifications/${way}`, { json: announcement });
      expect(reply).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
    },
  );
});
