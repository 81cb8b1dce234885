import { type ResourceDescription, resources } from '@rastro/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../testing';
import { sampleOf } from './testing';

const FENCE = 'POLYGON ((0 0, 0 1, 1 1, 0 0))';

let server: TestApp;
let admin: TestBrowser;
let deviceId: number;
let otherUserId: number;
beforeAll(async () => {
  server = await startTestApp();
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const { json } = await admin.call('POST /api/devices', {
    json: { name: 'Fiorino 07', uniqueId: 'fiorino-07' },
  });
  deviceId = Number(json['id']);
  otherUserId = await server.addUser({ name: 'Edson', email: 'edson@example.com', password: 'pw' });
});
afterAll(() => server.stop());

const send = async (line: string, json?: unknown) => {
  const { status, text } = await admin.call(line, json === undefined ? {} : { json });
  return { status, body: text === '' ? null : (JSON.parse(text) as unknown) };
};
const listIds = async (line: string) =>
  ((await send(line)).body as { id: number }[]).map(({ id }) => id);

/** Each with the rules of list, create, update and delete. */
const kept: { rules: string; resource: ResourceDescription }[] = [
  { rules: '[S7.28] [S7.29] [S7.30] [S7.31]', resource: resources.geofences },
  { rules: '[S7.32] [S7.33] [S7.34] [S7.35]', resource: resources.drivers },
  { rules: '[S7.36] [S7.37] [S7.38] [S7.39]', resource: resources.calendars },
  { rules: '[S7.40] [S7.41] [S7.42] [S7.43]', resource: resources.maintenance },
  { rules: '[S7.48] [S7.49] [S7.50] [S7.51]', resource: resources.notifications },
  { rules: '[S7.52] [S7.53] [S7.54] [S7.55]', resource: resources.commands },
  { rules: '[S7.63] [S7.64]', resource: resources.computedAttributes },
];

describe('what is kept at the tracking API', () => {
  it.each(kept)(
    '$rules is listed, made, changed and deleted at $resource.path',
    async ({ resource }) => {
      const { path, members } = resource;
      const created = await send(`POST /api${path}`, sampleOf(resource, 'first'));
      expect(created.status).toBe(200);
      const thing = created.body as { id: number };
      const { id } = thing;
      expect(await listIds(`GET /api${path}`)).toContain(id);
      expect(await listIds(`GET /api${path}?userId=${otherUserId}`)).not.toContain(id);

      const text = ['name', 'description'].find((member) => member in members) ?? '';
      const changed = await send(`PUT /api${path}/${id}`, { ...thing, [text]: 'second' });
      expect(changed).toEqual({ status: 200, body: { ...thing, [text]: 'second' } });
      expect((await send(`GET /api${path}/${id}`)).body).toEqual(changed.body);

      expect((await send(`DELETE /api${path}/${id}`)).status).toBe(204);
      expect(await listIds(`GET /api${path}`)).not.toContain(id);
    },
  );
});

describe('calls of their own', () => {
  it('[S7.60] [S7.61] [S7.62] [S7.77] [S7.78] [S3.27] a fence is saved, linked to a device and taken away', async () => {
    const fence = { id: -1, name: 'Depot', description: '', area: FENCE, calendarId: 0 };
    const { body } = await send('POST /api/geofences', { ...fence, attributes: {} });
    const { id: geofenceId, ...saved } = body as { id: number };
    expect(geofenceId).toBeGreaterThan(0);
    expect(saved).toEqual({ ...fence, id: undefined, attributes: {} });
    const link = { deviceId, geofenceId };
    const ofDevice = `GET /api/geofences?deviceId=${deviceId}`;
    expect((await send('POST /api/permissions', link)).status).toBe(204);
    expect(await listIds(ofDevice)).toEqual([geofenceId]);
    expect((await send('DELETE /api/permissions', link)).status).toBe(204);
    expect(await listIds(ofDevice)).toEqual([]);
  });

  it('[S7.65] [S3.49] a computed attribute is tried on the last fix of a device', async () => {
    await server.engine.ingest({ uniqueId: 'fiorino-07', latitude: 1, longitude: 2 });
    const said = [];
    for (const [expression, type] of [
      ['latitude + 1', 'number'],
      ['latitude > longitude', 'boolean'],
      ['"at " + latitude', 'string'],
    ]) {
      const attribute = { description: 'Tried', attribute: 'tried', expression, type };
      const line = `POST /api/attributes/computed/test?deviceId=${deviceId}`;
      said.push((await admin.call(line, { json: attribute })).text);
    }
    expect(said).toEqual(['2', 'false', 'at 1.0']);
  });

  it('[S7.75] [S7.76] positions are told, the latest or by ids', async () => {
    const latest = (await send('GET /api/positions')).body as { id: number; deviceId: number }[];
    expect(latest).toMatchObject([{ deviceId, latitude: 1, longitude: 2 }]);
    await server.engine.ingest({ uniqueId: 'fiorino-07', latitude: 3, longitude: 2 });
    const ids = [...(await listIds('GET /api/positions')), Number(latest[0]?.id)];
    const both = await listIds(`GET /api/positions?id=${ids.join('&id=')}`);
    expect(new Set(both)).toEqual(new Set(ids));
  });

  it('[S7.22] accumulators of a device are set', async () => {
    const totals = { deviceId, totalDistance: 1_000, hours: 3_600_000 };
    expect((await send(`PUT /api/devices/${deviceId}/accumulators`, totals)).status).toBe(204);
    await server.engine.ingest({ uniqueId: 'fiorino-07', latitude: 3, longitude: 2 });
    expect((await send('GET /api/positions')).body).toMatchObject([
      { attributes: { totalDistance: 1_000, hours: 3_600_000 } },
    ]);
  });

  it('[S7.67] [S7.68] the channels and types of rules are told', async () => {
    const channels = (await send('GET /api/notifications/notificators')).body;
    expect(channels).toContainEqual({ type: 'web' });
    expect((await send('GET /api/notifications/types')).body).toContainEqual({ type: 'alarm' });
  });

  it('[S7.70] [S7.71] [S7.72] the commands of a device and the saved ones that suit it are told', async () => {
    const types = (await send('GET /api/commands/types')).body;
    expect(types).toContainEqual({ type: 'custom' });
    const own = await send(`GET /api/commands/types?deviceId=${deviceId}`);
    expect(own.status).toBe(200);
    const saved = await send(`GET /api/commands/send?deviceId=${deviceId}`);
    expect(saved).toEqual({ status: 200, body: [] });
  });

  it('[S7.73] [S7.74] a command waits for the next message of its device', async () => {
    const command = { id: 0, description: '', deviceId, textChannel: false, attributes: {} };
    for (const sent of [
      { ...command, type: 'engineStop' },
      { ...command, type: 'custom', attributes: { data: 'hello' } },
    ]) {
      const { status, body } = await send('POST /api/commands/send', sent);
      expect([status, body]).toMatchObject([202, { type: sent.type, deviceId }]);
    }
    const from = { uniqueId: 'fiorino-07', latitude: 1, longitude: 2, takesCommand: true };
    expect(await server.engine.ingest(from)).toMatchObject({ reply: expect.any(String) });
    expect(await server.engine.ingest(from)).toMatchObject({ reply: 'hello' });
  });
});
