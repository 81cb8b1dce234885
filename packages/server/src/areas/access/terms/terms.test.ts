import { HOUR_MS } from '@rastro/sdk/domain';
import { expect, it, vi } from 'vitest';
import type { Database } from '../../../db/database';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../../http/testing';
import { openServiceDoor } from '../../../traccar/testing/open-service-door';
import { useFront } from '../../../traccar/testing/use-front';

const at = useFront();
const PASSWORD = 'a long password';
const NORTH = 'track.north.example';
const CONTACT = { name: 'Bia Souza', email: 'dpo@example.com' };
const refused = { status: 403, json: { code: 'TERMS_NOT_ACCEPTED' } };

const enter = async (door: TestDoor, email: string, password = PASSWORD) => {
  const browser = door.browser();
  expect((await browser.signIn(email, password)).status).toBe(200);
  return browser;
};
const addUser = async (as: TestBrowser, email: string, more: object = {}): Promise<number> => {
  const json = { name: email, email, password: PASSWORD, ...more };
  const reply = await as.call('POST /api/users', { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const put = async (as: TestBrowser, dataPolicy: object, domain = '') => {
  const theme = (await as.call(`GET /api/theme?domain=${domain}`)).json;
  const branding = { productName: 'Fleet', links: { dataPolicy } };
  return as.call(`PUT /api/theme?domain=${domain}`, {
    json: { branding, revision: theme['revision'] },
  });
};
const accept = (as: TestBrowser, version: string) =>
  as.call('POST /api/session/terms', { json: { version } });
const terms = async (as: TestBrowser) => (await as.call('GET /api/session/terms')).json;

interface Place {
  door: TestDoor;
  database: Database;
  admin: TestBrowser;
  texts: string[][];
}

async function followTerms({ door, database, admin }: Place) {
  const id = await addUser(admin, 'rui@example.com');
  const rui = await enter(door, 'rui@example.com');
  const token = (await rui.call('POST /api/session/token', { json: {} })).text;

  // Where nothing is in force nobody is asked.
  expect(await terms(rui)).toMatchObject({ version: null, isDue: false, accepted: null });
  expect((await rui.call('GET /api/devices')).status).toBe(200);
  expect((await accept(rui, '1')).json.code).toBe('CHANGE_LOST');

  const text = '<script>alert(1)</script>\nBe kind.';
  expect((await put(admin, { version: '1', text, contact: CONTACT })).status).toBe(200);
  // The text is on no page but its own.
  const config = (await rui.call('GET /rastro/assets/custom/config.json')).json;
  expect(config['links']).toMatchObject({ dataPolicy: { version: '1', contact: CONTACT } });
  expect(JSON.stringify(config)).not.toContain('Be kind');

  // Whoever is in already is asked as who comes.
  for (const call of [
    'GET /api/devices',
    'PUT /api/theme',
    `GET /api/users/${id}`,
    `GET /api/users/${id}/erase`,
    'POST /api/socket/ticket',
    'GET /api/theme',
  ]) {
    const answer = await rui.call(call, call.startsWith('GET') ? {} : { json: {} });
    if (answer.status !== 404) expect(answer, call).toMatchObject(refused);
  }
  expect(
    (await (await enter(door, 'rui@example.com')).call('GET /api/session')).json,
  ).toMatchObject({ needsTerms: true });
  expect(await admin.call('GET /api/devices')).toMatchObject(refused);

  // What the page of the terms needs, one's own data, and the way out stay open.
  expect((await rui.call('GET /api/server')).status).toBe(200);
  expect((await rui.call('GET /api/session/status')).status).toBe(200);
  expect((await rui.call('GET /api/session')).json).toMatchObject({ id, needsTerms: true });
  expect(await terms(rui)).toEqual({
    version: '1',
    url: null,
    text,
    isDue: true,
    accepted: null,
    contact: { phone: null, url: null, ...CONTACT },
  });
  const own = await rui.call(`GET /api/users/${id}/personal-data`);
  expect(own.json['privacyContact']).toMatchObject(CONTACT);
  expect(await rui.call(`GET /api/users/${id + 1}/personal-data`)).toMatchObject(refused);
  const leaving = await enter(door, 'rui@example.com');
  expect((await leaving.call('DELETE /api/session')).status).toBe(204);

  // Programs with a token go on, and say nobody's yes.
  const headers = { authorization: `Bearer ${token}` };
  const program = door.browser();
  expect((await program.call('GET /api/devices', { headers })).status).toBe(200);
  const byToken = { json: { version: '1' }, headers };
  expect((await program.call('POST /api/session/terms', byToken)).json.code).toBe(
    'TERMS_NEED_SIGN_IN',
  );

  // A page that a token opened is a person's: asked as all others, and no way around.
  const byLink = door.browser();
  const opened = await byLink.call(`GET /api/session?token=${token}`);
  expect(opened.json, opened.text).toMatchObject({ id, needsTerms: true });
  expect(await byLink.call('GET /api/devices')).toMatchObject(refused);
  expect((await accept(byLink, '1')).json.code).toBe('TERMS_NEED_SIGN_IN');

  // A yes to another version is none; twice is once.
  expect((await accept(rui, '0')).json).toMatchObject({ code: 'CHANGE_LOST', field: 'version' });
  expect((await rui.call('POST /api/session/terms', { json: { version: '' } })).json.field).toBe(
    'version',
  );
  expect(await rui.call('GET /api/devices')).toMatchObject(refused);
  const yes = await Promise.all([accept(rui, '1'), accept(rui, '1'), accept(rui, '1')]);
  for (const { json } of [...yes, await accept(rui, '1')]) {
    expect(json).toMatchObject({ isDue: false, accepted: { version: '1' } });
  }
  expect((await rui.call('GET /api/devices')).status).toBe(200);
  expect((await byLink.call('GET /api/devices')).status).toBe(200);
  expect((await rui.call('GET /api/session')).json['needsTerms']).not.toBe(true);
  const { rows } = await database.query(
    'select domain, version, document, address from accepted_terms where user_id = $1',
    [id],
  );
  expect(rows).toEqual([
    {
      domain: '',
      version: '1',
      address: '127.0.0.1',
      document: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    },
  ]);

  // Who stands above sees it, may enter, and is asked for nobody but themself.
  expect((await accept(admin, '1')).status).toBe(200);
  expect((await admin.call(`GET /api/users/${id}/access`)).json['acceptedTerms']).toMatchObject({
    version: '1',
  });
  const beaId = await addUser(admin, 'bea@example.com');
  const entered = door.browser();
  await entered.signIn(ADMIN.email, ADMIN.password);
  entered.cookie = admin.cookie;
  expect((await entered.call(`POST /api/users/${beaId}/enter`)).json['needsTerms']).not.toBe(true);
  expect((await entered.call('GET /api/devices')).status).toBe(200);
  expect((await accept(entered, '1')).json.code).toBe('TERMS_NEED_SIGN_IN');
  expect((await entered.call('POST /api/session/back')).status).toBe(200);
  admin.cookie = entered.cookie;

  // It is in the log, and in what is held of the person; no refusal of an open page is.
  const log = await database.query(
    `select action, object_name, user_id from log_entry where object_type = 'terms' order by id`,
  );
  expect(log.rows[0]).toEqual({ action: 'accept', object_name: '1', user_id: id });
  expect(log.rows).toHaveLength(2);
  const refusals = `select 1 from log_entry where reason = 'TERMS_NOT_ACCEPTED'`;
  expect((await database.query(refusals)).rows).toEqual([]);
  const data = (await rui.call(`GET /api/users/${id}/personal-data`)).json as {
    lists: Record<string, unknown[]>;
  };
  expect(data.lists['acceptedTerms']).toEqual([
    expect.objectContaining({ version: '1', address: '127.0.0.1' }),
  ]);

  // The same version with other words asks nobody; another one everybody.
  await put(admin, { version: '1', text: 'Be kind, please.' });
  expect((await rui.call('GET /api/devices')).status).toBe(200);
  await put(admin, { version: '2', url: 'https://example.com/terms' });
  expect(await rui.call('GET /api/devices')).toMatchObject(refused);
  expect(await terms(rui)).toMatchObject({ version: '2', url: 'https://example.com/terms' });
  expect((await accept(rui, '2')).status).toBe(200);
  expect((await accept(admin, '2')).status).toBe(200);

  // Proof stays when the person is erased.
  const erased = await admin.call(`POST /api/users/${id}/erase`, {
    json: { email: 'rui@example.com' },
  });
  expect(erased.status, erased.text).toBe(200);
  const kept = 'select version from accepted_terms where user_id = $1 order by id';
  expect((await database.query(kept, [id])).rows).toEqual([{ version: '1' }, { version: '2' }]);
}

/** A customer is asked for the terms of their reseller's brand, by whatever address they come. */
async function followReseller({ door, admin, texts }: Place) {
  const manager = { userLimit: -1, deviceLimit: -1 };
  const northId = await addUser(admin, 'north@example.com', manager);
  const json = { userId: northId, domain: NORTH };
  expect((await admin.call('POST /api/resellers', { json })).status).toBe(200);
  const north = await enter(door, 'north@example.com');
  expect((await accept(north, '2')).status).toBe(200);
  await addUser(north, 'customer@example.com');
  expect((await put(north, { version: '2', text: 'North', contact: CONTACT })).status).toBe(200);
  const { proof } = (await north.call('GET /api/theme')).json as { proof: { value: string } };
  texts.splice(0, 1, [proof.value]);
  expect((await north.call('POST /api/theme/verify')).status).toBe(200);
  // Another's yes to a version of the same name is none.
  expect(await north.call('GET /api/devices')).toMatchObject(refused);
  const customer = await enter(door, 'customer@example.com');
  expect(await customer.call('GET /api/devices')).toMatchObject(refused);
  expect(await terms(customer)).toMatchObject({ text: 'North', contact: CONTACT });
  expect((await accept(customer, '2')).status).toBe(200);
  expect((await customer.call('GET /api/devices')).status).toBe(200);
  expect((await admin.call('GET /api/devices')).status).toBe(200);
}

it('asks people to accept the terms in force, over the engine', async () => {
  const texts: string[][] = [];
  const server = await startTestApp({ readDnsTexts: async () => texts });
  try {
    const admin = await enter(server, ADMIN.email, ADMIN.password);
    const place = { door: server, database: server.database, admin, texts };
    await followTerms(place);
    await followReseller(place);
  } finally {
    await server.stop();
  }
});

it('does the same in front of a tracking server elsewhere', async () => {
  const texts: string[][] = [];
  const door = await openServiceDoor(at, { readDnsTexts: async () => texts });
  try {
    const { email, password } = at.elsewhere.admin;
    const admin = await enter(door, email, password);
    const place = { door, database: at.db, admin, texts };
    await followTerms(place);
    await followReseller(place);
  } finally {
    await door.stop();
  }
});

it('ends proof of erased accounts after five years, and the address of it after six months', async () => {
  const server = await startTestApp();
  try {
    const admin = await enter(server, ADMIN.email, ADMIN.password);
    await put(admin, { version: '1', text: 'Be kind.' });
    await accept(admin, '1');
    const id = await addUser(admin, 'rui@example.com');
    await accept(await enter(server, 'rui@example.com'), '1');
    await admin.call(`POST /api/users/${id}/erase`, { json: { email: 'rui@example.com' } });
    const read = async () => {
      await server.app.sweep();
      const { rows } = await server.database.query(
        'select user_id = $1 as is_erased, address from accepted_terms order by id',
        [id],
      );
      return rows;
    };
    const own = { is_erased: false, address: '127.0.0.1' };
    expect(await read()).toEqual([own, { is_erased: true, address: '127.0.0.1' }]);
    server.wait(184 * 24 * HOUR_MS);
    expect(await read()).toEqual([own, { is_erased: true, address: '' }]);
    server.wait(5 * 366 * 24 * HOUR_MS);
    expect(await read()).toEqual([own]);
  } finally {
    await server.stop();
  }
});

it('asks the database nothing more at each call', async () => {
  const server = await startTestApp();
  try {
    const admin = await enter(server, ADMIN.email, ADMIN.password);
    await put(admin, { version: '1', text: 'Be kind.' });
    await accept(admin, '1');
    await admin.call('GET /api/devices');
    const query = vi.spyOn(server.database, 'query');
    for (let time = 0; time < 5; time += 1) {
      expect((await admin.call('GET /api/devices')).status).toBe(200);
    }
    const asked = query.mock.calls.filter(([sql]) => /accepted_terms|from brand/.test(sql));
    expect(asked).toEqual([]);
  } finally {
    await server.stop();
  }
});
