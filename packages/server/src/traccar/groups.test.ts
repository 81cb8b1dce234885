import { beforeEach, afterEach, expect, it } from 'vitest';
import type { TestBrowser, TestDoor } from '../http/testing';
import { openProductDoor } from './testing/open-product-door';
import { useFront } from './testing/use-front';

const at = useFront();
let door: TestDoor;
let browser: TestBrowser;

beforeEach(async () => {
  door = await openProductDoor(at.front.upstream, at.db);
  browser = door.browser();
  const { email, password } = at.elsewhere.admin;
  await browser.signIn(email, password);
});
afterEach(() => door.stop());

const create = async (path: string, json: object) =>
  Number((await browser.call(`POST /api/${path}`, { json })).json['id']);
const groupOf = async (path: string) => (await browser.call(`GET /api/${path}`)).json['groupId'];

it('[S7.24] [S7.25] [S7.26] [S7.27] moves groups and devices at a Traccar, refuses a circle, and leaves what was in a deleted group', async () => {
  const outer = await create('groups', { name: 'Outer' });
  const inner = await create('groups', { name: 'Inner', groupId: outer });
  const device = await create('devices', { name: 'Van', uniqueId: `grouped-${Date.now()}` });
  const move = (path: string, groupId: number) =>
    browser.call(`PATCH /api/${path}`, { json: { groupId } });

  expect((await move(`devices/${device}`, inner)).json).toMatchObject({ groupId: inner });
  const refused = await move(`groups/${outer}`, inner);
  expect(refused.status).toBe(422);
  expect(refused.json).toMatchObject({ code: 'GROUP_CYCLE' });
  expect(await groupOf(`groups/${outer}`)).toBe(0);

  expect((await browser.call(`DELETE /api/groups/${inner}`)).status).toBe(204);
  expect(await groupOf(`devices/${device}`)).toBe(0);
  expect((await move(`devices/${device}`, outer)).json).toMatchObject({ groupId: outer });
  await browser.call(`DELETE /api/devices/${device}`);
  await browser.call(`DELETE /api/groups/${outer}`);
});
