import { afterEach, beforeEach, expect, it } from 'vitest';
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

async function addDevice(name: string) {
  const json = { name, uniqueId: `${name}-${Date.now()}` };
  const device = (await browser.call('POST /api/devices', { json })).json;
  return { id: Number(device['id']), uniqueId: json.uniqueId };
}
const report = (uniqueId: string, lat: number) =>
  fetch(`${at.elsewhere.ingestOrigin}/?id=${uniqueId}&lat=${lat}&lon=-46.6&speed=33`);

it('a link shows vehicles of a tracking server elsewhere, live, until they are gone there', async () => {
  const [shown, other] = [await addDevice('Shown'), await addDevice('Other')];
  await report(shown.uniqueId, -23.5);
  await report(other.uniqueId, -23.5);
  const json = {
    deviceIds: [shown.id],
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    showsName: true,
    showsTrail: true,
  };
  const made = await browser.call('POST /api/shares', { json });
  expect(made.status, made.text).toBe(200);

  const viewer = door.browser();
  const token = { json: { token: made.json['token'] } };
  expect((await viewer.call('POST /api/shared/session', token)).status).toBe(200);
  const devices = await viewer.call('GET /api/shared/devices');
  expect(JSON.parse(devices.text)).toMatchObject([{ id: shown.id, name: 'Shown' }]);
  expect(devices.text).not.toContain(shown.uniqueId);
  const places = await viewer.call('GET /api/shared/positions');
  expect(JSON.parse(places.text)).toMatchObject([{ deviceId: shown.id, latitude: -23.5 }]);

  const socket = viewer.socket(undefined, '', '/api/shared/socket');
  await socket.opened;
  await expect.poll(() => socket.frames.length).toBeGreaterThan(0);
  await report(other.uniqueId, -23.6);
  await report(shown.uniqueId, -23.7);
  await expect
    .poll(() => socket.frames.flatMap(({ positions = [] }) => positions), { timeout: 15_000 })
    .toContainEqual(expect.objectContaining({ deviceId: shown.id, latitude: -23.7 }));
  expect(JSON.stringify(socket.frames)).not.toMatch(/Other|-23\.6|uniqueId/);

  await browser.call(`DELETE /api/devices/${shown.id}`);
  expect(await socket.closed).toBe(4401);
  expect((await viewer.call('POST /api/shared/session', token)).json.code).toBe('INVALID_SHARE');
  await browser.call(`DELETE /api/devices/${other.id}`);
});
