import { afterEach, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestBrowser } from '../../http/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../mail/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { useFront } from '../../traccar/testing/use-front';
import { startTestAsaas } from '../billing/testing';

const at = useFront();
const SECRET = 'correct horse battery';
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Told {
  key: string;
  source: string;
  values: Record<string, unknown>;
  secrets: string[];
  fields: { name: string }[];
  isLost: boolean;
}

const list = async (admin: TestBrowser): Promise<Told[]> => {
  const reply = await admin.call('GET /api/integrations');
  expect(reply.status, reply.text).toBe(200);
  expect(reply.text).not.toContain(SECRET);
  return JSON.parse(reply.text) as Told[];
};
const find = async (admin: TestBrowser, key: string): Promise<Told | undefined> =>
  (await list(admin)).find((each) => each.key === key);
const enableBilling = (admin: TestBrowser, isOn: boolean) =>
  admin.call('PATCH /api/server', {
    json: { attributes: { 'rastro.enableBilling': isOn ? true : null } },
  });
const startAsaas = async () => {
  const asaas = await startTestAsaas();
  ends.push(() => asaas.stop());
  return asaas;
};
const startMail = async (): Promise<TestSmtpServer> => {
  const smtp = await createTestSmtpServer({ user: 'ana', password: SECRET });
  await smtp.start();
  ends.push(() => smtp.stop());
  return smtp;
};

const openEngine = async (asaasUrl: string) => {
  const server = await startTestApp({ config: { asaasUrl }, isLive: true });
  ends.push(() => server.stop());
  const admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  return { server, door: server, admin, database: server.database };
};
const openProxy = async (asaasUrl: string) => {
  const door = await openProductDoor(at.front.upstream, at.db, { config: { asaasUrl } });
  ends.push(() => door.stop());
  const admin = door.browser();
  const { email, password } = at.elsewhere.admin;
  await admin.signIn(email, password);
  return { door, admin, database: at.db };
};

it.each([
  ['over the engine', openEngine],
  ['over a tracking server elsewhere', openProxy],
])(
  '[S3.54] [S3.55] [S6.35] [S7.95] [S7.96] takes payments by what is saved at once, and shows no secret again, %s',
  async (_name, open) => {
    const asaas = await startAsaas();
    const { door, admin, database } = await open(asaas.url);
    expect((await admin.call('GET /api/integrations')).json.code).toBe('BILLING_DISABLED');
    await enableBilling(admin, true);

    const hook = (token: string) =>
      door.browser().call('POST /api/billing/asaas', {
        json: { id: `evt-${token}`, event: 'PAYMENT_RECEIVED' },
        headers: { 'asaas-access-token': token },
      });
    const webhookToken = 'shown with each message';
    expect((await hook(webhookToken)).status).toBe(401);
    expect(await find(admin, 'payment')).toMatchObject({
      source: 'none',
      values: {},
      secrets: [],
      fields: [{ name: 'email' }, { name: 'token' }, { name: 'sandbox' }, { name: 'webhookToken' }],
    });
    const payment = { email: 'billing@example.com', token: asaas.key, sandbox: true, webhookToken };
    const save = (json: object, key = 'payment') =>
      admin.call(`POST /api/integrations/${key}`, { json });
    const refused = async (json: object, field: string, key = 'payment') =>
      expect((await save(json, key)).json).toMatchObject({ field });
    await refused({ ...payment, email: 'no address' }, 'email');
    await refused({ ...payment, sandbox: false }, 'sandbox');
    await refused({ ...payment, token: 'abc' }, 'token');
    await refused({ ...payment, colour: 'red' }, 'colour');
    await refused({ email: payment.email }, 'token');
    await refused({ url: 'file:///etc/passwd', template: '{phone}{message}' }, 'url', 'sms');
    await refused({ url: 'https://sms.example', template: 'none' }, 'template', 'sms');
    expect((await save({}, 'pigeons')).status).toBe(404);

    const saved = await save(payment);
    expect(saved.json).toMatchObject({ source: 'saved', secrets: ['token', 'webhookToken'] });
    expect(saved.text).not.toContain(asaas.key);
    // In force at once: messages of Asaas are taken, and the key was asked for.
    expect((await hook(webhookToken)).status).toBe(200);
    expect((await admin.call('POST /api/integrations/payment/test')).json).toEqual({
      isGood: true,
      found: 'The key is of billing@example.com',
      code: 'accountOf',
      params: { service: 'Asaas', said: 'billing@example.com' },
    });
    asaas.fault.status = 500;
    expect((await admin.call('POST /api/integrations/payment/test')).json).toMatchObject({
      isGood: false,
      code: 'refused',
      params: { service: 'Asaas', status: 500 },
    });
    asaas.fault.status = null;
    // What is left out stays.
    await save({ email: 'other@example.com', token: '' });
    expect(await find(admin, 'payment')).toMatchObject({
      values: { email: 'other@example.com', sandbox: true },
      secrets: ['token', 'webhookToken'],
    });
    // The specification's own addresses.
    const own = await admin.call('GET /rastro/integrations');
    expect(own.text).toBe((await admin.call('GET /api/integrations')).text);
    expect((await door.browser().call('GET /rastro/integrations')).status).toBe(401);
    const fault = await admin.call('POST /rastro/integrations/payment', { json: { token: null } });
    expect(fault.json).toMatchObject({ field: 'token', reason: 'missing' });
    const forgotten = await admin.call('POST /rastro/integrations/payment', {
      json: { webhookToken: null },
    });
    expect(forgotten.json).toMatchObject({ secrets: ['token'] });
    await save({ webhookToken });
    const { rows } = await database.query<{ all: string }>('select sealed as all from integration');
    expect(rows[0]?.all).not.toContain(asaas.key);
    const log = await admin.call('GET /api/server/logs?objectType=integration');
    expect(log.text).toContain('"token"');
    expect(log.text).not.toContain(asaas.key);
    expect(log.text).not.toContain(webhookToken);

    // [S2.54] Nobody else: a manager neither sees nor saves.
    const user = {
      name: 'Rui',
      email: `rui-${Date.now()}@example.com`,
      password: ADMIN.password,
      userLimit: -1,
    };
    expect((await admin.call('POST /api/users', { json: user })).status).toBe(200);
    const other = door.browser();
    expect((await other.signIn(user.email, user.password)).status).toBe(200);
    for (const line of ['GET /api/integrations', 'POST /api/integrations/payment']) {
      const reply = await other.call(line, line.startsWith('POST') ? { json: payment } : {});
      expect([reply.status, reply.json.code]).toEqual([403, 'ADMINISTRATOR_REQUIRED']);
    }
    expect((await admin.call('DELETE /api/integrations/payment')).status).toBe(204);
    expect((await hook(webhookToken)).status).toBe(401);
    expect((await admin.call('DELETE /api/integrations/payment')).status).toBe(404);
    await enableBilling(admin, false);
  },
);

it('[S3.56] sends mail by what is saved, and again by nothing once it is removed', async () => {
  const { server, admin } = await openEngine('http://127.0.0.1:9');
  await enableBilling(admin, true);
  const readServer = async () => (await admin.call('GET /api/server')).json;
  expect(await readServer()).toMatchObject({ emailEnabled: false });
  const reset = { json: { email: ADMIN.email } };
  expect((await server.browser().call('POST /api/session/password', reset)).json.code).toBe(
    'MAIL_NOT_CONFIGURED',
  );
  const smtp = await startMail();
  const mail = {
    smtpHost: '127.0.0.1',
    smtpPort: smtp.port,
    username: 'ana',
    password: 'wrong',
    senderEmail: 'no-reply@example.com',
    senderName: 'Fleet office',
  };
  const save = (json: object) => admin.call('POST /api/integrations/mail', { json });
  const test = async () => (await admin.call('POST /api/integrations/mail/test')).json;
  expect((await save({ ...mail, smtpHost: 'a host' })).json.field).toBe('smtpHost');
  expect((await save({ ...mail, smtpPort: 70_000 })).json.field).toBe('smtpPort');
  expect((await save(mail)).status).toBe(200);
  expect(await test()).toMatchObject({ isGood: false });
  await save({ password: SECRET });
  expect(await test()).toEqual({
    isGood: true,
    found: `127.0.0.1:${smtp.port} took a mail to ${ADMIN.email}`,
    code: 'tookMail',
    params: { service: `127.0.0.1:${smtp.port}`, address: ADMIN.email },
  });
  expect(smtp.mails[0]?.raw).toContain('Fleet office');
  expect(await readServer()).toMatchObject({ emailEnabled: true });
  expect((await server.browser().call('POST /api/session/password', reset)).status).toBe(204);
  await server.engine.deliver();
  expect(smtp.mails).toHaveLength(2);
  await admin.call('DELETE /api/integrations/mail');
  expect(await readServer()).toMatchObject({ emailEnabled: false });
});

it('says so where the secret of the server was lost, and is set up anew', async () => {
  const { admin, database } = await openEngine('http://127.0.0.1:9');
  await enableBilling(admin, true);
  const save = () =>
    admin.call('POST /api/integrations/telegram', { json: { token: `12345:${'a'.repeat(30)}` } });
  expect((await save()).status).toBe(200);
  const listChannels = async () => (await admin.call('GET /api/notifications/notificators')).text;
  expect(await listChannels()).toContain('telegram');
  await database.query(`update integration set sealed = 'bm8='`);
  await database.transaction((unit) => unit.notify('integrations', 'telegram'));
  await expect.poll(() => find(admin, 'telegram')).toMatchObject({ source: 'none', isLost: true });
  // What goes by it waits: it is not as if nobody had set it up.
  expect(await listChannels()).toContain('telegram');
  const tried = await admin.call('POST /api/integrations/telegram/test');
  expect(tried.json).toMatchObject({
    isGood: false,
    found: expect.stringContaining('save it again'),
  });
  expect((await save()).json).toMatchObject({ source: 'saved', isLost: false });
});
