import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import { createEngineDoor } from '../../../engine-door/create-engine-door';
import { createTestMail } from '../../../engine/notifications/testing';
import {
  ADMIN,
  createBrowser,
  startTestApp,
  type TestApp,
  type TestBrowser,
} from '../../../http/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../../mail/testing';

const PASSWORD = ADMIN.password;
const LINK = /frota\.example\/login\/confirm\/([\w-]+)/;

let server: TestApp;
let smtp: TestSmtpServer;
let email: string;
let userId: number;
let names = 0;

beforeAll(async () => {
  smtp = await createTestSmtpServer();
  await smtp.start();
  server = await startTestApp({ mail: createTestMail(smtp.url) });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(async () => {
  smtp.mails.length = 0;
  email = `bia-${(names += 1)}@example.com`;
  userId = await server.addUser({ name: 'Bia', email });
});

const signIn = async (name = email, at = server.browser()): Promise<TestBrowser> => {
  expect((await at.signIn(name, PASSWORD)).status).toBe(200);
  return at;
};
const readOwn = async (browser: TestBrowser) => (await browser.call('GET /api/session')).json;
const change = async (browser: TestBrowser, changes: object, id = userId) => {
  const user = (await browser.call(`GET /api/users/${id}`)).json;
  const json = { ...user, currentPassword: PASSWORD, ...changes };
  return browser.call(`PUT /api/users/${id}`, { json });
};
const readTokens = (): string[] =>
  smtp.mails.map(({ raw }) => LINK.exec(raw.replace(/=\r\n/g, ''))?.[1] ?? '');
/** Asks for the e-mail, and answers the token of the mail that comes. */
const ask = async (browser: TestBrowser, wanted: string): Promise<string> => {
  expect((await change(browser, { email: wanted })).status).toBe(200);
  await server.engine.deliver();
  return readTokens().at(-1) ?? '';
};
const confirm = (token: string) =>
  server.browser().call('POST /api/session/email', { form: { token } });
const dead = { status: 400, json: { code: 'INVALID_TOKEN' } };
const statusOfSignIn = async (name: string, password = PASSWORD) =>
  (await server.browser().signIn(name, password)).status;

describe("one's own new e-mail", () => {
  it('waits for the link that is sent to it, while the old one is in force', async () => {
    const browser = await signIn();
    const answer = await change(browser, { email: ` New-${email}`, name: 'Bia Lima' });
    expect(answer).toMatchObject({
      status: 200,
      json: { email, name: 'Bia Lima', newEmail: `New-${email}` },
    });
    const waiting = { email, newEmail: `New-${email}` };
    expect(await readOwn(browser)).toMatchObject(waiting);
    expect((await server.browser().signIn(email, PASSWORD)).json).toMatchObject(waiting);
    await server.engine.deliver();
    expect(smtp.mails.map(({ to }) => to)).toEqual([[`New-${email}`]]);
    // What the account is told meanwhile goes to the one in force.
    await server.browser().call('POST /api/session/password', { form: { email } });
    await browser.call('POST /api/notifications/test/mail');
    await server.engine.deliver();
    expect(smtp.mails.at(-1)?.to).toEqual([email]);
    expect(await statusOfSignIn(`new-${email}`)).toBe(401);

    const [token = ''] = readTokens();
    expect((await confirm(token)).status).toBe(204);
    const own = await readOwn(browser);
    expect(own).toMatchObject({ email: `New-${email}`, name: 'Bia Lima' });
    expect(own).not.toHaveProperty('newEmail');
    expect([await statusOfSignIn(email), await statusOfSignIn(`new-${email}`)]).toEqual([401, 200]);
    expect(await confirm(token)).toMatchObject(dead);
  });

  it('waits alone: another one takes its place, also before its mail went out', async () => {
    const browser = await signIn();
    const first = await ask(browser, `first-${email}`);
    smtp.refuseWith(450, `second-${email}`);
    await ask(browser, `second-${email}`);
    smtp.refuseWith(undefined);
    const third = await ask(browser, `third-${email}`);
    expect(smtp.mails.map(({ to }) => to[0])).toEqual([`first-${email}`, `third-${email}`]);
    expect(await confirm(first)).toMatchObject(dead);
    expect((await confirm(third)).status).toBe(204);
    expect(await readOwn(browser)).toMatchObject({ email: `third-${email}` });
  });

  it('is not given up by saving the rest, and no client writes it', async () => {
    const browser = await signIn();
    const token = await ask(browser, `new-${email}`);
    const saved = await change(browser, { phone: '1', newEmail: 'eve@example.com' });
    expect(saved.json).toMatchObject({ phone: '1', newEmail: `new-${email}` });
    expect((await confirm(token)).status).toBe(204);
  });

  it('has a day', async () => {
    const browser = await signIn();
    const token = await ask(browser, `new-${email}`);
    server.wait(DAY_MS);
    expect(await confirm(token)).toMatchObject(dead);
    await server.app.sweep();
    const { rows } = await server.database.query(
      'select new_email from account where user_id = $1',
      [userId],
    );
    expect(rows).toEqual([{ new_email: null }]);
    expect(await readOwn(await signIn())).not.toHaveProperty('newEmail');
  });

  it('waits no more after a new password or signing out everywhere', async () => {
    let browser = await signIn();
    const first = await ask(browser, `new-${email}`);
    await browser.call('DELETE /api/session?everywhere=true');
    expect(await confirm(first)).toMatchObject(dead);
    browser = await signIn();
    const second = await ask(browser, `new-${email}`);
    const password = 'another long one';
    expect((await change(browser, { password, currentPassword: PASSWORD })).status).toBe(200);
    expect(await readOwn(browser)).not.toHaveProperty('newEmail');
    expect(await confirm(second)).toMatchObject(dead);
  });

  it('given together with a new password waits on', async () => {
    const browser = await signIn();
    const changes = { password: 'another long one', currentPassword: PASSWORD };
    const both = { ...changes, email: `new-${email}` };
    expect((await change(browser, both)).json).toMatchObject({ email, newEmail: `new-${email}` });
    await server.engine.deliver();
    expect((await confirm(readTokens()[0] ?? '')).status).toBe(204);
  });

  it("is nobody else's, in any case, when it is given and when it is confirmed", async () => {
    const browser = await signIn();
    const taken = { status: 409, json: { code: 'ALREADY_EXISTS', field: 'email' } };
    expect(await change(browser, { email: ADMIN.email.toUpperCase() })).toMatchObject(taken);
    const token = await ask(browser, `new-${email}`);
    await server.addUser({ name: 'Eve', email: `NEW-${email}` });
    expect(await confirm(token)).toMatchObject(taken);
    expect((await readOwn(browser))['email']).toBe(email);
    expect(smtp.mails).toHaveLength(1);
  });

  it('is one that a mail can be sent to', async () => {
    const browser = await signIn();
    for (const wanted of ['bia', 'a@b, eve@example.com', `${'x'.repeat(128)}@example.com`]) {
      const refused = { status: 422, json: { code: 'FIELD_INVALID', field: 'email' } };
      expect(await change(browser, { email: wanted })).toMatchObject(refused);
    }
    // Another way to write the same one holds at once.
    expect((await change(browser, { email: email.toUpperCase() })).json).toMatchObject({
      email: email.toUpperCase(),
    });
  });

  it('stays where the account may not change it', async () => {
    const browser = await signIn();
    await change(await signIn(ADMIN.email), { fixedEmail: true });
    expect(await change(browser, { email: `new-${email}` })).toMatchObject({
      status: 403,
      json: { code: 'EMAIL_IS_FIXED' },
    });
    await server.engine.deliver();
    expect(smtp.mails).toEqual([]);
  });

  it('is asked for a few times only, by one account and for one mailbox', async () => {
    const browser = await signIn();
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      statuses.push((await change(browser, { email: `${time}-${email}` })).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    const guesses: number[] = [];
    for (let time = 0; time < 7; time += 1) guesses.push((await confirm(`guess-${time}`)).status);
    expect([guesses[0], guesses.at(-1)]).toEqual([400, 429]);
    server.wait(DAY_MS);
  });

  it("of an administrator waits too; somebody else's holds at once", async () => {
    const admin = await signIn(ADMIN.email);
    const own = await change(
      admin,
      { email: 'ana2@example.com' },
      Number((await readOwn(admin))['id']),
    );
    expect(own.json).toMatchObject({ email: ADMIN.email, newEmail: 'ana2@example.com' });
    const token = await ask(await signIn(), `new-${email}`);
    expect((await change(admin, { email: `set-${email}` })).json).toMatchObject({
      email: `set-${email}`,
    });
    expect(await confirm(token)).toMatchObject(dead);
    expect(await statusOfSignIn(`set-${email}`)).toBe(200);
  });

  it('holds at once at the door of the engine, as at a Traccar', async () => {
    const door = createEngineDoor({
      upstream: server.engine.upstream,
      takeMessage: (_request, response) => void response.end(),
      host: '127.0.0.1',
      port: 0,
      log: { error: () => undefined },
    });
    const browser = await signIn(email, createBrowser(`http://127.0.0.1:${await door.listen()}`));
    const { json } = await change(browser, {
      email: `door-${email}`,
      currentPassword: undefined,
    });
    await door.close();
    expect(json).toMatchObject({ email: `door-${email}` });
    expect(json).not.toHaveProperty('newEmail');
  });

  it('keeps no token while its mail waits, and holds no other mail up', async () => {
    const browser = await signIn();
    smtp.refuseWith(450, `new-${email}`);
    await ask(browser, `new-${email}`);
    const { rows } = await server.database.query<{ message: object }>(
      'select payload as message from work_queue where lane = $1::bigint::text',
      [userId],
    );
    expect(rows.map(({ message }) => Object.keys(message).sort())).toEqual([
      ['credentialId', 'kind'],
    ]);
    smtp.refuseWith(undefined);
    await browser.call('POST /api/notifications/test/mail');
    await server.browser().call('POST /api/session/password', { form: { email } });
    await server.engine.deliver();
    expect([...new Set(smtp.mails.map(({ to }) => to[0]))]).toEqual([email]);
    server.wait(60_000);
    await server.engine.deliver();
    expect(smtp.mails.at(-1)?.to).toEqual([`new-${email}`]);
    const token = readTokens().at(-1) ?? '';
    expect(token).toHaveLength(43);
    expect(server.logged.join()).not.toContain(token);
    expect((await confirm(token)).status).toBe(204);
  });
});

describe('where no mail goes out', () => {
  let silent: TestApp;
  beforeAll(async () => (silent = await startTestApp()));
  afterAll(() => silent.stop());

  it("an administrator alone changes e-mails, the own and others'", async () => {
    const id = await silent.addUser({ name: 'Bia', email });
    const browser = await signIn(email, silent.browser());
    expect(await change(browser, { email: `new-${email}` }, id)).toMatchObject({
      status: 403,
      json: { code: 'EMAIL_NEEDS_ADMINISTRATOR', field: 'email' },
    });
    expect((await change(browser, { name: 'Bia Lima' }, id)).status).toBe(200);
    const admin = await signIn(ADMIN.email, silent.browser());
    const set = await change(admin, { email: `new-${email}` }, id);
    expect(set.json).toMatchObject({ email: `new-${email}`, name: 'Bia Lima' });
    const ownId = Number((await readOwn(admin))['id']);
    expect((await change(admin, { email: 'ana2@example.com' }, ownId)).json).toMatchObject({
      email: 'ana2@example.com',
    });
  });
});
