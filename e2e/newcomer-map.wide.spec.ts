import { expect, test } from '@playwright/test';
import { startServer, type RunningServer } from './start-server';

let server: RunningServer;
// As a newcomer does: no brand, and the maps that come with the product.
test.beforeAll(async () => {
  server = await startServer([], { NO_EXTERNAL_MAPS: 'false' });
});
test.afterAll(() => server.stop());

/** Streets that MapLibre's worker has to cut into tiles before anything is drawn. */
const style = {
  version: 8,
  sources: {
    streets: {
      type: 'geojson',
      data: {
        type: 'LineString',
        coordinates: [
          [-98, 30],
          [-97, 31],
        ],
      },
    },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#eef0f2' } },
    { id: 'streets', type: 'line', source: 'streets', paint: { 'line-color': '#59616c' } },
  ],
};

test('the first map of a server without a brand is drawn', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 500) refused.push(response.url());
  });
  await page.route('https://tiles.openfreemap.org/**', (route) => route.fulfill({ json: style }));
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Entrar na demonstração' }).click();
  // On a busy machine it may take longer than people are let wait; then it is asked for once more.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.locator('[data-base="shown"]')).toBeAttached({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
  await expect(page.locator('.rastro-map-credits')).toContainText('OpenFreeMap');
  await expect(page.locator('.maplibregl-canvas')).toBeVisible();
  expect(page.workers().some((worker) => worker.url().includes('maplibre-gl-worker'))).toBe(true);
  expect(refused).toEqual([]);
});
