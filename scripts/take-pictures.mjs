/** Takes the pictures in docs/pictures from a live demo; `product` or `brand` takes only those. */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from './lib/chromium.mjs';
import { startDemoServer } from './lib/demo-server.mjs';
import { waitForFleet } from './lib/wait-for-fleet.mjs';

const folder = 'docs/pictures';
const sizes = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
];

async function findMoving(page, url) {
  const positions = await (await page.request.get(`${url}/api/positions`)).json();
  const since = Date.now() - 60_000;
  return positions.find((fix) => fix.speed > 10 && Date.parse(fix.fixTime) > since).deviceId;
}

const openPage = async (browser, viewport, colorScheme) => {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    locale: 'pt-BR',
    timezoneId: 'America/Chicago',
    hasTouch: viewport.width < 768,
  });
  return context.newPage();
};

async function take(page, url, file, { isDrawn = false } = {}) {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  if (isDrawn) await page.locator('[data-ready="true"]').waitFor();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${folder}/${file}.png` });
}

/** Signs in, and waits for a fleet that is out; answers a bus that moves. */
async function signIn(page, url) {
  await page.request.post(`${url}/api/session/demo`, { headers: { origin: url } });
  await waitForFleet(async () => (await page.request.get(`${url}/api/devices`)).json());
  return findMoving(page, url);
}

/** Every screen at two sizes in both schemes. */
async function takeProduct(browser, url) {
  for (const viewport of sizes) {
    for (const colorScheme of ['light', 'dark']) {
      const page = await openPage(browser, viewport, colorScheme);
      const name = (screen) => `${screen}-${viewport.width}-${colorScheme}`;
      await take(page, `${url}/login`, name('login'));
      await page.route('**/api/server', (route) => route.abort());
      await take(page, `${url}/maintenance`, name('maintenance'));
      await page.unroute('**/api/server');
      const deviceId = await signIn(page, url);
      await take(page, `${url}/home`, name('home'), { isDrawn: true });
      await take(page, `${url}/devices`, name('devices'), { isDrawn: true });
      await take(page, `${url}/devices/${deviceId}`, name('device'), { isDrawn: true });
      await take(page, `${url}/history?device=${deviceId}`, name('history'), { isDrawn: true });
      await page.context().close();
    }
  }
}

/** Sign-in and one bus in the colours of examples/brand, light on a desk and dark on a phone. */
async function takeBrand(browser, url) {
  for (const [index, colorScheme] of ['light', 'dark'].entries()) {
    const page = await openPage(browser, sizes[index], colorScheme);
    const name = (screen) => `brand-${screen}-${sizes[index].width}-${colorScheme}`;
    await take(page, `${url}/login`, name('login'));
    const deviceId = await signIn(page, url);
    await take(page, `${url}/devices/${deviceId}`, name('device'), { isDrawn: true });
    await page.context().close();
  }
}

const sets = {
  product: { flags: [], takeSet: takeProduct },
  brand: { flags: ['--brand', 'examples/brand'], takeSet: takeBrand },
};
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(sets);

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: chromiumArgs,
});
try {
  for (const name of wanted) {
    const { flags, takeSet } = sets[name];
    const server = await startDemoServer({ flags });
    await takeSet(browser, server.url).finally(() => server.stop());
  }
} finally {
  await browser.close();
}
