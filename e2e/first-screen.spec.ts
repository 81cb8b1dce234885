import { expect, test, type Page } from '@playwright/test';
import { startServer, type RunningServer } from './start-server';

/** Limits of a first visit: page, data and prefetched files; a tenth above the present values. */
const MAX_REQUESTS = 55;
const MAX_KIB = 575;

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** Records a page's requests from now on, those that have finished, and their bytes on the wire. */
async function watchRequests(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const come = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    urls.set(requestId, request.url),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    come.add(urls.get(requestId) ?? '');
  });
  return { list: () => [...urls.values()], come, readKib: () => bytes / 1024 };
}

type Asked = Awaited<ReturnType<typeof watchRequests>>;

const INCLUDED_MAP = '/api/demo/map.json';

/** Vehicles are drawn, and the map under them, which comes last, is there. */
async function waitForAll(page: Page, { come }: Asked): Promise<void> {
  await expect
    // The buses of the demo come out one by one while its days before are made.
    .poll(async () => Number(await page.locator('[data-drawn]').getAttribute('data-drawn')), {
      timeout: 60_000,
    })
    .toBeGreaterThan(5);
  await expect.poll(() => come.has(`${server.url}${INCLUDED_MAP}`)).toBe(true);
}

function expectLean({ list, readKib }: Asked): void {
  const paths = list().map((url) => url.replace(server.url, ''));
  expect(paths.filter((path) => /maplibre|draw-style/.test(path))).toEqual([]);
  for (const once of ['/api/devices', '/api/positions', '/api/alarms', INCLUDED_MAP])
    expect(paths.filter((path) => path === once)).toHaveLength(1);
  // How far the demo's history has come is asked again and again.
  const counted = paths.filter((path) => path !== '/api/server');
  expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(readKib()).toBeLessThanOrEqual(MAX_KIB);
}

test('the demo’s first screen comes in few files, without what draws styles', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked = await watchRequests(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Entrar na demonstração' }).click();
  await waitForAll(page, asked);
  expectLean(asked);
  const storageState = await context.storageState();
  await context.close();

  const signedIn = await browser.newContext({ storageState });
  const devices = await signedIn.newPage();
  const askedThere = await watchRequests(devices);
  await devices.goto(`${server.url}/devices`);
  await waitForAll(devices, askedThere);
  expectLean(askedThere);
  await signedIn.close();
});
