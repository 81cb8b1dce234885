import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMail } from '../../../engine/notifications/testing';
import { ADMIN, startTestApp, type TestApp, type TestReply } from '../../../http/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../../mail/testing';

let server: TestApp;
let smtp: TestSmtpServer;
const LINK = /login\/recover\/([\w=\r\n-]+?)(?:\r\n\r\n|\s)/;

beforeAll(async () => {
  smtp = await createTestSmtpServer();
  await smtp.start();
  const mail = { url: smtp.url, from: 'no-reply@example.com' };
  const config = { mail, trustProxy: ['127.0.0.1'] };
  server = await startTestApp({ config, mail: createTestMail(smtp.url) });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

const post = (form: Record<string, string>): Promise<TestReply> =>
  server.browser().call('POST /api/session/password', { form });
const askFor = async (email: string): Promise<number> => {
  const { status } = await post({ email, requested_from: 'web' });
  await server.engine.deliver();
  return status;
};

describe('GET /api/server', () => {
  it('tells whether the server sends mail', async () => {
    expect((await server.browser().call('GET /api/server')).json['emailEnabled']).toBe(true);
    const silent = await startTestApp();
    expect((await silent.browser().call('GET /api/server')).json['emailEnabled']).toBe(false);
    await silent.stop();
  });
});

describe('POST /api/session/password', () => {
  it('answers alike whether the address is known or not, and writes to known ones only', async () => {
    expect(await askFor('nobody@example.com')).toBe(204);
    expect(smtp.mails).toEqual([]);
    expect(await askFor(` ${ADMIN.email.toUpperCase()}`)).toBe(204);
    expect(smtp.mails.map(({ to }) => to)).toEqual([[ADMIN.email]]);
  });

  it('writes in the language of the account, else in that of the page', async () => {
    const askedBy = async (form: Record<string, string>) => {
      const before = smtp.mails.length;
      expect((await post({ email: 'lia@example.com', ...form })).status).toBe(204);
      await server.engine.deliver();
      return smtp.mails.slice(before).map(({ raw }) => raw);
    };
    const id = await server.addUser({ name: 'Lia', email: 'lia@example.com' });
    const [page] = await askedBy({ language: 'pt-BR' });
    expect(page).toContain('pediu uma nova senha');
    const admin = server.browser();
    await admin.signIn(ADMIN.email, ADMIN.password);
    const json = { attributes: { 'rastro.lang': 'es' } };
    expect((await admin.call(`PATCH /api/users/${id}`, { json })).status).toBe(200);
    const [own] = await askedBy({ language: 'pt-BR' });
    expect(own).toContain('Alguien pidi');
    const endless = { email: 'lia@example.com', language: 'x'.repeat(2000) };
    expect((await post(endless)).status).toBe(422);
    smtp.mails.splice(1);
  });

  it('[S8.28] sets a new password with the token of the mail, once, and ends all sessions', async () => {
    const old = server.browser();
    expect((await old.signIn(ADMIN.email, ADMIN.password)).status).toBe(200);
    const text = smtp.mails[0]?.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
    const token = LINK.exec(text)?.[1] ?? '';
    expect(token).not.toBe('');
    expect((await post({ token, password: 'x' })).json).toMatchObject({
      code: 'FIELD_INVALID',
      field: 'password',
    });
    expect((await post({ token, password: 'a new password' })).status).toBe(204);
    expect((await old.call('GET /api/session')).status).toBe(401);
    expect((await server.browser().signIn(ADMIN.email, ADMIN.password)).status).toBe(401);
    expect((await server.browser().signIn(ADMIN.email, 'a new password')).status).toBe(200);
    expect((await post({ token, password: 'another one' })).json).toMatchObject({
      code: 'INVALID_TOKEN',
    });
  });

  it('takes no token of a program, which would outlive itself as a password', async () => {
    const browser = server.browser();
    await browser.signIn(ADMIN.email, 'a new password');
    const { text: token } = await browser.call('POST /api/session/token');
    expect((await post({ token, password: 'taken over' })).json).toMatchObject({
      code: 'INVALID_TOKEN',
    });
    expect((await browser.call('GET /api/session')).status).toBe(200);
    expect((await server.browser().signIn(ADMIN.email, 'taken over')).status).toBe(401);
  });

  it('names the empty field', async () => {
    expect((await post({ email: ' ' })).json).toMatchObject({ code: 'FILL_EMAIL_FIELD' });
    expect((await post({ token: '', password: 'long' })).json).toMatchObject({
      code: 'FILL_TOKEN_FIELD',
    });
  });

  it('slows down who guesses tokens, and nobody else', async () => {
    const guessFrom = async (address: string): Promise<number> => {
      const headers = { origin: server.origin, 'x-forwarded-for': address };
      const body = new URLSearchParams({ token: 'a guess', password: 'long enough' });
      const url = `${server.origin}/api/session/password`;
      return (await fetch(url, { method: 'POST', headers, body })).status;
    };
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) statuses.push(await guessFrom('203.0.113.1'));
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
    expect(await guessFrom('198.51.100.2')).toBe(400);
  });

  it('slows down who fills a mailbox', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) statuses.push((await post({ email: 'e@e' })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    ['passwordReset=abc-DEF_1=', '/login/recover/abc-DEF_1='],
    ['passwordReset=%2F%2Felsewhere.example', '/login'],
    ['passwordReset=a&passwordReset=b', '/login'],
    ['', '/login'],
  ])('leads from the link in the mail of a Traccar to the page: %s', async (search, target) => {
    const reply = await fetch(`${server.origin}/reset-password?${search}`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, target]);
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('says so where no mail goes out, whoever asks', async () => {
    const door = await server.openDoor({});
    for (const email of [ADMIN.email, 'nobody@example.com']) {
      const reply = await door.browser().call('POST /api/session/password', { form: { email } });
      expect(reply).toMatchObject({ status: 503, json: { code: 'MAIL_NOT_CONFIGURED' } });
    }
    await door.stop();
  });
});
