import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestMail } from '../../../engine/notifications/testing';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../../mail/testing';
import { add, ask } from '../../consents/testing';

const PASSWORD = ADMIN.password;
const LINK = /login\/confirm\/([\w-]+)/;

let server: TestApp;
let smtp: TestSmtpServer;
let admin: TestBrowser;
let names = 0;

interface Person {
  id: number;
  email: string;
  browser: TestBrowser;
}
/** Two companies that know nothing of each other, and somebody whom one of them made with an e-mail of its choice. */
let near: Person;
let far: Person;
let made: Person;

const enter = async (id: number, email: string): Promise<Person> => {
  const browser = server.browser();
  expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
  return { id, email, browser };
};
const addManager = async (name: string): Promise<Person> => {
  const email = `${name}-${(names += 1)}@example.com`;
  return enter(await server.addUser({ name, email, userLimit: -1 }), email);
};
const addBelow = async ({ browser }: Person, email: string): Promise<Person> => {
  const json = { name: 'Lia', email, password: PASSWORD };
  const reply = await browser.call('POST /api/users', { json });
  expect(reply.status, reply.text).toBe(200);
  return enter(Number(reply.json['id']), email);
};
const consentsOf = async (by: Person, id: number) => {
  const reply = await by.browser.call(`GET /api/users/${id}/personal-data`);
  expect(reply.status, reply.text).toBe(200);
  const { lists, left } = reply.json as {
    lists: Record<string, { deviceName: string }[]>;
    left: { name: string; why: string }[];
  };
  return {
    devices: lists['ownConsents']?.map(({ deviceName }) => deviceName),
    left: left.find(({ name }) => name === 'ownConsents')?.why,
  };
};

beforeAll(async () => {
  smtp = await createTestSmtpServer();
  await smtp.start();
  server = await startTestApp({ mail: createTestMail(smtp.url) });
  admin = server.browser();
  await admin.signIn(ADMIN.email, PASSWORD);
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(async () => {
  near = await addManager('near');
  far = await addManager('far');
  made = await addBelow(near, `lia-${(names += 1)}@example.com`);
  for (const [by, name] of [
    [near, 'near'],
    [far, 'far'],
  ] as const) {
    const deviceId = await add(by.browser, `${name}-${made.id}`);
    expect((await ask(by.browser, deviceId, { email: made.email })).status).toBe(200);
  }
});

it('tells consents of another company to nobody who only wrote down the e-mail', async () => {
  const told = { devices: [`near-${made.id}`], left: 'notProved' };
  expect(await consentsOf(near, made.id)).toEqual(told);
  // What the company above asked is theirs to read all the same.
  expect(await consentsOf(made, made.id)).toEqual(told);
  // Who stands above all sees all.
  const all = [`near-${made.id}`, `far-${made.id}`];
  const { id } = (await admin.call('GET /api/session')).json;
  const { devices, left } = await consentsOf(
    { id: Number(id), email: ADMIN.email, browser: admin },
    made.id,
  );
  expect([devices?.sort(), left]).toEqual([all.sort(), undefined]);
});

it('tells all of them to who proved that the e-mail is theirs, and not to who made the account', async () => {
  const owner = await addBelow(near, `old-${(names += 1)}@example.com`);
  const email = `proved-${(names += 1)}@example.com`;
  const deviceId = await add(far.browser, `proved-${owner.id}`);
  await ask(far.browser, deviceId, { email });
  const user = (await owner.browser.call(`GET /api/users/${owner.id}`)).json;
  smtp.mails.length = 0;
  const json = { ...user, email, currentPassword: PASSWORD };
  expect((await owner.browser.call(`PUT /api/users/${owner.id}`, { json })).status).toBe(200);
  await server.engine.deliver();
  const token = LINK.exec(smtp.mails[0]?.raw.replace(/=\r\n/g, '') ?? '')?.[1] ?? '';
  const confirmed = await server.browser().call('POST /api/session/email', { form: { token } });
  expect(confirmed.status).toBe(204);
  const again = await enter(owner.id, email);
  expect(await consentsOf(again, owner.id)).toEqual({
    devices: [`proved-${owner.id}`],
    left: undefined,
  });
  expect(await consentsOf(near, owner.id)).toEqual({ devices: [], left: 'notProved' });
  // Another e-mail that somebody else writes is not proved.
  const other = { ...user, email: made.email };
  await admin.call(`PATCH /api/users/${made.id}`, { json: { email: `was-${made.email}` } });
  expect((await admin.call(`PUT /api/users/${owner.id}`, { json: other })).status).toBe(200);
  const moved = await enter(owner.id, made.email);
  expect((await consentsOf(moved, owner.id)).devices).toEqual([`near-${made.id}`]);
});

it('takes the names only of the person out of the log, whatever else is called so', async () => {
  const { email } = made;
  // Of another company: a vehicle that is called so.
  const deviceId = await add(far.browser, `named-${made.id}`);
  await far.browser.call(`PATCH /api/devices/${deviceId}`, { json: { name: email } });
  await far.browser.call(`PATCH /api/devices/${deviceId}`, { json: { model: 'FMB920' } });
  // Somebody who tried to get in by that e-mail.
  await server.browser().signIn(email, 'a wrong password');
  const count = async (objectType: string): Promise<number> => {
    const { rows } = await server.database.query(
      'select 1 from log_entry where object_name = $1 and object_type = $2',
      [email, objectType],
    );
    return rows.length;
  };
  const before = await count('device');
  expect(before).toBeGreaterThan(0);
  expect(await count('session')).toBe(1);
  const erase = (by: TestBrowser, address: string) =>
    by.call(`POST /api/users/${made.id}/erase`, { json: { email: address } });
  const done = await erase(near.browser, email);
  expect(done.status, done.text).toBe(200);
  expect(await count('device')).toBe(before);
  // Whoever may choose an e-mail would hide what was tried with it.
  expect(await count('session')).toBe(1);
});
