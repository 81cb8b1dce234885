import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestBrowser, TestDoor } from '../http/testing';
import { openProductDoor } from './testing/open-product-door';
import { useFront } from './testing/use-front';

const SHOP = 'https://shop.example';
const at = useFront();
let door: TestDoor;
let admin: TestBrowser;

beforeEach(async () => {
  door = await openProductDoor(at.front.upstream, at.db);
  admin = door.browser();
  await admin.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
});
afterEach(() => door.stop());

const addDevice = async (name: string) => {
  const json = { name, uniqueId: `${name}-${Date.now()}` };
  const reply = await admin.call('POST /api/devices', { json });
  return { id: Number(reply.json['id']), uniqueId: json.uniqueId };
};
const makeKey = async (may: object) => {
  const json = { name: 'Shop', expiresAt: new Date(Date.now() + 3_600_000).toISOString(), ...may };
  const reply = await admin.call('POST /api/keys', { json });
  expect(reply.status, reply.text).toBe(200);
  return { id: Number(reply.json['id']), token: String(reply.json['token']) };
};
const ask = (token: string, line: string, more: { json?: object; origin?: string } = {}) =>
  door.browser().call(line, {
    ...(more.json && { json: more.json }),
    headers: {
      authorization: `Bearer ${token}`,
      ...(more.origin && { origin: more.origin }),
    },
  });

it('a key acts on a tracking server elsewhere as far as it may, until it is ended', async () => {
  const van = await addDevice('Keyed');
  const { id, token } = await makeKey({ reads: 'devices' });
  const read = await ask(token, 'GET /api/devices');
  expect(read.status, read.text).toBe(200);
  expect(read.text).toContain(van.uniqueId);
  const json = { name: 'New', uniqueId: `new-${Date.now()}` };
  expect((await ask(token, 'POST /api/devices', { json })).json.code).toBe('KEY_SCOPE_MISSING');
  const writer = await makeKey({ writes: 'devices' });
  const made = await ask(writer.token, 'POST /api/devices', { json });
  expect(made.status, made.text).toBe(200);
  await ask(writer.token, `DELETE /api/devices/${Number(made.json['id'])}`);
  const rotated = await admin.call('POST /api/keys/rotate', {
    json: { keyId: id, overlapHours: 1 },
  });
  const next = String(rotated.json['token']);
  for (const one of [token, next]) expect((await ask(one, 'GET /api/devices')).status).toBe(200);
  await admin.call(`DELETE /api/keys/${id}`);
  expect((await ask(token, 'GET /api/devices')).status).toBe(401);
  await admin.call(`DELETE /api/devices/${van.id}`);
});

it('a token for a page shows its vehicle of a tracking server elsewhere, and nothing beside it', async () => {
  const [van, other] = [await addDevice('Framed'), await addDevice('Hidden')];
  for (const { uniqueId } of [van, other]) {
    await fetch(`${at.elsewhere.ingestOrigin}/?id=${uniqueId}&lat=-23.5&lon=-46.6&speed=33`);
  }
  const key = await makeKey({ mayEmbed: true, origins: SHOP });
  const made = await ask(key.token, 'POST /api/embed-tokens', {
    json: { deviceIds: [van.id], widgets: ['live-map'], showsName: true },
  });
  expect(made.status, made.text).toBe(201);
  const token = String(made.json['token']);
  const devices = await ask(token, 'GET /api/shared/devices', { origin: SHOP });
  expect(JSON.parse(devices.text)).toMatchObject([{ id: van.id, name: 'Framed' }]);
  const fixes = await ask(token, 'GET /api/shared/positions', { origin: SHOP });
  expect(JSON.parse(fixes.text)).toMatchObject([{ deviceId: van.id }]);
  for (const { text } of [devices, fixes]) expect(text).not.toMatch(/Hidden|uniqueId|"speed"/);
  const foreign = await ask(token, 'GET /api/shared/devices', { origin: 'https://evil.example' });
  expect(foreign.json.code).toBe('FOREIGN_ORIGIN');
  expect((await ask(token, 'GET /api/devices')).status).toBe(401);

  const ticket = await ask(token, 'POST /api/shared/socket-tickets', { origin: SHOP });
  const search = `?ticket=${String(ticket.json['ticket'])}`;
  const socket = door.browser().socket({ origin: SHOP }, search, '/api/shared/socket');
  await socket.opened;
  await expect.poll(() => socket.frames.length).toBeGreaterThan(0);
  await admin.call(`DELETE /api/keys/${key.id}`);
  expect(await socket.closed).toBe(4401);
  expect((await ask(token, 'GET /api/shared/devices')).json.code).toBe('INVALID_SHARE');
  for (const { id } of [van, other]) await admin.call(`DELETE /api/devices/${id}`);
});
