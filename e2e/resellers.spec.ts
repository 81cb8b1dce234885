import { expect } from '@playwright/test';
import { type CallApi, signIn, signInPage } from './api';
import { expectRefused } from './expect-refused';
import { expectSound } from './expect-sound';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let call: CallApi;
let leave: Tenant['leave'];
test.beforeAll(async ({ product }) => ({ server, call, leave } = await product.enter()));
test.afterAll(() => leave());

test('[S1.32] [S2.58] an account becomes a reseller, is given a customer with a plan, has its brand, and is suspended with it', async ({
  page,
  browser,
}) => {
  const password = 'uma outra senha bem comprida';
  const make = (name: string, more: object = {}) =>
    call<{ id: number }>('POST', '/users', {
      name,
      email: `${name}@example.com`,
      password,
      ...more,
    });
  const { id } = await make('norte');
  await make('padaria', { deviceLimit: 2 });
  const callOwn = await signIn(server, { email: 'padaria@example.com', password });
  for (const uniqueId of ['padaria-1', 'padaria-2']) {
    await callOwn('POST', '/devices', { name: uniqueId, uniqueId });
  }
  await signInPage(page, server);
  await page.goto(`${server.url}/reseller`);
  const choose = async (label: RegExp, name: string) => {
    await page.getByRole('combobox', { name: label }).fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
  };
  await page.getByRole('button', { name: 'Nova revenda' }).first().click();
  await choose(/^Conta|^Usuário/, 'norte');
  await page.getByRole('textbox', { name: /^Domínio/ }).fill('norte');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expectRefused(page);
  await page.getByRole('textbox', { name: /^Domínio/ }).fill('norte.example.com');
  await page.keyboard.press('Enter');
  await expect.poll(() => call('GET', '/resellers')).toMatchObject([{ userId: id }]);

  // The form of a new one gives way to that of the one it made.
  await expect(page.getByRole('heading', { name: 'norte', exact: true })).toBeVisible();
  const move = page.getByRole('region', { name: 'Trazer contas para esta revenda' });
  await choose(/^Trazer contas/, 'padaria');
  // A list of several stays open for the next, over the button; it closes as the field is left.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('option')).toHaveCount(0);
  await move.getByRole('button', { name: 'Trazer' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('1 conta passa para cá com 2 veículos');
  await asked.getByRole('button', { name: 'Trazer' }).click();
  await expect(move).toContainText('Pronto.');
  expect(await call('GET', '/resellers')).toMatchObject([{ customers: 1, vehicles: 2 }]);
  await expectSound(page);

  await choose(/^Trazer contas/, 'padaria');
  await page.keyboard.press('Tab');
  await move.getByRole('button', { name: 'Tirar de qualquer revenda' }).click();
  await expect(asked).toContainText('1 conta com 2 veículos fica sem revenda');
  await asked.getByRole('button', { name: 'Tirar de qualquer revenda' }).click();
  await expect(move).toContainText('Pronto.');
  expect(await call('GET', '/resellers')).toMatchObject([{ customers: 0, vehicles: 0 }]);

  const own = await browser.newPage({ locale: 'pt-BR' });
  await signInPage(own, server, { email: 'norte@example.com', password });
  await own.goto(`${server.url}/theme`);
  await expect(own.getByRole('heading', { name: 'Minha marca' })).toBeVisible();
  await expect(own.getByText('Marca de norte.example.com')).toBeVisible();

  // One of its own people signs in as herself, and works in its account.
  const marina = { email: 'marina@example.com', password };
  const callNorte = await signIn(server, { email: 'norte@example.com', password });
  await callNorte('POST', '/users', { name: 'marina', ...marina });
  await own.goto(`${server.url}/reseller?id=${id}`);
  const people = own.getByRole('region', { name: 'Equipe da revenda' });
  await people.getByRole('combobox', { name: 'Equipe da revenda' }).fill('marina');
  await own.getByRole('option', { name: /marina/ }).click();
  await own.keyboard.press('Tab');
  await people.getByRole('button', { name: 'Salvar' }).click();
  await expect(people).toContainText('Salvo.');
  await own.close();
  const herBrowser = await browser.newContext({ locale: 'pt-BR' });
  const hers = await herBrowser.newPage();
  await signInPage(hers, server, marina);
  await hers.goto(server.url);
  await hers.getByRole('button', { name: 'Abrir a conta dela' }).click();
  await expect(hers.getByText('Você está na conta de norte.')).toBeVisible();
  await hers.goto(`${server.url}/reseller`);
  await expect(hers.getByRole('gridcell', { name: 'norte', exact: true })).toBeVisible();
  await expectSound(hers);
  await hers.getByRole('button', { name: 'Voltar à minha conta' }).click();
  await expect(hers.getByText(/^Você trabalha para norte/)).toBeVisible();
  await herBrowser.close();

  await page.getByRole('button', { name: 'Suspender com todos abaixo' }).click();
  await page.getByRole('textbox', { name: 'Motivo (as contas o veem)' }).fill('Contrato encerrado');
  await page.getByRole('button', { name: 'Suspender todos' }).click();
  await expect(page.getByRole('button', { name: 'Reabrir todos' })).toBeVisible();
  expect(await call('GET', '/resellers')).toMatchObject([{ isSuspended: true }]);
});
