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
  const product = await startProduct(info, { door: ['--asaas-url', sandbox.url] });
  ({ server, call, stop } = product);
  await sandbox.tell(`${server.url}/api/billing/asaas`);
});
test.afterAll(async () => {
  await stop();
  await sandbox.stop();
});

test('[S3.57] the city refuses a fiscal note, issues it once the customer has an address, and the customer reads it', async ({
  page,
}) => {
  const password = 'uma senha bem comprida';
  const bia = { name: 'Padaria', email: 'padaria@example.com', password };
  const { id: userId } = await call<{ id: number }>('POST', '/users', bia);
  await call('PATCH', '/server', { attributes: { 'rastro.enableBilling': true } });
  await call('POST', '/integrations/payment', {
    email: 'a@example.com',
    token: sandbox.key,
    sandbox: true,
    webhookToken: sandbox.token,
  });

  await signInPage(page, server);
  await page.goto(`${server.url}/integrations`);
  const fiscal = page.getByRole('region', { name: 'Notas fiscais (NFS-e)' });
  await fiscal.getByRole('button', { name: /^Emitir a nota/ }).click();
  await page.getByRole('menuitemradio', { name: 'Quando a fatura é criada' }).click();
  for (const [part, value] of Object.entries({ dia: '01', mês: '01', ano: '2026' })) {
    await fiscal.getByRole('textbox', { name: `De faturas desde, ${part}` }).fill(value);
  }
  await fiscal.getByLabel('Código do serviço na prefeitura').fill('1.07');
  await fiscal.getByLabel('Nome do serviço').fill('Rastreamento');
  await fiscal.getByLabel(/^ISS/).first().fill('2,5');
  await fiscal.getByRole('button', { name: 'Salvar' }).click();
  await expect(fiscal.getByText('Em uso')).toBeVisible();
  await fiscal.getByRole('button', { name: 'Testar' }).click();
  await expect(fiscal.getByRole('status')).toContainText('Funciona.');
  await expectSound(page);

  await page.goto(`${server.url}/billing`);
  await page.getByRole('button', { name: 'Cobrança avulsa' }).click();
  const charge = page.getByRole('dialog');
  await charge.getByRole('combobox').fill('Padaria');
  await page.getByRole('option', { name: /Padaria/ }).click();
  await charge.getByLabel('CPF ou CNPJ').fill('529.982.247-25');
  await charge.getByLabel(/^Valor/).fill('240');
  await charge.getByRole('button', { name: 'Cobrança avulsa' }).click();
  const invoice = page.getByRole('row').filter({ hasText: 'Padaria' });
  await invoice.getByRole('button', { name: /Ações/ }).click();
  await page.getByRole('menuitem', { name: 'Emitir nota fiscal' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Emitir nota fiscal' }).click();
  // Whichever is first: the city's answer, or the look at the list.
  await expect(invoice.getByText(/Na prefeitura|Recusada/)).toBeVisible();

  // The city takes its time, and does not know where the customer lives.
  const state = () => call<{ status: string }[]>('GET', '/fiscal-notes?all=true');
  await expect.poll(state).toMatchObject([{ status: 'ERROR' }]);
  await page.getByText('Notas fiscais', { exact: true }).click();
  const note = page.getByRole('row').filter({ hasText: 'Padaria' });
  await expect(note).toContainText('informe o CEP');
  await expectSound(page);
  const attributes = { 'rastro.postcode': '01001000', 'rastro.street': 'Praça da Sé' };
  await call('PATCH', `/users/${userId}`, { attributes });
  await note.getByRole('button', { name: /Ações/ }).click();
  await page.getByRole('menuitem', { name: 'Enviar de novo' }).click();
  await expect(note.getByText(/Na prefeitura|^[0-9]+$|Emitida/).first()).toBeVisible();
  await expect.poll(state).toMatchObject([{ status: 'AUTHORIZED' }]);

  await page.setViewportSize({ width: 375, height: 740 });
  await page.reload();
  await page.getByText('Notas fiscais', { exact: true }).click();
  await expect(page.locator('small', { hasText: 'Nota' }).locator('..')).toContainText(/[0-9]/);
  await expectSound(page);
  await page.context().clearCookies();
  await signInPage(page, server, bia);
  await page.goto(`${server.url}/invoices`);
  await expect(page.getByText(/^Nota fiscal/).locator('..')).toContainText(/[0-9]/);
  await page.getByRole('button', { name: /Ações/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Abrir nota fiscal' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Baixar XML' }).click();
  expect((await saved).suggestedFilename()).toBe('nfse-1.xml');
  await expectSound(page);
});
