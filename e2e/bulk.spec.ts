import { expect } from '@playwright/test';
import { type CallApi, signInPage } from './api';
import { expectSound } from './expect-sound';
import { type Tenant, test } from './shared-product';

interface Thing {
  id: number;
  name: string;
  groupId: number;
}

let server: Tenant['server'];
let call: CallApi;
let leave: Tenant['leave'];
test.beforeAll(async ({ product }) => {
  ({ server, call, leave } = await product.enter());
  await call('POST', '/groups', { name: 'Central Sul' });
  for (const name of ['Fiorino 07', 'Kangoo 05', 'Moto 09']) {
    await call('POST', '/devices', { name, uniqueId: name.replace(' ', '-') });
  }
});
test.afterAll(() => leave());

test('two vehicles of a list are moved, moved back and deleted at once', async ({ page }) => {
  await signInPage(page, server);
  await page.goto(`${server.url}/devices`);
  await page.getByRole('button', { name: 'Expandir' }).click();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const choose = async () => {
    for (const name of ['Fiorino 07', 'Kangoo 05']) {
      await page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('checkbox')
        .check({ force: true });
    }
  };
  const groups = async () =>
    (await call<Thing[]>('GET', '/devices')).map(({ groupId }) => groupId > 0).sort();

  await choose();
  await press('Alterar');
  await dialog.getByRole('combobox', { name: 'O que alterar' }).click();
  await page.getByRole('option', { name: 'Grupo' }).click();
  await dialog.getByRole('combobox', { name: 'Grupo' }).click();
  await page.getByRole('option', { name: 'Central Sul' }).click();
  await dialog.getByRole('button', { name: 'Mostrar o plano' }).click();
  await expect(dialog.getByText('Nada foi alterado ainda.')).toBeVisible();
  await expectSound(page);
  expect(await groups()).toEqual([false, false, false]);
  await dialog.getByRole('button', { name: 'Alterar 2 itens' }).click();
  await expect(dialog.getByText('Concluído.')).toBeVisible();
  expect(await groups()).toEqual([false, true, true]);
  await dialog.getByRole('button', { name: 'Desfazer' }).click();
  await expect(dialog.getByText(/^Desfeito\./)).toBeVisible();
  expect(await groups()).toEqual([false, false, false]);
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();

  await choose();
  await press('Excluir');
  await dialog.getByRole('textbox', { name: /Digite 2/ }).fill('2');
  await dialog.getByRole('button', { name: 'Excluir 2 itens' }).click();
  await expect(dialog.getByText('Concluído.')).toBeVisible();
  expect((await call<Thing[]>('GET', '/devices')).map(({ name }) => name)).toEqual(['Moto 09']);
});
