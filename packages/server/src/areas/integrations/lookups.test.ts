import { afterEach, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestBrowser } from '../../http/testing';
import { sendJson, startStandIn } from '../../lookup/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { useFront } from '../../traccar/testing/use-front';

const at = useFront();
const KEY = 'correct horse battery';
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const openEngine = async (): Promise<TestBrowser> => {
  const server = await startTestApp();
  ends.push(() => server.stop());
  const admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  return admin;
};
const openProxy = async (): Promise<TestBrowser> => {
  const door = await openProductDoor(at.front.upstream, at.db);
  ends.push(() => door.stop());
  const admin = door.browser();
  const { email, password } = at.elsewhere.admin;
  await admin.signIn(email, password);
  return admin;
};
/** A geocoder and a service for the weather in one. */
const startService = async (address: string) => {
  const service = await startStandIn((request, response) => {
    const current = { temperature_2m: 23.5, wind_speed_10m: 4, weather_code: 1 };
    const answer = request.url?.startsWith('/reverse') ? { display_name: address } : { current };
    sendJson(response, answer);
  });
  ends.push(() => service.stop());
  return service;
};

it.each([
  ['over the engine', openEngine],
  ['over a tracking server elsewhere', openProxy],
])('looks addresses and the weather up by what is saved, at once, %s', async (_name, open) => {
  const admin = await open();
  await admin.call('PATCH /api/server', { json: { attributes: { 'rastro.enableBilling': true } } });
  const save = (key: string, json: object) => admin.call(`POST /api/integrations/${key}`, { json });
  const test = async (key: string) => (await admin.call(`POST /api/integrations/${key}/test`)).json;
  const readServer = async () => (await admin.call('GET /api/server')).json;
  const find = async () =>
    (await admin.call('GET /api/server/geocode?latitude=-23.1&longitude=-46.2')).text;

  expect(await readServer()).toMatchObject({ geocoderEnabled: false, weatherEnabled: false });
  expect(await find()).toContain('geocoding is not enabled');
  expect(await test('geocoder')).toMatchObject({ isGood: false });
  for (const [key, json, field] of [
    ['geocoder', {}, 'url'],
    ['geocoder', { url: 'file:///etc/passwd' }, 'url'],
    ['geocoder', { url: 'https://user:secret@geo.example.com/' }, 'url'],
    ['weather', { url: 'https://w.example.com/', cityUrl: 'https://c.example.com/' }, 'cityUrl'],
    [
      'weather',
      { url: 'https://w.example.com/', publicIpUrl: 'https://c.example.com/' },
      'cityUrl',
    ],
  ] as const) {
    expect((await save(key, json)).json).toMatchObject({ code: 'FIELD_INVALID', field });
  }

  const service = await startService('Rua <b>A</b>');
  const geocoder = { url: `${service.origin}/reverse`, key: KEY };
  const saved = await save('geocoder', geocoder);
  expect(saved.json).toMatchObject({ source: 'saved', secrets: ['key'] });
  expect(saved.text).not.toContain(KEY);
  expect(await test('geocoder')).toMatchObject({
    isGood: true,
    code: 'said',
    params: { said: 'Rua <b>A</b>' },
    found: `${new URL(service.origin).host} says: Rua <b>A</b>`,
  });
  expect(await readServer()).toMatchObject({ geocoderEnabled: true });
  expect(await find()).toBe('Rua <b>A</b>');
  expect(service.asked.at(-1)).toContain('key=correct+horse+battery');

  // A key goes to nobody it was not given for.
  const other = await startService('Rua B');
  const moved = { url: `${other.origin}/reverse` };
  expect((await save('geocoder', moved)).json).toMatchObject({ field: 'key' });
  expect(other.asked).toEqual([]);
  expect((await save('geocoder', { ...moved, key: 'another key' })).status).toBe(200);
  expect(await test('geocoder')).toMatchObject({ found: expect.stringContaining('Rua B') });

  expect((await save('weather', { url: `${other.origin}/forecast` })).status).toBe(200);
  expect(await readServer()).toMatchObject({ weatherEnabled: true });
  expect(await test('weather')).toMatchObject({
    isGood: true,
    found: expect.stringMatching(/23\.5 °C$/),
  });
  const start = { latitude: -23.1, longitude: -46.2 };
  await admin.call('PATCH /api/server', { json: start });
  expect((await admin.call('GET /api/weather')).json).toMatchObject({ temperature: 23.5 });
  other.answer = (_request, response) => response.writeHead(500).end(KEY);
  const { host } = new URL(other.origin);
  expect(await test('weather')).toEqual({
    isGood: false,
    found: `${host} refuses (500)`,
    code: 'refused',
    params: { service: host, status: 500 },
  });

  for (const key of ['geocoder', 'weather']) {
    expect((await admin.call(`DELETE /api/integrations/${key}`)).status).toBe(204);
  }
  expect(await readServer()).toMatchObject({ geocoderEnabled: false, weatherEnabled: false });
  expect((await admin.call('GET /api/weather')).text).toBe('null');
  await admin.call('PATCH /api/server', {
    json: { latitude: 0, longitude: 0, attributes: { 'rastro.enableBilling': null } },
  });
});
