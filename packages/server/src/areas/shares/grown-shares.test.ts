import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN } from '../../http/testing';
import { ENDED, listOf, SHOWS, startShares, watch } from './testing';

let world: Awaited<ReturnType<typeof startShares>>;
beforeAll(async () => void (world = await startShares()));
afterAll(() => world.server.stop());

/** `PIN_TRIES=10000` makes more of it. */
const PIN_TRIES = Number(process.env['PIN_TRIES'] ?? 1_000);
const PATCH = { 'content-type': 'application/merge-patch+json' };
const HIDDEN = Object.fromEntries(Object.keys(SHOWS).map((name) => [name, false]));
const ADDRESS = 'Av. Faria Lima, 2277 - Itaim Bibi, São Paulo';

const change = (id: number, json: object) =>
  world.bruno.call(`PATCH /api/shares/${id}`, { json, headers: PATCH });
const open = (token: string, more: object = {}) =>
  world.server.browser().call('POST /api/shared/session', { json: { token, ...more } });
const report = (latitude: number, more: object = {}) =>
  world.server.engine.ingest({
    uniqueId: 'imei-van',
    latitude,
    longitude: -46.6,
    speedKnots: 20,
    ...more,
  });

describe('what a link shows', () => {
  const driver = { name: 'João Batista', uniqueId: 'card-7' };
  beforeAll(async () => {
    await world.bruno.call('POST /api/drivers', { json: driver });
    const fence = await world.bruno.call('POST /api/geofences', {
      json: { name: 'Yard', area: 'CIRCLE (-23.5 -46.6, 300)', description: 'inside' },
    });
    const link = { deviceId: world.vanId, geofenceId: Number(fence.json['id']) };
    const linked = await world.bruno.call('POST /api/permissions', { json: link });
    expect(linked.status, linked.text).toBeLessThan(300);
    await world.server.engine.ingest({
      uniqueId: 'imei-van',
      latitude: -23.5,
      longitude: -46.6,
      speedKnots: 20,
      attributes: { driverUniqueId: driver.uniqueId, pin: 'inside' },
    });
  });

  /** Each member, how it looks where it is shown, and where nothing of it may be seen. */
  it.each([
    ['showsName', /"name":"Van"/],
    ['showsPlate', /ABC1D23/],
    ['showsSpeed', /"speed":/],
    ['showsDriver', /João Batista/],
    ['showsFences', /Yard/],
  ])('%s alone, over REST and socket', async (member, looks) => {
    const { viewer } = await world.view({ ...HIDDEN, [member]: true });
    const others = [/"name":"Van"/, /ABC1D23/, /"speed":/, /João Batista/, /Yard/].filter(
      (one) => one.source !== looks.source,
    );
    const rest = await Promise.all(
      ['devices', 'positions', 'geofences'].map((path) => viewer.call(`GET /api/shared/${path}`)),
    );
    const said = rest.map(({ text }) => text).join();
    const socket = await watch(viewer);
    await world.server.engine.ingest({
      uniqueId: 'imei-van',
      latitude: -23.51,
      longitude: -46.6,
      speedKnots: 21,
      attributes: { driverUniqueId: driver.uniqueId, pin: 'inside' },
    });
    const seenLive = member === 'showsFences' ? /-23\.51/ : looks;
    await expect.poll(() => JSON.stringify(socket.frames)).toMatch(seenLive);
    const live = JSON.stringify(socket.frames);
    socket.raw.close();
    expect(said).toMatch(looks);
    for (const other of [...others, /inside|imei|99999|card-7|groupId|address/]) {
      expect(said).not.toMatch(other);
      expect(live).not.toMatch(other);
    }
  });

  it('the address, or only its area', async () => {
    await world.server.database.query('update position set address = $1', [ADDRESS]).catch(() => 0);
    const { viewer } = await world.view({ ...HIDDEN, showsArea: true });
    const { text } = await viewer.call('GET /api/shared/positions');
    expect(text).not.toMatch(/Faria|2277/);
  });

  it('a trail of so many hours and no more', async () => {
    const { viewer } = await world.view({ trailHours: 2 });
    for (const minutes of [600, 90]) {
      await report(-23.4, { fixTimeMs: Date.parse(world.inMs(-minutes * MINUTE_MS)) });
    }
    const from = world.inMs(-DAY_MS);
    const path = `GET /api/shared/positions?deviceId=${world.vanId}&from=${from}`;
    const fixes = listOf(await viewer.call(path));
    expect(fixes.length).toBeGreaterThan(0);
    for (const { fixTime } of fixes) {
      expect(String(fixTime) >= world.inMs(-2 * HOUR_MS)).toBe(true);
    }
  });

  it('the way to one destination, and when it is likely reached', async () => {
    const place = { destinationLatitude: -23.6, destinationLongitude: -46.6 };
    const { viewer } = await world.view({ ...place, destinationName: 'Shop' });
    expect((await viewer.call('GET /api/shared/session')).json).toMatchObject({
      ...place,
      destinationName: 'Shop',
    });
    const [arrival] = listOf(await viewer.call('GET /api/shared/arrivals'));
    expect(arrival).toMatchObject({ deviceId: world.vanId });
    expect(Number(arrival?.['leftMeters'])).toBeGreaterThan(1_000);
    const { viewer: other } = await world.view();
    expect(listOf(await other.call('GET /api/shared/arrivals'))).toEqual([]);
  });
});

describe('a link with a PIN', () => {
  it('opens with it only, and not by its token as Bearer', async () => {
    const { id, token } = await world.share(world.bruno, { pin: '4827' });
    const listed = await world.bruno.call(`GET /api/shares/${id}`);
    expect(listed.json).toMatchObject({ hasPin: true, isPinLocked: false });
    expect(listed.text).not.toContain('4827');
    expect(await open(token)).toMatchObject({ status: 403, json: { code: 'SHARE_PIN_NEEDED' } });
    expect(await open(token, { pin: '0000' })).toMatchObject({
      status: 403,
      json: { code: 'SHARE_PIN_WRONG' },
    });
    const headers = { authorization: `Bearer ${token}` };
    const bearer = await world.server.browser().call('GET /api/shared/devices', { headers });
    expect(bearer.status).toBe(401);
    const opened = await open(token, { pin: '4827', withoutCookie: true });
    expect(opened.status).toBe(200);
    expect(opened.headers.get('set-cookie')).toBeNull();
    const viewToken = { authorization: `Bearer ${String(opened.json['viewToken'])}` };
    const seen = await world.server
      .browser()
      .call('GET /api/shared/devices', { headers: viewToken });
    expect(seen.status).toBe(200);
  });

  it('is tried for long and gets nowhere, until its maker gives it anew', async () => {
    const { id, token } = await world.share(world.bruno, { pin: '9999' });
    const codes = new Map<string, number>();
    for (let guess = 0; guess < PIN_TRIES; guess += 100) {
      const replies = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          open(token, { pin: String(guess + index).padStart(4, '0') }),
        ),
      );
      for (const { json } of replies) {
        codes.set(String(json.code), (codes.get(String(json.code)) ?? 0) + 1);
      }
      // Who waits may open links again, and has no more tries for it.
      if (guess % 500 === 0) await world.wait(MINUTE_MS);
    }
    expect(Object.fromEntries(codes)).toEqual({
      SHARE_PIN_WRONG: 10,
      SHARE_PIN_LOCKED: expect.any(Number) as number,
      TOO_MANY_ATTEMPTS: expect.any(Number) as number,
    });
    await world.wait(MINUTE_MS);
    expect((await open(token, { pin: '9999' })).json.code).toBe('SHARE_PIN_LOCKED');
    const listed = await world.bruno.call(`GET /api/shares/${id}`);
    expect(listed.json).toMatchObject({ isPinLocked: true });
    expect((await change(id, { pin: '9999' })).json).toMatchObject({ isPinLocked: false });
    expect((await open(token, { pin: '9999' })).status).toBe(200);
  }, 120_000);

  it('keeps its PIN where a change says nothing of it, and lets nobody stay on who had another', async () => {
    const { id, token } = await world.share(world.bruno, { pin: '4827' });
    const viewer = world.server.browser();
    await viewer.call('POST /api/shared/session', { json: { token, pin: '4827' } });
    expect((await change(id, { name: 'Customer' })).json).toMatchObject({ hasPin: true });
    expect((await viewer.call('GET /api/shared/devices')).status).toBe(200);
    await change(id, { pin: '1111' });
    expect(await viewer.call('GET /api/shared/devices')).toMatchObject(ENDED);
    expect((await open(token, { pin: '1111' })).status).toBe(200);
    expect((await change(id, { pin: '' })).json).toMatchObject({ hasPin: false });
    expect((await open(token)).status).toBe(200);
  });
});

describe('a link has a time', () => {
  it('shows nothing before it starts, and says how long that is', async () => {
    const { viewer } = await world.view({
      startsAt: world.inMs(10 * MINUTE_MS),
      expiresAt: world.inMs(HOUR_MS),
    });
    const told = await viewer.call('GET /api/shared/session');
    expect(told.json).toMatchObject({ startsInMs: 10 * MINUTE_MS });
    for (const path of ['devices', 'positions', 'geofences', 'arrivals']) {
      expect(await viewer.call(`GET /api/shared/${path}`)).toMatchObject({
        status: 403,
        json: { code: 'SHARE_NOT_STARTED' },
      });
    }
    await expect(viewer.socket(undefined, '', '/api/shared/socket').opened).rejects.toThrow('403');
    await world.wait(10 * MINUTE_MS);
    expect((await viewer.call('GET /api/shared/devices')).status).toBe(200);
  });

  it('is prolonged, with all who look at it', async () => {
    const { id, viewer } = await world.view({ expiresAt: world.inMs(10 * MINUTE_MS) });
    await change(id, { expiresAt: world.inMs(HOUR_MS) });
    await world.wait(20 * MINUTE_MS);
    expect((await viewer.call('GET /api/shared/devices')).status).toBe(200);
  });

  it('shows a past period and nothing of now', async () => {
    const period = { replayFrom: world.inMs(-2 * HOUR_MS), replayTo: world.inMs(-HOUR_MS) };
    await report(-23.41, { fixTimeMs: Date.parse(world.inMs(-90 * MINUTE_MS)) });
    await report(-23.77);
    const { viewer } = await world.view({ ...period, showsTrail: false });
    expect(listOf(await viewer.call('GET /api/shared/positions'))).toEqual([]);
    const all = `deviceId=${world.vanId}&from=${world.inMs(-DAY_MS)}&to=${world.inMs(0)}`;
    const fixes = listOf(await viewer.call(`GET /api/shared/positions?${all}`));
    for (const { fixTime } of fixes) {
      expect(String(fixTime) >= period.replayFrom && String(fixTime) <= period.replayTo).toBe(true);
    }
    const [device] = listOf(await viewer.call('GET /api/shared/devices'));
    expect(device).toMatchObject({ status: 'unknown', lastUpdate: null });
    await expect(viewer.socket(undefined, '', '/api/shared/socket').opened).rejects.toThrow('403');
  });

  it.each([
    ['startsAt', () => ({ startsAt: world.inMs(2 * HOUR_MS) })],
    ['replayTo', () => ({ replayFrom: world.inMs(-HOUR_MS) })],
    ['replayTo', () => ({ replayFrom: world.inMs(-HOUR_MS), replayTo: world.inMs(HOUR_MS) })],
    ['replayTo', () => ({ replayFrom: world.inMs(-9 * DAY_MS), replayTo: world.inMs(0) })],
    ['pin', () => ({ pin: '12' })],
    ['pin', () => ({ pin: 'abcd' })],
    ['trailHours', () => ({ trailHours: 400 })],
    ['destinationName', () => ({ destinationName: 'Nowhere' })],
    ['arrivalFenceId', () => ({ arrivalFenceId: 4711 })],
    ['language', () => ({ language: 'xx' })],
    ['maxOpenings', () => ({ maxOpenings: -1 })],
    ['message', () => ({ message: 'x'.repeat(501) })],
  ])('is refused with a wrong %s', async (field, input) => {
    const json = { deviceIds: [world.vanId], expiresAt: world.inMs(HOUR_MS), ...input() };
    const reply = await world.bruno.call('POST /api/shares', { json });
    expect(reply, reply.text).toMatchObject({ status: 422, json: { field } });
  });

  it('ends by itself when its vehicle comes into the fence, once it was outside', async () => {
    const json = { name: 'Shop', area: 'CIRCLE (-23.9 -46.6, 500)' };
    const fence = await world.bruno.call('POST /api/geofences', { json });
    await report(-23.9);
    const { viewer, token } = await world.view({ arrivalFenceId: Number(fence.json['id']) });
    const sweep = () => world.server.app.sweep();
    await sweep();
    expect((await viewer.call('GET /api/shared/devices')).status).toBe(200);
    await report(-23.8);
    await sweep();
    const socket = await watch(viewer);
    await report(-23.9);
    await sweep();
    expect(await socket.closed).toBe(4401);
    const told = await viewer.call('GET /api/shared/session');
    expect(told).toMatchObject(ENDED);
    expect(told.json['arrivedAt']).toBe(world.inMs(0));
    // Who opens the link later is told too, and whoever guesses one is not.
    expect((await open(token)).json['arrivedAt']).toBe(told.json['arrivedAt']);
    expect((await open('a-guess')).json).not.toHaveProperty('arrivedAt');
  });
});

describe('openings of a link', () => {
  it('are as many as it may have; who reads the page again has opened it already', async () => {
    const { id, token, viewer } = await world.view({ maxOpenings: 2 });
    const again = await viewer.call('POST /api/shared/session', { json: { token } });
    expect(again.status).toBe(200);
    expect((await open(token)).status).toBe(200);
    expect(await open(token)).toMatchObject(ENDED);
    expect((await viewer.call('GET /api/shared/devices')).status).toBe(200);
    const headers = { authorization: `Bearer ${token}` };
    const bearer = await world.server.browser().call('GET /api/shared/devices', { headers });
    expect(bearer.status).toBe(401);
    expect((await world.bruno.call(`GET /api/shares/${id}`)).json).toMatchObject({
      openedCount: 2,
    });
  });

  it('are listed with when, and with what kind of device, to who made the link alone', async () => {
    const { id, token } = await world.share();
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
    await world.server.browser().call('POST /api/shared/session', {
      json: { token },
      headers: { 'user-agent': phone },
    });
    await open(token);
    const listed = listOf(await world.bruno.call(`GET /api/shares/${id}/openings`));
    expect(listed).toEqual([
      expect.objectContaining({ device: 'program' }),
      expect.objectContaining({ device: 'phone', openedAt: world.inMs(0) }),
    ]);
    expect((await world.carla.call(`GET /api/shares/${id}/openings`)).status).toBe(404);
  });
});

describe('a link lives no longer than the right of who made it', () => {
  it.each([
    ['a maker who may only read', { readonly: true }],
    ['a maker who is disabled', { disabled: true }],
  ])('ends at once with %s', async (name, taken) => {
    const email = `${Object.keys(taken)[0]}@example.com`;
    const userId = await world.server.addUser({ name, email });
    const deviceId = await world.server.addDevice('Lent', email, userId);
    const maker = await world.enter(email);
    const { token } = await world.share(maker, { deviceIds: [deviceId] });
    const { viewer } = await world.open(token);
    const socket = await watch(viewer);
    const admin = await world.enter(ADMIN.email);
    const reply = await admin.call(`PATCH /api/users/${userId}`, { json: taken, headers: PATCH });
    expect(reply.status, reply.text).toBe(200);
    expect(await socket.closed).toBe(4401);
    expect(await viewer.call('GET /api/shared/devices')).toMatchObject(ENDED);
    expect((await world.open(token)).reply).toMatchObject(ENDED);
  });
});
