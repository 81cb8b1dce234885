import { expect, test } from '@playwright/test';
import { administrator, type CallApi, signInPage } from './api';
import { expectSound } from './expect-sound';
import { startProduct } from './start-product';
import type { RunningServer } from './start-server';

let server: RunningServer;
let call: CallApi;
let stop: () => Promise<void>;
// eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook wants.
test.beforeAll(async ({}, info) => ({ server, call, stop } = await startProduct(info)));
test.afterAll(() => stop());

test('[S4.57] [S2.55] [S2.56] an administrator takes an invoice in cash, and its account reads what became of it', async ({
  page,
}) => {
  const enter = async (email: string, password: string) => {
    await page.context().clearCookies();
    await signInPage(page, server, { email, password });
  };
  const rui = { name: 'Vila Rica', email: 'vila@example.com', password: 'senha longa' };
  const { id: accountId } = (await call('POST', '/users', rui)) as { id: number };
  await call('PATCH', '/server', { attributes: { 'rastro.enableBilling': true } });
  const dueDate = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const description = '<b>Instalação</b>';
  await call('POST', '/invoices', { accountId, dueDate, value: 24_000, description });

  await enter(rui.email, rui.password);
  await page.goto(`${server.url}/invoices`);
  await expect(page.getByRole('heading', { name: /Fatura nº/ })).toBeVisible();
  await expect(page.getByText(/R\$\s240,00/).first()).toBeVisible();
  await expectSound(page);

  await enter(administrator.email, administrator.password);
  await page.goto(`${server.url}/billing`);
  const row = page.getByRole('row').filter({ hasText: 'Vila Rica' });
  await expect(row.getByText(description)).toBeVisible();
  await expectSound(page);
  await row.getByRole('button', { name: /Ações/ }).click();
  await page.getByRole('menuitem', { name: 'Marcar recebida em dinheiro' }).click();
  await page.getByRole('button', { name: 'Marcar recebida em dinheiro' }).click();
  await expect(row.getByText('Em dinheiro')).toBeVisible();

  await enter(rui.email, rui.password);
  await page.goto(`${server.url}/invoices`);
  await expect(page.getByText('Em dinheiro')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Fatura nº/ })).toHaveCount(0);
});
