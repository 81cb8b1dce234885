import { beforeEach, expect, it } from 'vitest';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { signInAt, useFront } from '../../../traccar/testing/use-front';
import type { Upstream } from '../../../upstream/upstream';
import type { TestBrowser, TestDoor } from '../../../http/testing';

const at = useFront();

let serviceToken: string;
beforeEach(async () => {
  const actor = { userId: await signInAt(at.front, at.elsewhere.admin) };
  const body = { expiration: new Date(Date.now() + 86_400_000).toISOString() };
  const token = { method: 'POST', path: '/session/token', query: new URLSearchParams(), body };
  serviceToken = (await at.front.upstream.send(token, { actor })).body ?? '';
});

const enter = async (upstream: Upstream): Promise<{ door: TestDoor; browser: TestBrowser }> => {
  const door = await openProductDoor(upstream, at.db);
  const browser = door.browser();
  const { email, password } = at.elsewhere.admin;
  expect((await browser.signIn(email, password)).status).toBe(200);
  return { door, browser };
};
const limitTo = (browser: TestBrowser, limit: number) =>
  browser.call('PATCH /api/server', { json: { attributes: { 'rastro.deviceLimit': limit } } });
const add = (browser: TestBrowser, uniqueId: string) =>
  browser.call('POST /api/devices', { json: { name: uniqueId, uniqueId } });
const count = async (browser: TestBrowser) =>
  (JSON.parse((await browser.call('GET /api/devices?all=true')).text) as unknown[]).length;

/** Runs a test with doors that end whatever happens. */
const withDoors = async (
  upstreams: readonly Upstream[],
  test: (...browsers: TestBrowser[]) => Promise<void>,
): Promise<void> => {
  const entered = [];
  for (const upstream of upstreams) entered.push(await enter(upstream));
  try {
    await test(...entered.map(({ browser }) => browser));
  } finally {
    const [first] = entered;
    if (first) await limitTo(first.browser, 0);
    for (const { door } of entered) await door.stop();
  }
};

it('makes exactly what the limit leaves over a tracking server elsewhere [S5.8]', async () => {
  const { upstream } = at.front.another({ serviceToken });
  await withDoors([upstream], async (browser) => {
    const most = (await count(browser!)) + 4;
    expect((await limitTo(browser!, most)).status).toBe(200);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => add(browser!, `once-${index}`)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
    const codes = replies.flatMap(({ json }) => json.code ?? []);
    expect(new Set(codes)).toEqual(new Set(['DEVICE_LIMIT_EXCEEDED']));
    expect(await count(browser!)).toBe(most);
  });
});

// The embedded database is of one process.
it.skipIf(!process.env['TEST_DATABASE_URL'])(
  'makes no more where two servers stand on one database [S5.8]',
  async () => {
    const fronts = [1, 2].map(() => at.front.another({ serviceToken }).upstream);
    await withDoors(fronts, async (one, two) => {
      const before = await count(one!);
      // The last place again and again, for both at once.
      for (let round = 1; round <= 10; round += 1) {
        expect((await limitTo(one!, before + round)).status).toBe(200);
        const both = [one!, two!].map((browser, index) => add(browser, `two-${round}-${index}`));
        const statuses = (await Promise.all(both)).map(({ status }) => status);
        expect(statuses.sort()).toEqual([200, 409]);
      }
    });
  },
);

it('makes none where the licence of the tracking server allows none, or as many as are there [S5.7] [S7.15]', async () => {
  const { upstream } = at.front.another({ serviceToken });
  let devicelimit = '0';
  const licensed: Upstream = {
    ...upstream,
    async send(request, context) {
      const answer = await upstream.send(request, context);
      return request.path === '/server'
        ? { ...answer, headers: { ...answer.headers, devicelimit } }
        : answer;
    },
  };
  await withDoors([licensed], async (browser) => {
    expect((await add(browser!, 'licence-0')).json.code).toBe('DEVICE_LIMIT_EXCEEDED');
    devicelimit = String(await count(browser!));
    expect((await add(browser!, 'licence-1')).json.code).toBe('DEVICE_LIMIT_EXCEEDED');
    devicelimit = String((await count(browser!)) + 1);
    expect((await add(browser!, 'licence-2')).status).toBe(200);
  });
});

it('refuses in words where there is nobody who may count, and makes all where there is no limit', async () => {
  await withDoors([at.front.upstream], async (browser) => {
    expect((await limitTo(browser!, 1_000)).status).toBe(200);
    const refused = await add(browser!, 'uncounted');
    expect(refused).toMatchObject({ status: 409, json: { code: 'DEVICES_UNCOUNTED' } });
    expect(refused.json.message).toContain('service account');
    expect((await limitTo(browser!, 0)).status).toBe(200);
    expect((await add(browser!, 'unlimited')).status).toBe(200);
  });
});
