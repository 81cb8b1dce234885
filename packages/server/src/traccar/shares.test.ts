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

it('a link over a tracking server elsewhere asks for its PIN, shows no more than it says, and tells of arrivals', async () => {
  const { id, uniqueId } = await addDevice('Grown');
  await report(uniqueId, -23.5);
  const json = {
    deviceIds: [id],
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    pin: '4827',
    destinationName: 'Shop',
    destinationLatitude: -23.6,
    destinationLongitude: -46.6,
  };
  const made = await browser.call('POST /api/shares', { json });
  const { token } = made.json;
  const viewer = door.browser();
  const open = (more: object) =>
    viewer.call('POST /api/shared/session', { json: { token, ...more } });
  expect((await open({})).json.code).toBe('SHARE_PIN_NEEDED');
  expect((await open({ pin: '1111' })).json.code).toBe('SHARE_PIN_WRONG');
  expect((await open({ pin: '4827' })).status).toBe(200);
  const said = await Promise.all(
    ['devices', 'positions', 'geofences'].map((path) => viewer.call(`GET /api/shared/${path}`)),
  );
  for (const { status, text } of said) {
    expect(status).toBe(200);
    expect(text).not.toMatch(/Grown|uniqueId|"speed"|address|phone/);
  }
  const arrivals = await viewer.call('GET /api/shared/arrivals');
  expect(JSON.parse(arrivals.text)).toMatchObject([{ deviceId: id }]);
  await browser.call(`DELETE /api/shares/${Number(made.json['id'])}`);
  expect((await viewer.call('GET /api/shared/devices')).json.code).toBe('INVALID_SHARE');
  await browser.call(`DELETE /api/devices/${id}`);
});
