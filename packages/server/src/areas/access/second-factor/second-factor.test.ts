import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';
import { codeAt } from '../../../upstream/one-time-code';

const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const PASSWORD = ADMIN.password;
const STEP_MS = 30_000;
let server: TestApp;
let email: string;
let userId: number;
let names = 0;
let nowMs = Date.UTC(2026, 7, 21, 12);

beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.stop());
beforeEach(async () => {
  email = `totp-${(names += 1)}@example.com`;
  userId = await server.addUser({ name: 'User', email, totpKey: KEY });
  wait(10 * STEP_MS);
});

const wait = (ms: number): void => {
  server.wait(ms);
  nowMs += ms;
};
const code = (key = KEY) => codeAt(key, nowMs) ?? '';
const enter = (given?: string, browser = server.browser(), name = email) =>
  browser.call('POST /api/session', {
    form: { email: name, password: PASSWORD, ...(given && { code: given }) },
  });
const inside = async (): Promise<TestBrowser> => {
  const browser = server.browser();
  expect((await enter(code(), browser)).status).toBe(200);
  return browser;
};
const wrong = { status: 401, json: { code: 'ONE_TIME_CODE_WRONG', field: 'code' } };
const needed = { status: 401, json: { code: 'ONE_TIME_CODE_NEEDED', field: 'code' } };

describe('signing in to an account with a key of one-time codes', () => {
  it('asks for the code, and lets the right one in', async () => {
    for (let time = 0; time < 8; time += 1) expect(await enter()).toMatchObject(needed);
    expect(await enter('000000')).toMatchObject(wrong);
    expect(await enter(` ${code().slice(0, 3)} ${code().slice(3)}`)).toMatchObject({ status: 200 });
  });

  it('lets a code in once, however many come at the same time, and none of before it', async () => {
    const earlier = code();
    wait(STEP_MS);
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter(code())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect(await enter(code())).toMatchObject(wrong);
    expect(await enter(earlier)).toMatchObject(wrong);
    wait(STEP_MS);
    expect((await enter(code())).status).toBe(200);
  });

  it('says nothing of codes to who has no password, and slows down who guesses them', async () => {
    const form = { email, password: 'wrong', code: code() };
    const browser = server.browser();
    const answer = await browser.call('POST /api/session', { form });
    expect(answer).toMatchObject({ status: 401, json: { code: 'HTTP_401_UNAUTHORIZED' } });
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) statuses.push((await enter(`00000${time}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is off once an administrator takes the key away', async () => {
    const admin = server.browser();
    await admin.signIn(ADMIN.email, PASSWORD);
    const line = `PATCH /api/users/${userId}`;
    expect((await admin.call(line, { json: { totpKey: 'no key' } })).json).toMatchObject({
      code: 'CODE_KEY_INVALID',
      field: 'totpKey',
    });
    expect((await admin.call(line, { json: { totpKey: null } })).status).toBe(200);
    expect((await enter()).status).toBe(200);
  });
});

describe("one's own key", () => {
  it.each([
    ['totpKey', null, 'CODE_KEY_NEEDS_SIGN_IN'],
    ['login', 'taken-over', 'LOGIN_NEEDS_SIGN_IN'],
    ['email', 'eve@example.com', 'EMAIL_NEEDS_SIGN_IN'],
  ])('like all that lets in is no matter for a token: %s', async (member, value, refusal) => {
    const browser = await inside();
    const { text } = await browser.call('POST /api/session/token');
    const headers = { authorization: `Bearer ${text}` };
    const json = { [member]: value, currentPassword: PASSWORD };
    const line = `PATCH /api/users/${userId}`;
    const byToken = await server.browser().call(line, { json, headers });
    expect(byToken).toMatchObject({ status: 403, json: { code: refusal, field: member } });
    for (const currentPassword of [undefined, 'wrong']) {
      const refused = await browser.call(line, { json: { [member]: value, currentPassword } });
      expect(refused).toMatchObject({ status: 403, json: { code: 'CURRENT_PASSWORD_WRONG' } });
    }
    expect(await enter()).toMatchObject(needed);
  });

  it('is set with a code of it, taken away with the password, and comes with recovery codes', async () => {
    const name = `plain-${email}`;
    await server.addUser({ name: 'Plain', email: name });
    const browser = server.browser();
    await enter(undefined, browser, name);
    const path = '/api/session/second-factor';
    expect((await browser.call(`GET ${path}`)).json).toEqual({ isOn: false, recoveryCodes: 0 });
    const { key, uri } = (await browser.call(`POST ${path}/key`)).json as Record<string, string>;
    expect(uri).toContain(`secret=${key}`);
    const turnOn = (given: string, currentPassword = PASSWORD) =>
      browser.call(`PUT ${path}`, { json: { key, code: given, currentPassword } });
    expect(await turnOn(code(key), 'wrong')).toMatchObject({ status: 403 });
    expect((await turnOn('000000')).json).toMatchObject({ code: 'ONE_TIME_CODE_WRONG' });
    const on = await turnOn(code(key));
    expect(on.headers.get('cache-control')).toBe('no-store');
    const codes = on.json['recoveryCodes'] as string[];
    expect(codes).toHaveLength(10);
    expect((await browser.call(`GET ${path}`)).json).toEqual({ isOn: true, recoveryCodes: 10 });

    // The code that it was set with is used.
    expect(await enter(code(key), server.browser(), name)).toMatchObject(wrong);
    wait(STEP_MS);
    expect((await enter(code(key), server.browser(), name)).status).toBe(200);
    wait(STEP_MS);

    const [first = '', second = ''] = codes;
    const ways = [first.toLowerCase(), first.replaceAll('-', ' ')];
    const raced = await Promise.all(ways.map((way) => enter(way, server.browser(), name)));
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await enter(second, server.browser(), email)).toMatchObject(wrong);
    expect(await enter(first, server.browser(), name)).toMatchObject(wrong);
    const kept = JSON.stringify((await server.database.query('select * from recovery_code')).rows);
    for (const text of [...codes, ...codes.map((one) => one.replaceAll('-', '')), key]) {
      expect(kept).not.toContain(text);
    }

    const json = { currentPassword: PASSWORD };
    expect((await browser.call(`POST ${path}/recovery-codes`, { json })).status).toBe(200);
    expect(await enter(second, server.browser(), name)).toMatchObject(wrong);
    expect((await browser.call(`DELETE ${path}`, { json: {} })).status).toBe(403);
    expect((await browser.call(`DELETE ${path}`, { json })).status).toBe(204);
    expect((await enter(undefined, server.browser(), name)).status).toBe(200);
    const { rows } = await server.database.query('select 1 from recovery_code');
    expect(rows).toEqual([]);
  });

  it('cannot be changed here by a token', async () => {
    const { text } = await (await inside()).call('POST /api/session/token');
    const headers = { authorization: `Bearer ${text}` };
    const calls = ['POST key', 'PUT', 'DELETE', 'POST recovery-codes'];
    for (const call of calls) {
      const [method = '', rest = ''] = call.split(' ');
      const line = `${method} /api/session/second-factor${rest && `/${rest}`}`;
      const json = { key: KEY, code: code(), currentPassword: PASSWORD };
      const answer = await server.browser().call(line, { json, headers });
      expect([call, answer.status]).toEqual([call, 403]);
    }
  });
});
