import { expect } from '@playwright/test';
import { type CallApi, signInPage } from './api';
import { expectSound } from './expect-sound';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let call: CallApi;
let leave: Tenant['leave'];
test.beforeAll(async ({ product }) => {
  ({ server, call, leave } = await product.enter());
  await call('POST', '/devices', { name: 'Fiorino 07', uniqueId: 'fiorino-07' });
});
test.afterAll(() => leave());

test('somebody is invited from the first steps, comes by the link once, and sees the vehicle', async ({
  page,
  browser,
}) => {
  await signInPage(page, server);
  await page.goto(`${server.url}/home`);
  await page.getByRole('button', { name: 'Primeiros passos' }).click();
  await expect(
    page.getByRole('link', { name: /Adicionar um rastreador/ }).getByLabel('Feito'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Convidar alguém' }).click();

  await page.getByRole('textbox', { name: /^Nome/ }).fill('Marina Alves');
  await page.getByRole('combobox', { name: 'Veículos', exact: true }).click();
  await page.getByRole('option', { name: 'Fiorino 07' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const dialog = page.getByRole('dialog', { name: 'O link do convite' });
  const link = (await dialog.locator('pre').textContent()) ?? '';
  expect(link).toContain(`${server.url}/invite#`);
  await dialog.getByRole('button').last().click();
  await expect(page.getByRole('row', { name: /Marina Alves/ })).toBeVisible();

  const other = await browser.newContext({ locale: 'pt-BR' });
  const guest = await other.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('textbox', { name: 'Nome' })).toHaveValue('Marina Alves');
  await expectSound(guest);
  await guest.getByRole('textbox', { name: 'E-mail' }).fill('marina@example.com');
  await guest.getByRole('textbox', { name: 'Senha' }).fill('uma senha bem comprida');
  await guest.getByRole('button', { name: 'Criar conta' }).click();
  await expect(guest).toHaveURL(/\/home$/);
  await guest.goto(`${server.url}/devices`);
  await expect(guest.getByText('Fiorino 07').first()).toBeVisible();
  await guest.goto(link);
  await guest.reload();
  await expect(guest.getByText(/já foi usado ou terminou/)).toBeVisible();
  await other.close();
});
