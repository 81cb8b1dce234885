import { rmSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { makeMapBrand, startTileServer, type TileServer } from './map-brand';
import { startServer, type RunningServer } from './start-server';

let tiles: TileServer;
let folder: string;
let server: RunningServer;

test.beforeAll(async () => {
  tiles = await startTileServer();
  folder = makeMapBrand(tiles.url);
  server = await startServer(['--brand', folder], { NO_EXTERNAL_MAPS: 'false' });
});
test.afterAll(async () => {
  await server.stop();
  await tiles.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the map of the demo; answers what the page complained of. */
const openMap = async (page: Page): Promise<string[]> => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // Who is signed out is told so.
    const isSignedOut = message.text().includes('401');
    if (message.type() === 'error' && !isSignedOut) problems.push(message.text());
  });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Entrar na demonstração' }).click();
  await expect
    // The buses of the demo come out one by one while its days before are made.
    .poll(async () => Number(await page.locator('[data-drawn]').getAttribute('data-drawn')), {
      timeout: 60_000,
    })
    .toBeGreaterThan(5);
  return problems;
};

const base = (page: Page) => page.locator('[data-base="shown"]');
const credits = (page: Page) => page.locator('.rastro-map-credits');

/** By keyboard: opens the menu, goes down to a base map, and closes it. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Camadas do mapa' }).focus();
  await page.keyboard.press('Enter');
  const radio = page.getByRole('radio', { name, exact: true });
  await expect(radio).toBeVisible();
  await page.locator('input[type=radio]:checked').focus();
  while (!(await radio.isChecked())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
}

test('image tiles are asked for with the site’s origin, and stand under the vehicles', async ({
  page,
}) => {
  const problems = await openMap(page);
  await expect(base(page)).toBeAttached();
  await expect(credits(page)).toContainText('© Imagens');
  expect([...tiles.referrers]).toEqual([`${server.url}/`]);
  await expect(page.locator('.rastro-fleet-canvas').first()).toBeAttached();
  expect(problems).toEqual([]);
});

test('a style over a PMTiles file is drawn by MapLibre, follows the scheme, and stays chosen', async ({
  page,
}) => {
  const problems = await openMap(page);
  // The head of the file first, then each tile.
  let ranges = 0;
  page.on('response', (response) => {
    if (response.url().includes('city.pmtiles') && response.status() === 206) ranges += 1;
  });
  await choose(page, 'Cidade');
  await expect(credits(page)).toContainText('Cidade');
  await expect(base(page)).toBeAttached();
  await expect(page.locator('.maplibregl-canvas')).toBeVisible();
  expect(page.workers().some((worker) => worker.url().includes('maplibre-gl-worker'))).toBe(true);
  expect(ranges).toBeGreaterThan(1);
  const asked = page.waitForRequest((request) => request.url().includes('night.json'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await asked;
  await page.reload();
  await expect(base(page)).toBeAttached();
  await expect(credits(page)).toContainText('Cidade');
  expect(problems).toEqual([]);
});

test('images out of a PMTiles file are drawn', async ({ page }) => {
  const problems = await openMap(page);
  await choose(page, 'Foto');
  await expect(credits(page)).toContainText('© Foto');
  await expect(base(page)).toBeAttached();
  expect(problems).toEqual([]);
});

test('without WebGL the image tiles stand in for a style', async ({ page }) => {
  await openMap(page);
  await page.addInitScript(() => {
    const own = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...args: unknown[]
    ) {
      return args[0] === 'webgl2' ? null : own.apply(this, args);
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  await page.reload();
  await choose(page, 'Cidade');
  await expect(credits(page)).toContainText('© Imagens');
  await expect(base(page)).toBeAttached();
});

test('the included map stands in for tiles that do not come, without a word, until the browser is online', async ({
  page,
}) => {
  await tiles.stop();
  await openMap(page);
  const included = page.locator('.leaflet-rastro-included-map-pane canvas');
  await expect(included).toBeAttached();
  await expect(page.locator('.leaflet-rastro-included-names-pane canvas')).toBeAttached();
  await expect(credits(page)).toContainText('U.S. Census Bureau');
  await expect(credits(page)).not.toContainText('Imagens');
  await expect(page.getByText('não responde')).toHaveCount(0);
  tiles = await startTileServer(tiles.port);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(base(page)).toBeAttached();
  await expect(included).toHaveCount(0);
  await expect(credits(page)).toContainText('© Imagens');
});
