import { DAY_MS, HOUR_MS, MAX_SHARE_DAYS, MINUTE_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateRows } from '../../http/gate/gate-rows';
import { ENDED, listOf, SHOWS, startShares, watch } from './testing';

let world: Awaited<ReturnType<typeof startShares>>;
beforeAll(async () => void (world = await startShares()));
afterAll(() => world.server.stop());

describe('links of an account', () => {
  it('are made with a token that is told once, listed, changed and ended [S1.17] [S3.50] [S7.56] [S7.57] [S7.58] [S7.59]', async () => {
    const made = await world.share(world.bruno, { name: 'Customer' });
    expect(made.token).toMatch(/^[\w-]{43}$/);
    const listed = await world.bruno.call('GET /api/shares');
    expect(listed.text).not.toContain(made.token);
    expect(listOf(listed)).toContainEqual(
      expect.objectContaining({ id: made.id, name: 'Customer', token: null, openedCount: 0 }),
    );
    const patch = {
      json: { name: 'Client' },
      headers: { 'content-type': 'application/merge-patch+json' },
    };
    expect((await world.bruno.call(`PATCH /api/shares/${made.id}`, patch)).json).toMatchObject({
      name: 'Client',
      deviceIds: [world.vanId],
    });
    expect((await world.bruno.call(`DELETE /api/shares/${made.id}`)).status).toBe(204);
    expect((await world.bruno.call(`GET /api/shares/${made.id}`)).status).toBe(404);
  });

  it('are nobody else’s to see, change or end', async () => {
    const { id } = await world.share();
    expect(listOf(await world.carla.call('GET /api/shares'))).toEqual([]);
    for (const call of [`GET /api/shares/${id}`, `DELETE /api/shares/${id}`]) {
      expect((await world.carla.call(call)).status).toBe(404);
    }
    const json = { id, deviceIds: [world.vanId], expiresAt: world.inMs(HOUR_MS) };
    expect((await world.carla.call(`PUT /api/shares/${id}`, { json })).status).toBe(404);
  });

  it.each([
    ['somebody else’s vehicle', () => ({ deviceIds: [world.vanId] }), 'deviceIds'],
    ['a group that is not there', () => ({ groupId: 4711 }), 'groupId'],
    ['nothing', () => ({}), 'deviceIds'],
    ['both', () => ({ deviceIds: [world.vanId], groupId: 1 }), 'groupId'],
    [
      'an end that is past',
      () => ({ deviceIds: [world.vanId], expiresAt: world.inMs(-1) }),
      'expiresAt',
    ],
    [
      'an end too far away',
      () => ({
        deviceIds: [world.vanId],
        expiresAt: world.inMs((MAX_SHARE_DAYS + 1) * DAY_MS),
      }),
      'expiresAt',
    ],
  ])('are refused for %s, naming the member', async (_, input, field) => {
    const json = { expiresAt: world.inMs(HOUR_MS), ...input() };
    const reply = await world.carla.call('POST /api/shares', { json });
    expect(reply).toMatchObject({ status: 422, json: { code: 'FIELD_INVALID', field } });
  });
});

describe('who opens a link', () => {
  it('sees these vehicles and of them only what is shown, and is counted', async () => {
    const { id, viewer } = await world.view({ showsAddress: false });
    const devices = await viewer.call('GET /api/shared/devices');
    expect(listOf(devices)).toEqual([
      expect.objectContaining({ id: world.vanId, name: 'Van', attributes: { plate: 'ABC1D23' } }),
    ]);
    const positions = await viewer.call('GET /api/shared/positions');
    expect(listOf(positions)).toEqual([
      expect.objectContaining({ deviceId: world.vanId, speed: 20, latitude: -23.5 }),
    ]);
    for (const { text } of [devices, positions]) {
      expect(text).not.toMatch(/inside|imei|99999|groupId|address|Other/);
    }
    expect((await viewer.call('GET /api/shared/session')).json).toEqual({
      sharedBy: 'Bruno Lima',
      remainingMs: HOUR_MS,
      startsInMs: 0,
      trailHours: 0.5,
      replayFrom: null,
      replayTo: null,
      destinationName: '',
      destinationLatitude: 0,
      destinationLongitude: 0,
      language: 'auto',
      message: '',
      ...SHOWS,
      showsAddress: false,
      showsArea: false,
      showsDriver: false,
      showsFences: false,
    });
    expect((await world.bruno.call(`GET /api/shares/${id}`)).json).toMatchObject({
      openedCount: 1,
      lastOpenedAt: world.inMs(0),
    });
  });

  it('sees neither name nor speed nor trail where they are not shown', async () => {
    const hides = { showsName: false, showsSpeed: false, showsTrail: false };
    const { viewer } = await world.view(hides);
    const [device] = listOf(await viewer.call('GET /api/shared/devices'));
    expect(device).not.toHaveProperty('name');
    expect(device).toMatchObject({ attributes: {} });
    const [fix] = listOf(await viewer.call('GET /api/shared/positions'));
    expect(fix).not.toHaveProperty('speed');
    const trail = `deviceId=${world.vanId}&from=${world.inMs(-HOUR_MS)}&to=${world.inMs(0)}`;
    expect((await viewer.call(`GET /api/shared/positions?${trail}`)).status).toBe(403);
  });

  it('sees the trail of its vehicles, and no other', async () => {
    const { viewer } = await world.view();
    const ask = (id: number) =>
      viewer.call(
        `GET /api/shared/positions?deviceId=${id}&from=${world.inMs(-DAY_MS)}&to=${world.inMs(MINUTE_MS)}`,
      );
    expect(listOf(await ask(world.vanId))).toHaveLength(1);
    expect(listOf(await ask(world.otherId))).toEqual([]);
  });

  it('sees the vehicles of a group, and of those below it', async () => {
    const group = async (json: object) =>
      Number((await world.bruno.call('POST /api/groups', { json })).json['id']);
    const groupId = await group({ name: 'Fleet' });
    const belowId = await group({ name: 'South', groupId });
    const move = {
      json: { groupId: belowId },
      headers: { 'content-type': 'application/merge-patch+json' },
    };
    expect((await world.bruno.call(`PATCH /api/devices/${world.otherId}`, move)).status).toBe(200);
    const { viewer } = await world.view({ deviceIds: [], groupId });
    expect(listOf(await viewer.call('GET /api/shared/devices')).map(({ id }) => id)).toEqual([
      world.otherId,
    ]);
    await world.bruno.call(`PATCH /api/devices/${world.otherId}`, {
      ...move,
      json: { groupId: 0 },
    });
    expect(await viewer.call('GET /api/shared/devices')).toMatchObject(ENDED);
  });

  it.each(gateRows.map(({ method, template }) => [`${method} ${template}`]))(
    'is nobody at every other call: %s',
    async (line) => {
      const { viewer } = theViewer;
      const path = line.replace(/\{\w+\}/g, (name) =>
        name === '{notificator}' ? 'web' : String(world.vanId),
      );
      const reply = await viewer.call(path.replace(' ', ' /api'), { json: {} });
      expect([401, 404], reply.text).toContain(reply.status);
      const below = await viewer.call(path.replace(' ', ' /api/shared'), { json: {} });
      const isOwn = /^GET \/(devices|positions|geofences)$/.test(line);
      expect(below.status).toBe(isOwn ? 200 : 404);
    },
  );

  it('opens no socket of an account with it, and no token', async () => {
    const { viewer } = await world.view();
    await expect(viewer.socket().opened).rejects.toThrow('401');
    expect((await viewer.call('GET /api/session')).status).toBe(401);
    expect((await viewer.call('POST /api/session/token')).status).toBe(401);
    expect((await viewer.call('POST /api/socket-tickets')).status).toBe(401);
  });

  it('gets nothing with the cookie from pages of other sites', async () => {
    const { viewer } = await world.view();
    const headers = { origin: 'https://evil.example' };
    expect(await viewer.call('GET /api/shared/devices', { headers })).toMatchObject({
      status: 401,
    });
  });
});

/** One for all rows: each opening is counted and costs a question. */
let theViewer: Awaited<ReturnType<typeof world.view>>;
beforeAll(async () => void (theViewer = await world.view()));

describe('a link that many open', () => {
  it('lets in thirty who open it at once, and slows down who guesses', async () => {
    const { token } = await world.share();
    const replies = await Promise.all(Array.from({ length: 30 }, () => world.open(token)));
    expect(replies.map(({ reply }) => reply.status)).toEqual(Array.from({ length: 30 }, () => 200));
    const guesses = [];
    for (let guess = 0; guess < 40; guess += 1)
      guesses.push((await world.open(`x${guess}`)).reply.status);
    expect(guesses[0]).toBe(401);
    expect(guesses.at(-1)).toBe(429);
    const headers = { authorization: 'Bearer x-more' };
    const byBearer = await world.server.browser().call('GET /api/shared/devices', { headers });
    expect(byBearer.status).toBe(429);
    expect((await world.open(token)).reply.status).toBe(200);
    // Guesses are forgotten.
    await world.wait(DAY_MS);
  });
});

describe('a link ends', () => {
  it('at its end, for who looks already too [S8.25]', async () => {
    const { token, viewer } = await world.view({ expiresAt: world.inMs(10 * MINUTE_MS) });
    await world.wait(10 * MINUTE_MS);
    expect(await viewer.call('GET /api/shared/devices')).toMatchObject(ENDED);
    expect((await world.open(token)).reply).toMatchObject(ENDED);
    await expect(viewer.socket(undefined, '', '/api/shared/socket').opened).rejects.toThrow('401');
  });

  it('with the sessions of who made it: signed out everywhere', async () => {
    const dora = { name: 'Dora', email: 'dora@example.com' };
    const doraId = await world.server.addUser(dora);
    const hers = await world.server.addDevice('Hers', 'imei-hers', doraId);
    const browser = await world.enter(dora.email);
    const { token } = await world.share(browser, { deviceIds: [hers] });
    const { viewer } = await world.open(token);
    const socket = await watch(viewer);
    await browser.call('DELETE /api/session?everywhere=true');
    expect(await socket.closed).toBe(4401);
    expect((await world.open(token)).reply).toMatchObject(ENDED);
  });

  it('but not with a restart', async () => {
    const { token } = await world.share();
    const door = await world.server.openDoor({});
    const viewer = door.browser();
    const reply = await viewer.call('POST /api/shared/session', { json: { token } });
    expect(reply.status).toBe(200);
    await door.stop();
  });

  it('for its viewer when they leave, and lives on for others', async () => {
    const { token, viewer } = await world.view();
    expect((await viewer.call('DELETE /api/shared/session')).status).toBe(204);
    expect(await viewer.call('GET /api/shared/devices')).toMatchObject(ENDED);
    expect((await world.open(token)).reply.status).toBe(200);
  });
});

describe('the token of a link', () => {
  it('is in no log and no answer but the first', async () => {
    const { token, viewer } = await world.view();
    await viewer.call(`GET /share/${token}`);
    expect(world.server.logged.some((line) => line.includes(token))).toBe(false);
  });

  it('cannot be guessed for long', async () => {
    const { viewer } = await world.open('wrong-0');
    let last = 0;
    for (let count = 0; count < 40 && last !== 429; count += 1) {
      const json = { token: `wrong-${count}` };
      last = (await viewer.call('POST /api/shared/session', { json })).status;
    }
    expect(last).toBe(429);
  });
});
