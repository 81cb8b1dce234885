import { expect, test } from '@playwright/test';
import { type CallApi, signInPage } from './api';
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

test('[S2.54] [S3.56] an administrator sets mail up, tries it, reads what came of it, and takes it away', async ({
  page,
}) => {
  await signInPage(page, server);
  await page.goto(`${server.url}/integrations`);
  await expect(page.getByText(/fatura/i).first()).toBeVisible();
  await call('PATCH', '/server', { attributes: { 'rastro.enableBilling': true } });
  await page.reload();
  const mail = page.getByRole('region', { name: 'E-mail' });
  await expect(mail.getByText('Não configurada')).toBeVisible();
  await expectSound(page);
  await mail.getByLabel('Servidor de e-mail (SMTP)').fill('127.0.0.1');
  await mail.getByLabel('Porta').fill('9');
  await mail.getByLabel('Usuário').fill('ana');
  await mail.getByLabel('Senha', { exact: true }).fill('segredo guardado');
  await mail.getByLabel('E-mail do remetente').fill('nao-responda@example.com');
  await mail.getByRole('button', { name: 'Salvar' }).click();
  await expect(mail.getByText('Em uso')).toBeVisible();
  // Written and never shown again.
  await expect(mail.getByLabel('Senha', { exact: true })).toHaveValue('');
  await expect(mail.getByText(/Salvo e não exibido/)).toBeVisible();
  await mail.getByRole('button', { name: 'Testar' }).click();
  await expect(mail.getByRole('status')).toContainText('Não funciona.');
  await expectSound(page);
  await mail.getByRole('button', { name: 'Remover' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(mail.getByText('Não configurada')).toBeVisible();
});

test('payments are refused at the field that is wrong, work once it is mended, and forget what they do not need', async ({
  page,
}) => {
  await call('PATCH', '/server', { attributes: { 'rastro.enableBilling': true } });
  await signInPage(page, server);
  await page.goto(`${server.url}/integrations`);
  const payment = page.getByRole('region', { name: 'Pagamentos (Asaas)' });
  await payment.getByLabel('E-mail da conta').fill('financeiro@example.com');
  await payment.getByLabel(/^Token(?! do)/).fill(sandbox.key);
  await payment.getByLabel('Token do webhook').fill(sandbox.token);
  await payment.getByRole('button', { name: 'Salvar' }).click();
  await expect(payment.getByRole('alert')).toContainText('A chave é do sandbox');
  await payment.getByText('Sandbox, para experimentar', { exact: true }).click();
  await payment.getByRole('button', { name: 'Salvar' }).click();
  await expect(payment.getByText('Em uso')).toBeVisible();
  await payment.getByRole('button', { name: 'Testar' }).click();
  await expect(payment.getByRole('status')).toContainText('Funciona.');
  await payment.getByRole('button', { name: 'Apagar o que está salvo' }).click();
  await expectSound(page);
  await payment.getByRole('button', { name: 'Salvar' }).click();
  // The key is still there, and the token of the webhook is not.
  await expect(payment.getByText(/Salvo e não exibido/)).toHaveCount(1);
});
