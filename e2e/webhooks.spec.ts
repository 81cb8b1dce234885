import { expect } from '@playwright/test';
import { signInPage } from './api';
import { expectRefused } from './expect-refused';
import { expectSound } from './expect-sound';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let leave: Tenant['leave'];
test.beforeAll(async ({ product }) => ({ server, leave } = await product.enter()));
test.afterAll(() => leave());

test('an address gets a secret that is shown once, a test that says what became of it, and another secret', async ({
  page,
}) => {
  await signInPage(page, server);
  await page.goto(`${server.url}/webhooks`);
  await page.getByRole('button', { name: 'Novo webhook' }).first().click();
  await page.getByRole('textbox', { name: /^Nome/ }).fill('ERP');
  await page.getByRole('textbox', { name: /^Endereço/ }).fill('http://erp.invalid/events');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expectRefused(page);
  // A name that nobody has.
  await page.getByRole('textbox', { name: /^Endereço/ }).fill('https://erp.invalid/events');
  await page.getByRole('button', { name: 'Salvar' }).click();

  const dialog = page.getByRole('dialog', { name: 'O segredo' });
  const secret = dialog.getByText(/^whsec_/);
  const first = await secret.innerText();
  await dialog.getByRole('button', { name: 'Já guardei' }).click();

  await page.getByRole('button', { name: 'Enviar teste' }).click();
  const deliveries = page.getByRole('list', { name: 'Últimas entregas' }).getByRole('listitem');
  // Who knows names may be asked several times before nobody has this one.
  await expect(deliveries.first()).toContainText(/Falhou na \d+ª tentativa/, { timeout: 60_000 });
  await expect(page.getByRole('status').filter({ hasText: 'Falhou na' })).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: 'Trocar o segredo' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Trocar o segredo' }).click();
  await expect(secret).not.toHaveText(first);
});
