import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';

let server: TestApp;
let ana: TestBrowser;
let rui: TestBrowser;

const enter = async (email: string): Promise<TestBrowser> => {
  const browser = server.browser();
  await browser.signIn(email, ADMIN.password);
  return browser;
};
const mark = (browser: TestBrowser, json: object) =>
  browser.call('POST /api/seen-events', { json });
const seenBy = async (browser: TestBrowser) => (await browser.call('GET /api/seen-events')).json;

beforeAll(async () => {
  server = await startTestApp();
  await server.addUser({ name: 'Rui', email: 'rui@example.com' });
  ana = await enter(ADMIN.email);
  rui = await enter('rui@example.com');
});
afterAll(() => server.stop());

describe('/api/seen-events', () => {
  it('keeps for each account what it has seen, and never less than before', async () => {
    expect(await seenBy(ana)).toEqual({ until: null, ids: [] });
    const early = '2020-01-01T00:00:00.000Z';
    const late = '2020-01-02T00:00:00.000Z';
    expect((await mark(ana, { until: late })).json).toEqual({ until: late, ids: [] });
    expect((await mark(ana, { ids: [5, 9] })).json).toEqual({ until: late, ids: [9, 5] });
    await Promise.all([mark(ana, { until: early }), mark(ana, { ids: [9, 12] })]);
    expect(await seenBy(ana)).toEqual({ until: late, ids: [12, 9, 5] });
    expect(await seenBy(rui)).toEqual({ until: null, ids: [] });
  });

  it('keeps apart what browsers have seen that share the account of the demo', async () => {
    const userId = await server.addUser({ name: 'Demo', email: 'demo@example.com' });
    const demo = {
      signInUserId: () => userId,
      info: () => ({ attribution: '', history: { done: 0, total: 0 } }),
      loadMap: async () => '',
    };
    const door = await server.openDoor({ demo });
    const enterDemo = async () => {
      const browser = door.browser();
      await browser.signIn('demo@example.com', ADMIN.password);
      return browser;
    };
    const [one, other] = [await enterDemo(), await enterDemo()];
    await mark(one, { ids: [5] });
    expect([await seenBy(one), await seenBy(other)]).toEqual([
      { until: null, ids: [5] },
      { until: null, ids: [] },
    ]);
    await door.stop();
  });

  it('takes no moment of the future, and remembers five hundred single ones', async () => {
    const { json } = await mark(rui, { until: '2999-01-01T00:00:00Z' });
    expect(Date.parse(String(json['until']))).toBeLessThan(Date.parse('2900-01-01'));
    await mark(rui, { ids: Array.from({ length: 500 }, (_, index) => index + 1) });
    const ids = (await mark(rui, { ids: [501] })).json['ids'] as number[];
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([500, 501, 2]);
  });

  it.each([
    ['until', { until: 'yesterday' }],
    ['until', { until: 7 }],
    ['ids', { ids: 7 }],
    ['ids', { ids: ['1; drop table users'] }],
    ['ids', { ids: [1.5] }],
    ['ids', { ids: [-1] }],
    ['ids', { ids: Array.from({ length: 501 }, () => 1) }],
  ])('refuses what is none, naming %s', async (field, json) => {
    const answer = await mark(ana, json);
    expect([answer.status, answer.json.code, answer.json.field]).toEqual([
      422,
      'FIELD_INVALID',
      field,
    ]);
  });

  it.each([[[]], [[{ ids: [1] }]]])('refuses what is no object: %j', async (json) => {
    const answer = await mark(ana, json);
    expect([answer.status, answer.json.code]).toEqual([422, 'FIELD_INVALID']);
  });

  it('answers nobody who is not signed in', async () => {
    expect((await server.browser().call('GET /api/seen-events')).status).toBe(401);
    expect((await mark(server.browser(), {})).status).toBe(401);
  });
});
