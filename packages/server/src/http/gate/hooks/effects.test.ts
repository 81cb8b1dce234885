import { type Permission, writePermissions } from '@rastro/sdk/domain';
import { describe, expect, it } from 'vitest';
import {
  addAccount,
  overBothDoors,
  type Scene as DoorScene,
} from '../../../areas/resellers/testing';
import { useFront } from '../../../traccar/testing/use-front';
import { ADMIN, startTestApp, type TestBrowser } from '../../testing';

const EDITOR: readonly Permission[] = [
  ...(['devices.view', 'devices.create', 'devices.edit'] as const),
  ...(['geofences.view', 'geofences.create', 'geofences.edit', 'geofences.delete'] as const),
  ...(['notifications.view', 'notifications.create', 'notifications.edit'] as const),
  ...(['commands.view', 'commands.create', 'commands.send'] as const),
];
const YARD = { name: 'Yard', area: 'CIRCLE (1 2, 500)' };
const REFUSED = { status: 403, json: { code: 'PERMISSION_REQUIRED' } };
const at = useFront();

interface Scene {
  bia: TestBrowser;
  grant(...permissions: Permission[]): Promise<void>;
  make(path: string, json: object): Promise<number>;
}

const play = async (door: DoorScene): Promise<Scene> => {
  const { admin } = door;
  const settings = { attributes: { 'rastro.enableAdvancedPerms': true } };
  expect((await admin.call('PATCH /api/server', { json: settings })).status).toBe(200);
  const { id: userId, browser: bia } = await addAccount(door, admin, 'editor', { deviceLimit: -1 });
  return {
    bia,
    async grant(...permissions) {
      const attributes = { 'rastro.advancedPerms': writePermissions(permissions) };
      await admin.call(`PATCH /api/users/${userId}`, { json: { attributes } });
    },
    async make(path, json) {
      const reply = await bia.call(`POST /api${path}`, { json });
      expect(reply.status, reply.text).toBe(200);
      return Number(reply.json['id']);
    },
  };
};
const over = (work: (scene: Scene) => Promise<void>) =>
  overBothDoors(at, async (door) => work(await play(door)));

describe('what acts by itself, over both doors,', () => {
  it.each([
    ['lockOnEnter', 'devices.lock'],
    ['lockOnExit', 'devices.lock'],
    ['isAnchor', 'devices.anchor'],
  ] as const)('as a fence with %s takes %s', (attribute, permission) =>
    over(async ({ bia, grant, make }) => {
      await grant(...EDITOR, permission);
      const deviceId = await make('/devices', { name: 'Van', uniqueId: `van-${Date.now()}` });
      const attributes = { [attribute]: true };
      const geofenceId = await make('/geofences', { ...YARD, attributes });
      const path = `/api/geofences/${geofenceId}`;
      const link = { json: { deviceId, geofenceId } };
      await grant(...EDITOR);
      const plain = await make('/geofences', YARD);
      const calls: [string, object][] = [
        ['POST /api/geofences', { ...YARD, attributes }],
        [`PATCH /api/geofences/${plain}`, { attributes }],
        [`PATCH ${path}`, { area: 'CIRCLE (3 4, 500)' }],
        [`PUT ${path}`, { ...YARD, id: geofenceId, attributes: {} }],
      ];
      for (const [call, json] of calls)
        expect(await bia.call(call, { json })).toMatchObject(REFUSED);
      expect(await bia.call('POST /api/permissions', link)).toMatchObject(REFUSED);
      // Its name is no part of what it does.
      expect((await bia.call(`PATCH ${path}`, { json: { name: 'Gate' } })).status).toBe(200);
      const lifted = await bia.call(`DELETE ${path}`);
      expect(lifted.status).toBe(attribute === 'isAnchor' ? 403 : 204);
      await grant(...EDITOR, permission);
      expect(
        (await bia.call(`PATCH /api/geofences/${plain}`, { json: { attributes } })).status,
      ).toBe(200);
    }),
  );

  it('as a rule that sends a stop takes the right to lock, one that resumes that to unlock', () =>
    over(async ({ bia, grant, make }) => {
      await grant(...EDITOR);
      const stop = await make('/commands', { type: 'engineStop', description: 'Stop' });
      const resume = await make('/commands', { type: 'engineResume', description: 'Go' });
      const rule = { type: 'deviceOnline', notificators: 'web, command', always: true };
      const harmless = await make('/notifications', { ...rule, notificators: 'web' });
      for (const [commandId, permission] of [
        [stop, 'devices.lock'],
        [resume, 'devices.unlock'],
      ] as const) {
        const json = { ...rule, commandId };
        const patch = { notificators: rule.notificators, commandId };
        const path = `/api/notifications/${harmless}`;
        await grant(...EDITOR);
        expect(await bia.call('POST /api/notifications', { json })).toMatchObject(REFUSED);
        expect(await bia.call(`PATCH ${path}`, { json: patch })).toMatchObject(REFUSED);
        await grant(...EDITOR, permission);
        expect((await bia.call('POST /api/notifications', { json })).status).toBe(200);
      }
    }));
});

it('acts by the rights of whose it is at that moment', async () => {
  const server = await startTestApp();
  const admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const settings = { attributes: { 'rastro.enableAdvancedPerms': true } };
  await admin.call('PATCH /api/server', { json: settings });
  const userId = await server.addUser({ name: 'Bia', email: 'bia@example.com' });
  const deviceId = await server.addDevice('Van', 'van-1', userId);
  const grant = async (...permissions: Permission[]) => {
    const attributes = { 'rastro.advancedPerms': writePermissions(permissions) };
    await admin.call(`PATCH /api/users/${userId}`, { json: { attributes } });
  };
  const bia = server.browser();
  await bia.signIn('bia@example.com', ADMIN.password);
  const make = async (path: string, json: object) =>
    Number((await bia.call(`POST /api${path}`, { json })).json['id']);
  await grant(...EDITOR, 'devices.lock', 'devices.unlock');
  const attributes = { lockOnEnter: true };
  const geofenceId = await make('/geofences', { ...YARD, attributes });
  await bia.call('POST /api/permissions', { json: { deviceId, geofenceId } });
  const commandId = await make('/commands', { type: 'engineResume', description: 'Go' });
  const rule = { type: 'geofenceExit', notificators: 'command', always: true, commandId };
  await make('/notifications', rule);
  const drive = async (latitude: number) => {
    server.wait(1_000);
    await server.engine.ingest({ uniqueId: 'van-1', latitude, longitude: 2, speedKnots: 40 });
    await server.engine.deliver();
  };
  const stops = async () =>
    JSON.parse((await admin.call(`GET /api/stops?deviceId=${deviceId}`)).text) as object[];
  const queued = async () =>
    (await server.database.query<{ type: string }>('select type from queued_commands')).rows;
  await grant(...EDITOR);
  for (const latitude of [1.1, 1, 1.1]) await drive(latitude);
  expect(await stops()).toEqual([]);
  expect(await queued()).toEqual([]);
  await grant(...EDITOR, 'devices.lock', 'devices.unlock');
  for (const latitude of [1, 1.1]) await drive(latitude);
  expect(await stops()).toHaveLength(1);
  expect(await queued()).toEqual([{ type: 'engineResume' }]);
  await server.stop();
});
