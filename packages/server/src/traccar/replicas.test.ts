import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestBrowser, TestDoor } from '../http/testing';
import { openProductDoor } from './testing/open-product-door';
import { signInAt, useFront } from './testing/use-front';

const PASSWORD = 'a long password';
const at = useFront();
let doors: [TestDoor, TestDoor];
let admin: TestBrowser;

beforeEach(async () => {
  await signInAt(at.front, at.elsewhere.admin);
  doors = [
    await openProductDoor(at.front.upstream, at.db),
    await openProductDoor(at.front.another().upstream, at.db),
  ];
  admin = doors[0].browser();
  const { email, password } = at.elsewhere.admin;
  expect((await admin.signIn(email, password)).status).toBe(200);
});
afterEach(async () => {
  for (const door of doors) await door.stop();
});

/** Somebody who signed in at the first door, and the same cookie at the second. */
async function enter(email: string) {
  const made = await admin.call('POST /api/users', {
    json: { name: email, email, password: PASSWORD },
  });
  const here = doors[0].browser();
  expect((await here.signIn(email, PASSWORD)).status).toBe(200);
  const there = doors[1].browser();
  there.cookie = here.cookie;
  expect((await there.call('GET /api/session')).status).toBe(200);
  const socket = there.socket();
  await socket.opened;
  await expect.poll(() => socket.frames.length).toBeGreaterThan(0);
  return { id: Number(made.json['id']), here, there, socket };
}

it('lets in at one what was signed in at another, and out at both', async () => {
  const { here, there, socket } = await enter('both@example.com');
  expect((await here.call('DELETE /api/session')).status).toBe(204);
  expect(await socket.closed).toBe(4401);
  expect((await there.call('GET /api/session')).status).toBe(401);
});

it('ends all of an account at every server', async () => {
  const { id, there, socket } = await enter('all@example.com');
  expect((await admin.call(`POST /api/users/${id}/sign-out`)).status).toBe(204);
  expect(await socket.closed).toBe(4401);
  expect((await there.call('GET /api/session')).status).toBe(401);
});

it('tells a page at another server of a suspension', async () => {
  const { id, there, socket } = await enter('debts@example.com');
  const json = { reason: 'Debts' };
  expect((await admin.call(`POST /api/users/${id}/suspend`, { json })).status).toBe(200);
  expect(await socket.closed).toBe(4403);
  expect((await there.call('GET /api/devices')).json.code).toBe('ACCOUNT_IS_SUSPENDED_TRUST');
});

it('takes a vehicle from an open page at another server when its link is taken away', async () => {
  const { id, here, socket } = await enter('links@example.com');
  const json = { name: 'Lent', uniqueId: `lent-${Date.now()}` };
  const deviceId = Number((await admin.call('POST /api/devices', { json })).json['id']);
  const link = { json: { userId: id, deviceId } };
  expect((await admin.call('POST /api/permissions', link)).status).toBe(204);
  expect((await here.call('GET /api/devices')).text).toContain('Lent');
  expect((await admin.call('DELETE /api/permissions', link)).status).toBe(204);
  await expect
    .poll(() => socket.frames.flatMap((frame) => frame['gone'] ?? []), { timeout: 3_000 })
    .toContain(deviceId);
});
