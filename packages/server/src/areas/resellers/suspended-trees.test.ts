import { expect, it } from 'vitest';
import type { TestBrowser } from '../../http/testing';
import { useFront } from '../../traccar/testing/use-front';
import { addAccount, enter, list, make, overBothDoors, type Scene } from './testing';

const at = useFront();
const MANAGER = { userLimit: -1, deviceLimit: -1 };
const CLOSED = { status: 403, json: { code: 'ACCOUNT_IS_SUSPENDED', trustAvailable: false } };

/** A reseller with a manager and a customer below, all suspended. */
async function suspendTree(scene: Scene) {
  const { admin } = scene;
  const call = async (line: string, json: object = {}) => {
    const reply = await admin.call(line, { json });
    expect(reply.status, `${line} ${reply.text}`).toBeLessThan(300);
    return reply.json;
  };
  const reseller = await addAccount(scene, admin, 'reseller', MANAGER);
  const any = { maxDevices: -1, maxUsers: -1, maxResellers: 1 };
  await make(admin, 'resellers', { userId: reseller.id, ...any });
  const manager = await addAccount(scene, reseller.browser, 'manager', MANAGER);
  const late = await addAccount(scene, reseller.browser, 'late');
  // By hand before, with an unlock of its own.
  await call(`POST /api/users/${late.id}/suspend`, { reason: 'Late' });
  const suspend = () =>
    call(`POST /api/resellers/${reseller.id}/suspend`, {
      resellerId: reseller.id,
      reason: 'Unpaid',
      apply: true,
    });
  return { call, reseller, manager, late, suspend };
}

const read = (as: TestBrowser) => as.call('GET /api/devices');
const unlock = (as: TestBrowser) => as.call('POST /api/session/trust');

async function keepTreeClosed(scene: Scene): Promise<void> {
  const { call, reseller, manager, late, suspend } = await suspendTree(scene);
  expect((await read(late.browser)).json.code).toBe('ACCOUNT_IS_SUSPENDED_TRUST');
  await suspend();
  for (const { browser } of [reseller, manager, late]) {
    expect(await read(browser)).toMatchObject(CLOSED);
    expect((await unlock(browser)).status).toBe(403);
    expect(await read(browser)).toMatchObject(CLOSED);
  }
  // Who suspends may let the reseller itself in, and nobody below it.
  const grant = (id: number) =>
    scene.admin.call(`POST /api/users/${id}/trust`, { json: { days: 2 } });
  for (const { id } of [manager, late]) expect((await grant(id)).status).toBe(409);
  expect((await grant(reseller.id)).status).toBe(200);
  expect((await unlock(reseller.browser)).status).toBe(200);
  expect((await read(reseller.browser)).status).toBe(200);
  expect(await read(manager.browser)).toMatchObject(CLOSED);
  // What was theirs before is theirs again.
  await call(`POST /api/resellers/${reseller.id}/restore`);
  expect((await read(manager.browser)).status).toBe(200);
  expect((await unlock(late.browser)).status).toBe(200);
  expect((await read(late.browser)).status).toBe(200);
}

async function closeNewcomers(scene: Scene): Promise<void> {
  const { call, reseller, manager, suspend } = await suspendTree(scene);
  await suspend();
  // One that was let in alone makes an account, and another one moves in from elsewhere.
  await call(`POST /api/users/${manager.id}/restore`);
  const made = await addAccount(scene, manager.browser, 'made');
  const moved = await addAccount(scene, scene.admin, 'moved');
  await call('POST /api/resellers/move', {
    userId: moved.id,
    resellerId: reseller.id,
    apply: true,
  });
  for (const { id, browser } of [made, moved]) {
    expect(await read(browser)).toMatchObject(CLOSED);
    expect((await unlock(browser)).status).toBe(403);
    const { suspension } = (await scene.admin.call(`GET /api/users/${id}/access`)).json;
    expect(suspension).toMatchObject({ reason: 'Unpaid', trustAvailable: false });
    const logged = await list(scene.admin, `users/${id}/logs`);
    expect(logged.map(({ action }) => action)).toContain('suspend');
  }
  await call(`POST /api/resellers/${reseller.id}/restore`);
  for (const { browser } of [made, moved]) expect((await read(browser)).status).toBe(200);
}

async function unlockAsPerson(scene: Scene): Promise<void> {
  const { id, browser } = await addAccount(scene, scene.admin, 'person');
  const { text } = await browser.call('POST /api/session/token', { json: {} });
  const suspend = { json: { reason: 'Late' } };
  const suspended = await scene.admin.call(`POST /api/users/${id}/suspend`, suspend);
  expect(suspended.status, suspended.text).toBe(200);
  const headers = { authorization: `Bearer ${text}` };
  const byToken = await scene.door.browser().call('POST /api/session/trust', { headers });
  expect(byToken).toMatchObject({ status: 403, json: { code: 'TRUST_NEEDS_SIGN_IN' } });
  const person = await enter(scene.door, `person-${scene.mark}@example.com`);
  expect((await unlock(person)).status).toBe(200);
}

it(
  'leaves nobody below a suspended reseller an unlock on trust',
  () => overBothDoors(at, keepTreeClosed),
  60_000,
);
it(
  'suspends with it who comes below it meanwhile',
  () => overBothDoors(at, closeNewcomers),
  60_000,
);
it('lets a person alone use the unlock on trust, no token', () =>
  overBothDoors(at, unlockAsPerson));
