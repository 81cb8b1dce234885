import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import { createTestMail } from '../../../engine/notifications/testing';
import { ADMIN, startTestApp, type TestApp, type TestReply } from '../../../http/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../../mail/testing';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let server: TestApp;
let smtp: TestSmtpServer;
let adminId: number;

beforeAll(async () => {
  smtp = await createTestSmtpServer();
  await smtp.start();
  server = await startTestApp({ mail: { ...createTestMail(smtp.url), largestSheetBytes: 100 } });
  const signedIn = await server.browser().signIn(ADMIN.email, ADMIN.password);
  adminId = Number(signedIn.json['id']);
  await server.addDevice('Bus', 'bus');
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

/** Asks for a report by mail and gives the token of the link in it. */
const askForLink = async (userId = adminId, more = ''): Promise<string> => {
  const query = new URLSearchParams(`from=2026-08-21T00:00:00Z&to=2026-08-22T00:00:00Z${more}`);
  const request = { method: 'GET', path: '/reports/route/mail', query };
  const answer = await server.engine.upstream.send(request, { actor: { userId } });
  expect(answer.status).toBe(204);
  await server.engine.deliver();
  const text = smtp.mails.at(-1)?.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
  return /reports\/sent\/([\w.-]+)/.exec(text)?.[1] ?? '';
};
const open = (token: string, language = 'pt-BR,pt;q=0.9'): Promise<TestReply> =>
  server.browser().call(`GET /reports/sent/${token}`, { headers: { 'accept-language': language } });
const edit = async (user: Record<string, unknown>): Promise<void> => {
  const request = { method: 'PUT', path: `/users/${user['id']}`, query: new URLSearchParams() };
  const answer = await server.engine.upstream.send(
    { ...request, body: user },
    { actor: { userId: adminId } },
  );
  expect(answer.status).toBe(200);
};

it('gives the spreadsheet to whoever has the link, and to no log', async () => {
  const token = await askForLink();
  const reply = await open(token);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, XLSX]);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('content-disposition')).toContain('.xlsx');
  expect(reply.text.slice(0, 2)).toBe('PK');
  expect(server.logged.join('\n')).toContain('/reports/sent/…');
  expect(server.logged.join('\n')).not.toContain(token);
});

it('is no token: neither signs in, nor does one open a report', async () => {
  const token = await askForLink();
  for (const bearer of [token, token.split('.')[1]]) {
    const headers = { authorization: `Bearer ${bearer}` };
    expect((await server.browser().call('GET /api/devices', { headers })).status).toBe(401);
  }
  const browser = server.browser();
  await browser.signIn(ADMIN.email, ADMIN.password);
  const program = await browser.call('POST /api/session/token', { form: {} });
  expect(program.status).toBe(200);
  for (const link of [program.text, `${adminId}.${program.text}`]) {
    expect((await open(link)).status).toBe(404);
  }
});

it("opens nothing under another's number, nor what is not a number", async () => {
  const other = await server.addUser({ name: 'Cy', email: 'cy@example.com' });
  const sealed = (await askForLink()).split('.')[1];
  expect((await open(`${adminId}.${sealed}`)).status).toBe(200);
  const owners = [other, 9_999, 0, -1, `0${adminId}`, `${adminId}e0`, '9'.repeat(40), '', 'x'];
  for (const owner of owners) {
    expect([owner, (await open(`${owner}.${sealed}`)).status]).toEqual([owner, 404]);
  }
  expect((await open(`${adminId}.`)).status).toBe(404);
  expect((await open(`${adminId}.${sealed}${'A'.repeat(2_000)}`)).status).toBe(404);
});

it('says in words of the reader that a link is wrong, whatever was changed in it', async () => {
  const token = await askForLink();
  const [owner = '', sealed = ''] = token.split('.');
  const bytes = Buffer.from(sealed, 'base64url');
  for (const at of [0, 31, 32, 40, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = changed[at]! ^ 1;
    const reply = await open(`${owner}.${changed.toString('base64url')}`);
    expect([reply.status, reply.text]).toEqual([404, expect.stringContaining('Este link expirou')]);
  }
  expect((await open('x', 'es')).text).toContain('enlace');
  expect((await open('%00', 'fr')).text).toContain('This link');
});

it('leads people to a page that says so, where there is one; programs are told at once', async () => {
  const consoleDir = mkdtempSync(join(tmpdir(), 'rastro-console-'));
  writeFileSync(join(consoleDir, 'index.html'), '<!doctype html><title></title>');
  const door = await server.openDoor({ consoleDir });
  const ask = (origin: string, accept: string) =>
    fetch(`${origin}/reports/sent/x`, { headers: { accept }, redirect: 'manual' });
  const page = await ask(door.origin, 'text/html,application/xhtml+xml,*/*;q=0.8');
  expect([page.status, page.headers.get('location')]).toEqual([303, '/login?expired=report']);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('cache-control')).toBe('no-store');
  for (const [origin, accept] of [
    [door.origin, '*/*'],
    [door.origin, 'application/json'],
    [server.origin, 'text/html'],
  ] as const) {
    const told = await ask(origin, accept);
    expect([told.status, told.headers.get('content-type')]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
    expect(await told.text()).toContain('This link has expired');
  }
  await door.stop();
  rmSync(consoleDir, { recursive: true });
});

it('ends with a new password, with the account, and after a week', async () => {
  const user = { name: 'Bo', email: 'bo@example.com', password: 'a long password' };
  const id = await server.addUser(user);
  const before = await askForLink(id);
  expect((await open(before)).status).toBe(200);
  await edit({ id, ...user, password: 'another password' });
  expect((await open(before)).status).toBe(404);

  const after = await askForLink(id);
  expect((await open(after)).status).toBe(200);
  await edit({ id, name: 'Bo', email: user.email, disabled: true });
  expect((await open(after)).status).toBe(404);
  await edit({ id, name: 'Bo', email: user.email, disabled: false });
  expect((await open(after)).status).toBe(200);
  server.wait(7 * DAY_MS + 1);
  expect((await open(after)).status).toBe(404);
});

it('sends no link that asks for more than an address can carry', async () => {
  const many = Array.from({ length: 200 }, (_, index) => `&groupId=${100_000 + index}`).join('');
  expect(await askForLink(adminId, many)).toBe('');
});
