import { expect, test } from '@playwright/test';
import { type CallApi, signInPage } from './api';
import { expectSound } from './expect-sound';
import { startProduct } from './start-product';
import type { RunningServer } from './start-server';

let server: RunningServer;
let call: CallApi;
let stop: () => Promise<void>;
// eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook wants.
test.beforeAll(async ({}, info) => ({ server, call, stop } = await startProduct(info)));
test.afterAll(() => stop());

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
  await expect(mail.getByText(/Guardado e não exibido/)).toBeVisible();
  await mail.getByRole('button', { name: 'Testar' }).click();
  await expect(mail.getByRole('status')).toContainText('Não funciona.');
  await expectSound(page);
  await mail.getByRole('button', { name: 'Remover' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(mail.getByText('Não configurada')).toBeVisible();
});
