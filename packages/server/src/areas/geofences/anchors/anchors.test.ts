import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';
import type { Upstream, UpstreamRequest } from '../../../upstream/upstream';
import { answerAnchors } from './answer-anchors';

let server: TestApp;
let bruno: TestBrowser;
let vanId: number;
let quietId: number;

const enter = async (email: string): Promise<TestBrowser> => {
  const browser = server.browser();
  await browser.signIn(email, ADMIN.password);
  return browser;
};
const send = (as: TestBrowser, type: string, deviceId: number, more: object = {}) =>
  as.call('POST /api/commands/send', { json: { deviceId, type, ...more } });
const fencesOf = async (deviceId?: number) => {
  const query = deviceId === undefined ? '' : `?deviceId=${deviceId}`;
  const { text } = await bruno.call(`GET /api/geofences${query}`);
  return JSON.parse(text) as { name: string; area: string; attributes: object }[];
};

beforeAll(async () => {
  server = await startTestApp();
  const brunoId = await server.addUser({ name: 'Bruno', email: 'bruno@example.com' });
  const readerId = await server.addUser({
    name: 'Rita',
    email: 'rita@example.com',
    readonly: true,
  });
  await server.addUser({ name: 'Carla', email: 'carla@example.com' });
  bruno = await enter('bruno@example.com');
  vanId = await server.addDevice('Van', 'van', brunoId);
  quietId = await server.addDevice('Quiet', 'quiet', brunoId);
  const ana = await enter(ADMIN.email);
  await ana.call('POST /api/permissions', { json: { userId: readerId, deviceId: vanId } });
  await server.engine.ingest({ uniqueId: 'van', latitude: -23.55, longitude: -46.63 });
});
afterAll(() => server.stop());

describe('the anchor of a device', () => {
  it('[S4.17] [S4.49] [S4.52] is set around its place and linked to it, however often it is asked', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => send(bruno, 'anchorEnable', vanId)));
    for (const reply of replies) {
      expect([reply.status, reply.json]).toMatchObject([200, { deviceId: vanId }]);
    }
    const anchor = {
      name: 'Van',
      area: 'CIRCLE (-23.55 -46.63, 150)',
      attributes: { isAnchor: true, deviceId: vanId },
    };
    expect(await fencesOf(vanId)).toMatchObject([anchor]);
    expect(await fencesOf()).toHaveLength(1);
  });

  it('[S4.48] is lifted, however often it is asked, and no other fence goes with it', async () => {
    const json = { name: 'Depot', area: 'CIRCLE (-23.5 -46.6, 500)' };
    const depot = await bruno.call('POST /api/geofences', { json });
    expect(depot.status).toBe(200);
    for (const _ of [1, 2]) {
      expect((await send(bruno, 'anchorDisable', vanId)).status).toBe(200);
    }
    expect(await fencesOf()).toMatchObject([{ name: 'Depot' }]);
  });

  it('needs a place to be set at', async () => {
    const reply = await send(bruno, 'anchorEnable', quietId);
    expect(reply).toMatchObject({
      status: 409,
      json: { code: 'DEVICE_WITHOUT_POSITION', field: 'deviceId' },
    });
  });

  it('is not for whom the device is not shown, nor for an account that only reads', async () => {
    const before = await fencesOf();
    for (const type of ['anchorEnable', 'anchorDisable']) {
      const [carla, rita] = [await enter('carla@example.com'), await enter('rita@example.com')];
      expect([403, 404]).toContain((await send(carla, type, vanId)).status);
      const refused = { status: 403, json: { code: 'ACCOUNT_IS_READONLY' } };
      expect(await send(rita, type, vanId)).toMatchObject(refused);
      expect(await send(server.browser(), type, vanId)).toMatchObject({ status: 401 });
    }
    expect(await fencesOf()).toEqual(before);
  });

  it('a saved command of that name is none: what is saved is sent', async () => {
    const reply = await send(bruno, 'anchorEnable', vanId, { id: 12_345 });
    expect([403, 404]).toContain(reply.status);
    expect(await fencesOf(vanId)).toEqual([]);
  });
});

it('a fence that could not be linked is taken away again', async () => {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    'GET /devices': [{ id: 7, name: 'Bus' }],
    'GET /geofences': [],
    'GET /positions': [{ latitude: 1, longitude: 2 }],
    'POST /geofences': { id: 31 },
  };
  const upstream: Pick<Upstream, 'send' | 'change'> = {
    change: () => Promise.reject(new Error('nothing is changed')),
    send({ method, path }: UpstreamRequest) {
      asked.push(`${method} ${path}`);
      if (path === '/permissions') return Promise.resolve({ status: 500, body: 'no' });
      const body = JSON.stringify(answers[`${method} ${path}`] ?? null);
      return Promise.resolve({ status: 200, body });
    },
  };
  const { send: ask } = answerAnchors(upstream, { require: async () => {} });
  const body = { deviceId: 7, type: 'anchorEnable' };
  const call = { method: 'POST', path: '/commands/send', query: new URLSearchParams(), body };
  await expect(ask(call, { actor: { userId: 1 } })).rejects.toThrow();
  expect(asked.slice(-2)).toEqual(['POST /permissions', 'DELETE /geofences/31']);
});
