import { DAY_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMail } from '../../../engine/notifications/testing';
import {
  ADMIN,
  startTestApp,
  type TestApp,
  type TestBrowser,
  type TestDoor,
} from '../../../http/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../../mail/testing';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { useFront } from '../../../traccar/testing/use-front';

const PASSWORD = 'Correct-Horse-77';
const over = { status: 400, json: { code: 'INVALID_TOKEN' } };
const inDays = (days: number, nowMs = Date.now()) => new Date(nowMs + days * DAY_MS).toISOString();

const invite = (browser: TestBrowser, json: object) =>
  browser.call('POST /api/invitations', {
    json: { name: 'Marina', expiresAt: inDays(7), ...json },
  });
const accept = (browser: TestBrowser, token: unknown, json: object = {}) =>
  browser.call('POST /api/session/invitation/accept', {
    json: { token, name: 'Marina Alves', email: '', password: PASSWORD, ...json },
  });

/** Invites somebody to one of two vehicles, who comes, sees that one, and comes no second time. */
async function follow(door: Pick<TestDoor, 'browser'>, admin: TestBrowser): Promise<void> {
  const add = async (uniqueId: string) =>
    Number(
      (await admin.call('POST /api/devices', { json: { name: uniqueId, uniqueId } })).json['id'],
    );
  const [shown] = [await add('invited-1'), await add('invited-2')];
  const made = await invite(admin, {
    email: 'marina@example.com',
    deviceIds: [shown],
    groupIds: null,
    readonly: true,
    accountEndsAt: inDays(90),
  });
  expect(made.status, made.text).toBe(200);
  const { token, url, id } = made.json;
  expect(String(url)).toContain(`/invite#${String(token)}`);
  expect((await admin.call(`GET /api/invitations/${String(id)}`)).json).toMatchObject({
    token: null,
  });

  const stranger = door.browser();
  const told = await stranger.call('POST /api/session/invitation', { json: { token } });
  expect(told).toMatchObject({ status: 200, json: { email: 'marina@example.com' } });
  const short = await accept(stranger, token, { password: 'x' });
  expect(short).toMatchObject({ status: 422, json: { field: 'password' } });
  const came = await accept(stranger, token, { email: 'eve@example.com' });
  expect(came.status, came.text).toBe(200);
  expect(came.json).toMatchObject({
    name: 'Marina Alves',
    email: 'marina@example.com',
    readonly: true,
    administrator: false,
  });
  expect(Date.parse(String(came.json['expirationTime']))).toBeGreaterThan(Date.now());
  const seen = JSON.parse((await stranger.call('GET /api/devices')).text) as { id: number }[];
  expect(seen.map(({ id: seenId }) => seenId)).toEqual([shown]);
  expect(await accept(door.browser(), token, { email: 'b@example.com' })).toMatchObject(over);
  expect((await door.browser().signIn('marina@example.com', PASSWORD)).status).toBe(200);
}

describe('with the engine', () => {
  let server: TestApp;
  let smtp: TestSmtpServer;
  let admin: TestBrowser;
  const enter = async (name: string, more: object = {}) => {
    await server.addUser({ name, email: `${name}@example.com`, ...more });
    const browser = server.browser();
    await browser.signIn(`${name}@example.com`, ADMIN.password);
    return browser;
  };
  beforeAll(async () => {
    smtp = await createTestSmtpServer();
    await smtp.start();
    const mail = { url: smtp.url, from: 'no-reply@example.com' };
    server = await startTestApp({ config: { mail }, mail: createTestMail(smtp.url) });
    admin = server.browser();
    await admin.signIn(ADMIN.email, ADMIN.password);
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });
  const soon = () => ({ expiresAt: inDays(7, Date.UTC(2026, 7, 21, 12)) });

  it('makes the account that was set up, once, and mails the link', async () => {
    const made = await invite(admin, { ...soon(), email: 'lia@example.com', language: 'pt-BR' });
    expect(made.json, made.text).toMatchObject({ sentAt: expect.any(String) });
    const [mail] = smtp.mails;
    expect(mail?.to).toEqual(['lia@example.com']);
    expect(mail?.raw.replace(/=\r\n/g, '')).toContain(`/invite#${String(made.json['token'])}`);
    const browser = server.browser();
    expect((await accept(browser, made.json['token'])).json).toMatchObject({
      email: 'lia@example.com',
    });
    expect(await accept(browser, made.json['token'])).toMatchObject(over);
  });

  it('leaves no link in the log, of invitations and of shares', async () => {
    const device = await admin.call('POST /api/devices', {
      json: { name: 'Logged', uniqueId: 'logged-1' },
    });
    const shared = await admin.call('POST /api/shares', {
      json: { deviceIds: [Number(device.json['id'])], ...soon() },
    });
    const made = await invite(admin, soon());
    const log = await admin.call('GET /api/server/logs');
    expect(log.status, log.text).toBe(200);
    expect(log.text).toContain('invitation');
    for (const { json } of [shared, made]) expect(log.text).not.toContain(String(json['token']));
  });

  it('lets one of many at once come in by a link', async () => {
    const { token } = (await invite(admin, soon())).json;
    const answers = await Promise.all(
      [1, 2, 3, 4].map((at) =>
        accept(server.browser(), token, { email: `many-${at}@example.com` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('may be tried again after a refusal', async () => {
    const { token } = (await invite(admin, soon())).json;
    expect((await accept(server.browser(), token, { email: ADMIN.email })).status).toBe(409);
    expect((await accept(server.browser(), token, { email: 'again@example.com' })).status).toBe(
      200,
    );
  });

  it('is over once it is revoked, made anew, or its maker signs out everywhere', async () => {
    const boss = await enter('boss', { userLimit: 10 });
    const one = (await invite(boss, soon())).json;
    const anew = await boss.call(`POST /api/invitations/${String(one['id'])}/resend`);
    expect(anew.status, anew.text).toBe(200);
    expect(await accept(server.browser(), one['token'], { email: 'x@example.com' })).toMatchObject(
      over,
    );
    await boss.call(`DELETE /api/invitations/${String(one['id'])}`);
    expect(
      await accept(server.browser(), anew.json['token'], { email: 'x@example.com' }),
    ).toMatchObject(over);
    const { token } = (await invite(boss, soon())).json;
    await boss.call('DELETE /api/session?everywhere=true');
    expect(await accept(server.browser(), token, { email: 'x@example.com' })).toMatchObject(over);
  });

  it('gives no more than who invites has', async () => {
    const chief = await enter('chief', { userLimit: 5 });
    const user = await enter('nobody');
    const foreign = await admin.call('POST /api/devices', {
      json: { name: 'Foreign', uniqueId: 'foreign-1' },
    });
    const deviceIds = [Number(foreign.json['id'])];
    for (const more of [{ administrator: true }, { userLimit: 5 }, { deviceLimit: 9 }]) {
      expect(await invite(chief, { ...soon(), ...more })).toMatchObject({ status: 403 });
    }
    expect(await invite(chief, { ...soon(), deviceIds })).toMatchObject({
      status: 422,
      json: { field: 'deviceIds' },
    });
    expect((await invite(user, soon())).status).toBe(403);
    expect((await invite(chief, { ...soon(), readonly: true })).status).toBe(200);
    expect((await invite(server.browser(), soon())).status).toBe(401);
  });

  it('asks again when somebody comes whether who invited may still do it', async () => {
    const id = await server.addUser({ name: 'Gone', email: 'gone@example.com', userLimit: 5 });
    const gone = server.browser();
    await gone.signIn('gone@example.com', ADMIN.password);
    const { token } = (await invite(gone, soon())).json;
    await admin.call(`PATCH /api/users/${id}`, { json: { userLimit: 0 } });
    expect((await accept(server.browser(), token, { email: 'late@example.com' })).status).toBe(403);
  });

  it.each([
    ['expiresAt', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['expiresAt', { expiresAt: '2030-01-01T00:00:00Z' }],
    ['email', { ...soon(), email: 'no address' }],
  ])('refuses a wrong %s', async (field, json) => {
    expect(await invite(admin, json)).toMatchObject({ status: 422, json: { field } });
  });
});

describe('over a tracking server elsewhere', () => {
  const at = useFront();
  it('makes the account that was set up, once', async () => {
    const door = await openProductDoor(at.front.upstream, at.db);
    try {
      const admin = door.browser();
      await admin.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
      await follow(door, admin);
    } finally {
      await door.stop();
    }
  });
});
