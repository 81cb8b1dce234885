import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../db/testing';
import type { Database } from '../db/database';
import type { TestBrowser, TestDoor, TestSocket } from '../http/testing';
import { type Elsewhere, openElsewhere } from './testing/elsewhere';
import { type FaultProxy, openFaultProxy } from './testing/fault-proxy';
import { type Front, openFront } from './testing/front';
import { openProductDoor } from './testing/open-product-door';
import { waitFor } from '../testing/wait-for';

const USERS = 4;
const SOCKETS_EACH = 5;
const ALL = USERS * SOCKETS_EACH;
/** Delay until clients reconnect after they lost their socket. */
const COMES_BACK_SECONDS = 5;
const AWAY = 1013;
const PASSWORD = 'a long password';
const SLOW = { timeout: 120_000 };
const IN_TIME = { timeout: 20_000 };

let elsewhere: Elsewhere;
let db: Database;
let proxy: FaultProxy;
let front: Front;
let door: TestDoor;
beforeAll(async () => {
  [elsewhere, db] = await Promise.all([openElsewhere(), openTestDatabase()]);
  proxy = await openFaultProxy(elsewhere.origin);
  front = await openFront(proxy.origin, db);
  door = await openProductDoor(front.upstream, db);
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await door.stop();
  await front.close();
  await proxy.close();
  await elsewhere.stop();
  await db.close();
});

const uniqueId = `bus-${Date.now()}`;
const sendFix = async (latitude: number): Promise<void> => {
  const answer = await fetch(
    `${elsewhere.ingestOrigin}/?id=${uniqueId}&lat=${latitude}&lon=2&speed=3`,
  );
  expect(answer.status).toBe(200);
};

/** People who see the same device, each in a browser of its own. */
const signUsersIn = async (): Promise<TestBrowser[]> => {
  const admin = door.browser();
  expect((await admin.signIn(elsewhere.admin.email, elsewhere.admin.password)).status).toBe(200);
  const device = await admin.call('POST /api/devices', { json: { name: 'Bus', uniqueId } });
  expect(device.status).toBe(200);
  const browsers: TestBrowser[] = [];
  for (let index = 0; index < USERS; index += 1) {
    const email = `${uniqueId}-${index}@example.com`;
    const user = await admin.call('POST /api/users', {
      json: { name: email, email, password: PASSWORD },
    });
    const link = { userId: user.json['id'], deviceId: device.json['id'] };
    expect((await admin.call('POST /api/permissions', { json: link })).status).toBe(204);
    const browser = door.browser();
    expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
    browsers.push(browser);
  }
  return browsers;
};

const openAll = (browsers: readonly TestBrowser[]): TestSocket[] =>
  browsers.flatMap((browser) => Array.from({ length: SOCKETS_EACH }, () => browser.socket()));

const latitudesOf = ({ frames }: TestSocket): unknown[] =>
  frames.flatMap(({ positions = [] }) => positions.map(({ latitude }) => latitude));

it(
  'away for a minute under twenty sockets: all are told, none sees what is old, all come back over one socket a user',
  SLOW,
  async () => {
    const browsers = await signUsersIn();
    await sendFix(10);
    const sockets = openAll(browsers);
    await waitFor(() => expect(sockets.map(latitudesOf)).toEqual(Array(ALL).fill([10])), IN_TIME);
    expect(proxy.liveSockets()).toBe(USERS);

    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
    });
    await proxy.set({ kind: 'refuse' });
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual(Array(ALL).fill(AWAY));
    await sendFix(20);
    const inVain: TestSocket[] = [];
    for (let second = 1; second <= 60; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      await turn();
      if (second % COMES_BACK_SECONDS === 0) {
        const tried = openAll(browsers);
        inVain.push(...tried);
        const codes = await Promise.all(tried.map(({ closed }) => closed));
        expect(codes).toEqual(Array(ALL).fill(AWAY));
      }
    }
    expect(inVain.flatMap(({ frames }) => frames)).toEqual([]);
    expect(await browsers[0]?.call('GET /api/positions')).toMatchObject({
      status: 503,
      json: { code: 'UPSTREAM_AWAY' },
    });

    await proxy.set({ kind: 'pass' });
    proxy.takeRequests();
    await waitFor(
      async () => expect((await browsers[0]?.call('GET /api/session'))?.status).toBe(200),
      IN_TIME,
    );
    const back = openAll(browsers);
    await waitFor(() => expect(back.map(latitudesOf)).toEqual(Array(ALL).fill([20])), IN_TIME);
    expect(proxy.liveSockets()).toBe(USERS);
    const upgrades = proxy.takeRequests().filter((head) => /upgrade: websocket/i.test(head));
    expect(upgrades).toHaveLength(USERS);
    // The old ones got nothing after they had been told.
    expect(sockets.map(latitudesOf)).toEqual(Array(ALL).fill([10]));
    await sendFix(30);
    await waitFor(
      () => expect(back.map((socket) => latitudesOf(socket).at(-1))).toEqual(Array(ALL).fill(30)),
      IN_TIME,
    );
    for (const { raw } of back) raw.terminate();
  },
);
