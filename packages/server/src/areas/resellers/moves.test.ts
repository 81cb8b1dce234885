import { expect, it } from 'vitest';
import type { TestBrowser } from '../../http/testing';
import { openServiceDoor } from '../../traccar/testing/open-service-door';
import { useFront } from '../../traccar/testing/use-front';
import { addAccount, inFront, list, make, overBothDoors, type Scene } from './testing';

const at = useFront();
type Thing = { id: number; type: string; name: string };
const idsOf = async (as: TestBrowser, path: string) =>
  (await list(as, path)).map(({ id }) => Number(id)).sort((a, b) => a - b);
const named = (name: string): unknown => expect.stringContaining(`${name}-`);
const move = (as: TestBrowser, json: object) => as.call('POST /api/resellers/move', { json });
const link = async (as: TestBrowser, json: object) =>
  expect((await as.call('POST /api/permissions', { json })).status).toBe(204);

/** Two resellers; the first has a customer with vehicles of its own and of the reseller's, and another customer. */
async function makeTrees(scene: Scene) {
  const { admin, mark } = scene;
  const north = await addAccount(scene, admin, 'north');
  const south = await addAccount(scene, admin, 'south');
  await make(admin, 'resellers', { userId: north.id, maxDevices: 20, maxUsers: 9 });
  await make(admin, 'resellers', { userId: south.id, maxDevices: 20, maxUsers: 9 });
  const cida = await addAccount(scene, north.browser, 'cida', { deviceLimit: 9 });
  const rui = await addAccount(scene, north.browser, 'rui');
  const park = (as: TestBrowser, name: string, more: object = {}) =>
    make(as, 'devices', { name, uniqueId: `${name}-${mark}`, ...more });
  const own = await park(cida.browser, 'own');
  const made = await park(north.browser, 'made');
  const shared = await park(north.browser, 'shared');
  const kept = await park(north.browser, 'kept');
  for (const deviceId of [made, shared]) await link(north.browser, { userId: cida.id, deviceId });
  await link(north.browser, { userId: rui.id, deviceId: shared });
  const name = `Group ${mark}`;
  const groupId = await make(north.browser, 'groups', { name });
  await link(north.browser, { userId: cida.id, groupId });
  const grouped = await park(north.browser, 'grouped', { groupId });
  await link(north.browser, { userId: cida.id, deviceId: grouped });
  const driver = { name: 'Ana', uniqueId: `ana-${mark}` };
  const driverId = await make(north.browser, 'drivers', driver);
  await link(north.browser, { userId: cida.id, driverId });
  const things = { own, made, shared, kept, grouped, groupId, driverId };
  return { north, south, cida, rui, ...things, name };
}

/** Sets up things for the customer of the first reseller; what it needs for others, too, is named so. */
async function setUpThings(
  { admin }: Scene,
  { north, cida, kept }: Awaited<ReturnType<typeof makeTrees>>,
): Promise<void> {
  const rule = { type: 'deviceOnline', notificators: 'web', attributes: {} };
  const plan = { name: 'Oil', type: 'totalDistance', start: 0, period: 1_000 };
  const command = { type: 'custom', attributes: { data: 'x' } };
  const computed = { attribute: 'litres', expression: 'fuel', type: 'number' };
  const event = ['UID:1', 'DTSTAMP:20260801T080000Z', 'DTSTART:20260801T080000Z', 'DURATION:PT1H'];
  const lines = ['VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', ...event, 'RRULE:FREQ=DAILY'];
  const week = ['BEGIN:VCALENDAR', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
  const calendar = { data: Buffer.from(week).toString('base64') };
  const setUp = async (path: string, side: string, json: object): Promise<number> => {
    // Computed attributes are made by administrators.
    const isTheirs = side === 'attributeId';
    const as = isTheirs ? admin : north.browser;
    const id = await make(as, path, json);
    if (isTheirs) await link(admin, { userId: north.id, [side]: id });
    await link(as, { userId: cida.id, [side]: id });
    return id;
  };
  await setUp('maintenance', 'maintenanceId', plan);
  const oil = await setUp('maintenance', 'maintenanceId', { ...plan, name: 'Oil of all' });
  await link(north.browser, { deviceId: kept, maintenanceId: oil });
  await setUp('commands', 'commandId', { ...command, description: 'Ask' });
  await setUp('attributes/computed', 'attributeId', { ...computed, description: 'Litres' });
  const calendarId = await setUp('calendars', 'calendarId', { ...calendar, name: 'Week' });
  await setUp('notifications', 'notificationId', { ...rule, description: 'On', calendarId });
  const nights = await setUp('calendars', 'calendarId', { ...calendar, name: 'Nights' });
  const all = { ...rule, always: true, description: 'On of all', calendarId: nights };
  await setUp('notifications', 'notificationId', all);
}

it('a customer is moved with the vehicles it has, which count for it, and nobody sees across [S1.33]', () =>
  overBothDoors(at, async (scene) => {
    const { admin, mark } = scene;
    const trees = await makeTrees(scene);
    const { north, south, cida, own, made, shared, kept, grouped, ...more } = trees;
    await setUpThings(scene, trees);
    const { groupId, driverId, name } = more;
    const wanted = { userId: cida.id, resellerId: south.id };

    // No room for all that comes along, what is linked among it.
    const limit = (maxDevices: number) =>
      admin.call(`PATCH /api/resellers/${south.id}`, { json: { maxDevices } });
    await limit(2);
    expect((await move(admin, wanted)).json.code).toBe('USER_DEVICE_LIMIT_REACHED');
    await limit(3);

    const plan = await move(admin, wanted);
    const by = (one: Thing, other: Thing) =>
      one.type.localeCompare(other.type) || one.id - other.id;
    expect(plan.status, plan.text).toBe(200);
    expect(plan.json).toMatchObject({ userIds: [cida.id], vehicles: 3, isDone: false });
    const coming = [
      { type: 'device', id: made, name: 'made' },
      { type: 'device', id: grouped, name: 'grouped' },
      { type: 'group', id: groupId, name },
      { type: 'driver', id: driverId, name: 'Ana' },
    ];
    const tracked = ({ type }: Thing) => ['device', 'group', 'driver'].includes(type);
    const [comes, stays] = [plan.json['comes'] as Thing[], plan.json['stays'] as Thing[]];
    expect(comes.filter(tracked).sort(by)).toEqual(coming.sort(by));
    const say = (things: Thing[]) => things.map((each) => `${each.type} ${each.name}`).sort();
    expect(say(comes.filter((each) => !tracked(each)))).toEqual([
      'attribute Litres',
      'calendar Week',
      'command Ask',
      'maintenance Oil',
      'notification On',
    ]);
    const staying = ['calendar Nights', 'maintenance Oil of all', 'notification On of all'];
    expect(say(stays)).toEqual([staying[0], 'device shared', ...staying.slice(1)]);
    expect(await idsOf(north.browser, 'devices')).toEqual([made, shared, kept, grouped]);

    const done = await move(admin, { ...wanted, apply: true });
    expect(done.json, done.text).toMatchObject({ vehicles: 3, isDone: true });
    expect(await idsOf(north.browser, 'devices')).toEqual([shared, kept]);
    expect(await idsOf(south.browser, 'devices')).toEqual([made, grouped]);
    expect(await idsOf(cida.browser, 'devices')).toEqual([own, made, shared, grouped]);
    for (const path of ['groups', 'drivers']) {
      expect(await idsOf(north.browser, path), path).toEqual([]);
      expect(await idsOf(south.browser, path), path).toHaveLength(1);
    }
    const namesOf = async (as: TestBrowser, path: string) =>
      (await list(as, path)).map(({ name, description }) => name ?? description);
    for (const [path, coming, staying, both] of [
      ['maintenance', 'Oil', 'Oil of all', true],
      ['notifications', 'On', 'On of all', true],
      ['calendars', 'Week', 'Nights', true],
      ['commands', 'Ask', 'none', false],
      ['attributes/computed', 'Litres', 'none', false],
    ] as const) {
      expect(await namesOf(south.browser, path), path).toEqual([coming]);
      expect(await namesOf(north.browser, path), path).toEqual(both ? [staying] : []);
      expect(await namesOf(cida.browser, path), path).toHaveLength(both ? 2 : 1);
    }
    expect(await idsOf(south.browser, 'users')).toEqual([cida.id]);
    expect((await list(north.browser, 'resellers'))[0]).toMatchObject({ vehicles: 2 });
    expect((await list(south.browser, 'resellers'))[0]).toMatchObject({ vehicles: 3 });

    // What it makes from then on counts there, and is refused there.
    const next = { name: 'next', uniqueId: `next-${mark}` };
    expect((await cida.browser.call('POST /api/devices', { json: next })).json.code).toBe(
      'USER_DEVICE_LIMIT_REACHED',
    );

    // What an account made before anybody resold to it comes along as well.
    const lone = await addAccount(scene, admin, 'lone', { deviceLimit: 2 });
    await make(lone.browser, 'devices', { name: 'lone', uniqueId: `lone-${mark}` });
    const ofLone = { userId: lone.id, resellerId: south.id };
    expect((await move(admin, ofLone)).json.code).toBe('USER_DEVICE_LIMIT_REACHED');
    await limit(4);
    expect((await move(admin, ofLone)).json).toMatchObject({ vehicles: 1, comes: [], stays: [] });
    await limit(3);

    // Once more changes nothing, and there is a way out of every reseller.
    expect((await move(admin, { ...wanted, apply: true })).status).toBe(200);
    expect(await idsOf(south.browser, 'devices')).toEqual([made, grouped]);
    await move(admin, { userId: cida.id, resellerId: 0, apply: true });
    expect(await idsOf(south.browser, 'devices')).toEqual([]);
    expect((await list(south.browser, 'resellers'))[0]).toMatchObject({
      vehicles: 0,
      customers: 0,
    });

    const log = (await list(admin, `users/${cida.id}/logs`)).filter(
      ({ action }) => action === 'move',
    );
    expect(log.map(({ objectName, objectId, changes }) => [objectName, objectId, changes])).toEqual(
      [
        [named('cida'), cida.id, [{ member: 'reseller', before: named('south'), after: null }]],
        [
          ...[named('cida'), cida.id],
          [{ member: 'reseller', before: named('north'), after: named('south') }],
        ],
      ],
    );
    const calls = (await list(admin, 'server/logs')).filter(
      ({ objectType, userId }) => objectType === 'reseller' && userId !== 0,
    );
    expect(calls.filter(({ action }) => action === 'move')).toHaveLength(3 + 1);
  }));

it('vehicles that are made while their owner is moved count for one reseller alone', () =>
  overBothDoors(at, async (scene) => {
    const { admin, mark } = scene;
    const { north, south, cida } = await makeTrees(scene);
    const json = { maxDevices: 8 };
    await admin.call(`PATCH /api/resellers/${south.id}`, { json });
    const wanted = { userId: cida.id, resellerId: south.id, apply: true };
    const [moved, ...made] = await Promise.all([
      move(admin, wanted),
      ...Array.from({ length: 20 }, (_, index) =>
        cida.browser.call('POST /api/devices', {
          json: { name: `R ${index}`, uniqueId: `r${index}-${mark}` },
        }),
      ),
    ]);
    const count = made.filter(({ status }) => status === 200).length;
    const [its] = await list(south.browser, 'resellers');
    const [old] = await list(north.browser, 'resellers');
    if (moved?.status === 200) {
      expect([its?.['vehicles'], old?.['vehicles']]).toEqual([count + 3, 2]);
    } else expect([its?.['vehicles'], old?.['vehicles']]).toEqual([0, count + 5]);
    expect(Number(its?.['vehicles'])).toBeLessThanOrEqual(8);
  }));

it('a reseller is moved only where it may have as much', () =>
  overBothDoors(at, async (scene) => {
    const { admin } = scene;
    const north = await addAccount(scene, admin, 'north');
    const south = await addAccount(scene, admin, 'south');
    const limits = { maxDevices: 5, maxUsers: 5, maxResellers: 0 };
    await make(admin, 'resellers', { userId: north.id, ...limits });
    await make(admin, 'resellers', { userId: south.id, ...limits, maxDevices: -1 });
    const wanted = { userId: south.id, resellerId: north.id, apply: true };
    const refused = await move(admin, wanted);
    expect(refused).toMatchObject({ status: 422, json: { field: 'resellerId' } });
    expect(refused.json.message).toContain('may have 5 itself');
    const patch = (id: number, json: object) => admin.call(`PATCH /api/resellers/${id}`, { json });
    await patch(south.id, { maxDevices: 5 });
    expect((await move(admin, wanted)).json.code).toBe('USER_LIMIT_REACHED');
    await patch(north.id, { maxResellers: 1 });
    expect((await move(admin, wanted)).status).toBe(200);
    expect((await admin.call(`GET /api/resellers/${south.id}`)).json).toMatchObject({
      parentId: north.id,
    });
  }));

it('a link that cannot be ended is told, and what is left is done by running the move again', async () => {
  let isBroken = false;
  const broken = { status: 400, body: 'Account is locked' };
  const door = await openServiceDoor(at, {}, (upstream) => ({
    ...upstream,
    send: (request, context) =>
      isBroken && request.method === 'DELETE'
        ? Promise.resolve(broken)
        : upstream.send(request, context),
    linkForService: (method, body) =>
      isBroken && method === 'DELETE'
        ? Promise.resolve(broken)
        : upstream.linkForService!(method, body),
  }));
  await inFront(at, door, async (scene) => {
    const { admin } = scene;
    const { north, south, cida, made, shared, kept, grouped } = await makeTrees(scene);
    const wanted = { userId: cida.id, resellerId: south.id, apply: true };
    isBroken = true;
    expect((await move(admin, wanted)).status).toBe(400);
    expect(await idsOf(north.browser, 'devices')).toEqual([made, shared, kept, grouped]);
    isBroken = false;
    expect((await move(admin, wanted)).json).toMatchObject({ isDone: true });
    expect(await idsOf(north.browser, 'devices')).toEqual([shared, kept]);
    expect(await idsOf(south.browser, 'devices')).toEqual([made, grouped]);
    expect(await idsOf(north.browser, 'users')).not.toContain(cida.id);
    const moved = (await list(admin, `users/${cida.id}/logs`)).filter(
      ({ action, outcome }) => action === 'move' && outcome === 'done',
    );
    expect(moved.map(({ changes }) => changes)).toEqual([
      [{ member: 'reseller', before: named('north'), after: named('south') }],
    ]);
  });
});
