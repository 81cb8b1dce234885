import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import { sendJson, type StandIn, startStandIn } from '../../lookup/testing';
import { PlaceStore } from './place-store';
import { REST_MS } from './geocoder';

const CALL = 'GET /api/server/geocode';
const HOSTILE = '<img src=x onerror=alert(1)>, =HYPERLINK("http://x"), Rua "A"';

let service: StandIn;
let server: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  service = await startStandIn((_, response) => sendJson(response, { display_name: HOSTILE }));
  const geocoder = { url: `${service.origin}/reverse`, key: 'hunter2' };
  server = await startTestApp({ config: { geocoder } });
  browser = server.browser();
  await browser.signIn(ADMIN.email, ADMIN.password);
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});
beforeEach(() => void (service.asked.length = 0));

describe('GET /api/server/geocode with a geocoder of ours', () => {
  it('asks as Nominatim is asked, once, and answers plain text whatever it says', async () => {
    const line = `${CALL}?latitude=-23.55051&longitude=-46.63331`;
    const reply = await browser.call(line);
    expect([reply.status, reply.text]).toEqual([200, HOSTILE]);
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    const { pathname, searchParams } = new URL(service.asked[0] ?? '', service.origin);
    expect(pathname).toBe('/reverse');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      format: 'jsonv2',
      lat: '-23.5505',
      lon: '-46.6333',
      key: 'hunter2',
    });
    expect(service.userAgent).toMatch(/^\w+-server$/);
    const beside = await browser.call(`${CALL}?latitude=-23.55054&longitude=-46.63329`);
    expect([beside.text, service.asked.length]).toEqual([HOSTILE, 1]);
  });

  it('is told with the settings', async () => {
    expect((await browser.call('GET /api/server')).json).toMatchObject({ geocoderEnabled: true });
  });

  it('is for who is signed in, and for places of the earth', async () => {
    expect((await server.browser().call(`${CALL}?latitude=1&longitude=2`)).status).toBe(401);
    for (const [query, field] of [
      ['', 'latitude'],
      ['?latitude=91&longitude=2', 'latitude'],
      ['?latitude=1e1&longitude=2', 'latitude'],
      ['?latitude=1&longitude=-180.5', 'longitude'],
      ['?latitude=1&longitude=2&longitude=3', 'longitude'],
    ]) {
      const reply = await browser.call(`${CALL}${query}`);
      expect(reply).toMatchObject({ status: 400, json: { code: 'QUERY_INVALID', field } });
    }
    expect(service.asked).toEqual([]);
  });

  it('says that nobody can tell while the service is broken, and goes on afterwards', async () => {
    const { answer } = service;
    service.answer = (_, response) => void response.end('<html>');
    const line = `${CALL}?latitude=10&longitude=20`;
    const reply = await browser.call(line);
    expect(reply).toMatchObject({ status: 503, json: { code: 'GEOCODER_AWAY' } });
    expect(reply.headers.get('retry-after')).toBe('30');
    service.answer = answer;
    expect((await browser.call(line)).status).toBe(503);
    server.wait(REST_MS);
    await browser.signIn(ADMIN.email, ADMIN.password);
    expect((await browser.call(line)).text).toBe(HOSTILE);
    expect(server.logged.join()).not.toContain('hunter2');
  });
});

it('without one the engine says what a Traccar without one says', async () => {
  const door = await server.openDoor({});
  const stranger = door.browser();
  await stranger.signIn(ADMIN.email, ADMIN.password);
  expect((await stranger.call('GET /api/server')).json).toMatchObject({ geocoderEnabled: false });
  const reply = await stranger.call(`${CALL}?latitude=1&longitude=2`);
  expect(reply).toMatchObject({ status: 400, json: { code: 'BAD_REQUEST' } });
  expect(reply.json.message).toContain('geocoding is not enabled');
  const wrong = await stranger.call(`${CALL}?latitude=x&longitude=2`);
  expect(wrong).toMatchObject({ status: 400, json: { code: 'QUERY_INVALID', field: 'latitude' } });
  await door.stop();
});

it('addresses are kept for 90 days, and no more than fit', async () => {
  let nowMs = Date.UTC(2026, 0, 1);
  const store = new PlaceStore(server.database, () => nowMs);
  await server.database.query('delete from place');
  for (const latitude of [1, 2, 3]) {
    await store.keep({ latitude, longitude: -180 }, `Rua ${latitude}`);
    nowMs += DAY_MS;
  }
  await store.keep({ latitude: 2, longitude: -180 }, 'Rua Dois');
  await store.sweep(nowMs, 2);
  const find = (latitude: number) => store.find({ latitude, longitude: -180 });
  expect(await Promise.all([1, 2, 3].map(find))).toEqual([undefined, 'Rua Dois', 'Rua 3']);
  nowMs += 89 * DAY_MS;
  expect(await Promise.all([2, 3].map(find))).toEqual(['Rua Dois', undefined]);
  nowMs += DAY_MS;
  await store.sweep(nowMs);
  const { rows } = await server.database.query('select count(*)::int as count from place');
  expect(rows).toEqual([{ count: 0 }]);
});

it('passes on what the geocoder of the tracking server behind says, as plain text', async () => {
  const asked: object[] = [];
  const behind = await startTestApp({
    async findAddress(place) {
      asked.push(place);
      return HOSTILE;
    },
  });
  const admin = behind.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  expect((await admin.call('GET /api/server')).json).toMatchObject({ geocoderEnabled: true });
  const reply = await admin.call(`${CALL}?latitude=-23.5&longitude=-46.6&background=true`);
  expect([reply.status, reply.text]).toEqual([200, HOSTILE]);
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(asked).toEqual([{ latitude: -23.5, longitude: -46.6 }]);
  await behind.stop();
});
