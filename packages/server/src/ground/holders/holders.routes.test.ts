import { resources } from '@rastro/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import type { UpstreamRequest } from '../../upstream/upstream';
import { readHolders, toHeld } from './read-holders';
import { readMaintenanceLinks } from './read-maintenance-links';

const FENCE = toHeld(resources.geofences);
const RULE = toHeld(resources.notifications);

let server: TestApp;
let admin: TestBrowser;
let userId: number;
let fenceId: number;
const devices: number[] = [];
let groupId: number;

const signIn = async (email: string): Promise<TestBrowser> => {
  const browser = server.browser();
  await browser.signIn(email, ADMIN.password);
  return browser;
};
const make = async (path: string, json: object): Promise<number> =>
  Number((await admin.call(`POST /api${path}`, { json })).json['id']);
const holdersFor = async (browser: TestBrowser) =>
  browser.call(`GET /api/geofences/${fenceId}/holders`);

beforeAll(async () => {
  server = await startTestApp();
  admin = await signIn(ADMIN.email);
  userId = await server.addUser({ name: 'Rui', email: 'rui@example.com' });
  await server.addUser({ name: 'Eva', email: 'eva@example.com' });
  for (const name of ['One', 'Two', 'Three']) {
    devices.push(await make('/devices', { name, uniqueId: name }));
  }
  groupId = await make('/groups', { name: 'Vans' });
  fenceId = await make('/geofences', { name: 'Depot', area: 'CIRCLE (0 0, 100)' });
  for (const json of [
    { deviceId: devices[0], geofenceId: fenceId },
    { deviceId: devices[1], geofenceId: fenceId },
    { groupId, geofenceId: fenceId },
    { userId, deviceId: devices[1] },
    { userId, deviceId: devices[2] },
    { userId, geofenceId: fenceId },
  ]) {
    expect((await admin.call('POST /api/permissions', { json })).status).toBe(204);
  }
});
afterAll(() => server.stop());

describe('GET /api/geofences/{id}/holders', () => {
  it('[S7.62] tells an administrator every device and group that the fence is linked to', async () => {
    const { status, json } = await holdersFor(admin);
    expect([status, json]).toEqual([200, { deviceIds: devices.slice(0, 2), groupIds: [groupId] }]);
  });

  it('tells others only those that they see', async () => {
    const { json } = await holdersFor(await signIn('rui@example.com'));
    expect(json).toEqual({ deviceIds: [devices[1]], groupIds: [] });
  });

  it('tells nobody of a fence that they do not see, nor who is not signed in', async () => {
    const { status, json } = await holdersFor(await signIn('eva@example.com'));
    expect([status, json.code]).toEqual([404, 'GEOFENCE_NOT_FOUND']);
    expect((await holdersFor(server.browser())).status).toBe(401);
  });

  it('refuses an id that is none, naming it', async () => {
    const { status, json } = await admin.call('GET /api/geofences/1e3/holders');
    expect([status, json.field]).toEqual([422, 'id']);
  });
});

describe('GET /api/notifications/{id}/holders', () => {
  it('[S7.62] tells what a rule is linked to, to who has the rule', async () => {
    const json = { type: 'ignitionOn', notificators: 'web', always: false };
    const ruleId = await make('/notifications', json);
    await admin.call('POST /api/permissions', {
      json: { deviceId: devices[2], notificationId: ruleId },
    });
    const path = `GET /api/notifications/${ruleId}/holders`;
    const answer = await admin.call(path);
    expect([answer.status, answer.json]).toEqual([200, { deviceIds: [devices[2]], groupIds: [] }]);
    const { status, json: refusal } = await (await signIn('rui@example.com')).call(path);
    expect([status, refusal.code]).toEqual([404, 'NOTIFICATION_NOT_FOUND']);
  });
});

describe('holders of all that can be linked', () => {
  it('stand under the path of each, with the accounts that have it where they are asked for', async () => {
    const driverId = await make('/drivers', { name: 'Lia', uniqueId: 'tag-1' });
    for (const json of [
      { deviceId: devices[0], driverId },
      { groupId, driverId },
      { userId, driverId },
    ]) {
      expect((await admin.call('POST /api/permissions', { json })).status).toBe(204);
    }
    const ofDevices = { deviceIds: [devices[0]], groupIds: [groupId] };
    const path = `GET /api/drivers/${driverId}/holders`;
    expect((await admin.call(path)).json).toEqual(ofDevices);
    const whole = await admin.call(`${path}?users=true`);
    expect(whole.json['userIds']).toContain(userId);
    const rui = await (await signIn('rui@example.com')).call(`${path}?users=true`);
    expect(rui.json).toEqual({ deviceIds: [], groupIds: [], userIds: [] });
    expect((await (await signIn('eva@example.com')).call(path)).json.code).toBe('DRIVER_NOT_FOUND');
    expect((await admin.call(`${path}?users=maybe`)).json).toMatchObject({ field: 'users' });
  });

  it.each(['maintenance', 'commands', 'attributes/computed', 'calendars', 'devices', 'groups'])(
    'of /%s too',
    async (kind) => {
      const { status, json } = await admin.call(`GET /api/${kind}/999999/holders?users=true`);
      expect([status, json.code]).toEqual([404, expect.stringMatching(/_NOT_FOUND$/)]);
    },
  );
});

describe('GET /api/maintenance/links', () => {
  it('tells all links of all maintenances at once: to each what they see', async () => {
    const plan = { type: 'odometer', start: 0, period: 10, attributes: {} };
    const oil = await make('/maintenance', { name: 'Oil', ...plan });
    const tyres = await make('/maintenance', { name: 'Tyres', ...plan });
    for (const json of [
      { deviceId: devices[0], maintenanceId: oil },
      { deviceId: devices[1], maintenanceId: oil },
      { deviceId: devices[1], maintenanceId: tyres },
      { groupId, maintenanceId: oil },
      { userId, maintenanceId: oil },
    ]) {
      expect((await admin.call('POST /api/permissions', { json })).status).toBe(204);
    }
    const path = 'GET /api/maintenance/links';
    const all = await admin.call(path);
    expect(all.json).toHaveLength(4);
    expect(all.json).toContainEqual({ groupId, maintenanceId: oil });
    const rui = await (await signIn('rui@example.com')).call(path);
    expect(rui.json).toEqual([{ deviceId: devices[1], maintenanceId: oil }]);
    expect((await (await signIn('eva@example.com')).call(path)).json).toEqual([]);
    expect((await server.browser().call(path)).status).toBe(401);
  });
});

describe('readMaintenanceLinks', () => {
  const elsewhere = (count: number) => {
    const asked: string[] = [];
    const list = Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
    const send = async ({ path, query }: UpstreamRequest) => {
      asked.push(path);
      if (path === '/permissions') return { status: 400, body: 'Administrator access required' };
      const isLinked = !query.has('deviceId') || query.get('deviceId') === '2';
      const body = path === '/devices' ? list : path === '/groups' || !isLinked ? [] : [{ id: 5 }];
      return { status: 200, body: JSON.stringify(body) };
    };
    return { send, asked };
  };

  it('asks the account for services where there is one', async () => {
    const { send, asked } = elsewhere(400);
    const readForService = async ({ query }: Pick<UpstreamRequest, 'query'>) => {
      const rows = [7, 900].map((id) => ({ deviceid: id, maintenanceid: 5 }));
      return { status: 200, body: JSON.stringify(query.has('deviceId') ? rows : []) };
    };
    const links = await readMaintenanceLinks({ send, readForService }, 1);
    expect(links).toEqual([{ deviceId: 7, maintenanceId: 5 }]);
    expect(asked).toHaveLength(5);
  });

  it('asks each device where links cannot be listed, but not of a large fleet', async () => {
    expect(await readMaintenanceLinks(elsewhere(3), 1)).toEqual([
      { deviceId: 2, maintenanceId: 5 },
    ]);
    expect(await readMaintenanceLinks(elsewhere(301), 1)).toBeNull();
  });
});

describe('readHolders', () => {
  it('asks each device where links cannot be listed', async () => {
    const answers: Record<string, unknown> = {
      '/geofences/5': { id: 5 },
      '/devices?all=true&excludeAttributes=true': [{ id: 1 }, { id: 2 }, { id: 3 }],
      '/groups?all=true&excludeAttributes=true': [{ id: 9 }],
      '/geofences?deviceId=2&all=true&excludeAttributes=true': [{ id: 4 }, { id: 5 }],
      '/geofences?groupId=9&all=true&excludeAttributes=true': [{ id: 5 }],
    };
    const send = async ({ path, query }: UpstreamRequest) => {
      if (path === '/permissions') return { status: 404, body: 'HTTP 404 Not Found' };
      const text = query.toString();
      const body = JSON.stringify(answers[text === '' ? path : `${path}?${text}`] ?? []);
      return { status: 200, body };
    };
    expect(await readHolders({ send }, 1, { held: FENCE, heldId: 5 })).toEqual({
      deviceIds: [2],
      groupIds: [9],
    });
  });

  it('asks the account for services where there is one, and keeps what is seen', async () => {
    const asked: string[] = [];
    const answers: Record<string, unknown> = {
      '/notifications/5': { id: 5 },
      '/devices': [{ id: 1 }, { id: 2 }],
      '/groups': [{ id: 9 }],
    };
    const send = async ({ path }: Pick<UpstreamRequest, 'path'>) => {
      asked.push(path);
      if (path === '/permissions') return { status: 400, body: 'Administrator access required' };
      return { status: 200, body: JSON.stringify(answers[path]) };
    };
    const readForService = async ({ query }: Pick<UpstreamRequest, 'query'>) => {
      const side = query.has('deviceId') ? 'deviceid' : 'groupid';
      const body = JSON.stringify([{ [side]: 2 }, { [side]: 3 }]);
      return { status: 200, body };
    };
    const held = await readHolders({ send, readForService }, 1, { held: RULE, heldId: 5 });
    expect(held).toEqual({ deviceIds: [2], groupIds: [] });
    expect(asked).toHaveLength(5);
  });

  it('reads a long list that comes in parts', async () => {
    const send = async ({ path, query }: UpstreamRequest) => {
      if (path !== '/permissions') return { status: 200, body: '{}' };
      const side = query.has('deviceId') ? 'deviceId' : 'groupId';
      const stream = (async function* parts() {
        yield `[{"${side}":3,`;
        yield '"geofenceId":5}]';
      })();
      return { status: 200, body: null, stream };
    };
    const held = await readHolders({ send }, 1, { held: FENCE, heldId: 5 });
    expect(held).toEqual({ deviceIds: [3], groupIds: [3] });
  });

  it('reads sides as a database writes them', async () => {
    const send = async ({ path, query }: UpstreamRequest) => {
      const side = query.has('deviceId') ? 'DEVICEID' : 'groupid';
      const rows = [{ [side]: 3, geofenceid: 5 }, { [side]: 3 }, { [side]: 1 }];
      return { status: 200, body: JSON.stringify(path === '/permissions' ? rows : {}) };
    };
    expect(await readHolders({ send }, 1, { held: FENCE, heldId: 5 })).toEqual({
      deviceIds: [1, 3],
      groupIds: [1, 3],
    });
  });
});
