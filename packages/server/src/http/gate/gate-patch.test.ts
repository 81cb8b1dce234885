import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../testing';

const AT_ONCE = 12;
let server: TestApp;
let admin: TestBrowser;

beforeAll(async () => {
  server = await startTestApp();
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
});
afterAll(() => server.stop());

const addDevice = async (uniqueId: string, more: object = {}): Promise<string> => {
  const device = { name: uniqueId, uniqueId, ...more };
  const { json } = await admin.call('POST /api/devices', { json: device });
  return `/api/devices/${String(json['id'])}`;
};
const read = async (path: string) => (await admin.call(`GET ${path}`)).json;
const patch = (path: string, json: unknown, as = admin) => as.call(`PATCH ${path}`, { json });

describe('PATCH', () => {
  it('changes what it names, attributes by key, and leaves the rest', async () => {
    const path = await addDevice('one', { phone: '1', attributes: { color: 'red', wheels: 4 } });
    const before = await read(path);
    const reply = await patch(path, {
      name: 'Two',
      phone: null,
      attributes: { color: null, a: 1 },
    });
    expect(reply.status).toBe(200);
    const after = { ...before, name: 'Two', phone: null, attributes: { wheels: 4, a: 1 } };
    expect(reply.json).toEqual(after);
    expect(await read(path)).toEqual(after);
  });

  it('comes as JSON or as a merge patch', async () => {
    const path = await addDevice('typed');
    const headers = { 'content-type': 'application/merge-patch+json' };
    const body = JSON.stringify({ model: 'T' });
    expect((await admin.call(`PATCH ${path}`, { body, headers })).json['model']).toBe('T');
    const poisoned = await admin.call(`PATCH ${path}`, { body: '{"__proto__":{}}', headers });
    expect(poisoned.json.code).toBe('BODY_NOT_JSON');
  });

  it.each([
    [{ colour: 'red' }, 400, 'FIELD_UNKNOWN', 'colour'],
    [{ id: 9 }, 400, 'FIELD_UNKNOWN', 'id'],
    [{ status: 'online' }, 400, 'FIELD_UNKNOWN', 'status'],
    [[], 400, 'BODY_INVALID', undefined],
    [{ name: 'a\0' }, 400, 'TEXT_INVALID', 'name'],
    [{ uniqueId: null }, 422, 'FIELD_INVALID', 'uniqueId'],
    [{ disabled: 'perhaps' }, 422, 'FIELD_INVALID', 'disabled'],
  ])('refuses %j, and changes nothing', async (json, status, code, field) => {
    const path = await addDevice(`bad-${JSON.stringify(json)}`);
    const before = await read(path);
    expect(await patch(path, json)).toMatchObject({ status, json: { code } });
    expect((await patch(path, json)).json.field).toBe(field);
    expect(await read(path)).toEqual(before);
  });

  it('of a fence or rule is checked as a whole', async () => {
    const fence = { name: 'F', area: 'CIRCLE (1 2, 3)' };
    const { json } = await admin.call('POST /api/geofences', { json: fence });
    const path = `/api/geofences/${String(json['id'])}`;
    expect((await patch(path, { area: 'nowhere' })).json.field).toBe('area');
    expect((await patch(path, { name: 'G' })).json).toMatchObject({ name: 'G', area: fence.area });
  });

  it('finds nothing where there is nothing', async () => {
    expect((await patch('/api/devices/999999', { name: 'x' })).json.code).toBe('DEVICE_NOT_FOUND');
  });

  it('of several people at once keeps every change', async () => {
    const path = await addDevice('crowded');
    const seats = Array.from({ length: AT_ONCE }, (_, seat) => `seat${seat}`);
    const replies = await Promise.all([
      patch(path, { name: 'Named by one' }),
      patch(path, { model: 'Modelled by another' }),
      ...seats.map((seat) => patch(path, { attributes: { [seat]: true } })),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(Array(AT_ONCE + 2).fill(200));
    expect(await read(path)).toMatchObject({
      name: 'Named by one',
      model: 'Modelled by another',
      attributes: Object.fromEntries(seats.map((seat) => [seat, true])),
    });
  });
});

describe('PATCH of an account', () => {
  const addUser = async (name: string, more: object = {}) => {
    const email = `${name}@example.com`;
    const id = await server.addUser({ name, email, ...more });
    const browser = server.browser();
    await browser.signIn(email, ADMIN.password);
    return { browser, id, path: `/api/users/${id}` };
  };
  const stored = async (id: number) => {
    const sql = 'select name, totp_key, email from users where id = $1';
    return (await server.database.query<Record<string, unknown>>(sql, [id])).rows[0];
  };

  it('loses nothing that nobody is told, and takes it away on request', async () => {
    const { id, path } = await addUser('keyed', { totpKey: 'ABCDEFGH' });
    const reply = await patch(path, { name: 'Renamed' });
    expect(reply.json).not.toHaveProperty('totpKey');
    expect(await stored(id)).toMatchObject({ name: 'Renamed', totp_key: 'ABCDEFGH' });
    await patch(path, { totpKey: null });
    expect(await stored(id)).toMatchObject({ totp_key: null });
  });

  it('asks for the present password before a new one of oneself', async () => {
    const { browser, path } = await addUser('passing');
    const password = 'another long password';
    expect((await patch(path, { password }, browser)).json.code).toBe('CURRENT_PASSWORD_WRONG');
    const change = { password, currentPassword: ADMIN.password };
    expect((await patch(path, change, browser)).status).toBe(200);
    expect((await server.browser().signIn('passing@example.com', password)).status).toBe(200);
  });

  it('raises nobody, and frees nobody of a restriction', async () => {
    const { browser, path } = await addUser('climber', { deviceLimit: 1 });
    for (const more of [{ administrator: true }, { deviceLimit: 9 }, { userLimit: 1 }]) {
      expect((await patch(path, more, browser)).json.code).toBe('ADMINISTRATOR_REQUIRED');
    }
    const reader = await addUser('reading', { readonly: true });
    expect((await patch(reader.path, { name: 'x' }, reader.browser)).json.code).toBe(
      'ACCOUNT_IS_READONLY',
    );
    const read = { attributes: { termsAccepted: true } };
    expect((await patch(reader.path, read, reader.browser)).status).toBe(200);
  });

  it('leaves a new e-mail of oneself to wait or to be refused, and changes the rest', async () => {
    const { browser, path, id } = await addUser('moving');
    const email = 'elsewhere@example.com';
    expect((await patch(path, { email, currentPassword: ADMIN.password }, browser)).json.code).toBe(
      'EMAIL_NEEDS_ADMINISTRATOR',
    );
    expect(await stored(id)).toMatchObject({ email: 'moving@example.com' });
  });
});

describe('what only the server writes', () => {
  it.each(['POST', 'PUT', 'PATCH'])(
    'is not made another by a %s: no account is shared',
    async (method) => {
      const made = { name: 'Bia', email: `bia-${method}@example.com`, password: ADMIN.password };
      const { json: bia } = await admin.call('POST /api/users', { json: made });
      const calls: Record<string, [string, object]> = {
        POST: ['POST /api/users', { ...made, email: `rui-${method}@example.com`, temporary: true }],
        PUT: [`PUT /api/users/${String(bia['id'])}`, { ...bia, temporary: true }],
        PATCH: [`PATCH /api/users/${String(bia['id'])}`, { temporary: true }],
      };
      const [call, json] = calls[method]!;
      const reply = await admin.call(call, { json });
      if (method === 'PATCH') {
        expect(reply).toMatchObject({
          status: 400,
          json: { code: 'FIELD_UNKNOWN', field: 'temporary' },
        });
      } else expect(reply).toMatchObject({ status: 200, json: { temporary: false } });
    },
  );
});

it('leaves with the tracking API nothing of what the product alone says of an account', async () => {
  const id = await server.addUser({ name: 'Rui', email: 'rui-state@example.com' });
  const path = `/api/users/${id}`;
  const claimed = {
    'rastro.isReseller': true,
    'rastro.resellerDomain': 'acme.example',
    'rastro.accountState': 'suspended',
    'rastro.suspensionReason': 'x',
  };
  const stored = async () => {
    const { rows } = await server.database.query<{ attributes: object }>(
      'select attributes from users where id = $1',
      [id],
    );
    return rows[0]?.attributes;
  };
  await patch(path, { attributes: { ...claimed, note: 'a' } });
  expect(await stored()).toEqual({ note: 'a' });
  // What was read of a suspended account comes back whole.
  await admin.call(`POST ${path}/suspend`, { json: { reason: 'Two invoices' } });
  const whole = await read(path);
  expect(whole).toMatchObject({ attributes: { 'rastro.suspensionReason': 'Two invoices' } });
  expect((await admin.call(`PUT ${path}`, { json: whole })).status).toBe(200);
  expect(await stored()).toEqual({ note: 'a' });
  // What another client wrote there goes with the next change.
  await server.database.query(`update users set attributes = $2 where id = $1`, [
    id,
    JSON.stringify({ ...claimed, note: 'a' }),
  ]);
  await patch(path, { attributes: { note: 'b' } });
  expect(await stored()).toEqual({ note: 'b' });
});
