import { expect, test, type Page } from '@playwright/test';
import { administrator, type CallApi } from './api';
import { expectSound } from './expect-sound';
import { startProduct } from './start-product';
import type { RunningServer } from './start-server';

const MINUTE_MS = 60_000;
/** Noon of yesterday in São Paulo, where the browser is. */
const noon = Date.parse(
  `${new Date(Date.now() - 27 * 60 * MINUTE_MS).toISOString().slice(0, 10)}T15:00:00Z`,
);
let server: RunningServer;
let ingestUrl: string;
let call: CallApi;
let stop: () => Promise<void>;

/** Half an hour on the road and half an hour at its end, as a tracker sends it. */
async function drive(uniqueId: string, stepDegrees: number): Promise<void> {
  for (let minute = 0; minute <= 60; minute += 1) {
    const isMoving = minute < 30;
    const fix = new URLSearchParams({
      id: uniqueId,
      timestamp: String(Math.floor((noon + minute * MINUTE_MS) / 1000)),
      lat: '-23.55',
      lon: String(-46.63 + Math.min(minute, 30) * stepDegrees),
      speed: isMoving ? '33' : '0',
      ignition: String(isMoving),
    });
    const { ok } = await fetch(`${ingestUrl}/?${fix}`);
    expect(ok).toBe(true);
  }
}

// eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook wants.
test.beforeAll(async ({}, info) => {
  ({ server, ingestUrl, call, stop } = await startProduct(info));
  await call('POST', '/devices', { name: 'Fiorino 07', uniqueId: 'fiorino-07' });
  await call('POST', '/devices', { name: 'VUC 14', uniqueId: 'vuc-14' });
  await call('POST', '/devices', { name: 'Moto 03', uniqueId: 'moto-03' });
  await drive('fiorino-07', 0.01);
  await drive('vuc-14', 0.004);
  await drive('moto-03', 0.002);
});
test.afterAll(() => stop());

async function open(page: Page, path: string): Promise<void> {
  const { email, password } = administrator;
  const reply = await page.request.post(`${server.url}/api/session`, {
    headers: { origin: server.url },
    form: { email, password },
  });
  expect(reply.ok()).toBe(true);
  await page.goto(server.url + path);
}
const rows = (page: Page) => page.locator('.rastro-table-row');

test('[S1.20] [S2.12] [S2.14] trips of two vehicles of yesterday: built, sorted, opened on the map, shared', async ({
  page,
}) => {
  await open(page, '/reports');
  await page.getByRole('link', { name: /^Viagens De onde/ }).click();
  await expect(page).toHaveURL(/\/reports\/travels$/);
  const field = page.getByRole('combobox', { name: 'Veículos e grupos' });
  for (const name of ['Fiorino 07', 'VUC 14']) {
    await field.fill(name);
    await page.getByRole('option', { name }).click();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hoje' }).click();
  await page.getByRole('menuitemradio', { name: 'Ontem' }).click();
  await page.getByRole('button', { name: 'Gerar' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/devices=1,2&period=yesterday/);
  await expect(page.locator('.rastro-table-totals')).toContainText(/km/);

  await page.getByRole('columnheader', { name: 'Distância' }).getByRole('button').click();
  await expect(rows(page).first()).toContainText('VUC 14');
  await expect(page).toHaveURL(/sort=distance/);
  await expectSound(page);

  await rows(page).last().click();
  const side = page.locator('.rastro-drawer');
  await expect(side).toContainText('Fiorino 07');
  await expect(side.locator('.rastro-route-canvas')).toBeVisible();
  await page.keyboard.press('Escape');

  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('VUC 14');
  await expect(page.getByRole('group').getByText('Fiorino 07').first()).toBeVisible();
});
