import { expect, it } from 'vitest';
import { useFront } from '../../../traccar/testing/use-front';
import { addAccount, enter, make, overBothDoors, type Scene } from '../../resellers/testing';

const at = useFront();
const MANAGER = { userLimit: -1, deviceLimit: -1 };
const RIGHTS = ['users.view', 'users.logInAs', 'devices.view'];

/** Logs in as an account, and loses what that took: sign-in, socket and tokens of there end. */
async function loseEntry(
  { door, mark }: Scene,
  { name, userId, lose }: { name: string; userId: number; lose: () => Promise<unknown> },
): Promise<void> {
  const browser = await enter(door, `${name}-${mark}@example.com`);
  const entered = await browser.call(`POST /api/users/${userId}/enter`);
  expect(entered.status, `${name}: ${entered.text}`).toBe(200);
  const socket = browser.socket();
  await socket.opened;
  const { text } = await browser.call('POST /api/session/token', { json: {} });
  const byToken = () =>
    door.browser().call('GET /api/session', { headers: { authorization: `Bearer ${text}` } });
  expect((await byToken()).status, name).toBe(200);
  expect((await browser.call('GET /api/devices')).status, name).toBe(200);
  await lose();
  // The page is told, whether it asks for anything or not: of its end, or that the account has other rights.
  expect([4401, 4403], name).toContain(await socket.closed);
  expect((await browser.call('GET /api/session')).status, name).toBe(401);
  expect((await byToken()).status, name).toBe(401);
}

async function followEntries(scene: Scene): Promise<void> {
  const { admin } = scene;
  const set = async (call: string, json: object) => {
    const reply = await admin.call(call, { json });
    expect(reply.status, reply.text).toBeLessThan(300);
  };
  const setAdvanced = (isOn: boolean) =>
    set('PATCH /api/server', { attributes: { 'rastro.enableAdvancedPerms': isOn } });
  const give = (id: number, permissions: string[]) =>
    set(`PUT /api/users/${id}/access`, { permissions });
  await setAdvanced(true);

  const rita = await addAccount(scene, admin, 'rita');
  const addManager = async (name: string) => {
    const { id } = await addAccount(scene, admin, name, MANAGER);
    await give(id, RIGHTS);
    await set('POST /api/permissions', { userId: id, managedUserId: rita.id });
    return id;
  };
  await give(rita.id, ['devices.view']);
  const one = await addManager('right');
  const lose = { userId: rita.id };
  await loseEntry(scene, {
    ...lose,
    name: 'right',
    lose: () => give(one, ['users.view', 'devices.view']),
  });
  const two = await addManager('link');
  const link = { userId: two, managedUserId: rita.id };
  await loseEntry(scene, {
    ...lose,
    name: 'link',
    lose: () => set('DELETE /api/permissions', link),
  });
  const three = await addManager('suspended');
  await loseEntry(scene, {
    ...lose,
    name: 'suspended',
    lose: () => set(`POST /api/users/${three}/suspend`, { reason: 'Debts' }),
  });
  // What the account gets that who entered has not.
  await addManager('more');
  await loseEntry(scene, {
    ...lose,
    name: 'more',
    lose: () => give(rita.id, ['devices.view', 'devices.lock']),
  });
  await give(rita.id, ['devices.view']);

  const chief = await addAccount(scene, admin, 'chief');
  await set(`PATCH /api/users/${chief.id}`, { administrator: true });
  await loseEntry(scene, {
    ...lose,
    name: 'chief',
    lose: () => set(`PATCH /api/users/${chief.id}`, { administrator: false }),
  });

  const resell = { maxDevices: -1, maxUsers: -1, maxResellers: 0 };
  const north = await addAccount(scene, admin, 'north', MANAGER);
  const south = await addAccount(scene, admin, 'south', MANAGER);
  for (const { id } of [north, south]) {
    await make(admin, 'resellers', { userId: id, ...resell });
    await give(id, [...RIGHTS, 'users.create']);
  }
  const customer = await addAccount(scene, north.browser, 'customer');
  await give(customer.id, ['devices.view']);
  await loseEntry(scene, {
    name: 'north',
    userId: customer.id,
    lose: () =>
      set('POST /api/resellers/move', { userId: customer.id, resellerId: south.id, apply: true }),
  });
  await setAdvanced(false);
}

it(
  'ends with what it took to log in as another account',
  () => overBothDoors(at, followEntries),
  60_000,
);
