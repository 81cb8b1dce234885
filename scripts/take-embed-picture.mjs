/** Takes docs/pictures/embed-1280.png: the example page with the demo fleet in it. Needs a build. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from './lib/chromium.mjs';
import { startDemoServer } from './lib/demo-server.mjs';
import { installEmbedPage } from './lib/embed-page.mjs';
import { findFreePort } from './lib/free-port.mjs';
import { waitForFleet } from './lib/wait-for-fleet.mjs';

const viewport = { width: 1280, height: 800 };

function createToken(url) {
  const config = mkdtempSync(join(tmpdir(), 'cli-'));
  const rastro = (...args) =>
    String(
      execFileSync(process.execPath, ['packages/cli/bin/rastro.js', ...args], {
        env: { ...process.env, RASTRO_CONFIG_DIR: config },
      }),
    ).trim();
  try {
    rastro('login', url, '--demo');
    return rastro('tokens', 'create', '--days', '1');
  } finally {
    rmSync(config, { recursive: true, force: true });
  }
}

async function takePicture(page, address, token) {
  await page.goto(`${address}/fleet`);
  await page.getByLabel('Access token').fill(token);
  await page.getByRole('button', { name: 'Show the vans' }).click();
  const drawn = page.locator('.rastro-live-map [data-drawn]');
  const row = page.locator('.rastro-device-row[data-status="moving"]').nth(1);
  await row.click();
  await drawn.and(page.locator('[data-selected-point]')).waitFor();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(2000);
  await page.screenshot({ path: 'docs/pictures/embed-1280.png' });
}

const port = await findFreePort('localhost');
const address = `http://localhost:${port}`;
const [server, partner] = await Promise.all([
  startDemoServer({ flags: ['--allow-origin', address] }),
  installEmbedPage(),
]);
const site = await partner.startDev(port, server.url);
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: chromiumArgs,
});
try {
  const page = await browser.newPage({ viewport, timezoneId: 'America/Chicago' });
  const token = createToken(server.url);
  const headers = { authorization: `Bearer ${token}` };
  await waitForFleet(async () => (await fetch(`${server.url}/api/devices`, { headers })).json());
  await takePicture(page, address, token);
} finally {
  await browser.close();
  await site.stop();
  await server.stop();
  partner.remove();
}
