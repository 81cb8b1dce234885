import { expect, test } from '@playwright/test';
import { setUp, signInPage } from './api';
import { startServer, type RunningServer } from './start-server';

const COUNT = 10_000;
const AT_ONCE = 50;
const nameOf = (index: number): string => `Carro ${String(index).padStart(5, '0')}`;

let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startServer(['--no-demo', '--address-limit', '0']);
  const call = await setUp(server);
  for (let start = 0; start < COUNT; start += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, offset) => {
        const index = start + offset;
        return call('POST', '/devices', { name: nameOf(index), uniqueId: `large-${index}` });
      }),
    );
  }
});
test.afterAll(() => server.stop());

test('a list of ten thousand devices opens, is searched and walked by keyboard, and draws few rows', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signInPage(page, server);
  await page.goto(`${server.url}/devices`);
  await expect(page.getByText(/^10\.000 veículos/)).toBeVisible({ timeout: 60_000 });
  const rows = page.locator('.rastro-device-row');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(100);

  await rows.first().focus();
  await page.keyboard.press('End');
  await expect(page.getByText(nameOf(COUNT - 1))).toBeVisible();
  expect(await rows.count()).toBeLessThan(100);

  await page.getByRole('searchbox', { name: 'Buscar veículos' }).fill('carro 07777');
  await expect(rows).toHaveCount(1);
  await rows.first().click();
  await expect(page).toHaveURL(/\/devices\/\d+$/);
  await expect(page.getByRole('heading', { name: nameOf(7_777) })).toBeVisible();
});
