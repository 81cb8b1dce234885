import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEngineDoor } from '../../engine-door/create-engine-door';
import {
  ADMIN,
  createBrowser,
  startTestApp,
  type TestApp,
  type TestBrowser,
} from '../../http/testing';
import type { Listener } from '../../listener/open-listener';

const PASSWORD = ADMIN.password;
let server: TestApp;
let door: Listener;
let doorOrigin: string;
let email: string;
let userId: number;
let names = 0;

beforeAll(async () => {
  server = await startTestApp();
  door = createEngineDoor({
    upstream: server.engine.upstream,
    takeMessage: (_request, response) => void response.end(),
    host: '127.0.0.1',
    port: 0,
    log: { error: () => undefined },
  });
  doorOrigin = `http://127.0.0.1:${await door.listen()}`;
});
afterAll(async () => {
  await door.close();
  await server.stop();
});
beforeEach(async () => {
  email = `bia-${(names += 1)}@example.com`;
  userId = await server.addUser({ name: 'Bia', email });
});

const signIn = async (at = server.browser(), name = email): Promise<TestBrowser> => {
  expect((await at.signIn(name, PASSWORD)).status).toBe(200);
  return at;
};
const asAdmin = () => signIn(server.browser(), ADMIN.email);
const doorBrowser = () => createBrowser(doorOrigin);
const statusOf = async (browser: TestBrowser, line = 'GET /api/devices', token?: string) => {
  const options = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };
  return (await browser.call(line, options)).status;
};
const makeToken = async (browser: TestBrowser, form: Record<string, string> = {}) =>
  (await browser.call('POST /api/session/token', { form })).text;
const readOwn = async (browser: TestBrowser) => (await browser.call('GET /api/session')).json;
const save = async (browser: TestBrowser, changes: object, headers = {}) => {
  const json = { ...(await readOwn(await signIn())), ...changes };
  return browser.call(`PUT /api/users/${userId}`, { json, headers });
};

describe("one's own new password", () => {
  it('needs the present one, ends everything else and keeps who set it', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const token = await makeToken(there);
    const atDoor = await signIn(doorBrowser());
    const password = 'another long one';
    for (const currentPassword of [undefined, 'wrong']) {
      expect(await save(here, { password, currentPassword })).toMatchObject({
        status: 403,
        json: { code: 'CURRENT_PASSWORD_WRONG', field: 'currentPassword' },
      });
    }
    expect(await statusOf(there)).toBe(200);
    const socket = here.socket();
    await socket.opened;
    const other = there.socket();
    const doorSocket = atDoor.socket();
    await Promise.all([other.opened, doorSocket.opened]);
    expect((await save(here, { password, currentPassword: PASSWORD })).status).toBe(200);
    expect([await other.closed, await doorSocket.closed]).toEqual([4401, 1008]);
    expect(await statusOf(here)).toBe(200);
    expect(await statusOf(there)).toBe(401);
    expect(await statusOf(server.browser(), 'GET /api/devices', token)).toBe(401);
    expect(await statusOf(atDoor)).toBe(401);
    expect(socket.raw.readyState).toBe(socket.raw.OPEN);
    socket.raw.close();
  });

  it('is set by no token, and by no session that began with one', async () => {
    const browser = await signIn();
    const token = await makeToken(browser);
    const changes = { password: 'another long one', currentPassword: PASSWORD };
    const byToken = await save(server.browser(), changes, { authorization: `Bearer ${token}` });
    expect(byToken).toMatchObject({ status: 403, json: { code: 'PASSWORD_NEEDS_SIGN_IN' } });
    const headers = { authorization: `Bearer ${token}` };
    const newEmail = await save(server.browser(), { email: 'other@example.com' }, headers);
    expect(newEmail).toMatchObject({
      status: 403,
      json: { code: 'EMAIL_NEEDS_SIGN_IN', field: 'email' },
    });
    expect((await save(server.browser(), { phone: '1' }, headers)).status).toBe(200);
    const entered = server.browser();
    expect((await entered.call(`GET /api/session?token=${token}`)).status).toBe(200);
    expect(await save(entered, changes)).toMatchObject({ status: 403 });
    expect(await statusOf(browser)).toBe(200);
  });

  it('is answered as a Traccar does at the engine door: its cookies stay, ours end', async () => {
    const here = await signIn();
    const atDoor = await signIn(doorBrowser());
    const token = await makeToken(atDoor);
    const json = { ...(await readOwn(atDoor)), password: 'another long one' };
    expect((await atDoor.call(`PUT /api/users/${userId}`, { json })).status).toBe(200);
    expect(await statusOf(atDoor)).toBe(200);
    expect(await statusOf(here)).toBe(401);
    expect(await statusOf(doorBrowser(), 'GET /api/devices', token)).toBe(401);
  });
});

describe('signing out everywhere', () => {
  it('ends sessions, tokens and sockets at both doors, and those of nobody else', async () => {
    const [here, there, admin] = [await signIn(), await signIn(), await asAdmin()];
    const atDoor = await signIn(doorBrowser());
    const doorToken = await makeToken(atDoor);
    const token = await makeToken(there);
    const socket = there.socket();
    await socket.opened;
    expect((await here.call('DELETE /api/session?everywhere=true')).status).toBe(204);
    expect(await socket.closed).toBe(4401);
    for (const browser of [here, there, atDoor]) expect(await statusOf(browser)).toBe(401);
    for (const one of [token, doorToken]) {
      expect(await statusOf(server.browser(), 'GET /api/devices', one)).toBe(401);
    }
    expect(await statusOf(admin)).toBe(200);
    await signIn();
  });

  it('follows a lock of the account', async () => {
    const here = await signIn();
    const token = await makeToken(here);
    const admin = await asAdmin();
    expect((await save(admin, { disabled: true })).status).toBe(200);
    const path = `/api/users/${userId}`;
    const json = { ...(await admin.call(`GET ${path}`)).json, disabled: false };
    expect((await admin.call(`PUT ${path}`, { json })).status).toBe(200);
    expect(await statusOf(here)).toBe(401);
    expect(await statusOf(server.browser(), 'GET /api/devices', token)).toBe(401);
  });
});

describe('what was made with a token', () => {
  it('ends with it: tokens, sessions and sockets', async () => {
    const browser = await signIn();
    const first = await makeToken(browser, { name: 'script' });
    const headers = { authorization: `Bearer ${first}` };
    const { text: second } = await server.browser().call('POST /api/session/token', { headers });
    const entered = server.browser();
    await entered.call(`GET /api/session?token=${second}`);
    const socket = entered.socket();
    await socket.opened;
    const [, made] = JSON.parse((await browser.call('GET /api/session/tokens')).text) as {
      id: number;
      name: string;
    }[];
    expect(made).toMatchObject({ name: 'script', current: false });
    expect((await browser.call(`DELETE /api/session/tokens/${made?.id}`)).status).toBe(204);
    expect(await socket.closed).toBe(4401);
    expect(await statusOf(server.browser(), 'GET /api/devices', second)).toBe(401);
    expect(await statusOf(entered)).toBe(401);
    expect(await statusOf(browser)).toBe(200);
    expect((await browser.call(`DELETE /api/session/tokens/${made?.id}`)).status).toBe(404);
  });

  it('does not outlive it, and no token lives longer than a year', async () => {
    const browser = await signIn();
    const [hour, day, years] = [3_600_000, 86_400_000, 400 * 86_400_000].map((ms) =>
      new Date(Date.UTC(2026, 7, 21, 12) + ms).toISOString(),
    );
    const first = await makeToken(browser, { expiration: hour ?? '' });
    const headers = { authorization: `Bearer ${first}` };
    const form = { expiration: day ?? '' };
    await server.browser().call('POST /api/session/token', { headers, form });
    const listed = (await browser.call('GET /api/session/tokens')).text;
    expect(JSON.parse(listed)).toMatchObject([{ expiresAt: hour }, { expiresAt: hour }]);
    const refused = await browser.call('POST /api/session/token', {
      form: { expiration: years ?? '' },
    });
    expect(refused).toMatchObject({ status: 422, json: { field: 'expiration' } });
  });

  it('at the engine door ends with it too: sessions, sockets, shares', async () => {
    const deviceId = await server.addDevice('Bus', `bus-${userId}`, userId);
    const owner = await signIn(doorBrowser());
    const token = await makeToken(owner);
    const entered = doorBrowser();
    await entered.call(`GET /api/session?token=${token}`);
    const share = await entered.call('POST /api/share/device', {
      form: { deviceId: String(deviceId) },
    });
    expect(await statusOf(doorBrowser(), 'GET /api/devices', share.text)).toBe(200);
    const here = server.browser();
    expect((await here.call(`GET /api/session?token=${token}`)).status).toBe(200);
    const socket = entered.socket();
    await socket.opened;
    await owner.call('POST /api/session/token/revoke', { form: { token } });
    expect(await socket.closed).toBe(1008);
    expect((await entered.call('GET /api/session')).status).toBe(404);
    expect(await statusOf(doorBrowser(), 'GET /api/devices', share.text)).toBe(401);
    expect(await statusOf(here)).toBe(401);
  });
});

describe('a share', () => {
  it('takes no e-mail that somebody else has', async () => {
    const deviceId = await server.addDevice('Bus', `taken-${userId}`, userId);
    await server.addUser({ name: 'Eve', email: `${email.toUpperCase()}:taken-${userId}` });
    const owner = await signIn(doorBrowser());
    const form = { deviceId: String(deviceId) };
    const refused = await owner.call('POST /api/share/device', { form });
    expect([refused.status, refused.text]).toEqual([400, 'The address is taken']);
  });

  it('lets its guest change nothing of the account, at either door', async () => {
    const deviceId = await server.addDevice('Bus', `shared-${userId}`, userId);
    const form = { deviceId: String(deviceId) };
    const { text: token } = await (
      await signIn(doorBrowser())
    ).call('POST /api/share/device', { form });
    for (const guest of [doorBrowser(), server.browser()]) {
      await guest.call(`GET /api/session?token=${token}`);
      const user = await readOwn(guest);
      const line = `/api/users/${String(user['id'])}`;
      const json = { ...user, attributes: { notificationTokens: 'mine' } };
      expect((await guest.call(`PUT ${line}`, { json })).status).toBeOneOf([400, 403]);
      expect((await guest.call(`DELETE ${line}`)).status).toBeOneOf([400, 403]);
      expect((await readOwn(guest))['attributes']).toEqual({});
    }
    const update = { token, password: 'mine from now on' };
    expect((await doorBrowser().call('POST /api/password/update', { form: update })).status).toBe(
      400,
    );
    const everywhere = { headers: { authorization: `Bearer ${token}` } };
    const out = await server.browser().call('DELETE /api/session?everywhere=true', everywhere);
    expect(out).toMatchObject({ status: 403, json: { code: 'ACCOUNT_IS_SHARED' } });
  });
});

describe('the key of one-time codes', () => {
  it('is written and never answered, and stays where a form does not know it', async () => {
    const admin = await asAdmin();
    const line = `/api/users/${userId}`;
    const user = (await admin.call(`GET ${line}`)).json;
    const totpKey = 'JBSWY3DPEHPK3PXP';
    const put = (changes: object) => admin.call(`PUT ${line}`, { json: { ...user, ...changes } });
    const answers = [await put({ totpKey }), await put({ name: 'Bia Lima' })];
    for (const path of [line, '/api/users']) answers.push(await admin.call(`GET ${path}`));
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).not.toContain('totpKey');
      expect(() => JSON.parse(text) as unknown).not.toThrow();
    }
    const read = async () =>
      (await server.database.query('select totp_key from users where id = $1', [userId])).rows;
    expect(await read()).toEqual([{ totp_key: totpKey }]);
    await put({ totpKey: null });
    expect(await read()).toEqual([{ totp_key: null }]);
  });
});

describe('e-mail and login', () => {
  it('are one namespace in any case, for new users and for changes', async () => {
    const admin = await asAdmin();
    const make = (json: object) => admin.call('POST /api/users', { json });
    const taken = { status: 409, json: { code: 'ALREADY_EXISTS' } };
    const base = { name: 'Eve', password: PASSWORD };
    expect(await make({ ...base, email: email.toUpperCase() })).toMatchObject(taken);
    const free = `eve-${userId}@example.com`;
    expect(await make({ ...base, email: free, login: email })).toMatchObject({
      ...taken,
      json: { field: 'login' },
    });
    expect((await make({ ...base, email: free, login: `Eve ${userId}` })).status).toBe(200);
    expect(await save(admin, { email: `EVE ${userId}` })).toMatchObject(taken);
    // What older versions let pass can be saved as it is.
    await server.database.query(`insert into users (name, email) values ('Old', $1)`, [
      email.toUpperCase(),
    ]);
    expect((await save(await signIn(), { name: 'Bia Lima' })).status).toBe(200);
  });
});

it.each(['a@example,com', 'a b@example.com', 'a@example.com.', 'user@example,com.br'])(
  'is not made with an address to which nothing can be sent: %s',
  async (wrong) => {
    const admin = await asAdmin();
    const refused = { status: 422, json: { code: 'FIELD_INVALID', field: 'email' } };
    const user = { name: 'Eve', email: wrong, password: 'Correct-Horse-78' };
    expect(await admin.call('POST /api/users', { json: user })).toMatchObject(refused);
    const stored = (await admin.call(`GET /api/users/${userId}`)).json;
    const change = { json: { ...stored, email: wrong } };
    expect(await admin.call(`PUT /api/users/${userId}`, change)).toMatchObject(refused);
  },
);
