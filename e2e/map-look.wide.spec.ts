import { expect, type Page } from '@playwright/test';
import { openSignedIn } from './drive-yesterday';
import { sendFix } from './send-fix';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let leave: Tenant['leave'];

/** One in the west, one in the east, and two in one place between them. */
test.beforeAll(async ({ product }) => {
  const tenant = await product.enter();
  ({ server, leave } = tenant);
  const places = { 'Van Ana': -46.9, 'Van Bia': -46.5, 'Van Caio': -46.5, 'Van Davi': -46.1 };
  for (const [name, lon] of Object.entries(places)) {
    const uniqueId = name.toLowerCase().replace(' ', '-');
    await tenant.call('POST', '/devices', { name, uniqueId });
    await sendFix(tenant.ingestUrl, uniqueId, { lat: -23.5, lon, speed: 20, ignition: 'true' });
  }
});
test.afterAll(() => leave());

async function openMap(page: Page) {
  await openSignedIn(page, server, '/home');
  const map = page.locator('[data-drawn="4"] .leaflet-container');
  await expect(map).toBeVisible();
  return map;
}

test('[S2.85] [S2.86] [S2.88] [S2.89] [S2.90] [S2.91] what the map shows is switched, kept, and put back; a legend counts', async ({
  page,
}) => {
  await openMap(page);
  const menu = page.getByRole('button', { name: 'Camadas do mapa' });
  const choices = page.getByRole('dialog', { name: 'Camadas do mapa' });
  const on = choices.getByRole('switch', { checked: true });
  await menu.click();
  await expect(on).not.toHaveCount(0);
  const atFirst = await on.count();
  const names = ['Agrupar próximos', 'Grupos', 'Nomes', 'Placas', 'Precisão do GPS', 'Situação'];
  const before = new Map<string, boolean>();
  for (const name of names) {
    const choice = choices.getByRole('switch', { name, exact: true });
    before.set(name, await choice.isChecked());
    await choice.press('Space');
  }
  await page.reload();
  await menu.click();
  for (const name of names) {
    const choice = choices.getByRole('switch', { name, exact: true });
    await expect(choice, name).toBeChecked({ checked: !before.get(name) });
  }
  await choices.getByRole('button', { name: 'Restaurar padrão' }).click();
  await expect(on).toHaveCount(atFirst);
  await choices.getByRole('button', { name: 'Legenda' }).click();
  await page.keyboard.press('Escape');
  const legend = page.getByRole('region', { name: 'Legenda' });
  await expect(legend.getByText(/^Em movimento/).locator('xpath=ancestor::li')).toContainText('4');
});

test('the pointer and the keys find vehicles, and a cluster that cannot be split lists them', async ({
  page,
}) => {
  const map = await openMap(page);
  const box = await map.boundingBox();
  if (!box) throw new Error('no map');
  const card = page.locator('.rastro-vehicle-card');
  await expect(async () => {
    for (let x = 40; x < box.width - 60; x += 16) {
      await page.mouse.move(box.x + x, box.y + box.height / 2);
      if (await card.isVisible()) break;
    }
    await expect(card).toContainText('Van Ana', { timeout: 1_000 });
  }).toPass();
  await page.mouse.move(box.x + 5, box.y + box.height - 5);

  await map.focus();
  const said = page.getByRole('main').getByRole('status');
  const found: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const last = await said.first().innerText();
    await map.press('n');
    await expect(said.first()).not.toHaveText(last);
    found.push(await said.first().innerText());
  }
  expect(found.filter((text) => text.startsWith('2 veículos'))).toHaveLength(1);
  expect(found.filter((text) => /^Van (Ana|Davi), Em movimento/.test(text))).toHaveLength(2);

  const list = page.getByRole('dialog', { name: '2 veículos aqui' });
  for (let turn = 0; turn < 3; turn += 1) {
    if ((await said.first().innerText()).startsWith('2 veículos')) break;
    await map.press('p');
  }
  // As often as it takes to come near enough.
  await expect(async () => {
    await map.press('Enter');
    await expect(list).toBeVisible({ timeout: 1_500 });
  }).toPass();
  await list.getByText('Van Caio').click();
  await expect(page).toHaveURL(/\/devices\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Van Caio' })).toBeVisible();
});
