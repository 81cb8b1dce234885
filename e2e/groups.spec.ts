import { expect, type Page } from '@playwright/test';
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
});
test.afterAll(() => leave());

/** Two groups, one below the other, and three devices: two in the lower one, one in none. */
async function seed(): Promise<void> {
  const all = async (path: string) => call<Thing[]>('GET', path);
  for (const { id } of await all('/devices')) await call('DELETE', `/devices/${id}`);
  for (const { id } of await all('/groups')) await call('DELETE', `/groups/${id}`);
  const { id: central } = await call<Thing>('POST', '/groups', { name: 'Central Sul' });
  const { id } = await call<Thing>('POST', '/groups', { name: 'Entregas', groupId: central });
  await call('POST', '/groups', { name: 'Reserva' });
  for (const [name, groupId] of [
    ['Fiorino 07', id],
    ['Kangoo 05', id],
    ['Moto 09', 0],
  ]) {
    const uniqueId = String(name).replace(' ', '-');
    await call('POST', '/devices', { name, uniqueId, groupId });
  }
}

async function signIn(page: Page, { email, password } = server.administrator): Promise<void> {
  await signInPage(page, server, { email, password });
}

const open = async (page: Page) => {
  await seed();
  await signIn(page);
  await page.goto(`${server.url}/groups`);
  await expect(page.getByRole('treeitem', { name: /Central Sul/ })).toBeVisible();
};
const node = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
const find = async (path: string, name: string) =>
  (await call<Thing[]>('GET', path)).find((each) => each.name === name);
const expectParent = (path: string, name: string, parent: string | null) =>
  expect
    .poll(async () => {
      const groupId = (await find(path, name))?.groupId;
      if (groupId === 0) return null;
      return (await call<Thing[]>('GET', '/groups')).find(({ id }) => id === groupId)?.name;
    })
    .toBe(parent);

test('what somebody else makes and renames shows without a reload', async ({ page }) => {
  await open(page);
  const { id } = await call<Thing>('POST', '/groups', { name: 'Agro' });
  await expect(node(page, /Agro/)).toBeVisible();
  await call('PUT', `/groups/${id}`, { id, name: 'Agro Norte', groupId: 0, attributes: {} });
  await expect(node(page, /Agro Norte/)).toBeVisible();

  // Beside an empty page there is room for a name.
  const [parent, long] = ['Capital Metro', 'Capital Metro 500–599'];
  const { id: groupId } = await call<Thing>('POST', '/groups', { name: parent });
  await call('POST', '/groups', { name: long, groupId });
  const texts = node(page, /500–599/).locator('span');
  await expect(texts.first()).toBeVisible();
  const cut = await texts.evaluateAll(
    (all) =>
      all.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .length,
  );
  expect(cut).toBe(0);
});

test('[S1.8] [S2.20] groups are made, renamed, moved and deleted by the keyboard alone', async ({
  page,
}) => {
  await open(page);
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  await page.getByRole('button', { name: 'Novo grupo' }).focus();
  await press('Enter');
  await keyboard.type('Agro');
  await press('Enter');
  await expect(node(page, /Agro/)).toHaveAttribute('aria-selected', 'true');

  await node(page, /Agro/).focus();
  await press('F2');
  await expect(page.getByRole('textbox', { name: 'Nome' })).toBeFocused();
  await press('Control+a');
  await keyboard.type('Campo Belo');
  await press('Enter');
  await expect(node(page, /Campo Belo/)).toBeFocused();

  // Its menu, the first entry of it, and then a place.
  await press('Tab', 'Enter');
  await expect(page.getByRole('menuitem', { name: 'Mover…' })).toBeFocused();
  await press('Enter');
  await expect(page.getByText('Escolha o novo lugar de Campo Belo.')).toBeVisible();
  await expect(node(page, /Campo Belo/)).toBeFocused();
  await press('End', 'Enter');
  await expect(page.getByText('Campo Belo está agora em Reserva.')).toBeVisible();
  await expectParent('/groups', 'Campo Belo', 'Reserva');
  await press('Control+z');
  await expect(page.getByText('Mudança de grupo desfeita.')).toBeVisible();
  await expectParent('/groups', 'Campo Belo', null);

  await node(page, /Entregas/).focus();
  await press('Tab', 'Enter');
  await expect(page.getByRole('menuitem', { name: 'Mover…' })).toBeFocused();
  await press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Excluir Entregas?' });
  await expect(dialog).toContainText('ficam sem grupo');
  await press('Tab', 'Enter');
  await expect(node(page, /Entregas/)).toHaveCount(0);
  await expectParent('/devices', 'Fiorino 07', null);
  await expect(page.getByRole('button', { name: '3 veículos sem grupo' })).toBeVisible();
});

test('devices are moved by drag and by menu, and a group never into itself', async ({ page }) => {
  await open(page);
  await node(page, /Central Sul/).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Central Sul' })).toBeVisible();
  await expect(page.getByText('2 veículos · 1 subgrupo')).toBeVisible();
  const row = (name: RegExp) => page.getByRole('row', { name });
  await row(/Fiorino 07/).dragTo(node(page, /Reserva/));
  await expect(page.getByText('1 veículo movido para Reserva.')).toBeVisible();
  await expectParent('/devices', 'Fiorino 07', 'Reserva');
  await expect(row(/Fiorino 07/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectParent('/devices', 'Fiorino 07', 'Entregas');

  await row(/Kangoo 05/)
    .getByRole('button', { name: /Ações/ })
    .click();
  await page.getByRole('menuitem', { name: 'Mover de grupo' }).click();
  await page.getByRole('combobox', { name: 'Novo grupo' }).fill('reserva');
  await page.getByRole('option', { name: /Reserva/ }).click();
  await page.getByRole('button', { name: 'Mover', exact: true }).click();
  await expectParent('/devices', 'Kangoo 05', 'Reserva');

  await page.getByRole('button', { name: '1 veículo sem grupo' }).click();
  await expect(row(/Moto 09/)).toBeVisible();

  await node(page, /Central Sul/).dragTo(node(page, /Entregas/));
  await node(page, /Entregas/).dragTo(node(page, /Reserva/));
  await expect(page.getByText('Entregas está agora em Reserva.')).toBeVisible();
  await expectParent('/groups', 'Central Sul', null);
  await expectParent('/groups', 'Entregas', 'Reserva');
});

test('a circle that the form asks for is refused in the words of the server', async ({ page }) => {
  await open(page);
  await node(page, /Central Sul/).click();
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const parent = page.getByRole('combobox', { name: 'Grupo superior' });
  await parent.fill('entregas');
  await page.getByRole('option', { name: 'Entregas' }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/Um grupo não pode ficar dentro de si mesmo/).first()).toBeVisible();
  await expectParent('/groups', 'Central Sul', null);
});

test('an account that may only look is offered nothing else', async ({ page }) => {
  await seed();
  const reader = { name: 'Leitor Um', email: 'leitor@example.com', password: 'uma senha longa' };
  const { id: userId } = await call<Thing>('POST', '/users', { ...reader, readonly: true });
  const central = await find('/groups', 'Central Sul');
  await call('POST', '/permissions', { userId, groupId: central?.id });
  await signIn(page, reader);
  await page.goto(`${server.url}/groups?group=${central?.id}`);
  await expect(page.getByRole('row', { name: /Fiorino 07/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Novo|Editar|Adicionar/ })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(node(page, /Central Sul/).getByRole('button')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`375 px, ${colorScheme}`, () => {
    test.use({ viewport: { width: 375, height: 812 }, colorScheme, hasTouch: true });

    test('groups and devices fill the screen one after the other', async ({ page }) => {
      await open(page);
      await expectSound(page);
      await node(page, /Central Sul/).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Central Sul' })).toBeVisible();
      await expect(page.getByRole('tree')).toHaveCount(0);
      await expectSound(page);

      await page
        .getByRole('row', { name: /Fiorino 07/ })
        .getByRole('checkbox')
        .check({ force: true });
      await page.getByRole('button', { name: 'Remover do grupo' }).tap();
      await expectParent('/devices', 'Fiorino 07', null);
      await page.getByRole('button', { name: 'Desfazer' }).tap();
      await expectParent('/devices', 'Fiorino 07', 'Entregas');

      await page.getByRole('button', { name: 'Editar', exact: true }).tap();
      const name = page.getByRole('textbox', { name: 'Nome' });
      await name.fill('Central');
      await page.getByRole('button', { name: 'Salvar' }).tap();
      await expect.poll(() => find('/groups', 'Central')).toBeTruthy();
      await page.getByRole('button', { name: 'Fechar' }).tap();
      await page.getByRole('button', { name: 'Voltar' }).tap();
      await expect(page.getByRole('tree')).toBeVisible();
    });
  });
}
