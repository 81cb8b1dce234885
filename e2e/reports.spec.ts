import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type * as Files from '../packages/sdk/src/export/testing';
import type { CallApi } from './api';
import { driveYesterday, NOON_OF_YESTERDAY, openSignedIn } from './drive-yesterday';
import { expectSound } from './expect-sound';
import { type Tenant, test } from './shared-product';

const { readPdf, unzipTexts } = createRequire(import.meta.url)(
  '../packages/sdk/src/export/testing',
) as typeof Files; // The SDK is no module of Node's own kind, and names what it exports as it runs.
let server: Tenant['server'];
let ingestUrl: string;
let call: CallApi;
let leave: Tenant['leave'];
let fiorino: number;
let vuc: number;

test.beforeAll(async ({ product }) => {
  ({ server, ingestUrl, call, leave } = await product.enter());
  const make = (name: string, uniqueId: string) =>
    call<{ id: number }>('POST', '/devices', { name, uniqueId });
  ({ id: fiorino } = await make('Fiorino 07', 'fiorino-07'));
  ({ id: vuc } = await make('VUC 14', 'vuc-14'));
  await make('Moto 03', 'moto-03');
  await driveYesterday(ingestUrl, 'fiorino-07', 0.01);
  await driveYesterday(ingestUrl, 'vuc-14', 0.004);
  await driveYesterday(ingestUrl, 'moto-03', 0.002);
});
test.afterAll(() => leave());

const open = (page: Page, path: string) => openSignedIn(page, server, path);
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
  await expect(page).toHaveURL(new RegExp(`devices=${fiorino},${vuc}&period=yesterday`));
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
  await page.getByRole('button', { name: 'Alterar' }).click();
  await expect(page.getByRole('button', { name: 'Remover Fiorino 07' })).toBeVisible();
});

/** Takes the report that is shown away, and reads the file that came. */
async function take(
  page: Page,
  file: 'PDF' | 'Excel',
): Promise<{ name: string; bytes: Uint8Array }> {
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: file }).click(),
  ]);
  const bytes = new Uint8Array(await readFile(await download.path()));
  return { name: download.suggestedFilename(), bytes };
}

test('[S1.21] [S1.22] trips of yesterday leave as PDF and as Excel, with what the table shows', async ({
  page,
}) => {
  await open(page, '/reports/travels?devices=all&period=yesterday');
  await expect(rows(page)).toHaveCount(3);

  const pdf = await take(page, 'PDF');
  expect(pdf.name).toMatch(/^Viagens .*\d{4}-\d{2}-\d{2}\.pdf$/);
  const { pages } = readPdf(pdf.bytes);
  const text = pages.flat().join('\n');
  for (const word of ['Viagens', 'Veículo', 'Distância', 'Fiorino 07', 'VUC 14', 'Moto 03']) {
    expect(text).toContain(word);
  }
  expect(text).toMatch(/\d+,\d km/);

  const xlsx = await take(page, 'Excel');
  expect(xlsx.name).toMatch(/^Viagens .*\d{4}-\d{2}-\d{2}\.xlsx$/);
  const parts = unzipTexts(xlsx.bytes);
  const sheet = [...parts].find(([name]) => name.startsWith('xl/worksheets/'))?.[1] ?? '';
  const told = [...parts.values()].join('\n');
  for (const word of ['Fiorino 07', 'VUC 14', 'Moto 03']) expect(told).toContain(word);
  expect(sheet).toContain('state="frozen"');
  // Distances and times are numbers that a spreadsheet can count with.
  expect(sheet).toMatch(/<c [^>]*><v>[\d.]+<\/v><\/c>/);
});

/** Counts the pictures in a PDF. */
const countPictures = ({ bytes }: { bytes: Uint8Array }) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Subtype\s*\/Image\b/g)?.length ?? 0;

test('[S1.20] [S1.26] the day of a driver who checked in, to a file; nobody did today', async ({
  page,
}) => {
  const joao = { name: 'João Prado', uniqueId: 'joao' };
  const { id: driverId } = await call<{ id: number }>('POST', '/drivers', joao);
  const codeOf = async (query: string) =>
    (await call<{ code: string }[]>('GET', `/qr-codes?${query}`))[0]?.code;
  const driver = await codeOf(`driverId=${driverId}`);
  const at = (minutes: number) => new Date(NOON_OF_YESTERDAY + minutes * 60_000).toISOString();
  const id = await codeOf(`deviceId=${fiorino}`);
  await call('POST', '/qr-driver', { id, driver, at: at(-10) });
  await call('POST', '/qr-driver', { id: 0, driver, at: at(60) });

  await open(page, '/reports');
  await page.getByRole('link', { name: /^Jornadas/ }).click();
  await expect(page).toHaveURL(/\/reports\/drivers$/);
  await page.goto(`${server.url}/reports/drivers?devices=all&period=yesterday`);
  await expect(rows(page)).toHaveCount(1);
  for (const word of ['João Prado', 'Fiorino 07', '1 h 10 min']) {
    await expect(rows(page)).toContainText(word);
  }
  await expectSound(page);
  const { name } = await take(page, 'Excel');
  expect(name).toMatch(/^Jornadas .*\.xlsx$/);

  await page.goto(`${server.url}/reports/drivers?devices=all&period=today`);
  await expect(page.getByText('Nenhum motorista assumiu um veículo')).toBeVisible();
  await page.getByRole('button', { name: 'Motoristas e códigos' }).click();
  await expect(page).toHaveURL(/\/drivers$/);
});

test('a PDF has the map of the row that is open beside it, and a chart its picture', async ({
  page,
}) => {
  await open(page, `/reports/travels?devices=${fiorino}&period=yesterday`);
  await expect(rows(page)).toHaveCount(1);
  const side = page.locator('.rastro-drawer');
  await rows(page).first().click();
  await expect(side.locator('.rastro-route-canvas')).toBeVisible();
  const beside = await take(page, 'PDF');
  expect(readPdf(beside.bytes).pages.flat().join('\n')).toMatch(/Fiorino 07 · \d\d\/\d\d 12:00 – /);
  await page.getByRole('button', { name: 'Fechar a linha' }).click();
  await expect(side).toBeHidden();
  const without = countPictures(await take(page, 'PDF'));
  expect(countPictures(beside)).toBeGreaterThan(without);
  await open(page, `/reports/chart?devices=${fiorino}&period=yesterday`);
  await expect(page.locator('.rastro-line-chart svg')).toBeVisible();
  expect(countPictures(await take(page, 'PDF'))).toBeGreaterThan(without);
});

test('a report in whose middle the server restarts says who is missing, and asks for those again', async ({
  page,
}) => {
  let isAway = false;
  await page.route('**/api/reports/trips?*', async (route) => {
    const isFirst = new URL(route.request().url()).searchParams.get('deviceId') === `${fiorino}`;
    if (!isFirst && !isAway) {
      // The first vehicle is there by then, and the others are asked for.
      await expect(rows(page)).toHaveCount(1);
      isAway = true;
      await server.kill();
    }
    await route.continue();
  });
  await open(page, '/reports/travels?devices=all&period=yesterday');
  const notice = page.getByRole('alert').filter({ hasText: '2 veículos falharam' });
  await expect(notice).toContainText('VUC 14');
  await expect(notice).toContainText('Moto 03');
  await expect(rows(page)).toHaveCount(1);

  await server.restart();
  await notice.getByRole('button', { name: 'Tentar esses de novo' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(notice).toBeHidden();
});
