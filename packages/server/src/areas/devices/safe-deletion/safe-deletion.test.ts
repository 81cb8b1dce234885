import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMIN,
  startTestApp,
  type TestApp,
  type TestBrowser,
  type TestDoor,
} from '../../../http/testing';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { signInAt, useFront } from '../../../traccar/testing/use-front';
import { waitFor } from '../../../testing/wait-for';

type Reply = Awaited<ReturnType<TestBrowser['call']>>;

const listOf = ({ text }: Reply) => JSON.parse(text) as { id: number; uniqueId: string }[];
const turn = (admin: TestBrowser, on: boolean, more: object = {}) =>
  admin.call('PATCH /api/server', { json: { attributes: { 'rastro.safeDeletion': on, ...more } } });
const add = async (admin: TestBrowser, uniqueId: string): Promise<number> => {
  const reply = await admin.call('POST /api/devices', { json: { name: uniqueId, uniqueId } });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const idsOf = async (admin: TestBrowser) =>
  listOf(await admin.call('GET /api/devices?all=true')).map(({ id }) => id);

/** Deletes a device with a dash in its identifier, and follows it to its end. */
async function followDeletion(admin: TestBrowser): Promise<void> {
  expect((await turn(admin, true)).status).toBe(200);
  const id = await add(admin, 'TK-103');
  expect((await admin.call(`DELETE /api/devices/${id}`)).status).toBe(204);

  expect(await idsOf(admin)).not.toContain(id);
  for (const line of [
    `GET /api/devices/${id}`,
    `DELETE /api/devices/${id}`,
    `PATCH /api/devices/${id}`,
  ]) {
    const json = line.startsWith('PATCH') ? { json: { uniqueId: 'back' } } : {};
    const reply = await admin.call(line, json);
    expect(reply, line).toMatchObject({ status: 404, json: { code: 'DEVICE_NOT_FOUND' } });
  }
  expect(listOf(await admin.call('GET /api/deleted-devices'))).toMatchObject([
    { id, name: 'TK-103', uniqueId: 'TK-103', deletedAt: expect.any(String) },
  ]);

  const anew = await add(admin, 'TK-103');
  const refused = await admin.call(`POST /api/deleted-devices/${id}/restore`);
  expect(refused).toMatchObject({
    status: 409,
    json: { code: 'DEVICE_REGISTERED_ANEW', field: 'uniqueId' },
  });
  expect((await turn(admin, false)).status).toBe(200);
  expect((await admin.call(`DELETE /api/devices/${anew}`)).status).toBe(204);
  expect(listOf(await admin.call('GET /api/deleted-devices'))).toHaveLength(1);

  expect((await admin.call(`POST /api/deleted-devices/${id}/restore`)).status).toBeLessThan(300);
  const back = await admin.call(`GET /api/devices/${id}`);
  expect(back.json).toMatchObject({ uniqueId: 'TK-103', attributes: {} });
  expect(await idsOf(admin)).toContain(id);

  expect((await turn(admin, true)).status).toBe(200);
  expect((await admin.call(`DELETE /api/devices/${id}`)).status).toBe(204);
  expect((await admin.call(`DELETE /api/deleted-devices/${id}`)).status).toBe(204);
  expect(listOf(await admin.call('GET /api/deleted-devices'))).toEqual([]);
  expect((await admin.call(`POST /api/deleted-devices/${id}/restore`)).status).toBe(404);
}

describe('with the engine', () => {
  let server: TestApp;
  let admin: TestBrowser;
  beforeAll(async () => {
    server = await startTestApp();
    admin = server.browser();
    await admin.signIn(ADMIN.email, ADMIN.password);
  });
  afterAll(() => server.stop());
  const enter = async (name: string, more: object = {}): Promise<TestBrowser> => {
    await server.addUser({ name, email: `${name}@example.com`, ...more });
    const browser = server.browser();
    await browser.signIn(`${name}@example.com`, ADMIN.password);
    return browser;
  };

  it('keeps a deleted device out of sight until it is restored or ended [S3.8]', () =>
    followDeletion(admin));

  it('shows nothing of it in positions, reports and streams', async () => {
    await turn(admin, true);
    const group = await admin.call('POST /api/groups', { json: { name: 'Vans' } });
    const groupId = Number(group.json['id']);
    const [kept, gone] = [await add(admin, 'kept'), await add(admin, 'gone')];
    for (const id of [kept, gone]) {
      await admin.call(`PATCH /api/devices/${id}`, { json: { groupId } });
    }
    for (const uniqueId of ['kept', 'gone']) {
      await server.engine.ingest({ uniqueId, latitude: 1, longitude: 2 });
    }
    const socket = admin.socket();
    await socket.opened;
    await admin.call(`DELETE /api/devices/${gone}`);
    await waitFor(() => expect(socket.frames.flatMap(({ gone = [] }) => gone)).toContain(gone));
    const deviceIds = async (line: string) =>
      new Set(
        (JSON.parse((await admin.call(line)).text) as { deviceId: number }[]).map(
          ({ deviceId }) => deviceId,
        ),
      );
    const period = 'from=2020-01-01T00:00:00Z&to=2030-01-01T00:00:00Z';
    expect(await deviceIds('GET /api/positions')).toEqual(new Set([kept]));
    for (const kind of ['summary', 'route']) {
      const line = `GET /api/reports/${kind}?groupId=${groupId}&${period}`;
      expect(await deviceIds(line), kind).toEqual(new Set([kept]));
    }
    expect((await admin.call(`GET /api/reports/route?deviceId=${gone}&${period}`)).status).toBe(
      404,
    );
    const command = { json: { deviceId: gone, type: 'custom', attributes: { data: 'x' } } };
    expect([403, 404]).toContain((await admin.call('POST /api/commands/send', command)).status);
    const later = admin.socket();
    await later.opened;
    await waitFor(() => expect(later.frames[0]?.['positions']).toBeDefined());
    expect(later.frames.flatMap(({ positions = [] }) => positions)).toMatchObject([
      { deviceId: kept },
    ]);
    for (const { raw } of [socket, later]) raw.close();
  });

  it('lets nobody look or restore who may not delete', async () => {
    const id = await add(admin, 'guarded');
    const looker = await enter('looker', { deviceReadonly: true });
    const owner = await enter('owner');
    for (const email of ['looker', 'owner']) {
      const { rows } = await server.database.query<{ id: number }>(
        `select id from users where email = '${email}@example.com'`,
      );
      const json = { userId: rows[0]?.id, deviceId: id };
      expect((await admin.call('POST /api/permissions', { json })).status).toBe(204);
    }
    await turn(admin, true);
    expect((await looker.call(`DELETE /api/devices/${id}`)).status).toBe(403);
    expect((await owner.call(`DELETE /api/devices/${id}`)).status).toBe(204);
    expect((await looker.call('GET /api/deleted-devices')).status).toBe(403);
    expect((await looker.call(`POST /api/deleted-devices/${id}/restore`)).status).toBe(403);
    const stranger = await enter('stranger');
    expect((await stranger.call(`POST /api/deleted-devices/${id}/restore`)).status).toBe(404);
    expect(listOf(await owner.call('GET /api/deleted-devices'))).toMatchObject([{ id }]);
    expect((await owner.call(`POST /api/deleted-devices/${id}/restore`)).status).toBeLessThan(300);
    expect(listOf(await owner.call('GET /api/devices'))).toMatchObject([{ id }]);
  });

  it('gives its place to another, and takes it again only while there is one', async () => {
    const id = await add(admin, 'placed');
    const most = (await idsOf(admin)).length;
    await turn(admin, true, { 'rastro.deviceLimit': most });
    const make = (uniqueId: string) =>
      admin.call('POST /api/devices', { json: { name: uniqueId, uniqueId } });
    expect((await make('over')).json.code).toBe('DEVICE_LIMIT_EXCEEDED');
    await admin.call(`DELETE /api/devices/${id}`);
    const other = await make('in its place');
    expect(other.status).toBe(200);
    const restore = () => admin.call(`POST /api/deleted-devices/${id}/restore`);
    expect((await restore()).json.code).toBe('DEVICE_LIMIT_EXCEEDED');
    await admin.call(`DELETE /api/devices/${String(other.json['id'])}`);
    expect((await restore()).status).toBeLessThan(300);
    await turn(admin, false, { 'rastro.deviceLimit': 0 });
  });
});

describe('over a tracking server elsewhere', () => {
  const at = useFront();
  let serviceToken: string;
  beforeEach(async () => {
    const actor = { userId: await signInAt(at.front, at.elsewhere.admin) };
    const body = { expiration: new Date(Date.now() + 86_400_000).toISOString() };
    const token = { method: 'POST', path: '/session/token', query: new URLSearchParams(), body };
    serviceToken = (await at.front.upstream.send(token, { actor })).body ?? '';
  });

  it('keeps a deleted device out of sight until it is restored or ended [S3.8]', async () => {
    const door: TestDoor = await openProductDoor(
      at.front.another({ serviceToken }).upstream,
      at.db,
    );
    try {
      const admin = door.browser();
      await admin.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
      await followDeletion(admin);
    } finally {
      await door.stop();
    }
  });
});
