import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestBrowser, TestDoor } from '../http/testing';
import { openProductDoor } from './testing/open-product-door';
import { useFront } from './testing/use-front';

const at = useFront();
let door: TestDoor;
let browser: TestBrowser;

beforeEach(async () => {
  await at.db.query('delete from log_entry');
  door = await openProductDoor(at.front.upstream, at.db);
  browser = door.browser();
  const { email, password } = at.elsewhere.admin;
  await browser.signIn(email, password);
});
afterEach(() => door.stop());

const read = async () =>
  JSON.parse((await browser.call('GET /api/server/logs')).text) as Record<string, unknown>[];

it('over a tracking server elsewhere the intent is written before, and the result after', async () => {
  const { upstream } = at.front;
  const seen: unknown[] = [];
  const spied = {
    ...upstream,
    send: async (...call: Parameters<typeof upstream.send>) => {
      if (call[0].method === 'POST') {
        const { rows } = await at.db.query(`select outcome from log_entry where action = 'create'`);
        seen.push(...rows);
      }
      return upstream.send(...call);
    },
  };
  const other = await openProductDoor(spied, at.db);
  const page = other.browser();
  await page.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
  const json = { name: 'Far', uniqueId: `far-${Date.now()}` };
  const made = await page.call('POST /api/devices', { json });
  expect(made.status, made.text).toBe(200);
  await other.stop();
  expect(seen).toEqual([{ outcome: 'running' }]);
  const [entry] = await read();
  expect(entry).toMatchObject({
    action: 'create',
    outcome: 'done',
    objectName: 'Far',
    objectId: made.json['id'],
    deviceId: made.json['id'],
  });
});

it('what it refuses is written down as refused, and so are changes with before and after', async () => {
  const json = { name: 'Once', uniqueId: `once-${Date.now()}` };
  const { id } = (await browser.call('POST /api/devices', { json })).json;
  expect((await browser.call('POST /api/devices', { json })).status).toBeGreaterThanOrEqual(400);
  expect((await read())[0]).toMatchObject({ action: 'create', outcome: 'refused' });
  const change = { json: { ...json, id, name: 'Twice' } };
  await browser.call(`PUT /api/devices/${String(id)}`, change);
  const [edit] = await read();
  expect(edit).toMatchObject({ action: 'edit', outcome: 'done' });
  expect(edit?.['changes']).toContainEqual({ member: 'name', before: 'Once', after: 'Twice' });
});
