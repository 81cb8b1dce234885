import { expect, it } from 'vitest';
import type { TestBrowser } from '../../http/testing';
import { useFront } from '../../traccar/testing/use-front';
import { addAccount, enter, list, make, overBothDoors, PASSWORD, type Scene } from './testing';

const at = useFront();

const status = async (browser: TestBrowser) =>
  (await browser.call('GET /api/session/status')).json as {
    by: { id: number } | null;
    worksFor: { id: number; name: string } | null;
  };
const setPeople = (as: TestBrowser, resellerId: number, userIds: unknown) =>
  as.call(`PUT /api/resellers/${resellerId}/people`, { json: { userIds } });

/** A reseller with a sub-reseller, a customer with a vehicle, and somebody who is to work for it. */
async function makeTree(scene: Scene) {
  const { admin, mark } = scene;
  const north = await addAccount(scene, admin, 'north');
  const limits = { maxDevices: 9, maxUsers: 9, maxResellers: 2 };
  await make(admin, 'resellers', { userId: north.id, ...limits });
  const sub = await addAccount(scene, north.browser, 'sub');
  await make(north.browser, 'resellers', { userId: sub.id, maxDevices: 1, maxUsers: 2 });
  const customer = await addAccount(scene, north.browser, 'customer');
  const person = await addAccount(scene, north.browser, 'person');
  await make(north.browser, 'devices', { name: 'Van 7', uniqueId: `van-${mark}` });
  return { north, sub, customer, person };
}

async function followPerson(scene: Scene): Promise<void> {
  const { door, admin } = scene;
  const { north, customer, person } = await makeTree(scene);
  const enterNorth = (as: TestBrowser) => as.call(`POST /api/users/${north.id}/enter`);
  expect((await enterNorth(person.browser)).status).toBe(403);
  expect((await setPeople(north.browser, north.id, [person.id, person.id])).text).toBe(
    `[${person.id}]`,
  );
  // Figures count customers, limits count accounts.
  expect((await list(north.browser, 'resellers'))[0]).toMatchObject({
    people: [person.id],
    customers: 1,
    resellers: 1,
  });
  expect(await status(person.browser)).toMatchObject({
    by: null,
    worksFor: { id: north.id, name: expect.stringContaining('north') },
  });

  expect((await enterNorth(person.browser)).json).toMatchObject({ id: north.id });
  expect(await status(person.browser)).toMatchObject({ by: { id: person.id }, worksFor: null });
  expect(await list(person.browser, 'devices')).toMatchObject([{ name: 'Van 7' }]);
  const rename = { json: { name: 'Vila Rica' } };
  expect((await person.browser.call(`PATCH /api/users/${customer.id}`, rename)).status).toBe(200);
  const log = await list(admin, `users/${north.id}/logs`);
  expect(log.find(({ objectId }) => objectId === customer.id)).toMatchObject({
    action: 'edit',
    userName: expect.stringContaining('north'),
    byUserName: expect.stringContaining('person'),
  });
  // Who works for it makes nobody else do so, and changes nothing of who gets in.
  const denied = { status: 403, json: { code: 'PEOPLE_NEED_SIGN_IN' } };
  expect(await setPeople(person.browser, north.id, [person.id, customer.id])).toMatchObject(denied);
  const token = (await person.browser.call('POST /api/session/token', { json: {} })).text;
  const byToken = door.browser();
  const headers = { authorization: `Bearer ${token}` };
  const asked = { json: { userIds: [customer.id] }, headers };
  expect(await byToken.call(`PUT /api/resellers/${north.id}/people`, asked)).toMatchObject(denied);
  const password = { json: { password: 'another password', currentPassword: PASSWORD } };
  expect((await person.browser.call(`PATCH /api/users/${north.id}`, password)).json).toMatchObject({
    code: 'PASSWORD_NEEDS_SIGN_IN',
  });

  // It stays below its reseller, and no reseller, while it works for it.
  expect(
    (await admin.call('POST /api/resellers/move', { json: { userId: person.id } })).status,
  ).toBe(409);
  const second = { json: { userId: person.id, maxDevices: 1, maxUsers: 1 } };
  expect((await north.browser.call('POST /api/resellers', second)).status).toBe(409);

  // Who is taken out is out at once, with what was made there.
  expect((await setPeople(north.browser, north.id, [])).text).toBe('[]');
  expect((await person.browser.call('GET /api/session')).status).toBe(401);
  expect((await byToken.call('GET /api/session', { headers })).status).toBe(401);
  const again = await enter(door, `person-${scene.mark}@example.com`);
  expect(await status(again)).toMatchObject({ by: null, worksFor: null });
  expect((await enterNorth(again)).status).toBe(403);
  const changes = (await list(admin, `users/${person.id}/logs`)).flatMap(
    (entry) => entry['changes'] as { member: string; after: unknown }[],
  );
  expect(changes.filter(({ member }) => member === 'worksFor')).toMatchObject([
    { after: null },
    { before: null, after: expect.stringContaining('north') },
  ]);
}

/** Accounts right below the reseller alone, said by itself and from above. */
async function chooseOthers(scene: Scene): Promise<void> {
  const { admin } = scene;
  const { north, sub, customer, person } = await makeTree(scene);
  const below = await addAccount(scene, sub.browser, 'below');
  const stranger = await addAccount(scene, admin, 'stranger');
  for (const wrong of [below.id, stranger.id, sub.id, north.id, 999_999]) {
    const refused = await setPeople(north.browser, north.id, [person.id, wrong]);
    expect(refused.json, `${wrong}`).toMatchObject({ code: 'FIELD_INVALID', field: 'userIds' });
  }
  for (const wrong of ['all', null, ['x'], [1.5], [-1]]) {
    const refused = await setPeople(north.browser, north.id, wrong);
    expect(refused.status, JSON.stringify(wrong)).toBeGreaterThanOrEqual(400);
    expect(refused.status, JSON.stringify(wrong)).toBeLessThan(500);
  }
  expect((await list(north.browser, 'resellers'))[0]).toMatchObject({ people: [] });
  for (const as of [sub.browser, customer.browser, person.browser]) {
    expect([403, 404]).toContain((await setPeople(as, north.id, [person.id])).status);
  }
  expect((await setPeople(admin, customer.id, [])).status).toBe(404);
  expect((await setPeople(north.browser, sub.id, [below.id])).text).toBe(`[${below.id}]`);
  expect((await setPeople(admin, north.id, [person.id])).text).toBe(`[${person.id}]`);
  // One that has people is no empty one.
  expect((await admin.call(`DELETE /api/resellers/${sub.id}`)).status).toBe(409);
}

it('[S6.3] lets own people of a reseller work in its account, signed in as themselves', () =>
  overBothDoors(at, async (scene) => {
    await followPerson(scene);
    await chooseOthers({ ...scene, mark: `${scene.mark}b` });
  }));
