// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resources } from '../contract';
import { createTrackingClient } from './create-tracking-client';
import { aDevice, aPosition, at } from './test-entities';
import { failure } from './test-failure';
import type { Answer, SeenCall, TestServer } from './test-server';
import { startTestServer } from './test-server';

let server: TestServer;
let answer: (call: SeenCall) => Answer = () => ({ body: [] });
beforeEach(async () => {
  answer = () => ({ body: [] });
  server = await startTestServer((call) => answer(call));
});
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

const client = (options: Partial<Parameters<typeof createTrackingClient>[0]> = {}) =>
  createTrackingClient({ baseUrl: server.baseUrl, ...options });

describe('calls', () => {
  it('[S7.1] [S7.18] go to the API base, with repeated parameters', async () => {
    answer = () => ({ body: [aDevice(1)] });
    const devices = await client({ baseUrl: `${server.baseUrl}/` }).devices.list({
      id: [1, 2],
      all: true,
      keyword: undefined,
    });
    expect(devices).toEqual([aDevice(1)]);
    expect(server.calls[0]).toMatchObject({
      method: 'GET',
      url: '/api/devices?id=1&id=2&all=true',
    });
  });

  it('[S7.79] [S7.80] [S7.83] [S7.84] [S7.85] [S7.86] ask for reports of devices, groups and a period', async () => {
    const { reports } = client();
    const span = { from: '2026-08-21T00:00:00Z', to: '2026-08-22T00:00:00Z' };
    const asked = { deviceId: [1, 2], groupId: [3, 4], ...span };
    for (const kind of ['summary', 'trips', 'stops', 'events'] as const) await reports[kind](asked);
    const query = `deviceId=1&deviceId=2&groupId=3&groupId=4&${new URLSearchParams(span)}`;
    expect(server.calls.map(({ method, url }) => `${method} ${url}`)).toEqual(
      ['summary', 'trips', 'stops', 'events'].map((kind) => `GET /api/reports/${kind}?${query}`),
    );
  });

  it('take a Date wherever they take a moment', async () => {
    const [from, to] = [new Date('2026-08-21T00:00:00Z'), new Date('2026-08-22T00:00:00Z')];
    await client().reports.trips({ deviceId: 1, from, to });
    await client().positions.history({ deviceId: 1, from, to });
    expect(server.calls.map(({ url }) => url)).toEqual([
      '/api/reports/trips?deviceId=1&from=2026-08-21T00%3A00%3A00.000Z&to=2026-08-22T00%3A00%3A00.000Z',
      '/api/positions?deviceId=1&from=2026-08-21T00%3A00%3A00.000Z&to=2026-08-21T23%3A59%3A59.999Z',
    ]);
  });

  it('refuse a Date of no moment and a name that the call does not know, before anything is sent', async () => {
    const from = new Date('yesterday');
    expect(await failure(client().reports.trips({ from, to: from }))).toMatchObject({
      code: 'QUERY_INVALID',
      field: 'from',
      message: 'from is a Date of no moment (Invalid Date).',
    });
    const asked = { devices: [1], from: new Date(0), to: new Date(1) };
    expect(await failure(client().reports.trips(asked))).toMatchObject({
      code: 'QUERY_INVALID',
      field: 'devices',
      message: 'devices is nothing that this call knows. It takes: deviceId, groupId, from, to.',
    });
    const list = client().devices.list({ groupIds: [1] } as never);
    expect(await failure(list)).toMatchObject({ code: 'QUERY_INVALID', field: 'groupIds' });
    expect(server.calls).toEqual([]);
  });

  it('say which address did not answer, and why', async () => {
    const gone = await startTestServer(() => ({ body: [] }));
    await gone.stop();
    const user = gone.baseUrl.replace('http://', 'http://ana:secret@');
    for (const baseUrl of [gone.baseUrl, user]) {
      const error = await failure(client({ baseUrl }).devices.list());
      expect(error).toMatchObject({ code: 'CONNECTION_ERROR' });
      expect((error as Error).message).toContain(`${gone.baseUrl} does not answer: `);
      expect((error as Error).message).not.toContain('secret');
    }
    const { message } = (await failure(client({ baseUrl: gone.baseUrl }).devices.list())) as Error;
    expect(message).toMatch(/ECONNREFUSED/);
  });

  it('send and read the picture of a device as bytes', async () => {
    answer = ({ method }) =>
      method === 'POST' ? { body: aDevice(1) } : { text: 'bytes', type: 'image/png' };
    const { deviceImages } = client();
    expect(await deviceImages.set(1, new Blob(['picture'], { type: 'image/png' }))).toEqual(
      aDevice(1),
    );
    expect(server.calls[0]).toMatchObject({
      method: 'POST',
      url: '/api/devices/1/image',
      headers: { 'content-type': 'image/png' },
      body: 'picture',
    });
    const image = await deviceImages.get(1);
    expect([image?.type, await image?.text()]).toEqual(['image/png', 'bytes']);
    answer = () => ({ status: 404, body: { code: 'IMAGE_NOT_FOUND', message: 'None.' } });
    expect(await deviceImages.get(1)).toBeNull();
    answer = () => ({ status: 404, body: { code: 'DEVICE_NOT_FOUND', message: 'None.' } });
    expect(await failure(deviceImages.get(1))).toMatchObject({ code: 'DEVICE_NOT_FOUND' });
  });

  it('carry no content type without a body, and JSON or a form with one', async () => {
    answer = (call) => ({ body: call.url === '/api/session' ? { id: 1 } : aDevice(1) });
    await client().devices.get(1);
    await client().devices.create({ name: 'A', uniqueId: '1' });
    await client().session.create({ email: 'a', password: 'b' });
    const types = server.calls.map(({ headers }) => headers['content-type']);
    expect(types).toEqual([
      undefined,
      'application/json',
      'application/x-www-form-urlencoded;charset=UTF-8',
    ]);
    expect(server.calls[0]?.headers.accept).toBe('application/json');
  });

  it('[S7.2] include cookies', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response('[]')));
    await client({ fetch }).groups.list();
    expect(fetch).toHaveBeenCalledWith(
      `${server.baseUrl}/api/groups`,
      expect.objectContaining({ credentials: 'include' }),
    );
  });

  it('carry a token as Bearer', async () => {
    await client({ auth: { kind: 'token', token: 'T' } }).groups.list();
    expect(server.calls[0]?.headers.authorization).toBe('Bearer T');
  });

  it('leave cookies out where a token says who asks', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response('[]')));
    await client({ fetch, auth: { kind: 'token', token: 'T' } }).groups.list();
    expect(fetch).toHaveBeenCalledWith(
      `${server.baseUrl}/api/groups`,
      expect.objectContaining({ credentials: 'omit' }),
    );
  });

  it('[S7.19] [S7.20] [S7.21] create, update and delete', async () => {
    answer = (call) => (call.method === 'DELETE' ? { status: 204 } : { body: aDevice(3) });
    await client().devices.create({ name: 'A', uniqueId: '1' });
    await client().devices.update(aDevice(3));
    await client().devices.delete(3);
    expect(server.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/devices',
      'PUT /api/devices/3',
      'DELETE /api/devices/3',
    ]);
    expect(JSON.parse(server.calls[1]?.body ?? '')).not.toHaveProperty('status');
  });

  it('ask for positions by id in batches of exactly 500', async () => {
    answer = (call) => {
      const ids = new URL(call.url, server.baseUrl).searchParams.getAll('id');
      return { body: ids.map((id) => aPosition(Number(id), 0)) };
    };
    const ids = Array.from({ length: 1001 }, (_, index) => index + 1);
    const positions = await client().positions.listByIds(ids);
    expect(positions.map(({ deviceId }) => deviceId)).toEqual(ids);
    const sizes = server.calls.map(({ url }) => url.split('id=').length - 1);
    expect(sizes).toEqual([500, 500, 1]);
  });

  it('[S3.58] [S7.89] ask for the history of a device in a period', async () => {
    const point = { ...aPosition(7, 0), latitude: -23.5, longitude: -46.6, course: 90 };
    answer = () => ({ body: [point] });
    const from = new Date('2026-08-21T00:00:00Z');
    const route = await client().positions.history({ deviceId: 7, from, to: at(5) });
    expect(route).toMatchObject([{ id: point.id, latitude: -23.5, longitude: -46.6, course: 90 }]);
    const query = new URL(server.calls[0]?.url ?? '', server.baseUrl).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      deviceId: '7',
      from: '2026-08-21T00:00:00.000Z',
      to: new Date(Date.parse(at(5)) - 1).toISOString(),
    });
  });

  it('of a resource’s own fill path, filters and body by name', async () => {
    answer = () => ({ status: 204 });
    const { links, notifications } = client();
    await links.add({ deviceId: 7, userId: 1 });
    await links.remove({ geofenceId: 2, groupId: 3 });
    answer = () => ({ body: [{ groupid: 3, linkeddeviceid: 9 }] });
    const found = await links.find({ linkedDeviceId: 0, groupId: 3 });
    expect(found).toEqual([{ groupId: 3, linkedDeviceId: 9 }]);
    answer = (call) => (call.method === 'GET' ? { body: [{ type: 'web' }] } : { status: 204 });
    const words = { subject: 'Hello', body: 'World' };
    await notifications.announce({ notificator: 'a/b', userId: [1, 2], ...words });
    await expect(notifications.notificators({ announcement: true })).resolves.toEqual(['web']);
    expect(server.calls.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/api/permissions', '{"userId":1,"deviceId":7}'],
      ['DELETE', '/api/permissions', '{"groupId":3,"geofenceId":2}'],
      ['GET', '/api/permissions?groupId=3&linkedDeviceId=0', ''],
      ['POST', '/api/notifications/send/a%2Fb?userId=1&userId=2', JSON.stringify(words)],
      ['GET', '/api/notifications/notificators?announcement=true', ''],
    ]);
  });

  it('change what is named by a merge patch', async () => {
    answer = () => ({ body: aDevice(3) });
    const changes = { phone: null, attributes: { plate: 'A', old: null } };
    await client().devices.patch(3, { ...changes, status: 'online' } as never);
    expect(server.calls[0]).toMatchObject({ method: 'PATCH', url: '/api/devices/3' });
    expect(server.calls[0]?.headers['content-type']).toBe('application/merge-patch+json');
    expect(JSON.parse(server.calls[0]?.body ?? '')).toEqual(changes);
  });

  it('leave it to the server to refuse what is no moment', async () => {
    await client().positions.history({ deviceId: 7, from: 'soon', to: 'later' });
    const query = new URL(server.calls[0]?.url ?? '', server.baseUrl).searchParams;
    expect([query.get('from'), query.get('to')]).toEqual(['soon', 'later']);
  });

  it('[S7.12] read and save the server, without what only it may say', async () => {
    answer = () => ({ body: { id: 1, zoom: 3, attributePrefix: 'acme', attributes: {} } });
    const one = client();
    const settings = await one.server.get();
    expect(settings.attributePrefix).toBe('acme');
    await one.server.update({ ...settings, zoom: 9 });
    expect(server.calls[1]).toMatchObject({ method: 'PUT', url: '/api/server' });
    const sent: unknown = JSON.parse(server.calls[1]?.body ?? '');
    expect(sent).toMatchObject({ id: 1, zoom: 9 });
    expect(sent).not.toHaveProperty('attributePrefix');
  });

  it('read branding under the prefix, and what is answered as it is', async () => {
    answer = () => ({ body: { title: 'Acme' } });
    expect(await client({ attributePrefix: 'acme' }).branding.get()).toEqual({ title: 'Acme' });
    expect(server.calls[0]?.url).toBe('/api/acme/assets/custom/config.json');
  });
});

describe('the names of the client', () => {
  // These have calls of their own shape: `session.listTokens`, `server.get` without an id, `positions.history`.
  const own = ['positions', 'server', 'sessionTokens'];
  // These are asked for by `client.resource(…)`: one page needs them, and no other carries them.
  const rare = [
    ...['alarmTurns', 'ruleTimes', 'scheduledReports', 'pushDevices', 'unknownTrackers'],
    ...['serverChecks', 'signIns', 'deletedDevices', 'dueNotices', 'logEntries'],
    ...['maintenanceRecords', 'undelivered', 'keys', 'drives', 'qrAccess', 'qrCodes'],
    ...['billingContracts', 'invoices', 'webhooks', 'resellers', 'invitations'],
    ...['consents', 'fiscalNotes'],
  ];
  const names = Object.entries(resources).filter(([name]) => ![...own, ...rare].includes(name));

  it.each(names)('%s has all calls of its description', (name, { operations, calls }) => {
    const member = (client() as unknown as Record<string, object>)[name] ?? {}; // The names are those of the table.
    const patch = operations.some((operation) => operation === 'update') ? ['patch'] : [];
    expect(Object.keys(member).sort()).toEqual(
      [...operations, ...patch, ...Object.keys(calls)].sort(),
    );
  });
});
