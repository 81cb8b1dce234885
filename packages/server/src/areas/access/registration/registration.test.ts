import { DAY_MS } from '@rastro/sdk/domain';
import { request } from 'undici';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ENGINE_ORIGIN } from '../../../db/credential-epoch';
import type { Database } from '../../../db/database';
import { createTestMail } from '../../../engine/notifications/testing';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../../http/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../../mail/testing';
import { openServiceDoor } from '../../../traccar/testing/open-service-door';
import { useFront } from '../../../traccar/testing/use-front';
import { SavedBrands } from '../../../ground/themes/saved-brands';

const ROOT = '/api/session/registration';
const PASSWORD = 'Correct-Horse-77';
const DOMAIN = 'track.north.example';
const at = useFront();
const ends: (() => Promise<unknown>)[] = [];
let smtp: TestSmtpServer;
beforeAll(async () => {
  smtp = await createTestSmtpServer();
  await smtp.start();
});
afterAll(() => smtp.stop());
afterEach(async () => {
  smtp.mails.length = 0;
  for (const end of ends.splice(0).reverse()) await end();
});

interface Place {
  door: TestDoor;
  admin: TestBrowser;
  database: Database;
  origin: string;
  /** Part of e-mails: a tracking server elsewhere keeps accounts over tests. */
  mark: string;
}

const openEngine = async (): Promise<Place & { wait: (ms: number) => void }> => {
  const config = { mail: { url: smtp.url, from: 'no-reply@frota.example' } };
  const server = await startTestApp({ config, mail: createTestMail(smtp.url) });
  ends.push(() => server.stop());
  const admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const { database, wait } = server;
  return { door: server, admin, database, origin: ENGINE_ORIGIN, mark: 'x', wait };
};
const openProxy = async (): Promise<Place> => {
  const door = await openServiceDoor(at, { mail: createTestMail(smtp.url) });
  ends.push(() => door.stop());
  const admin = door.browser();
  const { email, password } = at.elsewhere.admin;
  await admin.signIn(email, password);
  const { origin } = at.front.upstream;
  return { door, admin, database: at.db, origin, mark: String(Date.now()) };
};

const setOpen = async (admin: TestBrowser, registration: boolean, preset = 'none') => {
  const attributes = { 'rastro.registrationPreset': preset === 'none' ? null : preset };
  const reply = await admin.call('PATCH /api/server', { json: { registration, attributes } });
  expect(reply.status, reply.text).toBe(200);
};
const ask = (door: TestDoor, email: string, more: object = {}) =>
  door.browser().call(`POST ${ROOT}`, { json: { email, ...more } });
/** The token of the last mail. */
const readToken = (): string => {
  const raw = smtp.mails.at(-1)?.raw.replace(/=\r\n/g, '') ?? '';
  return /\/register#([\w-]+)/.exec(raw)?.[1] ?? '';
};
const accept = (door: TestDoor, token: string, more: object = {}) => {
  const browser = door.browser();
  const json = { token, name: 'Lia Alves', password: PASSWORD, ...more };
  return browser.call(`POST ${ROOT}/accept`, { json }).then((reply) => ({ ...reply, browser }));
};

/** Registers at the server's own domain, then at that of a reseller. */
async function follow({ door, admin, database, origin, mark }: Place): Promise<void> {
  const email = `lia-${mark}@example.com`;
  const stranger = door.browser();
  const isOpen = async () => (await stranger.call(`GET ${ROOT}`)).json['isOpen'];
  expect(await isOpen()).toBe(false);
  expect((await ask(door, email)).json).toMatchObject({ code: 'REGISTRATION_DISABLED' });
  await setOpen(admin, true, 'viewer');
  expect(await isOpen()).toBe(true);

  // No account is made before the address is proved, and the link is nowhere but in the mail.
  expect((await ask(door, 'nobody')).json).toMatchObject({ field: 'email' });
  const asked = await ask(door, ` ${email} `, { language: 'pt-BR' });
  expect([asked.status, asked.text]).toEqual([204, '']);
  expect(smtp.mails.at(-1)?.to).toEqual([email]);
  const token = readToken();
  expect((await stranger.signIn(email, PASSWORD)).status).toBe(401);
  const read = await stranger.call(`POST ${ROOT}/link`, { json: { token } });
  expect(read.json).toMatchObject({ email });
  expect((await accept(door, 'x'.repeat(43))).json).toMatchObject({ code: 'INVALID_TOKEN' });
  expect((await accept(door, token, { name: '' })).json).toMatchObject({ field: 'name' });
  expect((await accept(door, token, { password: 'x' })).json).toMatchObject({ field: 'password' });

  const made = await Promise.all([accept(door, token), accept(door, token)]);
  expect(made.map(({ status }) => status).sort()).toEqual([200, 400]);
  const came = made.find(({ status }) => status === 200)!;
  expect(came.json).toMatchObject({ name: 'Lia Alves', email, administrator: false });
  expect((await came.browser.call('GET /api/devices')).text).toBe('[]');
  const told = await admin.call(`GET /api/users/${String(came.json['id'])}/access`);
  expect(told.json['permissions'], told.text).toContain('devices.view');

  // Who has an account already is told by the link, which they alone have.
  await ask(door, email);
  expect((await accept(door, readToken())).json).toMatchObject({ code: 'ALREADY_EXISTS' });

  // Nobody makes accounts for others by that switch.
  const other = { name: 'Eve', email: `eve-${mark}@example.com`, password: PASSWORD };
  const refused = await came.browser.call('POST /api/users', { json: other });
  expect(refused.json, refused.text).toMatchObject({ code: 'REGISTRATION_DISABLED' });

  // At a reseller's domain it is the reseller's customer, and there only while the reseller may have customers.
  const northMail = `north-${mark}@example.com`;
  const json = { name: 'North', email: northMail, password: PASSWORD, userLimit: -1 };
  const north = Number((await admin.call('POST /api/users', { json })).json['id']);
  const atNorth = door.browser();
  await atNorth.signIn(northMail, PASSWORD);
  const sold = await admin.call('POST /api/resellers', { json: { userId: north, domain: DOMAIN } });
  expect(sold.status, sold.text).toBe(200);
  const brands = new SavedBrands(database, Date.now);
  const branding = Buffer.from(JSON.stringify({ productName: 'North' }));
  const by = { userId: north, name: 'North' };
  await brands.save(DOMAIN, { from: 0, files: new Map([['branding.json', branding]]), by });
  await brands.setVerified(DOMAIN);
  const atDomain = (method: 'GET' | 'POST', body?: object) =>
    request(`${door.origin}${ROOT}`, {
      method,
      headers: { host: DOMAIN, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  expect(await (await atDomain('GET')).body.json()).toEqual({ isOpen: true });
  const customer = `rui-${mark}@example.com`;
  expect((await atDomain('POST', { email: customer })).statusCode).toBe(204);
  const entered = await accept(door, readToken());
  expect(entered.json, entered.text).toMatchObject({ email: customer });
  const { rows } = await database.query<{ reseller_id: number }>(
    'select reseller_id from account where tracking_origin = $1 and user_id = $2',
    [origin, Number(entered.json['id'])],
  );
  expect(rows).toEqual([{ reseller_id: north }]);
  const late = { email: `late-${mark}@example.com` };
  expect((await atDomain('POST', late)).statusCode).toBe(204);
  const waiting = readToken();
  await admin.call(`POST /api/users/${north}/suspend`, { json: { reason: 'x' } });
  expect(await (await atDomain('GET')).body.json()).toEqual({ isOpen: false });
  expect((await atDomain('POST', late)).statusCode).toBe(403);
  expect((await accept(door, waiting)).json).toMatchObject({ code: 'REGISTRATION_DISABLED' });
  await setOpen(admin, false);
}

it.each([
  ['over the engine', openEngine],
  ['in front of a Traccar', openProxy],
])('[S2.23] [S2.72] lets people make an account by a proved address, %s', async (_name, open) => {
  await follow(await open());
});

it('mails three links a day to an address and twenty to a network, and a link works for a day', async () => {
  const { door, admin, wait } = await openEngine();
  await setOpen(admin, true);
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) {
    const email = n % 2 === 0 ? 'lia@example.com' : 'LIA@example.com';
    statuses.push((await ask(door, email)).status);
  }
  expect(statuses).toEqual([204, 204, 204, 429]);
  for (let n = 0; n < 17; n++) await ask(door, `many-${n}@example.com`);
  expect((await ask(door, 'more@example.com')).status).toBe(429);
  expect(smtp.mails).toHaveLength(20);
  const token = readToken();
  wait(DAY_MS + 1);
  expect((await accept(door, token)).json).toMatchObject({ code: 'INVALID_TOKEN' });
  await door.app.sweep();
  expect((await ask(door, 'lia@example.com')).status).toBe(204);
});

it('is not switched on where no mail goes out', async () => {
  const server = await startTestApp();
  ends.push(() => server.stop());
  const admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const refused = await admin.call('PATCH /api/server', { json: { registration: true } });
  expect([refused.status, refused.json]).toMatchObject([422, { field: 'registration' }]);
});
