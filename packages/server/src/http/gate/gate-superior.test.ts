import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../testing';

let server: TestApp;
let root: TestBrowser;
let rootId: number;
beforeAll(async () => {
  server = await startTestApp();
  root = await enter(ADMIN.email);
  rootId = Number((await root.call('GET /api/session')).json['id']);
});
afterAll(() => server.stop());

const enter = async (email: string): Promise<TestBrowser> => {
  const browser = server.browser();
  expect((await browser.signIn(email, ADMIN.password)).status).toBe(200);
  return browser;
};
/** An account that each of `managers` manages. */
const add = async (name: string, more: object, managers: readonly number[] = []) => {
  const email = `${name}@example.com`;
  const id = await server.addUser({ name, email, ...more });
  for (const userId of managers) {
    await root.call('POST /api/permissions', { json: { userId, managedUserId: id } });
  }
  return { id, path: `/api/users/${id}`, browser: await enter(email) };
};
const codeOf = async (reply: Promise<{ status: number; json: Record<string, unknown> }>) =>
  (await reply).json['code'];

describe('an account at the gate', () => {
  it('is deleted by nobody who is signed in with it [S5.35]', async () => {
    const { browser, path } = await add('leaving', {});
    expect(await browser.call(`DELETE ${path}`)).toMatchObject({
      status: 403,
      json: { code: 'OWN_ACCOUNT_DELETION' },
    });
    expect(await codeOf(root.call(`DELETE /api/users/${rootId}`))).toBe('OWN_ACCOUNT_DELETION');
    expect((await browser.call('GET /api/session')).status).toBe(200);
    expect((await root.call(`DELETE ${path}`)).status).toBe(204);
  });

  it('of a superior administrator is changed and deleted by none below it [S5.36] [S5.37]', async () => {
    const first = await add('first', { administrator: true });
    const second = await add('second', { administrator: true }, [first.id]);
    const third = await add('third', { administrator: true }, [second.id]);
    for (const below of [second, third]) {
      const refused = { status: 403, json: { code: 'SUPERIOR_ADMINISTRATOR' } };
      expect(await below.browser.call(`DELETE ${first.path}`)).toMatchObject(refused);
      const changed = below.browser.call(`PATCH ${first.path}`, { json: { disabled: true } });
      expect(await changed).toMatchObject(refused);
      const whole = (await root.call(`GET ${first.path}`)).json;
      const put = below.browser.call(`PUT ${first.path}`, { json: { ...whole, name: 'X' } });
      expect(await put).toMatchObject(refused);
      expect((await below.browser.call(`GET ${first.path}`)).status).toBe(200);
    }
    const renamed = first.browser.call(`PATCH ${third.path}`, { json: { name: 'Renamed' } });
    expect((await renamed).status).toBe(200);
    expect((await first.browser.call(`DELETE ${third.path}`)).status).toBe(204);
    expect(
      (await second.browser.call(`PATCH ${second.path}`, { json: { name: 'I' } })).status,
    ).toBe(200);
  });

  it('of a superior administrator stays above by its links too [S5.36]', async () => {
    const first = await add('top', { administrator: true });
    const second = await add('middle', { administrator: true }, [first.id]);
    const third = await add('low', { administrator: true }, [second.id]);
    const link = (userId: number, managedUserId: number) => ({ json: { userId, managedUserId } });
    for (const { browser, id } of [second, third]) {
      const freed = browser.call('DELETE /api/permissions', link(first.id, second.id));
      expect(await codeOf(freed)).toBe('SUPERIOR_ADMINISTRATOR');
      const raised = browser.call('POST /api/permissions', link(id, first.id));
      expect(await codeOf(raised)).toBe('SUPERIOR_ADMINISTRATOR');
      const renamed = browser.call(`PATCH ${first.path}`, { json: { name: 'N' } });
      expect(await codeOf(renamed)).toBe('SUPERIOR_ADMINISTRATOR');
    }
    // It would stand beside who is above the first.
    const beside = first.browser.call('DELETE /api/permissions', link(second.id, third.id));
    expect(await codeOf(beside)).toBe('SUPERIOR_ADMINISTRATOR');
    const freed = root.call('DELETE /api/permissions', link(second.id, third.id));
    expect((await freed).status).toBe(204);
    const own = second.browser.call('POST /api/permissions', link(second.id, third.id));
    expect((await own).status).toBe(204);
  });

  it('of an administrator is above every manager, also of who is said to manage it', async () => {
    const manager = await add('manager', { userLimit: -1 });
    const above = await add('above', { administrator: true }, [manager.id]);
    const below = await add('below', {}, [manager.id]);
    const patch = (path: string) => manager.browser.call(`PATCH ${path}`, { json: { name: 'N' } });
    expect(await codeOf(patch(above.path))).toBe('SUPERIOR_ADMINISTRATOR');
    expect(await codeOf(manager.browser.call(`DELETE ${above.path}`))).toBe(
      'SUPERIOR_ADMINISTRATOR',
    );
    expect((await patch(below.path)).status).toBe(200);
    expect((await manager.browser.call(`DELETE ${below.path}`)).status).toBe(204);
  });
});
