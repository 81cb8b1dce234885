import { DAY_MS, HOUR_MS, LONGEST_SHARE_DAYS, MINUTE_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_LIMITS } from '../../listener/door-limits';
import { gateRows } from '../../http/gate/gate-rows';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';

let server: TestApp;
let bruno: TestBrowser;
let carla: TestBrowser;
let vanId: number;
let otherId: number;
let userId: number;
let nowMs = Date.UTC(2026, 7, 21, 12);

const SHOWS = { showsName: true, showsSpeed: true, showsAddress: true, showsTrail: true };
const inMs = (ms: number): string => new Date(nowMs + ms).toISOString();
const enter = async (email: string): Promise<TestBrowser> => {
  const browser = server.browser();
  await browser.signIn(email, ADMIN.password);
  return browser;
};
const share = async (as = bruno, input: object = {}) => {
  const json = { deviceIds: [vanId], expiresAt: inMs(HOUR_MS), ...SHOWS, ...input };
  const reply = await as.call('POST /api/shares', { json });
  expect(reply.status, reply.text).toBe(200);
  return { id: Number(reply.json['id']), token: String(reply.json['token']) };
};
const open = async (token: string) => {
  const viewer = server.browser();
  const reply = await viewer.call('POST /api/shared/session', { json: { token } });
  return { viewer, reply };
};
const view = async (input: object = {}) => {
  const made = await share(bruno, input);
  const { viewer } = await open(made.token);
  return { ...made, viewer };
};
const listOf = ({ text }: { text: string }) => JSON.parse(text) as Record<string, unknown>[];
const watch = async (viewer: TestBrowser) => {
  const socket = viewer.socket(undefined, '', '/api/shared/socket');
  await socket.opened;
  await expect.poll(() => socket.frames.length).toBeGreaterThan(0);
  return socket;
};
const ENDED = { status: 401, json: { code: 'INVALID_SHARE' } };

beforeAll(async () => {
  server = await startTestApp();
  userId = await server.addUser({ name: 'Bruno Lima', email: 'bruno@example.com' });
  await server.addUser({ name: 'Carla', email: 'carla@example.com' });
  bruno = await enter('bruno@example.com');
  carla = await enter('carla@example.com');
  const make = async (name: string, json: object) => {
    const reply = await bruno.call('POST /api/devices', { json: { name, ...json } });
    return Number(reply.json['id']);
  };
  vanId = await make('Van', {
    uniqueId: 'imei-van',
    phone: '+55 11 99999-0000',
    attributes: { 'rastro.plate': 'ABC1D23', secret: 'inside' },
  });
  otherId = await make('Other', { uniqueId: 'imei-other' });
  const at = { latitude: -23.5, longitude: -46.6, speedKnots: 20, attributes: { pin: 'inside' } };
  await server.engine.ingest({ uniqueId: 'imei-van', ...at });
  await server.engine.ingest({ uniqueId: 'imei-other', ...at });
});
afterAll(() => server.stop());

describe('a page of an allowed site', () => {
  const PARTNER = 'https://partner.example';
  const READS = ['/api/shared/session', '/api/shared/devices', '/api/shared/positions'];

  it('reads what a link shows by its token, and reads nothing with a cookie', async () => {
    const door = await server.openDoor({ config: { allowedOrigins: [PARTNER] } });
    const { token, id } = await share();
    const { viewer } = await open(token);
    const as = (secret: string) => ({ origin: PARTNER, authorization: `Bearer ${secret}` });
    for (const path of READS) {
      const preflight = await door.browser().call(`OPTIONS ${path}`, {
        headers: {
          origin: PARTNER,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
      expect(preflight.status).toBe(204);
      const read = await door.browser().call(`GET ${path}`, { headers: as(token) });
      expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([
        200,
        PARTNER,
      ]);
      expect(read.text).not.toContain('inside');
      const wrong = await door.browser().call(`GET ${path}`, { headers: as('wrong') });
      expect(wrong).toMatchObject(ENDED);
      expect(wrong.headers.get('access-control-allow-origin')).toBe(PARTNER);
      const byCookie = await viewer.call(`GET ${path}`, { headers: { origin: PARTNER } });
      expect(byCookie).toMatchObject(ENDED);
    }
    // Nor does somebody who looks end it for the others.
    const headers = { authorization: `Bearer ${token}` };
    await server.browser().call('DELETE /api/shared/session', { headers });
    const after = await server.browser().call('GET /api/shared/devices', { headers });
    expect(listOf(after)).toHaveLength(1);
    await bruno.call(`DELETE /api/shares/${id}`);
    expect(await server.browser().call('GET /api/shared/devices', { headers })).toMatchObject(
      ENDED,
    );
    await door.stop();
  });
});

describe('links of an account', () => {
  it('are made with a token that is told once, listed, changed and ended [S1.17] [S3.50] [S7.56] [S7.57] [S7.58] [S7.59]', async () => {
    const made = await share(bruno, { name: 'Customer' });
    expect(made.token).toMatch(/^[\w-]{43}$/);
    const listed = await bruno.call('GET /api/shares');
    expect(listed.text).not.toContain(made.token);
    expect(listOf(listed)).toContainEqual(
      expect.objectContaining({ id: made.id, name: 'Customer', token: null, openedCount: 0 }),
    );
    const patch = {
      json: { name: 'Client' },
      headers: { 'content-type': 'application/merge-patch+json' },
    };
    expect((await bruno.call(`PATCH /api/shares/${made.id}`, patch)).json).toMatchObject({
      name: 'Client',
      deviceIds: [vanId],
    });
    expect((await bruno.call(`DELETE /api/shares/${made.id}`)).status).toBe(204);
    expect((await bruno.call(`GET /api/shares/${made.id}`)).status).toBe(404);
  });

  it('are nobody else’s to see, change or end', async () => {
    const { id } = await share();
    expect(listOf(await carla.call('GET /api/shares'))).toEqual([]);
    for (const call of [`GET /api/shares/${id}`, `DELETE /api/shares/${id}`]) {
      expect((await carla.call(call)).status).toBe(404);
    }
    const json = { id, deviceIds: [vanId], expiresAt: inMs(HOUR_MS) };
    expect((await carla.call(`PUT /api/shares/${id}`, { json })).status).toBe(404);
  });

  it.each([
    ['somebody else’s vehicle', () => ({ deviceIds: [vanId] }), 'deviceIds'],
    ['a group that is not there', () => ({ groupId: 4711 }), 'groupId'],
    ['nothing', () => ({}), 'deviceIds'],
    ['both', () => ({ deviceIds: [vanId], groupId: 1 }), 'groupId'],
    ['an end that is past', () => ({ deviceIds: [vanId], expiresAt: inMs(-1) }), 'expiresAt'],
    [
      'an end too far away',
      () => ({ deviceIds: [vanId], expiresAt: inMs((LONGEST_SHARE_DAYS + 1) * DAY_MS) }),
      'expiresAt',
    ],
  ])('are refused for %s, naming the member', async (_, input, field) => {
    const json = { expiresAt: inMs(HOUR_MS), ...input() };
    const reply = await carla.call('POST /api/shares', { json });
    expect(reply).toMatchObject({ status: 422, json: { code: 'FIELD_INVALID', field } });
  });
});

describe('who opens a link', () => {
  it('sees these vehicles and of them only what is shown, and is counted', async () => {
    const { id, viewer } = await view({ showsAddress: false });
    const devices = await viewer.call('GET /api/shared/devices');
    expect(listOf(devices)).toEqual([
      expect.objectContaining({ id: vanId, name: 'Van', attributes: { plate: 'ABC1D23' } }),
    ]);
    const positions = await viewer.call('GET /api/shared/positions');
    expect(listOf(positions)).toEqual([
      expect.objectContaining({ deviceId: vanId, speed: 20, latitude: -23.5 }),
    ]);
    for (const { text } of [devices, positions]) {
      expect(text).not.toMatch(/inside|imei|99999|groupId|address|Other/);
    }
    expect((await viewer.call('GET /api/shared/session')).json).toEqual({
      name: '',
      sharedBy: 'Bruno Lima',
      remainingMs: HOUR_MS,
      ...SHOWS,
      showsAddress: false,
    });
    expect((await bruno.call(`GET /api/shares/${id}`)).json).toMatchObject({
      openedCount: 1,
      lastOpenedAt: inMs(0),
    });
  });

  it('sees neither name nor speed nor trail where they are not shown', async () => {
    const hides = { showsName: false, showsSpeed: false, showsTrail: false };
    const { viewer } = await view(hides);
    const [device] = listOf(await viewer.call('GET /api/shared/devices'));
    expect(device).not.toHaveProperty('name');
    expect(device).toMatchObject({ attributes: {} });
    const [fix] = listOf(await viewer.call('GET /api/shared/positions'));
    expect(fix).not.toHaveProperty('speed');
    const trail = `deviceId=${vanId}&from=${inMs(-HOUR_MS)}&to=${inMs(0)}`;
    expect((await viewer.call(`GET /api/shared/positions?${trail}`)).status).toBe(403);
  });

  it('sees the trail of its vehicles, and no other', async () => {
    const { viewer } = await view();
    const ask = (id: number) =>
      viewer.call(
        `GET /api/shared/positions?deviceId=${id}&from=${inMs(-DAY_MS)}&to=${inMs(MINUTE_MS)}`,
      );
    expect(listOf(await ask(vanId))).toHaveLength(1);
    expect(listOf(await ask(otherId))).toEqual([]);
  });

  it('sees the vehicles of a group, and of those below it', async () => {
    const group = async (json: object) =>
      Number((await bruno.call('POST /api/groups', { json })).json['id']);
    const groupId = await group({ name: 'Fleet' });
    const belowId = await group({ name: 'South', groupId });
    const move = {
      json: { groupId: belowId },
      headers: { 'content-type': 'application/merge-patch+json' },
    };
    expect((await bruno.call(`PATCH /api/devices/${otherId}`, move)).status).toBe(200);
    const { viewer } = await view({ deviceIds: [], groupId });
    expect(listOf(await viewer.call('GET /api/shared/devices')).map(({ id }) => id)).toEqual([
      otherId,
    ]);
    await bruno.call(`PATCH /api/devices/${otherId}`, { ...move, json: { groupId: 0 } });
    expect(await viewer.call('GET /api/shared/devices')).toMatchObject(ENDED);
  });

  it.each(gateRows.map(({ method, template }) => [`${method} ${template}`]))(
    'is nobody at every other call: %s',
    async (line) => {
      const { viewer } = theViewer;
      const path = line.replace(/\{\w+\}/g, (name) =>
        name === '{notificator}' ? 'web' : String(vanId),
      );
      const reply = await viewer.call(path.replace(' ', ' /api'), { json: {} });
      expect([401, 404], reply.text).toContain(reply.status);
      const below = await viewer.call(path.replace(' ', ' /api/shared'), { json: {} });
      const isOwn = /^GET \/(devices|positions)$/.test(line);
      expect(below.status).toBe(isOwn ? 200 : 404);
    },
  );

  it('opens no socket of an account with it, and no token', async () => {
    const { viewer } = await view();
    await expect(viewer.socket().opened).rejects.toThrow('401');
    expect((await viewer.call('GET /api/session')).status).toBe(401);
    expect((await viewer.call('POST /api/session/token')).status).toBe(401);
    expect((await viewer.call('POST /api/socket-tickets')).status).toBe(401);
  });

  it('gets nothing with the cookie from pages of other sites', async () => {
    const { viewer } = await view();
    const headers = { origin: 'https://evil.example' };
    expect(await viewer.call('GET /api/shared/devices', { headers })).toMatchObject({
      status: 401,
    });
  });
});

/** One for all rows: each opening is counted and costs a question. */
let theViewer: Awaited<ReturnType<typeof view>>;
beforeAll(async () => void (theViewer = await view()));

describe('a link that many open', () => {
  it('lets in thirty who open it at once, and slows down who guesses', async () => {
    const { token } = await share();
    const replies = await Promise.all(Array.from({ length: 30 }, () => open(token)));
    expect(replies.map(({ reply }) => reply.status)).toEqual(Array.from({ length: 30 }, () => 200));
    const guesses = [];
    for (let guess = 0; guess < 40; guess += 1)
      guesses.push((await open(`x${guess}`)).reply.status);
    expect(guesses[0]).toBe(401);
    expect(guesses.at(-1)).toBe(429);
    const headers = { authorization: 'Bearer x-more' };
    const byBearer = await server.browser().call('GET /api/shared/devices', { headers });
    expect(byBearer.status).toBe(429);
    expect((await open(token)).reply.status).toBe(200);
    // Guesses are forgotten.
    server.wait(DAY_MS);
    nowMs += DAY_MS;
    bruno = await enter('bruno@example.com');
  });

  it('leaves the others their sockets, however many one viewer opens', async () => {
    const { token, viewer } = await view();
    const opened = await Promise.allSettled(
      Array.from({ length: 20 }, async () => {
        const socket = viewer.socket(undefined, '', '/api/shared/socket');
        await socket.opened;
        return socket;
      }),
    );
    const sockets = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(sockets).toHaveLength(4);
    const other = await open(token);
    const theirs = await watch(other.viewer);
    theirs.raw.close();
    for (const socket of sockets) socket.raw.close();
    // What is closed is free again.
    await expect
      .poll(() =>
        watch(viewer).then(
          (socket) => (socket.raw.close(), true),
          () => false,
        ),
      )
      .toBe(true);
  });
});

describe('the socket of a link', () => {
  it('tells of its vehicles, and of nothing else', async () => {
    const { viewer } = await view();
    const socket = await watch(viewer);
    const fix = {
      latitude: -23.6,
      longitude: -46.6,
      speedKnots: 30,
      attributes: { pin: 'inside' },
    };
    await server.engine.ingest({ uniqueId: 'imei-other', ...fix });
    await server.engine.ingest({ uniqueId: 'imei-van', ...fix });
    await expect
      .poll(() => socket.frames.flatMap(({ positions = [] }) => positions))
      .toContainEqual(expect.objectContaining({ deviceId: vanId, latitude: -23.6 }));
    const said = JSON.stringify(socket.frames);
    expect(said).not.toMatch(/inside|imei|Other|"events"/);
    expect(said).not.toContain(`"deviceId":${otherId},`);
    socket.raw.close();
  });

  it('leaves those of who made the link free, however many look', async () => {
    const { token } = await share();
    const counted: number[] = [];
    const openSocket = (_request: unknown, account: number) => counted.push(account) < 0;
    const door = await server.openDoor({
      limits: { ...NO_LIMITS, openSocket },
    });
    const viewer = door.browser();
    await viewer.call('POST /api/shared/session', { json: { token } });
    const socket = viewer.socket(undefined, '', '/api/shared/socket');
    await expect(socket.opened).rejects.toThrow('429');
    expect(counted).toHaveLength(1);
    expect(counted[0]).toBeLessThan(0);
    await door.stop();
  });

  it('ends at once when the link is ended', async () => {
    const { id, viewer } = await view();
    const socket = await watch(viewer);
    await bruno.call(`DELETE /api/shares/${id}`);
    expect(await socket.closed).toBe(4401);
    expect(await viewer.call('GET /api/shared/devices')).toMatchObject(ENDED);
  });

  it('begins anew when the link shows something else', async () => {
    const { id, viewer } = await view();
    const socket = await watch(viewer);
    const patch = {
      json: { showsName: false },
      headers: { 'content-type': 'application/merge-patch+json' },
    };
    await bruno.call(`PATCH /api/shares/${id}`, patch);
    expect(await socket.closed).toBe(1012);
    expect(listOf(await viewer.call('GET /api/shared/devices'))[0]).not.toHaveProperty('name');
  });

  it('ends when the vehicle is taken from who made the link', async () => {
    const lentId = await server.addDevice('Lent', 'imei-lent', userId);
    const { token } = await share(bruno, { deviceIds: [lentId] });
    const { viewer } = await open(token);
    const socket = await watch(viewer);
    const admin = await enter(ADMIN.email);
    await admin.call('DELETE /api/permissions', { json: { userId, deviceId: lentId } });
    expect(await socket.closed).toBe(4401);
    expect(await viewer.call('GET /api/shared/devices')).toMatchObject(ENDED);
    expect((await open(token)).reply).toMatchObject(ENDED);
  });
});

describe('a link ends', () => {
  it('at its end, for who looks already too [S8.25]', async () => {
    const { token, viewer } = await view({ expiresAt: inMs(10 * MINUTE_MS) });
    server.wait(10 * MINUTE_MS);
    nowMs += 10 * MINUTE_MS;
    expect(await viewer.call('GET /api/shared/devices')).toMatchObject(ENDED);
    expect((await open(token)).reply).toMatchObject(ENDED);
    await expect(viewer.socket(undefined, '', '/api/shared/socket').opened).rejects.toThrow('401');
  });

  it('with the sessions of who made it: signed out everywhere', async () => {
    const dora = { name: 'Dora', email: 'dora@example.com' };
    const doraId = await server.addUser(dora);
    const hers = await server.addDevice('Hers', 'imei-hers', doraId);
    const browser = await enter(dora.email);
    const { token } = await share(browser, { deviceIds: [hers] });
    const { viewer } = await open(token);
    const socket = await watch(viewer);
    await browser.call('DELETE /api/session?everywhere=true');
    expect(await socket.closed).toBe(4401);
    expect((await open(token)).reply).toMatchObject(ENDED);
  });

  it('but not with a restart', async () => {
    const { token } = await share();
    const door = await server.openDoor({});
    const viewer = door.browser();
    const reply = await viewer.call('POST /api/shared/session', { json: { token } });
    expect(reply.status).toBe(200);
    await door.stop();
  });

  it('for its viewer when they leave, and lives on for others', async () => {
    const { token, viewer } = await view();
    expect((await viewer.call('DELETE /api/shared/session')).status).toBe(204);
    expect(await viewer.call('GET /api/shared/devices')).toMatchObject(ENDED);
    expect((await open(token)).reply.status).toBe(200);
  });
});

describe('the token of a link', () => {
  it('is in no log and no answer but the first', async () => {
    const { token, viewer } = await view();
    await viewer.call(`GET /share/${token}`);
    expect(server.logged.some((line) => line.includes(token))).toBe(false);
  });

  it('cannot be guessed for long', async () => {
    const { viewer } = await open('wrong-0');
    let last = 0;
    for (let count = 0; count < 40 && last !== 429; count += 1) {
      const json = { token: `wrong-${count}` };
      last = (await viewer.call('POST /api/shared/session', { json })).status;
    }
    expect(last).toBe(429);
  });
});
