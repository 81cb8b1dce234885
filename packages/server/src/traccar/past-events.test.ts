import { afterEach, expect, it } from 'vitest';
import type { TestBrowser, TestDoor } from '../http/testing';
import { openProductDoor } from './testing/open-product-door';
import { useFront } from './testing/use-front';

const at = useFront();
let door: TestDoor | undefined;
afterEach(() => door?.stop());

const enter = async (email: string, password: string): Promise<TestBrowser> => {
  const browser = door!.browser();
  await browser.signIn(email, password);
  return browser;
};
const SPAN = 'from=2020-01-01T00:00:00Z&to=2100-01-01T00:00:00Z';
const typesOf = async (browser: TestBrowser, query: string) => {
  const { text } = await browser.call(`GET /api/reports/events?${query}&${SPAN}`);
  return (JSON.parse(text) as { type: string }[])
    .map(({ type }) => type)
    .filter((type) => type.startsWith('geofence'));
};

it('goes on showing the events of a deleted fence to all who see the vehicle, and to nobody else', async () => {
  door = await openProductDoor(at.front.upstream, at.db);
  const { email, password } = at.elsewhere.admin;
  const admin = await enter(email, password);
  const make = async (path: string, json: object): Promise<number> =>
    Number((await admin.call(`POST /api/${path}`, { json })).json['id']);
  const name = `past-${Date.now()}`;
  const groupId = await make('groups', { name });
  const deviceId = await make('devices', { name, uniqueId: name, groupId });
  const [rui, eva] = ['rui', 'eva'].map((who) => ({
    name: who,
    email: `${who}-${name}@example.com`,
    password: 'a long password',
  }));
  const ruiId = await make('users', rui!);
  await make('users', eva!);
  await admin.call('POST /api/permissions', { json: { userId: ruiId, deviceId } });
  const geofenceId = await make('geofences', { name, area: 'CIRCLE (1 2, 500)' });
  await admin.call('POST /api/permissions', { json: { deviceId, geofenceId } });
  const startS = Math.floor(Date.now() / 1000) - 600;
  for (const [index, latitude] of [1.5, 1, 1.5].entries()) {
    const timestamp = startS + index * 60;
    await fetch(
      `${at.elsewhere.ingestOrigin}/?id=${name}&lat=${latitude}&lon=2&timestamp=${timestamp}`,
    );
  }
  const both = ['geofenceEnter', 'geofenceExit'];
  expect(await typesOf(admin, `deviceId=${deviceId}`)).toEqual(both);

  expect((await admin.call(`DELETE /api/geofences/${geofenceId}`)).status).toBe(204);
  expect(await typesOf(admin, `deviceId=${deviceId}`)).toEqual(both);
  const { text } = await admin.call(`GET /api/reports/events?deviceId=${deviceId}&${SPAN}`);
  expect(JSON.parse(text)).toContainEqual(
    expect.objectContaining({ geofenceId, attributes: { geofenceName: name } }),
  );
  expect(await typesOf(admin, `groupId=${groupId}`)).toEqual(both);
  expect(await typesOf(admin, `deviceId=${deviceId}&type=geofenceExit`)).toEqual(['geofenceExit']);
  expect(await typesOf(admin, `deviceId=${deviceId}&type=alarm`)).toEqual([]);
  const viewer = await enter(rui!.email, rui!.password);
  expect(await typesOf(viewer, `deviceId=${deviceId}`)).toEqual(both);
  const stranger = await enter(eva!.email, eva!.password);
  expect(await typesOf(stranger, '')).toEqual([]);
});
