import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@rastro/sdk/domain';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';
import { sendJson, type StandIn, startStandIn } from '../../../lookup/testing';

const CURRENT = { temperature_2m: 21.4, wind_speed_10m: 9, weather_code: 61 };
const WEATHER = { temperature: 21.4, windSpeed: 9, code: 61, timeZone: 'America/Recife' };
const CITY = { city: 'Recife\u0000', latitude: -8.05, longitude: -34.9 };

let service: StandIn;
let server: TestApp;
beforeAll(async () => {
  service = await startStandIn(() => undefined);
  const weather = {
    url: `${service.origin}/forecast`,
    key: 'hunter2',
    cityUrl: `${service.origin}/city/{ip}`,
    ownAddressUrl: `${service.origin}/own`,
  };
  server = await startTestApp({ config: { weather, trustProxy: ['127.0.0.1'] } });
  await server.addUser({
    name: 'Rui',
    email: 'rui@example.com',
    latitude: 40.71,
    longitude: -8.62,
  });
  await server.addUser({ name: 'Eva', email: 'eva@example.com' });
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

const answerAll: StandIn['answer'] = ({ url = '' }, response) => {
  if (url.startsWith('/forecast'))
    return sendJson(response, { current: CURRENT, timezone: 'America/Recife' });
  return sendJson(response, url.startsWith('/city') ? CITY : { ip: '200.147.3.1' });
};
beforeEach(() => {
  service.answer = answerAll;
  service.asked.length = 0;
  server.wait(24 * 60 * MINUTE_MS);
});

const signIn = async (email: string): Promise<TestBrowser> => {
  const browser = server.browser();
  await browser.signIn(email, ADMIN.password);
  return browser;
};
const ask = (browser: TestBrowser, from?: string) =>
  browser.call('GET /api/weather', { headers: from ? { 'x-forwarded-for': from } : {} });

describe('GET /api/weather', () => {
  it('[S7.100] is that of the place where the map of the account begins, asked once in a while', async () => {
    const browser = await signIn('rui@example.com');
    const reply = await ask(browser, '8.8.8.8');
    expect([reply.status, reply.json]).toEqual([200, { ...WEATHER, city: null }]);
    const { searchParams } = new URL(service.asked[0] ?? '', service.origin);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      latitude: '40.7',
      longitude: '-8.6',
      current: 'temperature_2m,wind_speed_10m,weather_code',
      timezone: 'auto',
      apikey: 'hunter2',
    });
    expect((await ask(browser)).json).toMatchObject(WEATHER);
    expect(service.asked).toHaveLength(1);
    server.wait(15 * MINUTE_MS);
    expect((await ask(browser)).json).toMatchObject(WEATHER);
    expect(service.asked).toHaveLength(2);
  });

  it('[S7.99] is that of the city of the address, for who has no map of the own', async () => {
    const browser = await signIn('eva@example.com');
    expect((await ask(browser, '8.8.8.8')).json).toEqual({ ...WEATHER, city: 'Recife' });
    expect(service.asked.map((url) => url.split('?')[0])).toEqual(['/city/8.8.8.8', '/forecast']);
  });

  it('[S7.98] asks for the public address where people come from the own network', async () => {
    const browser = await signIn('eva@example.com');
    expect((await ask(browser)).json).toEqual({ ...WEATHER, city: 'Recife' });
    expect(service.asked.slice(0, 2)).toEqual(['/own', '/city/200.147.3.1']);
  });

  it.each<[string, StandIn['answer']]>([
    ['is away', (_, response) => void response.destroy()],
    ['refuses', (_, response) => void response.writeHead(429).end()],
    ['sends a page', (_, response) => void response.end('<html>')],
    ['lies', (_, response) => sendJson(response, { current: { ...CURRENT, weather_code: 'x' } })],
  ])('is null while the service %s, and nobody asks again for a minute', async (_, answer) => {
    const browser = await signIn('rui@example.com');
    service.answer = answer;
    for (const _again of [1, 2]) {
      const reply = await ask(browser);
      expect([reply.status, reply.text]).toEqual([200, 'null']);
    }
    expect(service.asked).toHaveLength(1);
    service.answer = answerAll;
    server.wait(MINUTE_MS);
    expect((await ask(browser)).json).toMatchObject(WEATHER);
    expect(server.logged.join()).not.toContain('hunter2');
  });

  it('is for who is signed in', async () => {
    expect((await ask(server.browser())).status).toBe(401);
    expect(service.asked).toEqual([]);
  });

  it('is said to be on with the settings; null and said to be off where there is none', async () => {
    const browser = await signIn(ADMIN.email);
    expect((await browser.call('GET /api/server')).json).toMatchObject({ weatherEnabled: true });
    const door = await server.openDoor({});
    const other = door.browser();
    await other.signIn(ADMIN.email, ADMIN.password);
    expect((await other.call('GET /api/server')).json).toMatchObject({ weatherEnabled: false });
    expect((await ask(other)).text).toBe('null');
    await door.stop();
  });
});
