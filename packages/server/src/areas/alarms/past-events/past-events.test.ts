import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';

let server: TestApp;
let bruno: TestBrowser;
let paulo: TestBrowser;
let brunoId: number;

const enter = async (email: string): Promise<TestBrowser> => {
  const browser = server.browser();
  await browser.signIn(email, ADMIN.password);
  return browser;
};
const SPAN = 'from=2020-01-01T00:00:00Z&to=2100-01-01T00:00:00Z';
const eventsOf = async (browser: TestBrowser, deviceId: number) => {
  const { text } = await browser.call(`GET /api/reports/events?deviceId=${deviceId}&${SPAN}`);
  return (JSON.parse(text) as { type: string }[])
    .map(({ type }) => type)
    .filter((type) => type.startsWith('geofence'));
};
const drive = async (uniqueId: string, latitude: number) => {
  server.wait(60_000);
  await server.engine.ingest({ uniqueId, latitude, longitude: -46.63 });
};

beforeAll(async () => {
  server = await startTestApp();
  brunoId = await server.addUser({ name: 'Bruno', email: 'bruno@example.com' });
  const pauloId = await server.addUser({ name: 'Paulo', email: 'paulo@example.com' });
  bruno = await enter('bruno@example.com');
  paulo = await enter('paulo@example.com');
  const ana = await enter(ADMIN.email);
  for (const uniqueId of ['van', 'bus']) {
    const deviceId = await server.addDevice(uniqueId, uniqueId, brunoId);
    await ana.call('POST /api/permissions', { json: { userId: pauloId, deviceId } });
  }
});
afterAll(() => server.stop());

const idOf = async (uniqueId: string): Promise<number> => {
  const { text } = await bruno.call('GET /api/devices');
  const devices = JSON.parse(text) as { id: number; uniqueId: string }[];
  return devices.find((device) => device.uniqueId === uniqueId)?.id ?? 0;
};

it('shows the events of a fence that is deleted, and to all who see the vehicle', async () => {
  const deviceId = await idOf('van');
  const json = { name: 'Depot', area: 'CIRCLE (-23.5 -46.63, 500)' };
  const fence = await bruno.call('POST /api/geofences', { json });
  const geofenceId = Number(fence.json['id']);
  await bruno.call('POST /api/permissions', { json: { deviceId, geofenceId } });
  for (const latitude of [-23.6, -23.5, -23.6]) await drive('van', latitude);
  const both = ['geofenceEnter', 'geofenceExit'];
  expect(await eventsOf(bruno, deviceId)).toEqual(both);
  // He was never linked to the fence.
  expect(await eventsOf(paulo, deviceId)).toEqual(both);
  const namesOf = async (browser: TestBrowser) => {
    const { text } = await browser.call(`GET /api/reports/events?deviceId=${deviceId}&${SPAN}`);
    return (JSON.parse(text) as { geofenceId: number; attributes: Record<string, unknown> }[])
      .filter((event) => event.geofenceId === geofenceId)
      .map(({ attributes }) => attributes['geofenceName']);
  };
  expect(await namesOf(bruno)).toEqual([undefined, undefined]);
  expect((await bruno.call(`DELETE /api/geofences/${geofenceId}`)).status).toBe(204);
  expect(await eventsOf(bruno, deviceId)).toEqual(both);
  // As it was called last, for all who see the vehicle.
  expect(await namesOf(bruno)).toEqual(['Depot', 'Depot']);
  expect(await namesOf(paulo)).toEqual(['Depot', 'Depot']);
});

it('shows that a vehicle left its anchor after that is lifted', async () => {
  const deviceId = await idOf('bus');
  await drive('bus', -23.6);
  const send = (type: string) =>
    bruno.call('POST /api/commands/send', { json: { deviceId, type } });
  expect((await send('anchorEnable')).status).toBe(200);
  await drive('bus', -23.6);
  await drive('bus', -23.7);
  expect((await send('anchorDisable')).status).toBe(200);
  expect(await eventsOf(bruno, deviceId)).toContain('geofenceExit');
});

it('keeps to itself what happened to vehicles that somebody does not see', async () => {
  await server.addUser({ name: 'Rui', email: 'rui@example.com' });
  const rui = await enter('rui@example.com');
  const { text } = await rui.call(`GET /api/reports/events?${SPAN}`);
  expect(JSON.parse(text)).toEqual([]);
});
