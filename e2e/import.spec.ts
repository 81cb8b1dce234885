import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { type CallApi, signInPage } from './api';
import { expectSound } from './expect-sound';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let call: CallApi;
let leave: Tenant['leave'];
test.beforeAll(async ({ product }) => {
  ({ server, call, leave } = await product.enter());
  await call('POST', '/devices', { name: 'Fiorino 07', uniqueId: '7007' });
});
test.afterAll(() => leave());

interface Kept {
  name: string;
  uniqueId: string;
  groupId: number;
  attributes: Record<string, unknown>;
}

test('a fleet is taken from a spreadsheet: columns, plan, a row that is mended, what was refused', async ({
  page,
}) => {
  await signInPage(page, server);
  await page.goto(`${server.url}/devices`);
  await page.getByRole('button', { name: 'Importar veículos' }).click();
  await expect(page).toHaveURL(/\/devices\/import$/);
  const rows = [
    'Frota 2026;;;',
    'Nome;IMEI;Placa;Grupo',
    'Fiorino 07b;7007;ABC1D23;Sul',
    'Kangoo 05;3,55E+14;BRA2E19;Sul',
    'Total;;;',
  ];
  await page.setInputFiles('input[type=file]', {
    name: 'frota.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n'), 'latin1'),
  });
  await expect(page.getByText('A corrigir: 3')).toBeVisible();
  await page.getByText(/^Criar os grupos/).click();
  await expect(page.getByText('A atualizar: 1')).toBeVisible();
  await page.getByText(/foi arredondado pela planilha/).click();
  const dialog = page.getByRole('dialog', { name: 'Linha 4' });
  await dialog.getByRole('textbox', { name: /Identificador/ }).fill('355000000000008');
  await dialog.getByRole('button', { name: 'Conferir de novo' }).click();
  await expect(page.getByText('A criar: 1')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Importar 2' }).click();
  await expect(page.getByRole('heading', { name: 'A importação terminou' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar as linhas recusadas' }).click();
  const path = await (await download).path();
  expect(await readFile(path, 'utf8')).toContain('Total,,,,');

  const devices = await call<Kept[]>('GET', '/devices');
  const [first, second] = devices.toSorted((a, b) => a.uniqueId.length - b.uniqueId.length);
  expect(first).toMatchObject({ name: 'Fiorino 07b', uniqueId: '7007' });
  expect(first?.groupId).toBeGreaterThan(0);
  expect(second).toMatchObject({ uniqueId: '355000000000008', groupId: first?.groupId });
  expect(second?.attributes).toMatchObject({ plate: 'BRA2E19' });
});
