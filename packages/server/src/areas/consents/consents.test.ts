import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestMail } from '../../engine/notifications/testing';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../mail/testing';
import { add, answer, ask, call, follow, isDisabled, listOf, OVER } from './testing';
import { waitFor } from '../../testing/wait-for';

let server: TestApp;
let smtp: TestSmtpServer;
let admin: TestBrowser;
const report = async (uniqueId: string, deviceId: number): Promise<number> => {
  server.wait(MINUTE_MS);
  await server.engine.ingest({ uniqueId, latitude: 1, longitude: 2 }).catch(() => undefined);
  const { rows } = await server.database.query('select 1 from all_positions where device_id = $1', [
    deviceId,
  ]);
  return rows.length;
};
const enter = async (name: string, more: object = {}) => {
  const id = await server.addUser({ name, email: `${name}@example.com`, ...more });
  const browser = server.browser();
  await browser.signIn(`${name}@example.com`, ADMIN.password);
  return { id, browser };
};
const inDays = (days: number) => new Date(Date.UTC(2026, 7, 21, 12) + days * DAY_MS).toISOString();
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

it('records a person only as long as they agree', () => follow({ door: server, admin, report }));

it('mails the link, tells who asked, and leaves no token in the log', async () => {
  const id = await add(admin, 'mailed');
  const made = await ask(admin, id, { email: 'lia@example.com', personName: 'Lia' });
  expect(made.json).toMatchObject({ sentAt: expect.any(String) });
  const mail = smtp.mails.find(({ to }) => to.includes('lia@example.com'));
  expect(mail?.raw.replace(/=\r\n/g, '')).toContain(`/consent#${String(made.json['token'])}`);
  await answer(server, made.json['token'], 'refused');
  await waitFor(() => {
    const told = smtp.mails.filter(({ to }) => to.includes(ADMIN.email));
    expect(told.map(({ raw }) => raw.replace(/=\r\n/g, '')).join('\n')).toContain(
      'Lia n=C3=A3o consente com o registro de mailed',
    );
  });
  const log = await admin.call('GET /api/server/logs');
  expect(log.text).not.toContain(String(made.json['token']));
  const entries = JSON.parse((await admin.call(`GET /api/devices/${id}/logs`)).text) as Record<
    string,
    unknown
  >[];
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'answer',
      objectType: 'consent',
      objectName: 'Lia',
      userId: 0,
      changes: [{ member: 'status', before: 'asked', after: 'refused' }],
    }),
  );
  expect(entries.map(({ action }) => action)).toContain('create');
  expect(server.logged.join('')).not.toContain(String(made.json['token']));
});

it('ends at its end, and takes back what was enabled past the door', async () => {
  const id = await add(admin, 'ending');
  const made = await ask(admin, id, { expiresAt: inDays(2) });
  await answer(server, made.json['token'], 'given');
  expect(await report('ending', id)).toBe(1);
  server.wait(3 * DAY_MS);
  expect((await admin.signIn(ADMIN.email, ADMIN.password)).status).toBe(200);
  await server.app.sweep();
  expect(await listOf(admin, `deviceId=${id}`)).toMatchObject([{ status: 'expired' }]);
  expect(await report('ending', id)).toBe(1);
  expect(await answer(server, made.json['token'], 'given')).toMatchObject(OVER);

  await enablePastDoor(id);
  await server.app.sweep();
  expect(await isDisabled(admin, id)).toBe(true);
});

async function enablePastDoor(id: number): Promise<void> {
  const { rows } = await server.database.query<{ id: number }>(
    'select id from users where email = $1',
    [ADMIN.email],
  );
  const enabled = await server.engine.upstream.change(
    `/devices/${id}`,
    (stored) => ({ ...stored, disabled: false }),
    { actor: { userId: rows[0]?.id ?? 0 } },
  );
  expect(enabled.status).toBe(200);
}

it('shows and lets write as the vehicle is seen and may be edited', async () => {
  const { browser: owner } = await enter('owner');
  const id = await add(owner, 'owned');
  const made = await ask(owner, id);
  expect(made.status, made.text).toBe(200);
  const { browser: stranger } = await enter('stranger');
  expect(await listOf(stranger)).toEqual([]);
  expect(await listOf(stranger, `deviceId=${id}`)).toEqual([]);
  expect((await stranger.call(`GET /api/consents/${String(made.json['id'])}`)).status).toBe(404);
  expect((await call(stranger, made.json['id'], 'end')).status).toBe(404);
  expect(await ask(stranger, id)).toMatchObject({ status: 422, json: { field: 'deviceId' } });
  expect((await ask(server.browser(), id)).status).toBe(401);
  for (const more of [{ deviceReadonly: true }, { readonly: true }]) {
    const { id: userId, browser } = await enter(`looker-${Object.keys(more).join()}`, more);
    const json = { userId, deviceId: id };
    expect((await admin.call('POST /api/permissions', { json })).status).toBe(204);
    expect(await listOf(browser)).toMatchObject([{ deviceId: id }]);
    expect((await ask(browser, id)).status).toBe(403);
    for (const action of ['resend', 'end']) {
      expect((await call(browser, made.json['id'], action)).status, action).toBe(403);
    }
    const record = await call(browser, made.json['id'], 'record', { answer: 'given' });
    expect(record.status).toBe(403);
  }
  const { id: guestId, browser: guest } = await enter('guest', { temporary: true });
  await admin.call('POST /api/permissions', { json: { userId: guestId, deviceId: id } });
  expect(await guest.call('GET /api/consents')).toMatchObject({
    status: 403,
    json: { code: 'ACCOUNT_IS_SHARED' },
  });
  // One who lost the vehicle sees nothing; the proof stays.
  await admin.call(`DELETE /api/devices/${id}`);
  expect(await listOf(owner)).toEqual([]);
  const { rows } = await server.database.query(
    'select 1 from consent where device_id = $1 and ended_at is not null',
    [id],
  );
  expect(rows).toHaveLength(1);
});

it.each([
  ['personName', { personName: ' ' }],
  ['email', { email: 'no address' }],
  ['expiresAt', { expiresAt: '2020-01-01T00:00:00Z' }],
  ['deviceId', { deviceId: 999_999 }],
])('refuses a wrong %s', async (field, json) => {
  const id = await add(admin, `wrong-${field}`);
  const refused = await ask(admin, id, json);
  expect(refused).toMatchObject({ status: 422, json: { field } });
  expect(await isDisabled(admin, id)).toBe(false);
});

it('is among the data of who asked and of the person, and stays as proof without names', async () => {
  const { id: askerId, browser: asker } = await enter('asker');
  const { id: personId, browser: person } = await enter('person');
  const id = await add(asker, 'proof');
  const made = await ask(asker, id, { email: 'Person@example.com', personName: 'Own Person' });
  await call(asker, made.json['id'], 'record', { answer: 'given' });
  const listsOf = async (browser: TestBrowser, userId: number) => {
    const { json } = await browser.call(`GET /api/users/${userId}/personal-data`);
    return json['lists'] as Record<string, unknown[]>;
  };
  // Of others' asking they are told once the e-mail is known to be theirs.
  expect(await listsOf(person, personId)).toMatchObject({ ownConsents: [] });
  await server.database.query(
    `insert into account (tracking_origin, user_id, proved_email) values ('engine', $1, $2)
     on conflict (tracking_origin, user_id) do update set proved_email = excluded.proved_email`,
    [personId, 'person@example.com'],
  );
  expect(await listsOf(person, personId)).toMatchObject({
    ownConsents: [{ personName: 'Own Person', answer: 'given', deviceName: 'proof' }],
    consentsAsked: [],
  });
  expect(await listsOf(asker, askerId)).toMatchObject({
    consentsAsked: [{ personName: 'Own Person' }],
    consentsRecorded: [{ answer: 'given' }],
    ownConsents: [],
  });
  const email = 'asker@example.com';
  const erased = await admin.call(`POST /api/users/${askerId}/erase`, { json: { email } });
  expect(erased.status, erased.text).toBe(200);
  expect(await listOf(admin, `deviceId=${id}`)).toMatchObject([
    { personName: 'Own Person', askedBy: '', status: 'given', answers: [{ by: '' }] },
  ]);
});

it('asks for many vehicles at once, and twice for one', async () => {
  const ids = await Promise.all(Array.from({ length: 24 }, (_, at) => add(admin, `many-${at}`)));
  const asked = await Promise.all([...ids, ...ids.slice(0, 4)].map((id) => ask(admin, id)));
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
  const given = await Promise.all(
    asked.map(({ json }) => call(admin, json['id'], 'record', { answer: 'given' })),
  );
  const statuses = given.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(24);
  expect(statuses.filter((status) => status === 409)).toHaveLength(4);
  for (const id of ids) expect(await isDisabled(admin, id)).toBe(false);
});

it('looks after more vehicles than are asked for one by one', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 52; at += 1) ids.push(await add(admin, `fleet-${at}`));
  for (const id of ids) expect((await ask(admin, id)).status).toBe(200);
  const last = ids.at(-1) ?? 0;
  await enablePastDoor(last);
  await server.app.sweep();
  expect(await isDisabled(admin, last)).toBe(true);
});

it('slows down who guesses tokens', async () => {
  const guess = () =>
    server.browser().call('POST /api/session/consent', { json: { token: 'a guess' } });
  const statuses: number[] = [];
  while (!statuses.includes(429) && statuses.length < 40) statuses.push((await guess()).status);
  expect(statuses[0]).toBe(400);
  expect(statuses.at(-1)).toBe(429);
});

it('keeps the proof for five years after it ended', async () => {
  const id = await add(admin, 'proved');
  const made = await ask(admin, id);
  await call(admin, made.json['id'], 'end');
  const count = async () =>
    (await server.database.query('select 1 from consent where device_id = $1', [id])).rows.length;
  server.wait(4.9 * 365 * DAY_MS);
  await server.app.sweep();
  expect(await count()).toBe(1);
  server.wait(0.2 * 365 * DAY_MS);
  await server.app.sweep();
  expect(await count()).toBe(0);
});
