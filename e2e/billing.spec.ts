import { expect, test } from '@playwright/test';
import { administrator, type CallApi, signInPage } from './api';
import { expectSound } from './expect-sound';
import { startProduct } from './start-product';
import { type RunningSandbox, startSandbox } from './start-sandbox';
import type { RunningServer } from './start-server';

let sandbox: RunningSandbox;
let server: RunningServer;
let call: CallApi;
let stop: () => Promise<void>;
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook wants.
test.beforeAll(async ({}, info) => {
  sandbox = await startSandbox();
  ({ server, call, stop } = await startProduct(info, { door: ['--asaas-url', sandbox.url] }));
});
test.afterAll(async () => {
  await stop();
  await sandbox.stop();
});

test('[S4.57] [S2.55] [S2.56] an administrator moves an invoice, sends it for payment and takes it in cash, and its account reads what became of it', async ({
  page,
}) => {
  const enter = async (email: string, password: string) => {
    await page.context().clearCookies();
    await signInPage(page, server, { email, password });
  };
  const rui = { name: 'Vila Rica', email: 'vila@example.com', password: 'senha longa' };
  const { id: accountId } = (await call('POST', '/users', rui)) as { id: number };
  await call('PATCH', '/server', { attributes: { 'rastro.enableBilling': true } });
  const dayIn = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const description = '<b>Instalação</b>';
  await call('POST', '/invoices', {
    accountId,
    dueDate: dayIn(5),
    value: 24_000,
    description,
    document: '52998224725',
  });

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
  const choose = async (action: string) => {
    await row.getByRole('button', { name: /Ações/ }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Mudar vencimento');
  const dialog = page.getByRole('dialog');
  const [year = '', month = '', day = ''] = dayIn(9).split('-');
  for (const [part, value] of Object.entries({ dia: day, mês: month, ano: year })) {
    await dialog.getByRole('textbox', { name: `Vencimento, ${part}` }).fill(value);
  }
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Mudar vencimento' }).click();
  await expect(row.getByText(`${day}/${month}/${year}`)).toBeVisible();

  await call('POST', '/integrations/payment', {
    email: 'a@example.com',
    token: sandbox.key,
    sandbox: true,
    webhookToken: sandbox.token,
  });
  await page.reload();
  await choose('Enviar para cobrança');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Enviar para cobrança' }).click();
  await expect(row.getByText('A vencer')).toBeVisible();
  await enter(rui.email, rui.password);
  await page.goto(`${server.url}/invoices`);
  await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();

  await enter(administrator.email, administrator.password);
  await page.goto(`${server.url}/billing`);
  await choose('Marcar recebida em dinheiro');
  await page.getByRole('button', { name: 'Marcar recebida em dinheiro' }).click();
  await expect(row.getByText('Em dinheiro')).toBeVisible();

  await enter(rui.email, rui.password);
  await page.goto(`${server.url}/invoices`);
  await expect(page.getByText('Em dinheiro')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Fatura nº/ })).toHaveCount(0);
  await page.getByText('Extrato', { exact: true }).click();
  const cash = page.getByRole('row').filter({ hasText: 'Recebido em dinheiro' });
  await expect(cash.getByText(/^[-−]R\$\s240,00$/)).toBeVisible();
  await expect(cash.getByText(/^R\$\s0,00$/)).toBeVisible();
  await expectSound(page);
});
