import { expect, it } from 'vitest';
import type { TestBrowser } from '../../http/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { useFront } from '../../traccar/testing/use-front';
import { addAccount, enter, inFront, list, make, overBothDoors, PASSWORD } from './testing';

const at = useFront();

it('administrator, reseller, sub-reseller, customer: each makes who is right below, with nobody else [S6.2]', () =>
  overBothDoors(at, async (scene) => {
    const { admin, mark } = scene;
    const mail = (name: string) => `${name}-${mark}@example.com`;
    const account = (as: TestBrowser, name: string, more: object = {}) =>
      addAccount(scene, as, name, more);
    const north = await account(admin, 'north');
    const limits = { maxDevices: 5, maxUsers: 4, maxResellers: 1 };
    await make(admin, 'resellers', { userId: north.id, ...limits });
    expect((await admin.call(`GET /api/users/${north.id}`)).json).toMatchObject({
      deviceLimit: 5,
      userLimit: 4,
    });

    const sub = await account(north.browser, 'sub');
    await make(north.browser, 'resellers', { userId: sub.id, maxDevices: 3, maxUsers: 2 });
    const customer = await account(sub.browser, 'customer', { deviceLimit: 2 });
    expect((await sub.browser.call(`GET /api/users/${customer.id}`)).json).toMatchObject({
      deviceLimit: 2,
      userLimit: 0,
    });
    const park = (name: string) =>
      customer.browser.call('POST /api/devices', { json: { name, uniqueId: `${name}-${mark}` } });
    expect((await park('one')).status).toBe(200);
    expect((await park('two')).status).toBe(200);
    expect((await park('three')).json.code).toBe('USER_DEVICE_LIMIT_REACHED');

    // Within what the reseller may have, and of nobody but who stands below.
    const change = (as: TestBrowser, id: number, json: object) =>
      as.call(`PATCH /api/users/${id}`, { json });
    for (const [field, value] of [
      ['deviceLimit', 4],
      ['deviceLimit', -1],
      ['userLimit', 3],
    ] as const) {
      const refused = await change(sub.browser, customer.id, { [field]: value });
      expect(refused, refused.text).toMatchObject({ status: 422, json: { field } });
    }
    expect((await change(sub.browser, customer.id, { deviceLimit: 3 })).json).toMatchObject({
      deviceLimit: 3,
    });
    expect((await park('three')).status).toBe(200);
    expect((await park('four')).json.code).toBe('USER_DEVICE_LIMIT_REACHED');
    const denied = { status: 403, json: { code: 'ADMINISTRATOR_REQUIRED' } };
    expect(await change(sub.browser, sub.id, { deviceLimit: -1 })).toMatchObject(denied);
    expect(await change(sub.browser, customer.id, { administrator: true })).toMatchObject(denied);
    expect(await change(customer.browser, customer.id, { deviceLimit: 9 })).toMatchObject(denied);
    const stranger = await account(admin, 'stranger');
    const link = { userId: sub.id, managedUserId: stranger.id };
    expect((await admin.call('POST /api/permissions', { json: link })).status).toBe(204);
    expect(await change(sub.browser, stranger.id, { deviceLimit: 1 })).toMatchObject(denied);
    // What is refused for another reason leaves the limits as they were.
    const taken = await change(sub.browser, customer.id, { deviceLimit: 1, email: mail('north') });
    expect(taken.status).toBeGreaterThanOrEqual(400);
    expect((await sub.browser.call(`GET /api/users/${customer.id}`)).json).toMatchObject({
      deviceLimit: 3,
    });

    // Who is given more has more, and who is given less, less.
    const patch = { json: { maxDevices: 4, maxUsers: 1 } };
    const patched = await north.browser.call(`PATCH /api/resellers/${sub.id}`, patch);
    expect(patched.status, patched.text).toBe(200);
    expect((await north.browser.call(`GET /api/users/${sub.id}`)).json).toMatchObject({
      deviceLimit: 4,
      userLimit: 1,
    });
    const full = { name: 'Full', email: mail('full'), password: PASSWORD };
    expect((await sub.browser.call('POST /api/users', { json: full })).json.code).toBe(
      'USER_LIMIT_REACHED',
    );
    expect((await list(north.browser, 'resellers'))[0]).toMatchObject({ vehicles: 3 });
  }));

it('says what a tracking server elsewhere takes so that a reseller may give limits', async () =>
  inFront(at, await openProductDoor(at.front.upstream, at.db), async ({ door, admin, mark }) => {
    const mail = (name: string) => `${name}-${mark}@example.com`;
    const person = (name: string) => ({ name, email: mail(name), password: PASSWORD });
    // An administrator gives them in their own name.
    const north = await make(admin, 'users', person('north'));
    await make(admin, 'resellers', { userId: north, maxDevices: 5, maxUsers: 5, maxResellers: 1 });
    const atNorth = await enter(door, mail('north'));
    const sub = await make(atNorth, 'users', person('sub'));
    const refused = { status: 409, json: { code: 'SERVICE_ACCOUNT_REQUIRED' } };
    const reseller = { userId: sub, maxDevices: 1, maxUsers: 1 };
    expect(await atNorth.call('POST /api/resellers', { json: reseller })).toMatchObject(refused);
    expect(await list(atNorth, 'resellers')).toHaveLength(1);
    const limited = { ...person('limited'), deviceLimit: 1 };
    expect(await atNorth.call('POST /api/users', { json: limited })).toMatchObject(refused);
    const json = { deviceLimit: 1 };
    expect(await atNorth.call(`PATCH /api/users/${sub}`, { json })).toMatchObject(refused);
    expect(await list(atNorth, 'users')).toHaveLength(1);
  }));
