import { expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../http/testing';
import { openServiceDoor } from '../../traccar/testing/open-service-door';
import { useFront } from '../../traccar/testing/use-front';

const at = useFront();
const PASSWORD = 'a long password';
type Json = Record<string, unknown>;

const enter = async (door: TestDoor, email: string, password = PASSWORD) => {
  const browser = door.browser();
  expect((await browser.signIn(email, password)).status).toBe(200);
  return browser;
};
const addUser = async (as: TestBrowser, email: string, more: object = {}): Promise<number> => {
  const json = { name: email, email, password: PASSWORD, ...more };
  const reply = await as.call('POST /api/users', { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const list = async (as: TestBrowser): Promise<Json[]> =>
  JSON.parse((await as.call('GET /api/resellers')).text) as Json[];

/** A reseller with a sub-reseller and a customer; nobody sees across, limits hold, trees move and are suspended. */
async function followResellers(door: TestDoor, admin: TestBrowser, mark: number): Promise<void> {
  const mail = (name: string) => `${name}-${mark}@example.com`;
  const [north, south] = [await addUser(admin, mail('north')), await addUser(admin, mail('south'))];
  const make = (as: TestBrowser, json: object) => as.call('POST /api/resellers', { json });
  const limits = { maxDevices: 5, maxUsers: 8, maxResellers: 1 };
  const made = await make(admin, { userId: north, domain: 'North.Example.com', ...limits });
  expect(made, made.text).toMatchObject({
    status: 200,
    json: { id: north, domain: 'north.example.com', ...limits, customers: 0 },
  });
  expect((await make(admin, { userId: north })).json).toMatchObject({ field: 'userId' });
  expect((await make(admin, { userId: south, domain: 'not a domain' })).json).toMatchObject({
    field: 'domain',
  });
  expect((await make(admin, { userId: south })).status).toBe(200);

  // [S6.2] [S6.3] A sub-reseller within what its reseller may have.
  const [atNorth, atSouth] = [await enter(door, mail('north')), await enter(door, mail('south'))];
  const sub = await addUser(atNorth, mail('sub'));
  const customer = await addUser(atNorth, mail('customer'));
  const tooMuch = await make(atNorth, { userId: sub, maxDevices: 6, maxUsers: 2 });
  expect(tooMuch.json).toMatchObject({ field: 'maxDevices' });
  expect((await make(atNorth, { userId: sub, maxDevices: 2, maxUsers: 2 })).json).toMatchObject({
    parentId: north,
  });
  const second = { userId: customer, maxDevices: 1, maxUsers: 1 };
  expect((await make(atNorth, second)).json.code).toBe('USER_LIMIT_REACHED');

  // Nobody sees across, nor changes what stands beside or above.
  expect((await list(atNorth)).map(({ id }) => id)).toEqual([north, sub]);
  expect((await list(atSouth)).map(({ id }) => id)).toEqual([south]);
  for (const [as, id] of [
    [atSouth, north],
    [atSouth, sub],
    [atNorth, south],
  ] as const) {
    expect((await as.call(`GET /api/resellers/${id}`)).status).toBe(404);
    expect((await as.call(`DELETE /api/resellers/${id}`)).status).toBe(404);
    const suspend = { json: { resellerId: id, reason: 'x', apply: true } };
    expect((await as.call(`POST /api/resellers/${id}/suspend`, suspend)).status).toBe(404);
  }
  const more = await atNorth.call(`PATCH /api/resellers/${north}`, { json: { maxDevices: -1 } });
  expect(more.status).toBe(404);
  expect((await make(atSouth, { userId: customer })).json).toMatchObject({ field: 'userId' });

  // However many are made at once, no more than there may be.
  const many = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      atNorth.call('POST /api/devices', {
        json: { name: `Truck ${index}`, uniqueId: `resold-${mark}-${index}` },
      }),
    ),
  );
  expect(many.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = many.find(({ status }) => status !== 200);
  expect(refused?.json.code).toBe('USER_DEVICE_LIMIT_REACHED');
  expect((await list(atNorth))[0]).toMatchObject({ vehicles: 5, newVehicles: 5, customers: 1 });
  // One that is gone makes room.
  const gone = Number(many.find(({ status }) => status === 200)?.json['id']);
  expect((await atNorth.call(`DELETE /api/devices/${gone}`)).status).toBe(204);
  const again = { name: 'Again', uniqueId: `resold-${mark}-again` };
  expect((await atNorth.call('POST /api/devices', { json: again })).status).toBe(200);

  // Moved with a plan.
  const move = (as: TestBrowser, json: object) => as.call('POST /api/resellers/move', { json });
  expect((await move(atNorth, { userId: customer, resellerId: south })).status).toBe(404);
  expect((await move(admin, { userId: north, resellerId: sub })).json).toMatchObject({
    field: 'resellerId',
  });
  const wanted = { userId: customer, resellerId: south };
  expect((await move(admin, wanted)).json).toEqual({
    userIds: [customer],
    vehicles: 0,
    comes: [],
    stays: [],
    isDone: false,
  });
  expect((await list(atNorth))[0]).toMatchObject({ customers: 1 });
  expect((await move(admin, { ...wanted, apply: true })).json).toMatchObject({ isDone: true });
  expect((await list(atNorth))[0]).toMatchObject({ customers: 0 });
  expect((await list(atSouth))[0]).toMatchObject({ customers: 1 });
  const seen = async (as: TestBrowser) => (await as.call(`GET /api/users/${customer}`)).status;
  expect([await seen(atSouth), (await seen(atNorth)) >= 400]).toEqual([200, true]);

  // Suspended as a tree, with a plan; who was suspended before stays so.
  const atSub = await enter(door, mail('sub'));
  const tree = `/api/resellers/${north}`;
  const why = { resellerId: north, reason: 'Two invoices' };
  const own = await atNorth.call(`POST ${tree}/suspend`, { json: { ...why, apply: true } });
  expect(own.status).toBe(404);
  const plan = await admin.call(`POST ${tree}/suspend`, { json: why });
  expect(plan.json).toMatchObject({ userIds: [north, sub], isDone: false });
  expect((await atSub.call('GET /api/devices')).status).toBe(200);
  await admin.call(`POST ${tree}/suspend`, { json: { ...why, apply: true } });
  for (const as of [atNorth, atSub]) {
    expect((await as.call('GET /api/devices')).json.code).toBe('ACCOUNT_IS_SUSPENDED');
  }
  expect((await atSouth.call('GET /api/devices')).status).toBe(200);
  expect((await admin.call(`POST ${tree}/restore`)).json).toMatchObject({ isDone: true });
  for (const as of [atNorth, atSub]) expect((await as.call('GET /api/devices')).status).toBe(200);

  expect((await admin.call(`DELETE ${tree}`)).status).toBe(409);
  expect((await admin.call(`DELETE /api/resellers/${sub}`)).status).toBe(204);
}

it('[S1.32] [S1.33] keeps resellers apart over the engine', async () => {
  const server = await startTestApp();
  try {
    await followResellers(server, await enter(server, ADMIN.email, ADMIN.password), 1);
  } finally {
    await server.stop();
  }
});

it('keeps them apart in front of a tracking server elsewhere', async () => {
  const door = await openServiceDoor(at);
  try {
    const { email, password } = at.elsewhere.admin;
    await followResellers(door, await enter(door, email, password), 2);
  } finally {
    await door.stop();
  }
});
