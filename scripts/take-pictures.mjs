/** Takes the pictures in docs/pictures: every screen at two sizes in both schemes, from a live demo. */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from './lib/chromium.mjs';
import { startDemoServer } from './lib/demo-server.mjs';

const folder = 'docs/pictures';
const sizes = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
];

/** Pictures are of a fleet that is out: most buses report within the first minutes. */
async function waitForFleet(page, url) {
  for (;;) {
    const devices = await (await page.request.get(`${url}/api/devices`)).json();
    if (devices.filter(({ status }) => status === 'online').length > 110) return devices;
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

async function findMoving(page, url) {
  const positions = await (await page.request.get(`${url}/api/positions`)).json();
  const since = Date.now() - 60_000;
  return positions.find((fix) => fix.speed > 10 && Date.parse(fix.fixTime) > since).deviceId;
}

async function takeAll(browser, url) {
  for (const viewport of sizes) {
    for (const colorScheme of ['light', 'dark']) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        locale: 'pt-BR',
        timezoneId: 'America/Chicago',
        hasTouch: viewport.width < 768,
      });
      const page = await context.newPage();
      const take = async (name, path, isDrawn) => {
        await page.goto(url + path);
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
        if (isDrawn) await page.locator('[data-ready="true"]').waitFor();
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `${folder}/${name}-${viewport.width}-${colorScheme}.png` });
      };
      await take('login', '/login', false);
      await page.route('**/api/server', (route) => route.abort());
      await take('maintenance', '/maintenance', false);
      await page.unroute('**/api/server');
      await page.request.post(`${url}/api/session/demo`, { headers: { origin: url } });
      await waitForFleet(page, url);
      const deviceId = await findMoving(page, url);
      await take('home', '/home', true);
      await take('devices', '/devices', true);
      await take('device', `/devices/${deviceId}`, true);
      await take('history', `/history?device=${deviceId}`, true);
      await context.close();
    }
  }
}

mkdirSync(folder, { recursive: true });
const server = await startDemoServer();
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: chromiumArgs,
});
try {
  await takeAll(browser, server.url);
} finally {
  await browser.close();
  await server.stop();
}
