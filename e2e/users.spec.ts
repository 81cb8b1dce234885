import { expect, type Page } from '@playwright/test';
import type { CallApi } from './api';
import { expectSound } from './expect-sound';
import { type Tenant, test } from './shared-product';

interface Account {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  disabled: boolean;
}

const PASSWORD = 'uma outra senha bem comprida';
let server: Tenant['server'];
let call: CallApi;
let leave: Tenant['leave'];
test.beforeAll(async ({ product }) => {
  ({ server, call, leave } = await product.enter());
  const edson = await call<Account>('POST', '/users', {
    name: 'Edson Ferreira',
    email: 'edson@example.com',
    password: PASSWORD,
  });
  await call('POST', '/users', {
    name: 'Helena Brito',
    email: 'helena@example.com',
    userLimit: -1,
  });
  const device = { name: 'Fiorino 07', uniqueId: 'fiorino-07' };
  const { id: deviceId } = await call<{ id: number }>('POST', '/devices', device);
  await call('POST', '/devices', { name: 'Kangoo 05', uniqueId: 'kangoo-05' });
  await call('POST', '/permissions', { userId: edson.id, deviceId });
});
test.afterAll(() => leave());

const signIn = (page: Page, email: string, password: string) =>
  page.request.post(`${server.url}/api/session`, {
    headers: { origin: server.url },
    form: { email, password },
  });
async function open(page: Page, path = '/users'): Promise<void> {
  expect((await signIn(page, server.administrator.email, server.administrator.password)).ok()).toBe(
    true,
  );
  await page.goto(server.url + path);
  await expect(page.getByText('edson@example.com').first()).toBeVisible();
}
/** Beside the page: who signs in with the page's own cookie takes its session away. */
async function canSignIn(email: string, password: string): Promise<boolean> {
  const response = await fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: { origin: server.url },
    body: new URLSearchParams({ email, password }),
  });
  return response.ok;
}
async function find(email: string): Promise<Account | undefined> {
  return (await call<Account[]>('GET', '/users')).find((each) => each.email === email);
}
test('[S1.16] [S2.19] accounts are made, changed, kept out and deleted by the keyboard alone', async ({
  page,
}) => {
  await open(page);
  const { keyboard } = page;
  const press = async (name: string, role: 'button' | 'link' = 'button') => {
    await page.getByRole(role, { name, exact: true }).focus();
    await keyboard.press('Enter');
  };
  await expectSound(page);

  await press('Novo usuário');
  const fields = page.locator('form');
  const type = async (label: RegExp, text: string) => {
    await fields.getByLabel(label).focus();
    await keyboard.type(text);
  };
  await type(/^Nome(?! de)/, 'Caio Prado');
  await type(/^E-mail(?! (fixo|pessoal|comercial))/, 'caio@example.com');
  await type(/^Senha/, 'curta');
  await keyboard.press('Control+s');
  await expect(page.getByText('as duas não são iguais', { exact: false }).first()).toBeVisible();
  await fields.getByLabel(/^Senha/).fill('');
  await type(/^Senha/, PASSWORD);
  await type(/^Repita a senha/, PASSWORD);
  await keyboard.press('Control+s');
  const drawer = page.getByRole('complementary', { name: 'Caio Prado' });
  await expect(drawer.getByText('caio@example.com')).toBeVisible();
  await expectSound(page);
  expect(await canSignIn('caio@example.com', PASSWORD)).toBe(true);

  await press('Editar');
  await type(/^Telefone(?! )/, '+55 11 98114-2207');
  await keyboard.press('Control+s');
  await expect(drawer.getByText('+55 11 98114-2207')).toBeVisible();
  expect((await find('caio@example.com'))?.phone).toBe('+55 11 98114-2207');

  await press('Desativar');
  await expect(page.getByRole('alertdialog', { name: 'Desativar Caio Prado?' })).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(drawer.getByText('Desativado')).toBeVisible();
  expect(await canSignIn('caio@example.com', PASSWORD)).toBe(false);

  await press('Editar');
  await press('Excluir');
  await expect(page.getByRole('alertdialog', { name: 'Excluir Caio Prado?' })).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('caio@example.com')).toHaveCount(0);
  await expect.poll(() => find('caio@example.com')).toBeUndefined();
});

test('an account says how long positions of its vehicles are kept', async ({ page }, info) => {
  const { id } = (await find('edson@example.com')) ?? { id: 0 };
  await open(page, `/users?id=${id}`);
  const drawer = page.getByRole('complementary', { name: 'Edson Ferreira' });
  await expect(drawer.getByText('Padrão do servidor')).toBeVisible();
  await drawer.getByRole('button', { name: 'Editar', exact: true }).click();
  const days = page.locator('form').getByLabel(/^Dias de guarda das posições/);
  await days.fill('30');
  await page.keyboard.press('Control+s');
  if (info.project.name === 'proxy') {
    // Nobody there may delete for it.
    await expect(page.getByText('--tracking-token', { exact: false }).first()).toBeVisible();
    return;
  }
  const term = drawer.locator('dt', { hasText: 'Dias de guarda das posições' });
  await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText('30');
  expect(await call('GET', `/users/${id}`)).toMatchObject({ retentionDays: 30 });
});

test('devices are linked to an account and taken away', async ({ page }) => {
  const { id } = (await find('edson@example.com')) ?? { id: 0 };
  const linked = async () =>
    (await call<{ name: string }[]>('GET', `/devices?userId=${id}`)).map(({ name }) => name);
  await open(page, `/users?id=${id}`);
  const drawer = page.getByRole('complementary', { name: 'Edson Ferreira' });
  // What comes above the field later would push it, and its list, out of sight.
  await expect(drawer.getByRole('button', { name: 'Desvincular Fiorino 07' })).toBeVisible();
  const field = drawer.getByRole('combobox', { name: 'Vincular veículos' });
  await field.scrollIntoViewIfNeeded();
  await field.fill('kango');
  await page.getByRole('option', { name: /Kangoo 05/ }).click();
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: 'Vincular 1' }).click();
  await expect(drawer.getByRole('button', { name: 'Desvincular Kangoo 05' })).toBeVisible();
  expect(await linked()).toEqual(['Fiorino 07', 'Kangoo 05']);
  await drawer.getByRole('button', { name: 'Desvincular Fiorino 07' }).click();
  await expect.poll(linked).toEqual(['Kangoo 05']);
});

test('an account without users finds no page of users [S5.16]', async ({ page }) => {
  await signIn(page, 'edson@example.com', PASSWORD);
  await page.goto(`${server.url}/users`);
  await expect(page.getByText('Só quem gerencia usuários pode fazer isto.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Usuários' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });
  test('accounts are cards, one fills the screen, and it is changed there', async ({ page }) => {
    await open(page);
    await expectSound(page);
    await page.getByText('Helena Brito', { exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Helena Brito' });
    await expect(sheet.getByText('Gerente').first()).toBeVisible();
    await expectSound(page);
    await sheet.getByRole('button', { name: 'Editar' }).click();
    await sheet.getByLabel(/^Telefone(?! )/).fill('11 3000-0000');
    await expectSound(page);
    await expect(sheet.getByRole('button', { name: 'Salvar' })).toBeInViewport({ ratio: 1 });
    await sheet.getByRole('button', { name: 'Salvar' }).click();
    await expect(sheet.getByText('11 3000-0000')).toBeVisible();
    expect((await find('helena@example.com'))?.phone).toBe('11 3000-0000');
    await sheet.getByRole('button', { name: 'Fechar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeVisible();
  });
});

test('[S6.8] permissions are given one by one, an account is suspended, opened on trust and restored', async ({
  page,
  browser,
}) => {
  const attributes = { 'rastro.enableAdvancedPerms': true };
  await call('PATCH', '/server', { attributes });
  const nina = { name: 'Nina Luz', email: 'nina@example.com', password: PASSWORD };
  const { id } = await call<Account>('POST', '/users', nina);
  const context = await browser.newContext({ locale: 'pt-BR' });
  const hers = await context.newPage();
  await signIn(hers, nina.email, PASSWORD);
  await hers.goto(`${server.url}/home`);

  await open(page, `/users?id=${id}`);
  const drawer = page.getByRole('complementary', { name: nina.name });
  await drawer.getByRole('button', { name: 'Alterar permissões' }).click();
  const window = page.getByRole('dialog', { name: `O que ${nina.name} pode fazer` });
  await expect(window.getByText('Não vê nada além da própria conta.')).toBeVisible();
  await window.getByRole('button', { name: 'Modelo' }).click();
  await page.getByRole('menuitemradio', { name: /^Observador/ }).click();
  await expect(window.getByText(/^Vê: .*Motoristas/)).toBeVisible();
  await window
    .getByRole('group', { name: 'Motoristas' })
    .getByRole('checkbox', { name: 'Ver', exact: true })
    .press(' ');
  await expect(window.getByText(/^Vê: /)).not.toContainText('Motoristas');
  await expectSound(page);
  await window.getByRole('button', { name: 'Salvar permissões' }).click();
  await expect(window).toBeHidden();
  // Her page, open all the while, has what she may do, and nothing else.
  await expect
    .poll(async () => (await hers.request.get(`${server.url}/api/devices`)).status())
    .toBe(200);
  expect((await hers.request.get(`${server.url}/api/drivers`)).status()).toBe(403);

  await drawer.getByRole('button', { name: 'Suspender' }).click();
  const asked = page.getByRole('dialog', { name: `Suspender ${nina.name}?` });
  await asked.getByLabel(/^Motivo/).fill('Duas faturas em aberto');
  await asked.getByRole('button', { name: 'Suspender' }).click();
  await expect(drawer.getByText('Suspenso', { exact: true })).toBeVisible();
  await expect(hers.getByText('Duas faturas em aberto')).toBeVisible();
  await expectSound(hers);
  expect((await hers.request.get(`${server.url}/api/devices`)).status()).toBe(403);
  await hers.getByRole('button', { name: 'Usar o desbloqueio de confiança' }).click();
  await expect(hers.getByRole('button', { name: /Nina Luz|Conta/ }).first()).toBeVisible();
  expect((await hers.request.get(`${server.url}/api/devices`)).status()).toBe(200);
  await call('POST', `/users/${id}/restore`);
  await context.close();
  await call('PATCH', '/server', { attributes: { 'rastro.enableAdvancedPerms': null } });
});

test('what is held of a person is handed out, and erased once the e-mail was typed', async ({
  page,
}) => {
  const lia = { name: 'Lia Prado', email: 'lia@example.com', password: PASSWORD };
  const { id } = await call<Account>('POST', '/users', lia);
  await open(page, `/users?id=${id}`);
  const drawer = page.getByRole('complementary', { name: lia.name });
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Baixar dados' }).click();
  expect((await download).suggestedFilename()).toMatch(/^dados-pessoais-\d+-[\d-]+\.json$/);

  await drawer.getByRole('button', { name: 'Apagar pessoa' }).click();
  const asked = page.getByRole('dialog', { name: `Apagar ${lia.name}?` });
  await expect(asked.getByRole('list', { name: 'O que acontece' })).toContainText('apagado');
  const send = asked.getByRole('button', { name: 'Apagar pessoa' });
  await expect(send).toBeDisabled();
  await asked.getByRole('textbox').fill(lia.email);
  await expectSound(page);
  await send.click();
  await expect(asked).toBeHidden();
  expect(await canSignIn(lia.email, PASSWORD)).toBe(false);
  expect(await find(`erased-${id}@erased.invalid`)).toMatchObject({ disabled: true });
});
