import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestMail } from '../../engine/notifications/testing';
import {
  ADMIN,
  startTestApp,
  type TestApp,
  type TestBrowser,
  type TestDoor,
} from '../../http/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../mail/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { sendMessage } from '../../traccar/testing/send-message';
import { signInAt, useFront } from '../../traccar/testing/use-front';

const MISSING = { status: 409, json: { code: 'CONSENT_MISSING', field: 'disabled' } };
const OVER = { status: 409, json: { code: 'CONSENT_OVER' } };

const add = async (browser: TestBrowser, uniqueId: string): Promise<number> => {
  const reply = await browser.call('POST /api/devices', { json: { name: uniqueId, uniqueId } });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const ask = (browser: TestBrowser, deviceId: number, more: object = {}) =>
  browser.call('POST /api/consents', { json: { deviceId, personName: 'Bia', ...more } });
const call = (browser: TestBrowser, id: unknown, action: string, json?: object) =>
  browser.call(`POST /api/consents/${String(id)}/${action}`, { ...(json && { json }) });
const listOf = async (browser: TestBrowser, query = '') =>
  JSON.parse((await browser.call(`GET /api/consents?${query}`)).text) as Record<string, unknown>[];
/** As the person, who has no account. */
const answer = (door: Pick<TestDoor, 'browser'>, token: unknown, given: string) =>
  door.browser().call('POST /api/session/consent/answer', { json: { token, answer: given } });
const isDisabled = async (browser: TestBrowser, id: number) =>
  (await browser.call(`GET /api/devices/${id}`)).json['disabled'];

interface Scene {
  door: TestDoor;
  admin: TestBrowser;
  /** Sends a fix, and says how many are kept of the device. */
  report(uniqueId: string, deviceId: number): Promise<number>;
}

/** From being asked to agreeing, taking it back and agreeing again: what is recorded meanwhile. */
async function follow({ door, admin, report }: Scene): Promise<void> {
  const uniqueId = `bia-${Date.now()}`;
  const id = await add(admin, uniqueId);
  expect(await report(uniqueId, id)).toBe(1);
  const made = await ask(admin, id, { purpose: 'Night rounds', email: ' BIA@example.com ' });
  expect(made.json, made.text).toMatchObject({
    ...{ deviceId: id, status: 'asked', email: 'BIA@example.com', deviceName: uniqueId },
    ...{ answers: [], answeredAt: null },
  });
  const { token, url } = made.json;
  expect(String(url)).toContain(`/consent#${String(token)}`);
  expect(await isDisabled(admin, id)).toBe(true);
  expect(await report(uniqueId, id)).toBe(1);

  const told = await door.browser().call('POST /api/session/consent', { json: { token } });
  expect(told.json).toEqual({
    ...{ personName: 'Bia', deviceName: uniqueId, purpose: 'Night rounds', status: 'asked' },
    ...{ askedBy: expect.stringContaining('ana@example.com'), expiresAt: null, answeredAt: null },
  });
  expect(told.headers.get('cache-control')).toBe('no-store');

  // Nobody says it in the person's place, by any way to write a device.
  const whole = (await admin.call(`GET /api/devices/${id}`)).json;
  const enabled = { ...whole, disabled: false };
  expect(await admin.call(`PUT /api/devices/${id}`, { json: enabled })).toMatchObject(MISSING);
  const patch = (json: object) => admin.call(`PATCH /api/devices/${id}`, { json });
  expect(await patch({ disabled: false })).toMatchObject(MISSING);
  expect((await patch({ model: 'FMB920' })).status).toBe(200);
  expect(await report(uniqueId, id)).toBe(1);

  const agreed = await answer(door, token, 'given');
  expect(agreed.json, agreed.text).toMatchObject({ status: 'given' });
  expect(await isDisabled(admin, id)).toBe(false);
  expect(await report(uniqueId, id)).toBe(2);
  expect((await answer(door, token, 'refused')).json).toMatchObject({ field: 'answer' });
  expect((await answer(door, token, 'given')).status).toBe(200);

  expect((await answer(door, token, 'withdrawn')).json).toMatchObject({ status: 'withdrawn' });
  expect(await report(uniqueId, id)).toBe(2);
  expect(await patch({ disabled: false })).toMatchObject(MISSING);
  const [kept] = await listOf(admin, `deviceId=${id}&latest=true`);
  expect(kept).toMatchObject({
    ...{ status: 'withdrawn', token: null, url: null },
    answers: [
      { answer: 'given', how: 'link', by: '' },
      { answer: 'withdrawn', how: 'link', by: '' },
    ],
  });

  // A new link, and another consent, end the ones before.
  const anew = await call(admin, made.json['id'], 'resend');
  expect(await answer(door, token, 'given')).toMatchObject({
    ...{ status: 400, json: { code: 'INVALID_TOKEN' } },
  });
  expect((await answer(door, anew.json['token'], 'given')).status).toBe(200);
  expect(await report(uniqueId, id)).toBe(3);
  const second = await ask(admin, id, { personName: 'Caio' });
  expect(await report(uniqueId, id)).toBe(3);
  expect(await answer(door, anew.json['token'], 'withdrawn')).toMatchObject(OVER);
  expect(await listOf(admin, `deviceId=${id}`)).toMatchObject([
    { personName: 'Caio', status: 'asked' },
    { personName: 'Bia', status: 'ended' },
  ]);
  const paper = { answer: 'given', note: 'Signed on 21 August' };
  expect((await call(admin, second.json['id'], 'record', paper)).json).toMatchObject({
    status: 'given',
    answers: [{ how: 'paper', by: expect.stringContaining('ana@'), note: 'Signed on 21 August' }],
  });
  expect(await report(uniqueId, id)).toBe(4);
  await call(admin, second.json['id'], 'record', { answer: 'withdrawn' });
  expect(await report(uniqueId, id)).toBe(4);
  expect((await call(admin, second.json['id'], 'end')).json).toMatchObject({ status: 'ended' });
  expect(await report(uniqueId, id)).toBe(5);
  expect(await call(admin, second.json['id'], 'end')).toMatchObject(OVER);
  expect(await call(admin, second.json['id'], 'record', paper)).toMatchObject(OVER);

  // What somebody had taken out of use by hand stays so.
  await patch({ disabled: true });
  const third = await ask(admin, id);
  expect((await answer(door, third.json['token'], 'given')).status).toBe(200);
  expect(await isDisabled(admin, id)).toBe(true);
  expect((await patch({ disabled: false })).status).toBe(200);
  expect(await report(uniqueId, id)).toBe(6);
}

describe('with the engine', () => {
  let server: TestApp;
  let smtp: TestSmtpServer;
  let admin: TestBrowser;
  const report = async (uniqueId: string, deviceId: number): Promise<number> => {
    server.wait(MINUTE_MS);
    await server.engine.ingest({ uniqueId, latitude: 1, longitude: 2 }).catch(() => undefined);
    const { rows } = await server.database.query(
      'select 1 from all_positions where device_id = $1',
      [deviceId],
    );
    return rows.length;
  };
  const enter = async (name: string, more: object = {}) => {
    const id = await server.addUser({ name, email: `${name}@example.com`, ...more });
    const browser = server.browser();
    await browser.signIn(`${name}@example.com`, ADMIN.password);
    return { id, browser };
  };
  const inDays = (days: number) =>
    new Date(Date.UTC(2026, 7, 21, 12) + days * DAY_MS).toISOString();
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
    await vi.waitFor(() => {
      const told = smtp.mails.filter(({ to }) => to.includes(ADMIN.email));
      expect(told.map(({ raw }) => raw.replace(/=\r\n/g, '')).join('\n')).toContain(
        'Lia does not consent to the recording of mailed',
      );
    }, 10_000);
    const log = await admin.call('GET /api/server/logs');
    expect(log.text).not.toContain(String(made.json['token']));
    const entries = JSON.parse((await admin.call(`GET /api/devices/${id}/logs`)).text) as Record<
      string,
      unknown
    >[];
    expect(entries).toContainEqual(
      expect.objectContaining({
        ...{ action: 'answer', objectType: 'consent', objectName: 'Lia', userId: 0 },
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
    await server.app.sweep();
    expect(await isDisabled(admin, id)).toBe(true);
  });

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
      ...{ status: 403, json: { code: 'ACCOUNT_IS_SHARED' } },
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
});

describe('over a tracking server elsewhere', () => {
  const at = useFront();
  let door: TestDoor;
  let admin: TestBrowser;
  const open = async (serviceToken?: string): Promise<TestDoor> => {
    const upstream = serviceToken ? at.front.another({ serviceToken }).upstream : at.front.upstream;
    door = await openProductDoor(upstream, at.db);
    admin = door.browser();
    await admin.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
    return door;
  };
  let serviceToken: string;
  beforeEach(async () => {
    const actor = { userId: await signInAt(at.front, at.elsewhere.admin) };
    const body = { expiration: new Date(Date.now() + DAY_MS).toISOString() };
    const token = { method: 'POST', path: '/session/token', query: new URLSearchParams(), body };
    serviceToken = (await at.front.upstream.send(token, { actor })).body ?? '';
  });
  const report = async (uniqueId: string, deviceId: number): Promise<number> => {
    // The line of a device that is refused may be cut.
    const fields = { id: uniqueId, lat: '1', lon: '2' };
    await sendMessage(at.elsewhere.ingestOrigin, fields).catch(() => undefined);
    const from = new Date(Date.now() - DAY_MS).toISOString();
    const to = new Date(Date.now() + DAY_MS).toISOString();
    const line = `GET /api/positions?deviceId=${deviceId}&from=${from}&to=${to}`;
    return (JSON.parse((await admin.call(line)).text) as unknown[]).length;
  };

  it('records a person only as long as they agree', async () => {
    await open();
    try {
      await follow({ door, admin, report });
    } finally {
      await door.stop();
    }
  });

  it('keeps what a person takes back while the tracking server is away, and does it later', async () => {
    await open(serviceToken);
    try {
      const uniqueId = `away-${Date.now()}`;
      const id = await add(admin, uniqueId);
      const { token } = (await ask(admin, id)).json;
      await answer(door, token, 'given');
      expect(await report(uniqueId, id)).toBe(1);
      await at.proxy.set({ kind: 'refuse' });
      expect((await answer(door, token, 'withdrawn')).json).toMatchObject({ status: 'withdrawn' });
      await at.proxy.set({ kind: 'pass' });
      // Until it is known to be back, nobody is sent there.
      await vi.waitFor(async () => expect(await isDisabled(admin, id)).toBe(false), 10_000);
      await door.app.sweep();
      expect(await isDisabled(admin, id)).toBe(true);
      expect(await report(uniqueId, id)).toBe(1);
    } finally {
      await door.stop();
    }
  });

  it('stops in the name of the service account where who asked lost the vehicle', async () => {
    await open(serviceToken);
    try {
      const email = `rui-${Date.now()}@example.com`;
      const person = { name: 'Rui', email, password: 'a long password', deviceLimit: -1 };
      const userId = Number((await admin.call('POST /api/users', { json: person })).json['id']);
      const rui = door.browser();
      await rui.signIn(email, person.password);
      const id = await add(rui, `lost-${Date.now()}`);
      const { token } = (await ask(rui, id)).json;
      await answer(door, token, 'given');
      expect(await isDisabled(admin, id)).toBe(false);
      const json = { userId, deviceId: id };
      await admin.call('POST /api/permissions', { json });
      await admin.call('DELETE /api/permissions', { json });
      expect(await listOf(rui)).toEqual([]);
      expect((await answer(door, token, 'withdrawn')).status).toBe(200);
      expect(await isDisabled(admin, id)).toBe(true);
    } finally {
      await door.stop();
    }
  });
});
