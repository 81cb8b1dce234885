import { readPermissions } from '@rastro/sdk/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMIN,
  startTestApp,
  type TestApp,
  type TestBrowser,
  type TestDoor,
} from '../../../http/testing';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { signInAt, useFront } from '../../../traccar/testing/use-front';

const PASSWORD = 'a long password';
const FULL = { 'rastro.enableAdvancedPerms': true };

const entered = async (door: TestDoor, email: string, password: string): Promise<TestBrowser> => {
  const browser = door.browser();
  expect((await browser.signIn(email, password)).status).toBe(200);
  return browser;
};
const addUser = async (admin: TestBrowser, email: string, more: object = {}): Promise<number> => {
  const json = { name: email, email, password: PASSWORD, ...more };
  const reply = await admin.call('POST /api/users', { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const setServer = async (admin: TestBrowser, attributes: object): Promise<void> => {
  expect((await admin.call('PATCH /api/server', { json: { attributes } })).status).toBe(200);
};

/** Gives rights, asks about them, and loses none of them to a body that says otherwise. */
async function followRights(door: TestDoor, admin: TestBrowser, mark: string): Promise<void> {
  await setServer(admin, FULL);
  const id = await addUser(admin, `rights-${mark}@example.com`);
  const path = `/api/users/${id}/access`;
  const given = await admin.call(`PUT ${path}`, {
    json: { policies: { devices: ['view', 'edit'], reports: ['all'], users: ['editSelf'] } },
  });
  expect(given.json).toMatchObject({
    userId: id,
    permissions: expect.arrayContaining(['devices.view', 'devices.edit', 'reports.export']),
    suspension: null,
  });
  const { bits } = given.json;
  expect(bits).toMatch(/^[0-9a-f]{31}1$/);

  const person = await entered(door, `rights-${mark}@example.com`, PASSWORD);
  expect((await person.call('GET /api/devices')).status).toBe(200);
  expect((await person.call('GET /api/drivers')).json.code).toBe('PERMISSION_REQUIRED');
  const session = (await person.call('GET /api/session')).json;
  expect(session).toMatchObject({ attributes: { 'rastro.advancedPerms': bits } });

  // A client that knows nothing of it writes the account whole, and nothing is lost.
  const user = (await admin.call(`GET /api/users/${id}`)).json;
  const whole = { ...user, name: 'New name', attributes: {} };
  expect((await admin.call(`PUT /api/users/${id}`, { json: whole })).status).toBe(200);
  expect((await admin.call(`GET ${path}`)).json).toMatchObject({ bits });
  // Its owner gives it nothing, by neither door.
  const more = { attributes: { 'rastro.advancedPerms': 'f'.repeat(32) } };
  const json = { ...session, ...more };
  expect((await person.call(`PUT /api/users/${id}`, { json })).json.code).toBe(
    'ADMINISTRATOR_REQUIRED',
  );
  const own = await person.call(`PUT ${path}`, { json: { permissions: ['users.create'] } });
  expect(own.status).toBe(403);
  expect((await admin.call(`GET ${path}`)).json).toMatchObject({ bits });

  const ask = async (query: string) =>
    (await admin.call(`GET /api/access/explain?user=${id}&${query}`)).json;
  expect(await ask('action=read&area=devices')).toEqual({ allowed: true, rule: null, words: null });
  expect(await ask('action=read&area=drivers')).toMatchObject({
    allowed: false,
    rule: 'PERMISSION_REQUIRED',
    words: expect.any(String),
  });
  expect(await ask('action=lock&area=devices')).toMatchObject({ rule: 'PERMISSION_REQUIRED' });
  expect(await ask('action=export&area=reports')).toMatchObject({ allowed: true });
  expect(await ask('action=logInAs&area=users')).toMatchObject({ rule: 'PERMISSION_REQUIRED' });
  expect(await ask('action=lock&area=drivers')).toMatchObject({
    code: 'FIELD_INVALID',
    field: 'area',
    message: 'Ask “lock” of devices.',
  });
  const policies = { devices: ['view', 'lock', 'unlock', 'anchor'], commands: ['view', 'send'] };
  await admin.call(`PUT ${path}`, { json: { policies } });
  for (const deed of ['lock', 'unlock', 'anchor']) {
    expect(await ask(`action=${deed}&area=devices`), deed).toMatchObject({ allowed: true });
  }
  await admin.call(`PUT /api/users/${id}`, { json: { ...whole, disabled: true } });
  expect(await ask('action=read&area=devices')).toMatchObject({ rule: 'USER_IS_DISABLED' });
  await setServer(admin, { 'rastro.enableAdvancedPerms': false });
}

/** Asks about somebody who never signed in, and stays signed in. */
async function explainUnknown(admin: TestBrowser, mark: string): Promise<void> {
  const id = await addUser(admin, `never-${mark}@example.com`, { readonly: true });
  const van = { name: 'Van', uniqueId: `never-${mark}` };
  const deviceId = (await admin.call('POST /api/devices', { json: van })).json['id'];
  const ask = (query: string) =>
    admin.call(`GET /api/access/explain?user=${id}&device=${String(deviceId)}&${query}`);
  expect(await ask('action=read&area=devices')).toMatchObject({
    status: 200,
    json: { rule: 'DEVICE_ACCESS_DENIED' },
  });
  await admin.call('POST /api/permissions', { json: { userId: id, deviceId } });
  expect((await ask('action=read&area=devices')).json).toMatchObject({ allowed: true });
  expect((await ask('action=update&area=devices')).json).toMatchObject({
    rule: 'ACCOUNT_IS_READONLY',
  });
}

/** Suspends somebody, who sees that and nothing else, and opens the account again. */
async function followSuspension(door: TestDoor, admin: TestBrowser, mark: string): Promise<void> {
  const email = `debt-${mark}@example.com`;
  const id = await addUser(admin, email, { deviceLimit: -1 });
  const person = await entered(door, email, PASSWORD);
  const made = await person.call('POST /api/devices', {
    json: { name: 'Van', uniqueId: `debt-${mark}` },
  });
  expect(made.status, made.text).toBe(200);
  const socket = person.socket();
  await socket.opened;
  await expect.poll(() => socket.frames.length).toBeGreaterThan(0);

  const path = `/api/users/${id}`;
  expect((await admin.call(`POST ${path}/suspend`, { json: {} })).json).toMatchObject({
    code: 'FIELD_INVALID',
    field: 'reason',
  });
  const suspended = await admin.call(`POST ${path}/suspend`, { json: { reason: 'Two invoices' } });
  expect(suspended.json).toMatchObject({
    suspension: { reason: 'Two invoices', trustAvailable: true, since: expect.any(String) },
  });
  // The page is told, and what was open shows nothing more.
  expect(await socket.closed).toBe(4403);

  // Signs in, and reads its own account; spec §8 says the rest.
  const again = await entered(door, email, PASSWORD);
  expect((await again.call('GET /api/session')).json).toMatchObject({
    attributes: {
      'rastro.accountState': 'suspendedTrust',
      'rastro.suspensionReason': 'Two invoices',
    },
  });
  const list = await again.call('GET /api/devices');
  expect(list).toMatchObject({
    status: 403,
    json: { code: 'ACCOUNT_IS_SUSPENDED_TRUST', trustAvailable: true },
  });
  const patch = { json: { name: 'Me' } };
  expect((await again.call(`PATCH ${path}`, patch)).json.code).toBe('ACCOUNT_IS_SUSPENDED_TRUST');
  expect((await again.call(`POST ${path}/restore`)).status).toBe(403);

  // Once, on trust (decision 8).
  expect((await again.call('POST /api/session/trust')).json).toMatchObject({
    trustUntil: expect.any(String),
  });
  expect((await again.call('GET /api/devices')).status).toBe(200);
  expect((await again.call('POST /api/session/trust')).json.code).toBe('ACCOUNT_IS_SUSPENDED');

  expect((await admin.call(`POST ${path}/restore`)).json).toMatchObject({ suspension: null });
  expect((await again.call('GET /api/devices')).status).toBe(200);
}

describe('over the engine', () => {
  let app: TestApp;
  let admin: TestBrowser;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await entered(app, ADMIN.email, ADMIN.password);
  });
  afterAll(() => app.stop());

  it('explains what somebody may do who never signed in', () => explainUnknown(admin, 'engine'));
  it('gives rights, explains them, and keeps them [S6.8]', () =>
    followRights(app, admin, 'engine'));
  it('suspends and restores [S4.24] [S4.59] [S5.39] [S8.9]', () =>
    followSuspension(app, admin, 'engine'));

  it('lets nobody give what they have not, nor suspend or open again from below [S6.10] [S6.11]', async () => {
    await setServer(admin, FULL);
    const managerId = await addUser(admin, 'manager@example.com', { userLimit: -1 });
    await admin.call(`PUT /api/users/${managerId}/access`, {
      json: { permissions: ['users.view', 'users.create', 'users.edit', 'devices.view'] },
    });
    const manager = await entered(app, 'manager@example.com', PASSWORD);
    const customerId = await addUser(manager, 'customer@example.com');
    const path = `/api/users/${customerId}`;
    const put = (permissions: string[]) =>
      manager.call(`PUT ${path}/access`, { json: { permissions } });
    expect((await put(['devices.view'])).json).toMatchObject({ permissions: ['devices.view'] });
    expect((await put(['devices.lock'])).json).toMatchObject({
      code: 'PERMISSION_REQUIRED',
      field: 'permissions',
    });
    expect((await put(['boats.view'])).json).toMatchObject({ code: 'FIELD_INVALID' });
    const suspend = { json: { reason: 'No' } };
    expect((await manager.call(`POST ${path}/suspend`, suspend)).json.code).toBe(
      'HIGHER_ADMINISTRATOR_REQUIRED',
    );
    // Opening it again gives the unlock on trust anew: that too is for who stands above all.
    expect((await manager.call(`POST ${path}/restore`)).json.code).toBe(
      'HIGHER_ADMINISTRATOR_REQUIRED',
    );
    // Whom nobody shows to an account is not there for it.
    const other = await addUser(admin, 'other@example.com');
    expect((await manager.call(`GET /api/users/${other}/access`)).status).toBe(404);
    expect((await manager.call(`PUT /api/users/${managerId}/access`, suspend)).status).toBe(403);
    await setServer(admin, { 'rastro.enableAdvancedPerms': false });
  });

  it('signs somebody out everywhere, from above alone', async () => {
    const id = await addUser(admin, 'lost@example.com');
    const [person, other] = [
      await entered(app, 'lost@example.com', PASSWORD),
      await entered(app, 'lost@example.com', PASSWORD),
    ];
    const socket = other.socket();
    await socket.opened;
    expect((await person.call(`POST /api/users/${id}/sign-out`)).status).toBe(403);
    expect((await admin.call(`POST /api/users/${id}/sign-out`)).status).toBe(204);
    expect(await socket.closed).toBe(4401);
    expect((await person.call('GET /api/session')).status).toBe(401);
    expect((await other.call('GET /api/session')).status).toBe(401);
    expect((await admin.call('GET /api/session')).status).toBe(200);
  });

  it('keeps what an administrator makes an account with, in whichever form', async () => {
    await setServer(admin, FULL);
    const old = `${'0'.repeat(2)}8${'0'.repeat(29)}`;
    const id = await addUser(admin, 'old@example.com', {
      attributes: { 'rastro.advancedPerms': old },
    });
    const person = await entered(app, 'old@example.com', PASSWORD);
    expect((await person.call('GET /api/devices')).status).toBe(200);
    expect((await admin.call(`GET /api/users/${id}/access`)).json).toMatchObject({
      permissions: [...readPermissions(old)],
    });
    await setServer(admin, { 'rastro.enableAdvancedPerms': false });
  });

  it('gives an unlock on trust anew, and takes it, by who stands above all [S6.11]', async () => {
    const id = await addUser(admin, 'again@example.com');
    const path = `/api/users/${id}`;
    const grant = (days: number, as = admin) => as.call(`POST ${path}/trust`, { json: { days } });
    expect((await grant(5)).status).toBe(409);
    await admin.call(`POST ${path}/suspend`, { json: { reason: 'Debts', trustDays: 0 } });
    const person = await entered(app, 'again@example.com', PASSWORD);
    expect((await person.call('POST /api/session/trust')).json.code).toBe('ACCOUNT_IS_SUSPENDED');
    expect((await grant(5, person)).status).toBe(403);
    expect((await grant(31)).json).toMatchObject({ code: 'FIELD_INVALID', field: 'days' });
    expect((await grant(5)).json).toMatchObject({
      suspension: { trustAvailable: true, trustDays: 5 },
      maySuspend: true,
    });
    const { trustUntil } = (await person.call('POST /api/session/trust')).json;
    expect((await admin.call(`GET ${path}/access`)).json).toMatchObject({
      suspension: null,
      trustUntil,
    });
    expect((await person.call(`GET ${path}/access`)).json).toMatchObject({ maySuspend: false });
    expect((await grant(2)).json).toMatchObject({ trustUntil });
    expect((await grant(0)).json).toMatchObject({
      suspension: { trustAvailable: false, trustDays: 0 },
      trustUntil: null,
    });
    expect((await person.call('GET /api/devices')).json.code).toBe('ACCOUNT_IS_SUSPENDED');
  });

  it('ends the trust by the clock', async () => {
    const id = await addUser(admin, 'trust@example.com');
    await admin.call(`POST /api/users/${id}/suspend`, { json: { reason: 'Debts' } });
    const person = await entered(app, 'trust@example.com', PASSWORD);
    await person.call('POST /api/session/trust');
    expect((await person.call('GET /api/devices')).status).toBe(200);
    app.wait(4 * 86_400_000);
    const later = await entered(app, 'trust@example.com', PASSWORD);
    expect((await later.call('GET /api/devices')).json).toMatchObject({
      code: 'ACCOUNT_IS_SUSPENDED',
      trustAvailable: false,
    });
  });
});

describe('in front of a Traccar elsewhere', () => {
  const at = useFront();
  let door: TestDoor;
  beforeEach(async () => {
    await signInAt(at.front, at.elsewhere.admin);
    door = await openProductDoor(at.front.upstream, at.db);
    return () => door.stop();
  });
  const enter = () => entered(door, at.elsewhere.admin.email, at.elsewhere.admin.password);

  it('explains what somebody may do who never signed in', async () =>
    explainUnknown(await enter(), `front-${Date.now()}`));
  it('gives rights, explains them, and keeps them', async () =>
    followRights(door, await enter(), 'front'));
  it('suspends and restores', async () => followSuspension(door, await enter(), 'front'));
});
