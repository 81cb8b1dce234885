import { expect, it } from 'vitest';
import { useFront } from '../../traccar/testing/use-front';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import {
  addAccount,
  inFront,
  make,
  overBothDoors,
  type Scene,
} from '../../areas/resellers/testing';

const at = useFront();
const MANAGER = { userLimit: -1, deviceLimit: -1 };

/** Access questions about each account, each refused by some restriction. */
const ASKED = [
  'action=create&area=commands',
  'action=update&area=devices',
  'action=read&area=reports',
  'action=update&area=geofences',
];
const FREE = {
  limitCommands: false,
  deviceReadonly: false,
  disableReports: false,
  readonly: false,
};
const NO_COMMANDS = 'ACCOUNT_WITHOUT_COMMANDS';
const NO_REPORTS = 'ACCOUNT_WITHOUT_REPORTS';
const NO_DEVICES = 'ACCOUNT_IS_DEVICE_READONLY';
const NO_CHANGE = 'ACCOUNT_IS_READONLY';

async function bindChildren(scene: Scene): Promise<void> {
  const { admin } = scene;
  const set = async (id: number, json: object) => {
    const reply = await admin.call(`PATCH /api/users/${id}`, { json });
    expect(reply.status, reply.text).toBe(200);
  };
  const expectBound = async (ids: readonly number[], rules: readonly (string | null)[]) => {
    for (const id of ids) {
      const said: unknown[] = [];
      for (const asked of ASKED) {
        const reply = await admin.call(`GET /api/access/explain?user=${id}&${asked}`);
        expect(reply.status, reply.text).toBe(200);
        said.push(reply.json['rule']);
      }
      expect(said, String(id)).toEqual(rules);
    }
  };
  const nothing = [null, null, null, null];

  const boss = await addAccount(scene, admin, 'boss', MANAGER);
  await set(boss.id, { limitCommands: true, disableReports: true });
  // Made without what binds who makes it, and changed to be without.
  const lead = await addAccount(scene, boss.browser, 'lead', FREE);
  await set(lead.id, MANAGER);
  const child = await addAccount(scene, lead.browser, 'child', FREE);
  const freed = await boss.browser.call(`PATCH /api/users/${lead.id}`, { json: FREE });
  expect(freed.status, freed.text).toBe(200);
  const peer = await addAccount(scene, admin, 'peer');
  const below = [lead.id, child.id];
  await expectBound(below, [NO_COMMANDS, null, NO_REPORTS, null]);
  await expectBound([peer.id], nothing);
  const trips = await child.browser.call(
    'GET /api/reports/summary?deviceId=1&from=2026-08-01T00:00:00Z&to=2026-08-02T00:00:00Z',
  );
  expect(trips).toMatchObject({ status: 403, json: { code: 'ACCOUNT_WITHOUT_REPORTS' } });

  // For as long as they bind who made it: what comes later too, and what is lifted no more.
  await set(boss.id, { ...FREE, deviceReadonly: true });
  await expectBound(below, [NO_DEVICES, NO_DEVICES, null, null]);
  await set(boss.id, { ...FREE, readonly: true });
  await expectBound(below, [NO_CHANGE, NO_CHANGE, null, NO_CHANGE]);
  await set(boss.id, { disabled: true });
  await expectBound(below, [NO_CHANGE, NO_CHANGE, null, NO_CHANGE]);
  await set(boss.id, { disabled: false, ...FREE });
  await expectBound(below, nothing);
  await set(lead.id, { limitCommands: true });
  await expectBound([child.id], [NO_COMMANDS, null, null, null]);
  await expectBound([boss.id], nothing);

  // Who is gone binds nobody: whoever made them does from then on.
  await set(boss.id, { disableReports: true });
  expect((await admin.call(`DELETE /api/users/${lead.id}`)).status).toBe(204);
  await expectBound([child.id], [null, null, NO_REPORTS, null]);

  // In another reseller's hands the one before binds nothing.
  const any = { maxDevices: -1, maxUsers: -1, maxResellers: 0 };
  const south = await addAccount(scene, admin, 'south', MANAGER);
  await make(admin, 'resellers', { userId: south.id, ...any });
  await set(south.id, { limitCommands: true });
  const json = { userId: child.id, resellerId: south.id, apply: true };
  expect((await admin.call('POST /api/resellers/move', { json })).json).toMatchObject({
    isDone: true,
  });
  await expectBound([child.id], [NO_COMMANDS, null, null, null]);
}

it(
  'binds an account by what binds who made it, for as long as it does',
  () => overBothDoors(at, bindChildren),
  60_000,
);

it('binds by what was read last where who made it can be read no more', async () => {
  const door = await openProductDoor(at.front.upstream, at.db);
  await inFront(at, door, async (scene) => {
    const { admin } = scene;
    const set = (id: number, json: object) => admin.call(`PATCH /api/users/${id}`, { json });
    const boss = await addAccount(scene, admin, 'away', MANAGER);
    expect((await set(boss.id, { disableReports: true })).status).toBe(200);
    const child = await addAccount(scene, boss.browser, 'left', FREE);
    const read = () =>
      child.browser.call(
        'GET /api/reports/summary?deviceId=1&from=2026-08-01T00:00:00Z&to=2026-08-02T00:00:00Z',
      );
    expect((await read()).json.code).toBe(NO_REPORTS);
    // No account for services is there to read who is locked.
    expect((await set(boss.id, { disabled: true })).status).toBe(200);
    expect((await read()).json.code).toBe(NO_REPORTS);
  });
});
