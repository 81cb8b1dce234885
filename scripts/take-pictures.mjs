/** Takes the pictures in docs/pictures: every screen at two sizes in both schemes, from a live demo. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from './lib/chromium.mjs';

const folder = 'docs/pictures';
const sizes = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
];

async function startDemo(dataDir) {
  const args = ['packages/server/bin/rastro-server.js', '--port', '0', '--ingest-port', '0'];
  const child = spawn(process.execPath, [...args, '--data', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const line = /^\{.*"port":(\d+)/m.exec(String(chunk));
      if (line) resolve(line[1]);
    });
    child.once('close', () => reject(new Error('the server ended')));
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

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

const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
mkdirSync(folder, { recursive: true });
const { child, url } = await startDemo(dataDir);
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: chromiumArgs,
});
try {
  await takeAll(browser, url);
} finally {
  await browser.close();
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('close', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}
