import { MINUTE_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';
import { sendJson, type StandIn, startStandIn } from '../../../lookup/testing';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { useFront } from '../../../traccar/testing/use-front';

const at = useFront();
const SE = { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' };
const answerAll: StandIn['answer'] = ({ url }, response) => {
  const se = { logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' };
  sendJson(response, url === '/ws/01001000/json/' ? se : { erro: 'true' });
};

let service: StandIn;
let server: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  service = await startStandIn(answerAll);
  const postcode = { url: `${service.origin}/ws/{postcode}/json/` };
  server = await startTestApp({ config: { postcode } });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});
beforeEach(() => {
  service.answer = answerAll;
  service.asked.length = 0;
  server.wait(2 * MINUTE_MS);
});
const enter = async (name: string, more: object = {}): Promise<TestBrowser> => {
  await server.addUser({ name, email: `${name}@example.com`, ...more });
  const browser = server.browser();
  expect((await browser.signIn(`${name}@example.com`, ADMIN.password)).status).toBe(200);
  return browser;
};
const ask = (browser: TestBrowser, postcode: string) =>
  browser.call(`GET /api/postcodes/${postcode}`);

it('says the address of a postcode, asked once, and that there is none', async () => {
  const reply = await ask(admin, '01001-000');
  expect([reply.status, reply.json]).toEqual([200, SE]);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect((await ask(admin, '01001000')).json).toEqual(SE);
  expect(service.asked).toEqual(['/ws/01001000/json/']);
  expect(service.userAgent).toMatch(/^\w+-server$/);
  const none = await ask(admin, '99999999');
  expect([none.status, none.text]).toEqual([200, 'null']);
  expect((await admin.call('GET /api/server')).json).toMatchObject({ postcodeEnabled: true });
});

it('asks nobody for what is no postcode', async () => {
  for (const wrong of ['1001000', '0100100a', '..%2F..%2Fadmin', '%00', '010010000']) {
    const reply = await ask(admin, wrong);
    expect([400, 404, 422], wrong).toContain(reply.status);
  }
  expect((await ask(admin, '1234567')).json).toMatchObject({
    code: 'FIELD_INVALID',
    field: 'postcode',
  });
  expect(service.asked).toEqual([]);
});

it('is for who may change an account', async () => {
  expect((await ask(server.browser(), '01001000')).status).toBe(401);
  expect((await ask(await enter('plain'), '01001000')).status).toBe(200);
  service.asked.length = 0;
  const guest = await ask(await enter('guest', { temporary: true }), '20040002');
  expect(guest).toMatchObject({ status: 403, json: { code: 'ACCOUNT_IS_SHARED' } });
  const make = async (path: string, json: object) =>
    Number((await admin.call(`POST /api/${path}`, { json })).json['id']);
  const driverId = await make('drivers', { name: 'João', uniqueId: 'joao' });
  const access = { driverId, username: 'joao', password: ADMIN.password };
  expect(await make('qr-access', access)).toBeGreaterThan(0);
  const driver = server.browser();
  expect((await driver.signIn('joao', ADMIN.password)).status).toBe(200);
  expect((await ask(driver, '20040002')).status).toBe(403);
  expect(service.asked).toEqual([]);
});

it('answers each account so many times a minute', async () => {
  const eager = await enter('eager');
  for (let count = 0; count < 20; count += 1) {
    expect((await ask(eager, '01001000')).status).toBe(200);
  }
  const more = await ask(eager, '01001000');
  expect([more.status, more.headers.has('retry-after')]).toEqual([429, true]);
  expect((await ask(admin, '01001000')).status).toBe(200);
  server.wait(MINUTE_MS);
  expect((await ask(eager, '01001000')).status).toBe(200);
});

it.each<[string, string, StandIn['answer']]>([
  ['is away', '30110000', (_, response) => void response.destroy()],
  ['refuses', '30120000', (_, response) => void response.writeHead(429).end()],
  ['sends a page', '30130000', (_, response) => void response.end('<html>')],
])('says so while the service %s, and asks again after a minute', async (_, postcode, answer) => {
  service.answer = answer;
  for (const _again of [1, 2]) {
    const reply = await ask(admin, postcode);
    expect(reply).toMatchObject({ status: 503, json: { code: 'GEOCODER_AWAY' } });
  }
  expect(service.asked).toHaveLength(1);
  service.answer = answerAll;
  server.wait(MINUTE_MS);
  expect((await ask(admin, postcode)).text).toBe('null');
});

it('follows what is saved over a tracking server elsewhere, and is not there while nothing is', async () => {
  const door = await openProductDoor(at.front.upstream, at.db);
  const browser = door.browser();
  await browser.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
  const set = (isOn: boolean | null) =>
    browser.call('PATCH /api/server', {
      json: { attributes: { 'rastro.enableBilling': isOn } },
    });
  try {
    await set(true);
    const isOn = async () => (await browser.call('GET /api/server')).json['postcodeEnabled'];
    expect(await isOn()).toBe(false);
    expect((await ask(browser, '01001000')).status).toBe(404);
    const save = (url: string) =>
      browser.call('POST /api/integrations/postcode', { json: { url } });
    expect((await save(`${service.origin}/ws/`)).json).toMatchObject({ field: 'url' });
    expect((await save(`${service.origin}/ws/{postcode}/json/`)).status).toBe(200);
    expect(await isOn()).toBe(true);
    expect((await ask(browser, '01001000')).json).toEqual(SE);
    const test = async () => (await browser.call('POST /api/integrations/postcode/test')).json;
    const { host } = new URL(service.origin);
    expect(await test()).toEqual({
      isGood: true,
      found: `${host} says: Praça da Sé, São Paulo`,
      code: 'said',
      params: { service: host, said: 'Praça da Sé, São Paulo' },
    });
    service.answer = (_, response) => void response.writeHead(404).end();
    expect(await test()).toEqual({
      isGood: false,
      found: `${host} knows no 01001000`,
      code: 'postcodeUnknown',
      params: { service: host, postcode: '01001000' },
    });
    expect((await browser.call('DELETE /api/integrations/postcode')).status).toBe(204);
    expect((await ask(browser, '01001000')).status).toBe(404);
  } finally {
    await set(null);
    await door.stop();
  }
});
