import { expect, it } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { useFront } from '../../../traccar/testing/use-front';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';

const at = useFront();
const PATH = '/api/maintenance-records';

/** Writes down, lists, refuses and deletes; the same whichever tracking API is behind. */
async function tryRecords(admin: TestBrowser, other: TestBrowser, nowMs: number): Promise<void> {
  const make = async (path: string, json: object): Promise<number> => {
    const reply = await admin.call(`POST /api/${path}`, { json });
    expect(reply.status, reply.text).toBe(200);
    return Number(reply.json['id']);
  };
  const deviceId = await make('devices', { name: 'Truck', uniqueId: `truck-${nowMs}` });
  const oil = await make('maintenance', {
    name: 'Oil',
    type: 'odometer',
    start: 0,
    period: 10_000_000,
    attributes: {},
  });
  const yearly = await make('maintenance', {
    name: 'Papers',
    type: 'fixTime',
    start: nowMs,
    period: 365 * DAY_MS,
    attributes: {},
  });
  const at = (daysAgo: number) => new Date(nowMs - daysAgo * DAY_MS).toISOString();
  const record = { deviceId, maintenanceId: oil, doneAt: at(9), counter: 10_400_000 };
  const done = await admin.call(`POST ${PATH}`, {
    json: { ...record, cost: 350.5, note: ' 5W30 ' },
  });
  expect(done.json).toMatchObject({ ...record, name: 'Oil', cost: 350.5, note: '5W30' });
  expect(done.json['userName']).not.toBe('');
  const later = { ...record, doneAt: at(2), counter: 20_100_000, cost: null };
  const unpriced = await admin.call(`POST ${PATH}`, { json: later });
  expect([unpriced.status, unpriced.json['cost']], unpriced.text).toEqual([200, null]);
  const papers = { deviceId, maintenanceId: yearly, doneAt: at(1), counter: 7 };
  expect((await admin.call(`POST ${PATH}`, { json: papers })).json['counter']).toBe(
    Date.parse(at(1)),
  );

  const list = async (query: string, browser = admin) =>
    JSON.parse((await browser.call(`GET ${PATH}?${query}`)).text) as {
      name: string;
      counter: number;
    }[];
  const counters = async (query: string) => (await list(query)).map(({ counter }) => counter);
  expect(await counters(`deviceId=${deviceId}&maintenanceId=${oil}`)).toEqual([
    20_100_000, 10_400_000,
  ]);
  expect(await counters(`deviceId=${deviceId}&latest=true`)).toEqual([
    Date.parse(at(1)),
    20_100_000,
  ]);

  const refused = async (json: object, field: string) =>
    expect((await admin.call(`POST ${PATH}`, { json })).json).toMatchObject({ field });
  await refused({ ...record, deviceId: 999_999 }, 'deviceId');
  await refused({ ...record, doneAt: at(-3) }, 'doneAt');
  await refused({ ...record, cost: -1 }, 'cost');
  const gone = { ...record, maintenanceId: 999_999 };
  expect((await admin.call(`POST ${PATH}`, { json: gone })).status).toBeGreaterThanOrEqual(400);

  const one = `${PATH}/${String(done.json['id'])}`;
  const mended = await admin.call(`PATCH ${one}`, { json: { cost: 360 } });
  expect(mended.json).toMatchObject({ ...record, cost: 360, note: '5W30' });

  // Who does not see the vehicle neither finds what was done on it nor takes it back.
  expect(await list('', other)).toEqual([]);
  expect((await other.call(`POST ${PATH}`, { json: record })).status).toBe(422);
  expect((await other.call(`DELETE ${one}`)).status).toBe(404);
  expect((await admin.call(`DELETE ${one}`)).status).toBe(204);
  expect(await counters(`maintenanceId=${oil}`)).toEqual([20_100_000]);
}

it('keeps what was done on vehicles over the engine', async () => {
  const server: TestApp = await startTestApp();
  try {
    await server.addUser({ name: 'Rui', email: 'rui@example.com' });
    const [admin, rui] = [server.browser(), server.browser()];
    await admin.signIn(ADMIN.email, ADMIN.password);
    await rui.signIn('rui@example.com', ADMIN.password);
    await tryRecords(admin, rui, Date.UTC(2026, 7, 21, 12));
  } finally {
    await server.stop();
  }
});

it('keeps it in front of a tracking server elsewhere', async () => {
  const door = await openProductDoor(at.front.upstream, at.db);
  try {
    const { email, password } = at.elsewhere.admin;
    const [admin, rui] = [door.browser(), door.browser()];
    await admin.signIn(email, password);
    const json = { name: 'Rui', email: 'rui@example.com', password: 'a long password' };
    await admin.call('POST /api/users', { json });
    await rui.signIn(json.email, json.password);
    await tryRecords(admin, rui, Date.now());
  } finally {
    await door.stop();
  }
});
