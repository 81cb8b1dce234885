import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/lib/chromium.mjs';

/** A Chromium for figures, with the tests' switches unless others are given; says what to do when there is none. */
export async function launchBrowser(args = chromiumArgs) {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('No Chromium: run "npx playwright install chromium" or install chromium.');
  return chromium.launch({ executablePath, args });
}

/** Signs in to the demo as a visitor does and waits until vehicles are drawn. */
export async function openFleet(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  await page.goto(url);
  await page.getByRole('button', { name: /demo/i }).click();
  await waitForVehicles(page);
  return page;
}

/** Resolves once the map has drawn at least one vehicle. */
export const waitForVehicles = (page) =>
  page
    .locator('[data-drawn]:not([data-drawn="0"])')
    .first()
    .waitFor({ state: 'attached', timeout: 120_000 });

/** The process that draws the page: the busiest one of its kind. */
export async function findRenderer(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return renderers.sort((left, right) => right.cpuTime - left.cpuTime)[0].id;
}
