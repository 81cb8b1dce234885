import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';

let server: TestApp;
let admin: TestBrowser;
let ritaId = 0;

const enter = async (email: string): Promise<TestBrowser> => {
  const browser = server.browser();
  expect((await browser.signIn(email, ADMIN.password)).status).toBe(200);
  return browser;
};
const who = async (browser: TestBrowser) => (await browser.call('GET /api/session')).json['name'];
const setAdvanced = async (isOn: boolean) => {
  const server_ = (await admin.call('GET /api/server')).json;
  const attributes = { ...(server_['attributes'] as object), 'rastro.enableAdvancedPerms': isOn };
  const saved = await admin.call('PATCH /api/server', { json: { attributes } });
  if (saved.status === 405) {
    await admin.call('PUT /api/server', { json: { id: 1, attributes } });
  }
};

beforeAll(async () => {
  server = await startTestApp();
  ritaId = await server.addUser({ name: 'Rita', email: 'rita@example.com' });
  admin = await enter(ADMIN.email);
});
afterAll(() => server.stop());

describe('logging in as another account', () => {
  it('[S6.9] shows what that account sees, and one call goes back', async () => {
    const browser = await enter(ADMIN.email);
    const before = browser.cookie;
    expect((await browser.call(`POST /api/users/${ritaId}/enter`)).json).toMatchObject({
      name: 'Rita',
    });
    expect(await who(browser)).toBe('Rita');
    expect((await browser.call('GET /api/statistics')).status).toBe(403);
    expect((await browser.call('GET /api/session/status')).json).toMatchObject({
      by: { name: 'Ana <ana@example.com>' },
    });
    const entered = browser.cookie;
    expect((await browser.call('POST /api/session/back')).json).toMatchObject({ name: 'Ana' });
    expect(await who(browser)).toBe('Ana');
    // Neither of the two that were there before lets anybody in.
    for (const cookie of [before, entered]) {
      const old = server.browser();
      old.cookie = cookie;
      expect((await old.call('GET /api/session')).status).toBe(401);
    }
    expect((await browser.call('POST /api/session/back')).status).toBe(401);
  });

  it('writes both names into the log', async () => {
    const browser = await enter(ADMIN.email);
    await browser.call(`POST /api/users/${ritaId}/enter`);
    const made = await browser.call('POST /api/geofences', {
      json: { name: 'Depot', area: 'CIRCLE (1 2, 3)' },
    });
    expect(made.status).toBe(200);
    const { text } = await admin.call(`GET /api/users/${ritaId}/logs`);
    const entries = JSON.parse(text) as Record<string, unknown>[];
    expect(entries.find(({ objectType }) => objectType === 'geofence')).toMatchObject({
      userName: 'Rita <rita@example.com>',
      byUserName: 'Ana <ana@example.com>',
    });
    expect(entries.find(({ action }) => action === 'enter')).toMatchObject({
      userName: 'Ana <ana@example.com>',
      objectName: 'Rita',
    });
    expect(entries.some(({ action }) => action === 'signIn')).toBe(false);
  });

  it('ends with the session of who did it, and is nobody who decides who gets in', async () => {
    const browser = await enter(ADMIN.email);
    const own = server.browser();
    own.cookie = browser.cookie;
    await browser.call(`POST /api/users/${ritaId}/enter`);
    const json = { password: 'another long password', currentPassword: ADMIN.password };
    expect((await browser.call(`PATCH /api/users/${ritaId}`, { json })).json).toMatchObject({
      code: 'PASSWORD_NEEDS_SIGN_IN',
    });
    expect((await browser.call('POST /api/session/second-factor/key')).status).toBe(403);
    const token = (await browser.call('POST /api/session/token', { json: { name: 'kept' } })).text;
    await own.call('DELETE /api/session');
    expect((await browser.call('GET /api/session')).status).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.browser().call('GET /api/session', { headers })).status).toBe(401);
  });

  it('ends with all that its own account is let in with', async () => {
    const id = await server.addUser({
      name: 'Chief',
      email: 'chief@example.com',
      administrator: true,
    });
    for (const end of ['sign out everywhere', 'locked', 'signed out by another'] as const) {
      const browser = await enter('chief@example.com');
      expect((await browser.call(`POST /api/users/${ritaId}/enter`)).status).toBe(200);
      const token = (await browser.call('POST /api/session/token', { json: {} })).text;
      if (end === 'sign out everywhere') {
        await (await enter('chief@example.com')).call('DELETE /api/session?everywhere=true');
      } else if (end === 'locked') {
        await admin.call(`PATCH /api/users/${id}`, { json: { disabled: true } });
        await admin.call(`PATCH /api/users/${id}`, { json: { disabled: false } });
      } else await admin.call(`POST /api/users/${id}/sign-out`);
      expect((await browser.call('GET /api/session')).status, end).toBe(401);
      const headers = { authorization: `Bearer ${token}` };
      expect((await server.browser().call('GET /api/session', { headers })).status, end).toBe(401);
    }
  });

  it('goes never upwards, nor on from there, nor by a token', async () => {
    const deputyId = await server.addUser({
      name: 'Deputy',
      email: 'deputy@example.com',
      administrator: true,
    });
    const { id: anaId } = (await admin.call('GET /api/session')).json;
    const deputy = await enter('deputy@example.com');
    expect((await deputy.call(`POST /api/users/${Number(anaId)}/enter`)).json).toMatchObject({
      code: 'SUPERIOR_ADMINISTRATOR',
    });
    expect((await deputy.call(`POST /api/users/${deputyId}/enter`)).status).toBe(403);
    const link = { userId: Number(anaId), managedUserId: deputyId };
    expect((await admin.call('POST /api/permissions', { json: link })).status).toBe(204);
    // Who manages the deputy stands above.
    const browser = await enter(ADMIN.email);
    expect((await browser.call(`POST /api/users/${deputyId}/enter`)).status).toBe(200);
    const further = await browser.call(`POST /api/users/${ritaId}/enter`);
    expect(further.json).toMatchObject({ code: 'ENTERING_NEEDS_SIGN_IN' });
    const { text } = await admin.call('POST /api/session/token', { json: {} });
    const headers = { authorization: `Bearer ${text}` };
    const byToken = await server.browser().call(`POST /api/users/${ritaId}/enter`, { headers });
    expect(byToken.json).toMatchObject({ code: 'ENTERING_NEEDS_SIGN_IN' });
    const rita = await enter('rita@example.com');
    expect((await rita.call(`POST /api/users/${deputyId}/enter`)).status).toBe(403);
    expect((await rita.call('POST /api/users/999/enter')).status).toBe(403);
    expect((await admin.call('POST /api/users/999/enter')).status).toBe(404);
    expect((await server.browser().call(`POST /api/users/${ritaId}/enter`)).status).toBe(401);
  });

  it('ends with a right that was lost past this server', async () => {
    const id = await server.addUser({
      name: 'Past',
      email: 'past@example.com',
      administrator: true,
    });
    const browser = await enter('past@example.com');
    await browser.call(`POST /api/users/${ritaId}/enter`);
    const socket = browser.socket();
    await socket.opened;
    const demoted = await server.engine.upstream.change(
      `/users/${id}`,
      (stored) => ({ ...stored, administrator: false }),
      { actor: { userId: Number((await admin.call('GET /api/session')).json['id']) } },
    );
    expect(demoted.status).toBe(200);
    server.wait(6_000);
    await server.app.sweep();
    expect(await socket.closed).toBe(4401);
    expect((await browser.call('GET /api/session')).status).toBe(401);
    const { text } = await admin.call(`GET /api/users/${ritaId}/logs`);
    const [last] = JSON.parse(text) as Record<string, unknown>[];
    expect(last).toMatchObject({ action: 'leave', byUserName: 'Past <past@example.com>' });
  });

  it('is no way into an account that has ended', async () => {
    const id = await server.addUser({ name: 'Out', email: 'out@example.com', disabled: true });
    expect((await admin.call(`POST /api/users/${id}/enter`)).json).toMatchObject({
      code: 'USER_IS_DISABLED',
    });
  });

  it('takes a permission of managers, who get nothing by it that they have not', async () => {
    const managerId = await server.addUser({
      name: 'Manager',
      email: 'manager@example.com',
      userLimit: -1,
    });
    const manager = await enter('manager@example.com');
    await admin.call('POST /api/permissions', {
      json: { userId: managerId, managedUserId: ritaId },
    });
    const attempt = async () => (await manager.call(`POST /api/users/${ritaId}/enter`)).json.code;
    expect(await attempt()).toBe('ADMINISTRATOR_REQUIRED');
    await setAdvanced(true);
    const give = (id: number, permissions: string[]) =>
      admin.call(`PUT /api/users/${id}/access`, { json: { permissions } });
    await give(managerId, ['users.view', 'devices.view']);
    await give(ritaId, ['devices.view', 'devices.edit']);
    expect(await attempt()).toBe('PERMISSION_REQUIRED');
    await give(managerId, ['users.view', 'users.logInAs', 'devices.view']);
    expect(await attempt()).toBe('PERMISSION_REQUIRED');
    await give(ritaId, ['devices.view']);
    expect(await attempt()).toBeUndefined();
    expect(await who(manager)).toBe('Rita');
    await setAdvanced(false);
  });
});
