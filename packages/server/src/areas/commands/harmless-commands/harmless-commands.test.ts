import { type Permission, writePermissions } from '@rastro/sdk/domain';
import { describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';
import { useFront } from '../../../traccar/testing/use-front';
import { addAccount, overBothDoors, type Scene } from '../../resellers/testing';

const MARK = 'rastro.harmless';
const SENDER: readonly Permission[] = [
  'devices.view',
  'commands.view',
  'commands.create',
  'commands.edit',
  'commands.send',
];
const at = useFront();

/** An account with permissions one by one. */
async function enter(scene: Scene) {
  const { admin } = scene;
  const settings = { attributes: { 'rastro.enableAdvancedPerms': true } };
  expect((await admin.call('PATCH /api/server', { json: settings })).status).toBe(200);
  const { id, browser: bia } = await addAccount(scene, admin, 'holder');
  const grant = async (...permissions: Permission[]): Promise<void> => {
    const attributes = { 'rastro.advancedPerms': writePermissions(permissions) };
    const reply = await admin.call(`PATCH /api/users/${id}`, { json: { attributes } });
    expect(reply.status, reply.text).toBe(200);
  };
  await grant(...SENDER);
  return { bia, grant };
}

const save = (as: TestBrowser, attributes: object) =>
  as.call('POST /api/commands', { json: { type: 'custom', description: 'Text', attributes } });
const readOf = async (as: TestBrowser, id: unknown) =>
  (await as.call(`GET /api/commands/${String(id)}`)).json['attributes'] as Record<string, unknown>;
const listed = async (as: TestBrowser) =>
  JSON.parse((await as.call('GET /api/commands')).text) as { id: number; attributes: object }[];

describe('a saved command, over both doors,', () => {
  it('is called harmless by who may lock, and by nobody else', () =>
    overBothDoors(at, async (scene) => {
      const { bia, grant } = await enter(scene);
      const marked = { data: 'DYD#', [MARK]: true };
      expect(await save(bia, marked)).toMatchObject({
        status: 403,
        json: { code: 'PERMISSION_REQUIRED' },
      });
      const { json } = await save(bia, { data: 'DYD#' });
      const path = `/api/commands/${String(json['id'])}`;
      for (const call of [`PATCH ${path}`, `PUT ${path}`]) {
        const body = { attributes: marked };
        const reply = await bia.call(call, {
          json: call.startsWith('PUT') ? { ...json, ...body } : body,
        });
        expect(reply.json.code).toBe('PERMISSION_REQUIRED');
      }
      expect(await readOf(bia, json['id'])).toEqual({ data: 'DYD#' });
      await grant(...SENDER, 'devices.lock');
      const patch = { json: { attributes: { [MARK]: true } } };
      expect((await bia.call(`PATCH ${path}`, patch)).json).toMatchObject({ attributes: marked });
      expect(await listed(bia)).toMatchObject([{ attributes: marked }]);
    }));

  it('is it no more once it says something else, and still is once it has another name', () =>
    overBothDoors(at, async (scene) => {
      const { bia, grant } = await enter(scene);
      await grant(...SENDER, 'devices.lock');
      const { json } = await save(bia, { data: 'WHERE#', [MARK]: true });
      const path = `/api/commands/${String(json['id'])}`;
      await grant(...SENDER);
      expect((await bia.call(`PATCH ${path}`, { json: { description: 'Where' } })).status).toBe(
        200,
      );
      expect(await readOf(bia, json['id'])).toEqual({ data: 'WHERE#', [MARK]: true });
      // A client that sends back what it read, with other words.
      const whole = { ...json, attributes: { data: 'DYD#', [MARK]: true } };
      expect((await bia.call(`PUT ${path}`, { json: whole })).status).toBe(200);
      expect(await readOf(bia, json['id'])).toEqual({ data: 'DYD#' });
      await bia.call(`PATCH ${path}`, { json: { attributes: { data: 'WHERE#' } } });
      expect(await readOf(bia, json['id'])).toEqual({ data: 'WHERE#' });
    }));

  it('may be given other words and called so again by who may lock', () =>
    overBothDoors(at, async (scene) => {
      const { bia, grant } = await enter(scene);
      await grant(...SENDER, 'devices.lock');
      const { json } = await save(bia, { data: 'WHERE#', [MARK]: true });
      const path = `/api/commands/${String(json['id'])}`;
      const patch = (attributes: object) => bia.call(`PATCH ${path}`, { json: { attributes } });
      await patch({ data: 'STATUS#' });
      expect(await readOf(bia, json['id'])).toEqual({ data: 'STATUS#' });
      await patch({ data: 'WHERE#', [MARK]: true });
      await patch({ data: 'VERSION#', [MARK]: true });
      expect(await readOf(bia, json['id'])).toEqual({ data: 'VERSION#', [MARK]: true });
      await patch({ [MARK]: null });
      expect(await readOf(bia, json['id'])).toEqual({ data: 'VERSION#' });
    }));
});

describe('a mark that the tracking API keeps', () => {
  const queued = async (server: TestApp) =>
    (await server.database.query<{ type: string }>('select type from queued_commands')).rows;

  it('counts for nothing: the stop waits, whoever wrote it at whichever door', async () => {
    const server = await startTestApp();
    const ownerId = await server.addUser({ name: 'Bia', email: 'bia@example.com' });
    const deviceId = await server.addDevice('Bus', 'bus-1', ownerId);
    const asOwner = { actor: { userId: ownerId }, isLiteral: true };
    const call = (path: string, body: object) =>
      server.engine.upstream.send(
        { method: 'POST', path, query: new URLSearchParams(), body },
        asOwner,
      );
    const attributes = { data: 'DYD#', [MARK]: true };
    const saved = await call('/commands', { type: 'custom', description: 'Text', attributes });
    const { id } = JSON.parse(saved.body ?? '{}') as { id: number };
    await server.engine.ingest({ uniqueId: 'bus-1', latitude: 1, longitude: 2, speedKnots: 40 });
    const bia = server.browser();
    await bia.signIn('bia@example.com', ADMIN.password);
    expect(await readOf(bia, id)).toEqual({ data: 'DYD#' });
    const sent = await bia.call('POST /api/commands/send', { json: { deviceId, id } });
    expect(sent.json).toMatchObject({ attributes: { stopId: expect.any(Number) } });
    expect(await queued(server)).toEqual([]);
    // At the second door it waits in the queue, and is not handed over while the vehicle drives.
    expect((await call('/commands/send', { deviceId, id })).status).toBe(202);
    await server.engine.ingest({
      uniqueId: 'bus-1',
      latitude: 1,
      longitude: 2,
      speedKnots: 40,
      takesCommand: true,
    });
    expect(await queued(server)).toEqual([{ type: 'custom' }]);
    await server.stop();
  });
});
