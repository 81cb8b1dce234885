import { MINUTE_MS } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import type { TestBrowser } from '../../http/testing';
import { useFront } from '../../traccar/testing/use-front';
import {
  addAccount,
  enter,
  list,
  make,
  overBothDoors,
  PASSWORD,
  type Scene,
} from '../resellers/testing';

const at = useFront();
const MANAGER = { userLimit: -1, deviceLimit: -1 };
let number = 0;

/** A manager below a reseller with a vehicle, and a driver who signed in and may unlock. */
async function addCompany(scene: Scene, name: string) {
  const reseller = await addAccount(scene, scene.admin, `${name}-reseller`, MANAGER);
  const any = { maxDevices: -1, maxUsers: -1, maxResellers: 0 };
  await make(scene.admin, 'resellers', { userId: reseller.id, ...any });
  const boss = await addAccount(scene, reseller.browser, `${name}-boss`, MANAGER);
  const mark = `${name}-${scene.mark}-${(number += 1)}`;
  const deviceId = await make(boss.browser, 'devices', { name: mark, uniqueId: mark });
  const driverId = await make(boss.browser, 'drivers', { name: mark, uniqueId: mark });
  const wanted = { driverId, username: mark, password: PASSWORD, unlocks: true };
  const accessId = await make(boss.browser, 'qr-access', wanted);
  const [sheet] = await list(boss.browser, `qr-codes?deviceId=${deviceId}`);
  const code = String(sheet?.['code']);
  const driver = await enter(scene.door, mark);
  const scan = (id: unknown, more: object = {}) =>
    driver.call('POST /api/qr-driver', { json: { id, ...more } });
  return { reseller, boss, deviceId, driverId, accessId, code, driver, scan };
}

const link = async (as: TestBrowser, json: object) =>
  expect((await as.call('POST /api/permissions', { json })).status).toBe(204);
const lock = async (as: TestBrowser, id: number) =>
  expect((await as.call(`PATCH /api/users/${id}`, { json: { disabled: true } })).status).toBe(200);
const CLOSED = { status: 403, json: { code: 'QR_ACCESS_CLOSED' } };

/** A driver whose company is locked or gone, whom nobody from outside answers for. */
async function closeAccess(scene: Scene): Promise<void> {
  const { admin } = scene;
  const adminId = Number((await admin.call('GET /api/session')).json['id']);
  const north = await addCompany(scene, 'north');
  const south = await addCompany(scene, 'south');
  expect((await north.scan(south.code)).json.code).toBe('QR_CODE_UNKNOWN');

  // Neither an administrator, who has the driver even, nor another reseller's account, nor the own reseller.
  await link(admin, { userId: adminId, driverId: north.driverId });
  await link(admin, { userId: south.boss.id, driverId: north.driverId });
  await link(admin, { userId: north.reseller.id, driverId: north.driverId });
  await lock(admin, north.boss.id);
  for (const code of [south.code, north.code]) expect(await north.scan(code)).toMatchObject(CLOSED);
  expect(await north.driver.call('GET /api/qr-driver')).toMatchObject(CLOSED);
  expect(await list(south.boss.browser, 'drives')).toEqual([]);

  // Of the own company somebody does, of vehicles that are theirs.
  const mate = await addAccount(scene, north.reseller.browser, 'mate', MANAGER);
  await link(admin, { userId: mate.id, driverId: north.driverId });
  expect((await north.scan(south.code)).json.code).toBe('QR_CODE_UNKNOWN');
  expect((await north.scan(north.code)).json.code).toBe('QR_CODE_UNKNOWN');
  await link(admin, { userId: mate.id, deviceId: north.deviceId });
  expect(await north.scan(north.code)).toMatchObject({ status: 200 });

  // With the account of the company gone it is the same.
  expect((await admin.call(`DELETE /api/users/${south.boss.id}`)).status).toBe(204);
  await link(admin, { userId: adminId, driverId: south.driverId });
  await link(admin, { userId: mate.id, driverId: south.driverId });
  for (const code of [north.code, south.code]) expect(await south.scan(code)).toMatchObject(CLOSED);
}

/** An administrator who saves an access answers for vehicles of their own, not for everybody's. */
async function saveAsAdministrator(scene: Scene): Promise<void> {
  const { admin } = scene;
  const adminId = Number((await admin.call('GET /api/session')).json['id']);
  const west = await addCompany(scene, 'west');
  const east = await addCompany(scene, 'east');
  await link(admin, { userId: adminId, driverId: west.driverId });
  await link(admin, { userId: adminId, driverId: west.driverId });
  const saved = await admin.call(`PATCH /api/qr-access/${west.accessId}`, {
    json: { logoutMinutes: 5 },
  });
  expect(saved.status, saved.text).toBe(200);
  expect((await west.scan(east.code)).json.code).toBe('QR_CODE_UNKNOWN');
  await link(admin, { userId: adminId, deviceId: west.deviceId });
  expect(await west.scan(west.code)).toMatchObject({ status: 200 });
}

/** Checks that a scan from before a suspension counts as past, whenever it arrives. */
async function scanBeforeSuspension(scene: Scene): Promise<void> {
  const { admin } = scene;
  const company = await addCompany(scene, 'debt');
  const path = `/api/users/${company.boss.id}`;
  const json = { reason: 'unpaid', trustDays: 0 };
  expect((await admin.call(`POST ${path}/suspend`, { json })).status).toBe(200);
  const { suspension } = (await admin.call(`GET ${path}/access`)).json as {
    suspension: { since: string };
  };
  const before = new Date(Date.parse(suspension.since) - 5 * MINUTE_MS).toISOString();
  const late = await company.scan(company.code, { at: before, key: 'late' });
  expect(late, late.text).toMatchObject({
    status: 200,
    json: { engine: 'none', drive: { beganAt: before, endedAt: suspension.since } },
  });
  expect((await company.driver.call('GET /api/qr-driver')).json).toMatchObject({ drive: null });
}

/** Checks that only the product marks an account as a driver with codes. */
async function writeDriverMark(scene: Scene): Promise<void> {
  const { id, browser } = await addAccount(scene, scene.admin, 'mark', {
    ...MANAGER,
    attributes: { 'rastro.isQrDriverId': 7, color: 'red' },
  });
  const attributesOf = async () => (await browser.call('GET /api/session')).json['attributes'];
  expect(await attributesOf()).toEqual(expect.objectContaining({ color: 'red' }));
  const json = {
    attributes: { color: 'blue', 'rastro.isQrDriverId': 7, 'rastro.isQrDeviceId': 9 },
  };
  expect((await browser.call(`PATCH /api/users/${id}`, { json })).status).toBe(200);
  const attributes = await attributesOf();
  expect(attributes).toMatchObject({ color: 'blue' });
  expect(attributes).not.toHaveProperty(['rastro.isQrDriverId']);
  expect(attributes).not.toHaveProperty(['rastro.isQrDeviceId']);
  expect((await browser.call('GET /api/devices')).status).toBe(200);
  // Nor does anybody take it off a driver.
  const { driver } = await addCompany(scene, 'own');
  const { id: driverUserId } = (await driver.call('GET /api/session')).json;
  const off = { json: { attributes: { 'rastro.isQrDriverId': 0 } } };
  const patched = await scene.admin.call(`PATCH /api/users/${Number(driverUserId)}`, off);
  expect(patched.status, patched.text).toBe(200);
  expect((await driver.call('GET /api/devices')).json.code).toBe('ACCOUNT_IS_QR_DRIVER');
}

it('closes the access of a driver whom nobody of their company answers for', () =>
  overBothDoors(at, closeAccess));
it('lets an administrator answer for vehicles of their own alone', () =>
  overBothDoors(at, saveAsAdministrator));
it('lets a scan from before a suspension open nothing in it', () =>
  overBothDoors(at, scanBeforeSuspension));
it('takes who is a driver from nobody', () => overBothDoors(at, writeDriverMark));
