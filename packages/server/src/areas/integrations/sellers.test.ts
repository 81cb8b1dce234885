import { expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { ENGINE_ORIGIN } from '../../db/credential-epoch';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../http/testing';
import { openIntegrations } from '../../integrations/integrations';
import type { ServiceSettings } from '../../integrations/to-settings';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { useFront } from '../../traccar/testing/use-front';
import { createFindSellerMail, createFindSellers } from '../../integrations/find-sellers';

const at = useFront();
const PASSWORD = 'a long password';
const SECRET = 'correct horse battery';

interface Scene {
  door: TestDoor;
  admin: TestBrowser;
  database: Database;
  origin: string;
  mark: string;
}

/** A reseller sets up mail for its tree: nobody else reads or changes it, and nobody beside it is mailed by it. */
async function follow({ door, admin, database, origin, mark }: Scene): Promise<void> {
  const add = async (as: TestBrowser, name: string, more: object = {}) => {
    const email = `${name}-${mark}@example.com`;
    const json = { name, email, password: PASSWORD, ...more };
    const reply = await as.call('POST /api/users', { json });
    expect(reply.status, reply.text).toBe(200);
    const browser = door.browser();
    expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
    return { id: Number(reply.json['id']), browser };
  };
  const manager = { userLimit: -1, deviceLimit: -1 };
  const north = await add(admin, 'north', manager);
  const south = await add(admin, 'south', manager);
  for (const { id: userId } of [north, south]) {
    const json = { userId, maxResellers: 2 };
    expect((await admin.call('POST /api/resellers', { json })).status).toBe(200);
  }
  const customer = await add(north.browser, 'customer');
  const other = await add(south.browser, 'other');

  const list = async (as: TestBrowser) => {
    const reply = await as.call('GET /api/integrations');
    expect(reply.text).not.toContain(SECRET);
    return reply;
  };
  const mail = {
    smtpHost: 'mail.north.example',
    username: 'ana',
    password: SECRET,
    senderEmail: 'no-reply@north.example',
  };
  const save = (as: TestBrowser, json: object, key = 'mail') =>
    as.call(`POST /api/integrations/${key}`, { json });
  expect((await save(north.browser, { ...mail, smtpPort: 22 })).json).toMatchObject({
    field: 'smtpPort',
  });
  // What is sent to people: all other services are the server's.
  for (const key of ['payment', 'firebase', 'geocoder', 'pigeons']) {
    expect((await save(north.browser, { url: 'https://a.example/' }, key)).status).toBe(404);
  }
  const saved = await save(north.browser, mail);
  expect(saved.json, saved.text).toMatchObject({ key: 'mail', source: 'saved' });
  const none = ['telegram', 'whatsapp', 'sms'].map((key) => ({ key, source: 'none' }));
  expect(JSON.parse((await list(north.browser)).text)).toMatchObject([
    { key: 'mail', values: { smtpHost: 'mail.north.example' }, secrets: ['password'] },
    ...none,
  ]);

  // The server has no mail, so nothing goes out by it; that is said before anybody waits for mail.
  expect((await north.browser.call('POST /api/integrations/mail/test')).json).toMatchObject({
    isGood: false,
    found: expect.stringContaining('no mail of its own'),
  });

  // Nobody else: a customer has none, another reseller its own, the server its own.
  expect((await list(customer.browser)).status).toBe(403);
  expect((await save(customer.browser, mail)).status).toBe(403);
  expect(JSON.parse((await list(south.browser)).text)).toMatchObject([
    { key: 'mail', source: 'none', values: {}, secrets: [] },
    ...none,
  ]);
  expect((await south.browser.call('DELETE /api/integrations/mail')).status).toBe(404);
  await admin.call('PATCH /api/server', { json: { attributes: { 'rastro.enableBilling': true } } });
  const all = await list(admin);
  expect(all.text).not.toContain('north.example');
  expect((await admin.call('DELETE /api/integrations/mail')).status).toBe(404);
  await admin.call('PATCH /api/server', { json: { attributes: { 'rastro.enableBilling': null } } });
  const { rows } = await database.query<{ sealed: string }>('select sealed from integration');
  expect(rows.map(({ sealed }) => sealed).join()).not.toContain(SECRET);

  const log = { warn: () => undefined };
  const integrations = await openIntegrations({
    config: {},
    database,
    origin,
    clock: Date.now,
    log,
    secret: () => 'a secret of a test',
  });
  const find = createFindSellerMail(createFindSellers({ database, origin, integrations }));
  const sellerOf = async ({ id }: { id: number }) => (await find(id))?.resellerId;
  expect(await sellerOf(customer)).toBe(north.id);
  expect(await sellerOf(north)).toBe(north.id);
  expect((await find(customer.id))?.settings.url).toContain('mail.north.example');
  expect([await sellerOf(south), await sellerOf(other)]).toEqual([undefined, undefined]);
  // What was sealed for one is read for no other.
  await database.query(
    `insert into integration (tracking_origin, owner_id, key, settings, secret_names, sealed, saved_at)
     select tracking_origin, $2, key, settings, secret_names, sealed, saved_at from integration
     where tracking_origin = $1 and owner_id = $3`,
    [origin, south.id, north.id],
  );
  await integrations.refresh();
  // It stands and refuses, in place of another's mail.
  const unread = await find(other.id);
  expect(unread?.resellerId).toBe(south.id);
  expect(unread?.settings.url).not.toContain(SECRET);
  await database.query('delete from integration where tracking_origin = $1 and owner_id = $2', [
    origin,
    south.id,
  ]);
  await integrations.refresh();
  // A customer that was moved is mailed by its new reseller, and one of none by the server.
  const json = { userId: customer.id, resellerId: south.id, apply: true };
  expect((await admin.call('POST /api/resellers/move', { json })).status).toBe(200);
  expect(await sellerOf(customer)).toBeUndefined();

  // It goes with the reseller.
  expect((await admin.call(`DELETE /api/resellers/${north.id}`)).status).toBe(204);
  expect(await sellerOf(north)).toBeUndefined();
  expect((await list(north.browser)).status).toBe(403);
  await integrations.refresh();
  expect(integrations.saved(north.id).size).toBe(0);
  integrations.close();
}

it('lets a reseller set mail up for its tree, over the engine', async () => {
  const server = await startTestApp();
  try {
    const admin = server.browser();
    await admin.signIn(ADMIN.email, ADMIN.password);
    const { database } = server;
    await follow({ door: server, admin, database, origin: ENGINE_ORIGIN, mark: 'engine' });
  } finally {
    await server.stop();
  }
});

it('lets a reseller set mail up for its tree, over a tracking server elsewhere', async () => {
  const { upstream } = at.front;
  const door = await openProductDoor(upstream, at.db);
  try {
    const admin = door.browser();
    const { email, password } = at.elsewhere.admin;
    await admin.signIn(email, password);
    const { origin } = upstream;
    await follow({ door, admin, database: at.db, origin, mark: String(Date.now()) });
  } finally {
    await door.stop();
  }
});

it('mails what administrators are sent by no reseller', async () => {
  const server = await startTestApp();
  try {
    const id = await server.addUser({ name: 'Rui', email: 'rui@example.com' });
    const { database } = server;
    const origin = ENGINE_ORIGIN;
    await database.query(
      `insert into account (tracking_origin, user_id, reseller_id) values ($1, $2, 999)
       on conflict (tracking_origin, user_id) do update set reseller_id = 999`,
      [origin, id],
    );
    await database.query(
      `insert into reseller (tracking_origin, user_id, made_at) values ($1, 999, now())`,
      [origin],
    );
    await database.query(
      `insert into integration values ($1, 'mail', '{}', '[]', 'x', now(), 999)`,
      [origin],
    );
    const settings = { url: 'smtp://mail.example.com', from: 'a@b.example' };
    const integrations = { hasOwn: () => true, of: () => ({ mail: settings }) as ServiceSettings };
    const find = createFindSellerMail(createFindSellers({ database, origin, integrations }));
    expect(await find(id)).toMatchObject({ resellerId: 999 });
    await database.query('update users set administrator = true where id = $1', [id]);
    expect(await find(id)).toBeUndefined();
  } finally {
    await server.stop();
  }
});
