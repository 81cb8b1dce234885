import { expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../http/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { useFront } from '../../traccar/testing/use-front';

const at = useFront();
const PASSWORD = 'a long password';
type Json = Record<string, unknown>;

const make = async (as: TestBrowser, path: string, json: object): Promise<number> => {
  const reply = await as.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const list = async (as: TestBrowser, path: string): Promise<Json[]> =>
  JSON.parse((await as.call(`GET /api/${path}`)).text) as Json[];
const enter = async (door: TestDoor, email: string, password = PASSWORD) => {
  const browser = door.browser();
  expect((await browser.signIn(email, password)).status).toBe(200);
  return browser;
};

/**
 * Checks that whoever manages a driver sees and ends their drives, and that drives end with the
 * driver, vehicle or access.
 */
async function endDrives(door: TestDoor, admin: TestBrowser): Promise<void> {
  const mark = Date.now();
  const addUser = async (name: string, more: object) => {
    const email = `${name}-${mark}@example.com`;
    const id = await make(admin, 'users', { name: email, email, password: PASSWORD });
    const changed = await admin.call(`PATCH /api/users/${id}`, { json: more });
    expect(changed.status, changed.text).toBe(200);
    return { id, as: await enter(door, email) };
  };
  const { as: boss } = await addUser('boss', { userLimit: -1, deviceLimit: -1 });
  const { as: stranger } = await addUser('stranger', { userLimit: -1 });
  const reader = await addUser('reader', { readonly: true });
  let number = 0;
  const check = async () => {
    const name = `e-${mark}-${(number += 1)}`;
    const deviceId = await make(boss, 'devices', { name, uniqueId: name });
    const driverId = await make(boss, 'drivers', { name, uniqueId: name });
    const accessId = await make(boss, 'qr-access', {
      driverId,
      username: name,
      password: PASSWORD,
    });
    const [sheet] = await list(boss, `qr-codes?deviceId=${deviceId}`);
    const driver = await enter(door, name);
    const scan = async (id: unknown) => {
      const said = await driver.call('POST /api/qr-driver', { json: { id, key: `${name}-${id}` } });
      expect(said.status, said.text).toBe(200);
      return said.json['drive'] as Json;
    };
    const drive = await scan(sheet?.['code']);
    const drives = () => list(boss, `drives?deviceId=${deviceId}`);
    return { name, deviceId, driverId, accessId, drive, drives, scan, sheet };
  };

  const first = await check();
  const link = { userId: reader.id, deviceId: first.deviceId };
  expect((await admin.call('POST /api/permissions', { json: link })).status).toBe(204);
  const end = `POST /api/drives/${Number(first.drive['id'])}/end`;
  expect((await stranger.call(end)).status).toBe(404);
  expect((await boss.call('POST /api/drives/999999/end')).status).toBe(404);
  expect(await list(reader.as, 'drives?open=true')).toMatchObject([{ driverName: first.name }]);
  expect((await reader.as.call(end)).status).toBe(403);
  const ended = await boss.call(end);
  expect(ended, ended.text).toMatchObject({ status: 200, json: { endedBy: 'ended' } });
  expect(ended.json['endedAt']).toEqual(expect.any(String));
  expect((await boss.call(end)).json).toEqual(ended.json);
  expect(await list(boss, 'drives?open=true')).toEqual([]);

  // With the access, the driver, and the vehicle.
  const gone = await Promise.all([check(), check(), check()]);
  const paths = [
    `qr-access/${gone[0].accessId}`,
    `drivers/${gone[1].driverId}`,
    `devices/${gone[2].deviceId}`,
  ];
  for (const path of paths) expect((await boss.call(`DELETE /api/${path}`)).status).toBe(204);
  expect(await list(boss, 'drives?open=true')).toEqual([]);
  expect(await gone[0].drives()).toMatchObject([{ endedBy: 'ended' }]);
  expect(await gone[1].drives()).toMatchObject([{ endedBy: 'ended' }]);

  // What the log says of it.
  const last = await check();
  await last.scan(0);
  await last.scan(0);
  expect((await boss.call(`POST /api/qr-codes/${Number(last.sheet?.['id'])}/replace`)).status).toBe(
    200,
  );
  const refused = await reader.as.call('POST /api/qr-access', {
    json: { driverId: last.driverId, username: 'x', password: PASSWORD },
  });
  expect(refused.status).toBe(403);
  const logged = async () =>
    (await list(admin, 'server/logs?limit=100'))
      .map(({ action, objectType, objectName, deviceId }) => [
        ...[action, objectType, objectName, deviceId],
      ])
      .filter(([, , , deviceId]) => deviceId === last.deviceId);
  await expect.poll(logged).toEqual(
    expect.arrayContaining([
      ['check-out', 'driver', last.name, last.deviceId],
      ['check-in', 'driver', last.name, last.deviceId],
    ]),
  );
  const all = await list(admin, 'server/logs?limit=500');
  const codes = all.filter(({ action }) => action === 'replace');
  expect(codes).toMatchObject([
    { objectType: 'qrCode', objectName: last.name, deviceId: last.deviceId },
  ]);
  expect(all.filter(({ objectType }) => /qr-|acces$/.test(String(objectType)))).toEqual([]);
  expect(
    all.find(({ objectType, outcome }) => objectType === 'drive' && outcome === 'done'),
  ).toMatchObject({ action: 'end', objectName: first.name, deviceId: first.deviceId });
}

it('ends drives over the engine', async () => {
  const server = await startTestApp();
  try {
    await endDrives(server, await enter(server, ADMIN.email, ADMIN.password));
  } finally {
    await server.stop();
  }
});

it('ends them in front of a tracking server elsewhere', async () => {
  const door = await openProductDoor(at.front.upstream, at.db);
  try {
    const { email, password } = at.elsewhere.admin;
    await endDrives(door, await enter(door, email, password));
  } finally {
    await door.stop();
  }
});
