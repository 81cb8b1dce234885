import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import type { TestDoor } from '../http/testing';
import { openProductDoor } from './testing/open-product-door';
import { signInAt, useFront } from './testing/use-front';

interface Forwarded {
  path: string;
  body: { event?: { type: string }; geofence?: object };
}
/** Message of a running Traccar from a device that drove into a fence. */
const entry = (
  JSON.parse(
    readFileSync(
      new URL('../areas/devices/receiver/recordings/forwarded.json', import.meta.url),
      'utf8',
    ),
  ) as Forwarded[]
).find(({ body }) => body.event?.type === 'geofenceEnter')!.body; // it drove into one

const at = useFront();
const doors: TestDoor[] = [];
afterEach(async () => {
  await Promise.all(doors.splice(0).map((door) => door.stop()));
});

it('[S3.29] asks for a stop with nobody signed in when a fence is crossed that locks, once over two servers', async () => {
  const { email, password } = at.elsewhere.admin;
  const adminId = await signInAt(at.front, { email, password });
  const expiration = new Date(Date.now() + DAY_MS).toISOString();
  const { body: serviceToken } = await at.front.upstream.send(
    { method: 'POST', path: '/session/token', query: new URLSearchParams(), body: { expiration } },
    { actor: { userId: adminId } },
  );
  await at.db.query('delete from account');
  for (const _ of [1, 2]) {
    const { upstream } = at.front.another({ serviceToken: serviceToken ?? '' });
    const config = { trackingToken: serviceToken ?? '' };
    doors.push(await openProductDoor(upstream, at.db, { config }));
  }
  const admin = doors[0]!.browser(); // there are two
  await admin.signIn(email, password);
  const make = async (path: string, json: object): Promise<number> =>
    Number((await admin.call(`POST /api/${path}`, { json })).json['id']);
  const name = `locks-${Date.now()}`;
  const deviceId = await make('devices', { name, uniqueId: name });
  const rui = { name: 'Rui', email: `${name}@example.com`, password: 'a long password' };
  const userId = await make('users', rui);
  const attributes = { lockOnEnter: true };
  const area = 'CIRCLE (1 2, 500)';
  const geofenceId = await make('geofences', { name: 'Yard', area, attributes });
  const [deviceLink, fenceLink, ownLink] = [
    { userId, deviceId },
    { userId, geofenceId },
    { userId: adminId, geofenceId },
  ];
  for (const json of [deviceLink, fenceLink]) await admin.call('POST /api/permissions', { json });
  await admin.call('DELETE /api/permissions', { json: ownLink });
  const stops = async () => JSON.parse((await admin.call('GET /api/stops')).text) as object[];

  const event = { ...entry.event, deviceId, geofenceId, eventTime: new Date().toISOString() };
  const geofence = { id: geofenceId, name: 'Yard', attributes };
  const body = { ...entry, event, geofence };
  const [first, second] = doors;
  const forward = (door: TestDoor | undefined) => door!.app.receiver.event(body); // there are two
  await at.proxy.set({ kind: 'gateway', status: 503 });
  await expect(forward(first)).rejects.toMatchObject({ status: 503 });
  await at.proxy.set({ kind: 'pass' });
  await expect
    .poll(() => forward(second).catch(() => 'away'), { timeout: 10_000 })
    .not.toBe('away');
  await Promise.all([first, second, first].map(forward));
  // The one that heard of it while the tracking server was away may be told a little later that it is back.
  await expect
    .poll(stops)
    .toMatchObject([{ deviceId, state: 'waiting', userId, userName: 'Rui', reason: 'Yard' }]);
});
