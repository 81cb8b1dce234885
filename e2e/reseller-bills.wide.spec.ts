import { expect } from '@playwright/test';
import { type CallApi, signInPage } from './api';
import { expectSound } from './expect-sound';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let call: CallApi;
let leave: Tenant['leave'];
test.beforeAll(async ({ product }) => ({ server, call, leave } = await product.enter()));
test.afterAll(() => leave());

test('[S2.55] [S2.56] a reseller sets up who takes its payments, bills a customer, and reads what came in', async ({
  page,
}) => {
  const password = 'uma senha bem comprida';
  const make = (name: string, more: object = {}) => {
    const account = { name, email: `${name.toLowerCase()}@example.com`, password, ...more };
    return call<{ id: number }>('POST', '/users', account);
  };
  const { id: resellerId } = await make('Norte', { userLimit: -1 });
  const { id: userId } = await make('Padaria');
  await call('PATCH', '/server', { attributes: { 'rastro.enableBilling': true } });
  await call('POST', '/resellers', { userId: resellerId });
  await call('POST', '/resellers/move', { userId, resellerId, apply: true });

  await signInPage(page, server, { email: 'norte@example.com', password });
  await page.goto(`${server.url}/reseller?id=${resellerId}`);
  const sales = page.getByRole('region', { name: 'Faturas que ela emite' });
  await expect(sales).toContainText('Ainda não há faturas.');
  // What it may have is given from above, and nobody suspends themself.
  await expect(page.getByRole('textbox', { name: 'Domínio' })).toHaveAttribute('readonly');
  await expect(page.getByRole('button', { name: 'Suspender com todos abaixo' })).toHaveCount(0);
  const payments = page.getByRole('region', { name: 'Pagamentos (Asaas)' });
  await expect(payments).toContainText(`${server.url}/api/billing/asaas/${resellerId}`);
  await payments.getByLabel('E-mail da conta').fill('dinheiro@norte.example');
  await payments.getByLabel(/^Token(?! do)/).fill('$aact_prod_0123456789');
  // A key of the real one, for trying out.
  await payments.getByRole('switch').press('Space');
  await payments.getByRole('button', { name: 'Salvar' }).click();
  await expect(payments.getByRole('alert')).toBeVisible();
  await payments.getByRole('switch').press('Space');
  await payments.getByRole('button', { name: 'Salvar' }).click();
  await expect(payments.getByText('Em uso')).toBeVisible();
  await expectSound(page);
  await payments.getByRole('button', { name: 'Remover' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(payments.getByText('Não configurada')).toBeVisible();

  await sales.getByRole('link', { name: 'Contratos e faturas' }).click();
  await page.getByRole('button', { name: 'Cobrança avulsa' }).click();
  const charge = page.getByRole('dialog');
  await charge.getByRole('combobox').fill('Padaria');
  await page.getByRole('option', { name: /Padaria/ }).click();
  await charge.getByLabel(/^Valor/).fill('240');
  await charge.getByLabel('Referência').fill('Instalação');
  await charge.getByRole('button', { name: 'Cobrança avulsa' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Padaria' });
  await expect(row).toContainText('Instalação');
  // The operator of the server has none of it among its own.
  expect(await call('GET', '/invoices?all=true')).toEqual([]);
  await row.getByRole('button', { name: /Ações/ }).click();
  await page.getByRole('menuitem', { name: 'Marcar recebida em dinheiro' }).click();
  await page.getByRole('button', { name: 'Marcar recebida em dinheiro' }).click();
  await expect(row.getByText('Em dinheiro')).toBeVisible();
  await page.goto(`${server.url}/reseller?id=${resellerId}`);
  await expect(sales.getByText(/R\$\s240,00/)).toBeVisible();

  await page.context().clearCookies();
  await page.setViewportSize({ width: 375, height: 740 });
  await signInPage(page, server, { email: 'padaria@example.com', password });
  await page.goto(`${server.url}/invoices`);
  await expect(page.getByText('Em dinheiro')).toBeVisible();
  await expectSound(page);
});
