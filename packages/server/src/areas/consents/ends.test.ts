import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestMail } from '../../engine/notifications/testing';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../mail/testing';
import { add, answer, ask } from './testing';
import { waitFor } from '../../testing/wait-for';

let server: TestApp;
let smtp: TestSmtpServer;
let admin: TestBrowser;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.UTC(2026, 7, 21, 12);
  smtp = await createTestSmtpServer();
  await smtp.start();
  server = await startTestApp({ mail: createTestMail(smtp.url) });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  await admin.call('PATCH /api/server', { json: { attributes: { language: 'en-US' } } });
});
afterEach(async () => {
  await server.stop();
  await smtp.stop();
});

const enter = async (name: string, more: object = {}) => {
  const id = await server.addUser({ name, email: `${name}@example.com`, ...more });
  const browser = server.browser();
  await browser.signIn(`${name}@example.com`, ADMIN.password);
  return { id, browser };
};
const inDays = (days: number) => new Date(nowMs + days * DAY_MS).toISOString();
const pass = async (ms: number) => {
  nowMs += ms;
  server.wait(ms);
  await server.app.sweep();
  await server.engine.deliver();
};
/** Subjects of the mails about consents sent to an account, oldest first. */
const toldTo = (name: string) =>
  smtp.mails
    .filter(({ to }) => to.includes(`${name}@example.com`))
    .map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '')
    .filter((subject) => subject.startsWith('The consent'));
const settle = (name: string, lines: string[]) =>
  waitFor(() => expect(toldTo(name)).toEqual(lines));

it('tells who asked a week before, and at the end, once each', async () => {
  const { browser } = await enter('bia');
  const id = await add(browser, 'van');
  const made = await ask(browser, id, { personName: 'Lia', expiresAt: inDays(21) });
  expect((await answer(server, made.json['token'], 'given')).status).toBe(200);
  await pass(13.9 * DAY_MS);
  expect(toldTo('bia')).toEqual([]);
  await pass(0.2 * DAY_MS);
  await pass(MINUTE_MS);
  await waitFor(() => expect(toldTo('bia')).toHaveLength(1));
  expect(toldTo('bia')[0]).toMatch(/^The consent of Lia ends on Sep 11, 2026, 9:00/);
  await pass(7 * DAY_MS);
  await pass(MINUTE_MS);
  await waitFor(() => expect(toldTo('bia')).toHaveLength(2));
  expect(toldTo('bia')[1]).toBe('The consent of Lia has expired: van records nothing any more');
  expect(toldTo('ana')).toEqual([]);
});

it('tells of a short one once half of it is over, of one that nobody answered at its end alone', async () => {
  const { browser } = await enter('bia');
  for (const [name, given] of [
    ['Lia', true],
    ['Rui', false],
  ] as const) {
    const id = await add(browser, name);
    const made = await ask(browser, id, { personName: name, expiresAt: inDays(2) });
    if (given) await answer(server, made.json['token'], 'given');
  }
  await pass(0.9 * DAY_MS);
  expect(toldTo('bia')).toEqual([]);
  await pass(0.2 * DAY_MS);
  await waitFor(() => expect(toldTo('bia')).toHaveLength(1));
  expect(toldTo('bia')[0]).toContain('Lia ends on');
  await pass(DAY_MS);
  await settle('bia', [
    expect.stringContaining('Lia ends on') as string,
    'The consent of Lia has expired: Lia records nothing any more',
    'The consent of Rui has expired: Rui records nothing any more',
  ]);
});

it('tells whose vehicle it is where who asked has it no more, and nobody who only looks', async () => {
  const { browser, id: askerId } = await enter('bia');
  const id = await add(browser, 'van');
  const made = await ask(browser, id, { personName: 'Lia', expiresAt: inDays(2) });
  await answer(server, made.json['token'], 'given');
  const { id: keeperId } = await enter('caio');
  const { id: lookerId } = await enter('dora', { deviceReadonly: true });
  for (const userId of [keeperId, lookerId]) {
    const json = { userId, deviceId: id };
    expect((await admin.call('POST /api/permissions', { json })).status).toBe(204);
  }
  const json = { userId: askerId, deviceId: id };
  expect((await admin.call('DELETE /api/permissions', { json })).status).toBe(204);
  await pass(3 * DAY_MS);
  await settle('caio', ['The consent of Lia has expired: van records nothing any more']);
  expect([...toldTo('bia'), ...toldTo('dora')]).toEqual([]);
});

it('ends with a device that was deleted, kept, and then ended for good', async () => {
  const json = { attributes: { 'rastro.safeDeletion': true } };
  expect((await admin.call('PATCH /api/server', { json })).status).toBe(200);
  const id = await add(admin, 'van');
  await ask(admin, id);
  const kept = async () =>
    (
      await server.database.query(
        'select ended_at is not null as over, is_held as held from consent where device_id = $1',
        [id],
      )
    ).rows;
  expect((await admin.call(`DELETE /api/devices/${id}`)).status).toBe(204);
  // It may come back, and follows the person then.
  expect(await kept()).toEqual([{ over: false, held: true }]);
  expect((await admin.call(`DELETE /api/deleted-devices/${id}`)).status).toBe(204);
  expect(await kept()).toEqual([{ over: true, held: false }]);
});
