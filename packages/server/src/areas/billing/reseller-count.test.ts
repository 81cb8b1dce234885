import { expect, it } from 'vitest';
import { toDayKey } from '@rastro/sdk/domain';
import { useFront } from '../../traccar/testing/use-front';
import { addAccount, list, make, overBothDoors, type Scene } from '../resellers/testing';

const at = useFront();

async function billReseller(scene: Scene): Promise<void> {
  const { door, admin, mark } = scene;
  const attributes = { 'rastro.enableBilling': true };
  expect((await admin.call('PATCH /api/server', { json: { attributes } })).status).toBe(200);
  const reseller = await addAccount(scene, admin, 'seller', { userLimit: -1, deviceLimit: -1 });
  const any = { maxDevices: -1, maxUsers: -1, maxResellers: 0 };
  await make(admin, 'resellers', { userId: reseller.id, ...any });
  const customer = await addAccount(scene, reseller.browser, 'buyer', { deviceLimit: -1 });
  for (const [{ browser }, name] of [
    [reseller, 'own'],
    [customer, 'first'],
    [customer, 'second'],
  ] as const) {
    await make(browser, 'devices', { name, uniqueId: `${name}-${mark}` });
  }
  const { now } = (await admin.call('GET /api/session/status')).json;
  const startsOn = toDayKey(Date.parse(String(now)), 'America/Sao_Paulo');
  await make(admin, 'billing-contracts', {
    name: 'Tree',
    accountId: reseller.id,
    priceKind: 'vehicle',
    cents: 1_000,
    currency: 'BRL',
    startsOn,
    dueDay: Number(startsOn.slice(8)),
  });
  await door.app.sweep();
  const [page] = await list(reseller.browser, 'resellers');
  const [invoice] = await list(reseller.browser, 'invoices');
  expect([page?.['vehicles'], invoice?.['value']]).toEqual([3, 3_000]);
}

it('bills a reseller by the vehicles that its own page counts', () =>
  overBothDoors(at, billReseller));
