import { expect, type Page } from '@playwright/test';
import type { CallApi } from './api';
import { openSignedIn } from './drive-yesterday';
import { sendFix } from './send-fix';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let call: CallApi;
let leave: Tenant['leave'];

/** Two that move, one of them in alarm, one that stands, one that was never heard of. */
test.beforeAll(async ({ product }) => {
  const tenant = await product.enter();
  ({ server, call, leave } = tenant);
  const { id: groupId } = await call<{ id: number }>('POST', '/groups', { name: 'Zona sul' });
  const vans = { 'Van Ana': 'RTA1A11', 'Van Bia': 'RTA2B22', 'Van Caio': 'RTA3C33' };
  for (const [name, plate] of Object.entries(vans)) {
    const uniqueId = name.toLowerCase().replace(' ', '-');
    await call('POST', '/devices', { name, uniqueId, groupId, attributes: { plate } });
  }
  await call('POST', '/devices', {
    name: 'Moto Davi',
    uniqueId: 'moto-davi',
    category: 'motorcycle',
  });
  const at = { lat: -23.55, lon: -46.63, ignition: 'true' };
  await sendFix(tenant.ingestUrl, 'van-ana', { ...at, speed: 20 });
  await sendFix(tenant.ingestUrl, 'van-bia', { ...at, lat: -23.6, speed: 30, alarm: 'sos' });
  await sendFix(tenant.ingestUrl, 'van-caio', { ...at, lat: -23.5, speed: 0, ignition: 'false' });
});
test.afterAll(() => leave());

const rows = (page: Page) => page.locator('.rastro-device-row');

test('[S4.29] the overview filters list, map and address in one click, also after a reload', async ({
  page,
}) => {
  await openSignedIn(page, server, '/devices');
  await expect(rows(page)).toHaveCount(4);
  const states = page.getByRole('group', { name: 'Filtrar por estado' });
  const attention = page.getByRole('group', { name: 'O que precisa de atenção' });
  await expect(states.getByRole('button', { name: /^2 / })).toBeVisible();

  await states.getByRole('button', { name: /Parado/ }).click();
  await expect(page).toHaveURL(/\?state=stopped$/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Van Caio');
  await expect(page.locator('[data-drawn]')).toHaveAttribute('data-drawn', '1');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(states.getByRole('button', { name: /Parado/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await states.getByRole('button', { name: /Parado/ }).click();
  await expect(rows(page)).toHaveCount(4);

  await attention.getByRole('button', { name: /^1 Alarmes/ }).click();
  await expect(page).toHaveURL(/\?state=alarm$/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Van Bia');
  await attention.getByRole('button', { name: /^1 Alarmes/ }).click();
});

test('[S2.84] [S4.28] what is looked for is marked and sorted, in groups that count everybody, and one line keeps the names', async ({
  page,
}) => {
  await openSignedIn(page, server, '/devices?q=rta2');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).locator('mark').filter({ visible: true })).toHaveText('RTA2');
  await page.getByRole('searchbox', { name: 'Buscar veículos' }).fill('');
  await expect(rows(page)).toHaveCount(4);
  const group = page.getByRole('treeitem', { name: /^Zona sul/ });
  await expect(group).toHaveAccessibleName(/Em movimento: 1.*Parado: 1/);

  const sort = page.getByRole('button', { name: /^Ordenar/ });
  await sort.click();
  await page.getByRole('menuitemcheckbox', { name: 'Grupos como seções' }).click();
  await page.keyboard.press('Escape');
  await sort.click();
  // A choice closes the menu; Escape would leave the page behind it.
  await page.getByRole('menuitemradio', { name: 'Decrescente' }).click();
  await expect(page).toHaveURL(/sort=name-desc&groups=0/);
  // Alarms come first in any order.
  const [, ...rest] = await rows(page).allInnerTexts();
  expect(rest.map((text) => text.split('\n')[0])).toEqual(['Van Caio', 'Van Ana', 'Moto Davi']);

  await sort.click();
  await page.getByRole('menuitemcheckbox', { name: 'Linhas compactas' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await rows(page).last().boundingBox())?.height).toBeLessThan(50);
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
  await expect.poll(async () => (await rows(page).last().boundingBox())?.height).toBeLessThan(50);
  for (const name of await rows(page).locator('[dir=auto][title]').all()) {
    const isWhole = await name.evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(isWhole, await name.innerText()).toBe(true);
  }
  await page.getByRole('searchbox', { name: 'Buscar veículos' }).fill('rta3');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).locator('mark').filter({ visible: true })).toHaveText('RTA3');
});
