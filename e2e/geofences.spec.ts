import { expect, type Page } from '@playwright/test';
import { type CallApi, signInPage } from './api';
import { expectSound } from './expect-sound';
import { type Tenant, test } from './shared-product';

interface Fence {
  id: number;
  name: string;
  area: string;
}

let server: Tenant['server'];
let call: CallApi;
let leave: Tenant['leave'];
test.beforeAll(async ({ product }) => {
  ({ server, call, leave } = await product.enter());
});
test.afterAll(() => leave());

async function open(page: Page, path = '/geofence'): Promise<void> {
  for (const { id } of await call<Fence[]>('GET', '/geofences')) {
    await call('DELETE', `/geofences/${id}`);
  }
  await signInPage(page, server);
  await page.goto(`${server.url}${path}`);
  await expect(page.locator('[data-ready="true"]')).toBeVisible();
}
const find = async (name: string) =>
  (await call<Fence[]>('GET', '/geofences')).find((fence) => fence.name === name);
const finish = (page: Page) => page.getByRole('button', { name: 'Concluir' });
const point = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[S2.18] [S2.48] [S2.49] [S1.9] a polygon is drawn by clicks, named, finished, and deleted', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Nova' }).click();
  await expect(finish(page)).toBeVisible();
  const map = page.getByRole('application');
  for (const [x, y] of [
    [700, 250],
    [950, 250],
    [950, 450],
    [700, 450],
    [600, 350],
  ] as const) {
    await map.click({ position: { x, y } });
  }
  await expect(page.getByText('5 pontos')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('4 pontos')).toBeVisible();
  await page.getByRole('button', { name: 'Refazer' }).click();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await finish(page).click();
  await expect(page.getByText('Informe o nome.')).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Nome' });
  await expect(name).toBeFocused();
  await name.fill('Zona Itaim');
  await finish(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zona Itaim' })).toBeVisible();
  expect((await find('Zona Itaim'))?.area.split(',')).toHaveLength(5);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Zona Itaim' })).toBeVisible();
  await expect(page.getByText('4 pontos')).toBeVisible();
  await page.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Ainda não há cercas')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(() => find('Zona Itaim')).toBeTruthy();
});

test('a shape is changed by the keyboard alone, and a crossing is refused in words', async ({
  page,
}) => {
  await open(page);
  const { id } = await call<Fence>('POST', '/geofences', {
    name: 'Pátio',
    area: 'POLYGON ((0 0, 0 0.2, 0.2 0.2, 0.2 0, 0 0))',
  });
  await page.goto(`${server.url}/geofence?fence=${id}&edit`);
  const first = point(page, 'Ponto 1 de 4');
  const third = point(page, 'Ponto 3 de 4');
  // The map has moved to the fence by then: before, a step of a key is many kilometres.
  await expect
    .poll(async () => ((await third.boundingBox())?.x ?? 0) - ((await first.boundingBox())?.x ?? 0))
    .toBeGreaterThan(150);
  await first.focus();
  await page.keyboard.press('Insert');
  await expect(point(page, 'Ponto 2 de 5')).toBeFocused();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown');
  const before = (await point(page, 'Ponto 4 de 5').boundingBox())!;
  await page.mouse.move(800, 400);
  await page.mouse.wheel(0, 240);
  await expect
    .poll(async () => (await point(page, 'Ponto 4 de 5').boundingBox())?.x)
    .not.toBe(before.x);
  await expect(point(page, 'Ponto 2 de 5')).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await find('Pátio'))?.area.split(',').length).toBe(6);

  await page.getByRole('button', { name: 'Editar' }).click();
  await point(page, 'Ponto 2 de 5').focus();
  await page.keyboard.press('Delete');
  await expect(point(page, 'Ponto 1 de 4')).toBeFocused();
  await point(page, 'Ponto 1 de 4').focus();
  for (let step = 0; step < 60; step++) await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/A linha cruza a si mesma/)).toBeVisible();
  await finish(page).click();
  await expect(finish(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page.getByText('5 pontos')).toBeVisible();
});

test('a circle is made by two presses, its edge dragged, its centre typed', async ({ page }) => {
  await open(page, '/geofence?fence=new');
  await expect(finish(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Círculo' }).check({ force: true });
  const map = page.getByRole('application');
  await map.click({ position: { x: 800, y: 400 } });
  await map.click({ position: { x: 900, y: 400 } });
  await page.getByRole('textbox', { name: 'Nome' }).fill('Depósito');
  await page.getByRole('textbox', { name: 'Latitude do centro' }).fill('10');
  const radiusOf = async () => {
    const written = await page.getByRole('textbox', { name: 'Raio' }).inputValue();
    return Number(written.replaceAll('.', '').replace(',', '.'));
  };
  const before = await radiusOf();
  expect(before).toBeGreaterThan(0);
  const box = (await point(page, 'Raio do círculo').boundingBox())!;
  await page.mouse.move(box.x + 9, box.y + 9);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 9, { steps: 4 });
  await page.mouse.up();
  expect(await radiusOf()).toBeGreaterThan(before);
  await finish(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Depósito' })).toBeVisible();
  expect((await find('Depósito'))?.area).toMatch(/^CIRCLE \(10 /);
});

test('[S7.62] what a file holds is imported, and one of it linked to a device', async ({
  page,
}) => {
  await open(page);
  for (const { id } of await call<Fence[]>('GET', '/devices'))
    await call('DELETE', `/devices/${id}`);
  await call('POST', '/devices', { name: 'Fiorino 07', uniqueId: 'fiorino-07' });
  const feature = (name: string, radius?: number) => ({
    type: 'Feature',
    properties: { name, radius },
    geometry: { type: 'Point', coordinates: [-46.6, -23.5] },
  });
  const features = [feature('<b>Depósito</b>', 300), feature('Árvore')];
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Importar arquivo…' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'cercas.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })),
  });
  await expect(page.getByText('é um ponto sem raio')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Importar 1 cerca' }).click();
  await expect(page.getByText('1 cerca importada.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();

  await page.getByRole('button', { name: /<b>Depósito<\/b>/ }).click();
  await page.getByRole('combobox', { name: 'Vincular veículos' }).fill('fiorino');
  await page.getByRole('option', { name: /Fiorino 07/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Vincular 1' }).click();
  const unlink = page.getByRole('button', { name: 'Desvincular Fiorino 07' });
  await expect(unlink).toBeVisible();
  await page.reload();
  await expect(unlink).toBeVisible();
});

test('a circle is pulled out of its centre by the mouse, in one step', async ({ page }) => {
  await open(page, '/geofence?fence=new');
  await expect(finish(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Círculo' }).check({ force: true });
  const radius = page.getByRole('textbox', { name: 'Raio' });
  await page.mouse.move(800, 450);
  await page.mouse.down();
  await page.mouse.move(840, 450, { steps: 4 });
  await page.mouse.move(900, 450, { steps: 4 });
  await page.mouse.up();
  await expect(radius).not.toHaveValue('');
  const center = await page.getByRole('textbox', { name: 'Latitude do centro' }).inputValue();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(radius).toHaveValue('');
  await page.getByRole('button', { name: 'Refazer' }).click();
  await expect(page.getByRole('textbox', { name: 'Latitude do centro' })).toHaveValue(center);
  await page.getByRole('textbox', { name: 'Nome' }).fill('Garagem');
  await finish(page).click();
  await expect.poll(async () => (await find('Garagem'))?.area).toMatch(/^CIRCLE/);
});

test.describe('375 px', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });
  test('a line is drawn by touch, over the lowered sheet', async ({ page }) => {
    await open(page, '/geofence?fence=new');
    await expect(finish(page)).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: /^Forma: / }).tap();
    await page.getByRole('menuitemradio', { name: 'Linha' }).tap();
    const map = page.getByRole('application');
    await map.tap({ position: { x: 100, y: 320 } });
    await map.tap({ position: { x: 250, y: 420 } });
    await expect(page.getByText('2 pontos')).toBeVisible();
    await finish(page).tap();
    await page.getByRole('textbox', { name: 'Nome' }).fill('Corredor');
    await finish(page).tap();
    await expect.poll(async () => (await find('Corredor'))?.area).toMatch(/^LINESTRING/);
  });
});
