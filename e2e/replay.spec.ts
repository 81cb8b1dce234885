import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { driveYesterday, openSignedIn } from './drive-yesterday';
import { expectSound } from './expect-sound';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let leave: Tenant['leave'];
let deviceId: number;

test.beforeAll(async ({ product }) => {
  const tenant = await product.enter();
  ({ server, leave } = tenant);
  const device = { name: 'Fiorino 07', uniqueId: 'fiorino-07' };
  ({ id: deviceId } = await tenant.call<{ id: number }>('POST', '/devices', device));
  await driveYesterday(tenant.ingestUrl, 'fiorino-07', 0.01);
});
test.afterAll(() => leave());

const slider = (page: Page) => page.getByRole('slider', { name: 'Momento do percurso' });
const momentOf = async (page: Page) => Number(await slider(page).inputValue());
/** The figure that stands above a word. */
const figure = (page: Page, word: string) =>
  page.locator('dl > div', { has: page.locator('dt', { hasText: word }) }).locator('dd');
const toKm = (text: string) => Number.parseFloat(text.replace('.', '').replace(',', '.'));

test('[S2.11] the route of yesterday: opened, played, scrubbed by keyboard, a part measured, taken away', async ({
  page,
}) => {
  await openSignedIn(page, server, `/history?device=${deviceId}&period=yesterday`);
  await expect(slider(page)).toBeVisible();
  const whole = toKm((await figure(page, 'distância').textContent()) ?? '');
  expect(whole).toBeGreaterThan(25);
  await expectSound(page);

  await page.getByRole('button', { name: 'Reproduzir' }).click();
  const startMs = await momentOf(page);
  await expect.poll(() => momentOf(page)).toBeGreaterThan(startMs);
  await page.getByRole('button', { name: 'Pausar' }).click();

  await slider(page).focus();
  await page.keyboard.press('Home');
  const firstMs = await momentOf(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  // A fix a minute.
  expect((await momentOf(page)) - firstMs).toBe(2 * 60_000);
  await page.keyboard.press('End');
  expect((await momentOf(page)) - firstMs).toBe(60 * 60_000);

  const graph = page.getByRole('img', { name: /Fiorino 07/ });
  const box = await graph.boundingBox();
  if (!box) throw new Error('the graph has no place');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.1, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 4 });
  await page.mouse.move(box.x + box.width * 0.3, y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(/^Trecho:/)).toBeVisible();
  const part = toKm((await figure(page, 'distância').textContent()) ?? '');
  expect(part).toBeGreaterThan(whole * 0.2);
  expect(part).toBeLessThan(whole * 0.6);
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await expect(page.getByText(/^Trecho:/)).toBeHidden();

  await page.getByRole('button', { name: 'Baixar' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'GPX' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Fiorino 07 \d{4}-\d{2}-\d{2}\.gpx$/);
  const gpx = await readFile(await download.path(), 'utf8');
  expect(gpx.match(/<trkpt /g)).toHaveLength(61);
  expect(gpx).toContain('lat="-23.55"');

  await page.reload();
  await expect(slider(page)).toBeVisible();
  await expect(figure(page, 'distância')).toContainText('km');

  // The server goes away and comes back: the header says so, and the replay goes on.
  await page.getByRole('button', { name: 'Reproduzir' }).click();
  await server.kill();
  await expect(page.getByRole('banner')).toContainText('Reconectando');
  const awayMs = await momentOf(page);
  await expect.poll(() => momentOf(page)).toBeGreaterThan(awayMs);
  await server.restart();
  await expect(page.getByRole('banner')).toContainText('Ao vivo');
  await expect(page.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await expect(figure(page, 'distância')).toContainText('km');
});
