import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type CallApi, signInPage } from './api';
import { expectRefused } from './expect-refused';
import { expectSound } from './expect-sound';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let call: CallApi;
let leave: Tenant['leave'];
test.beforeAll(async ({ product }) => ({ server, call, leave } = await product.enter()));
test.afterAll(() => leave());

const own = () => call<object>('GET', '/session');
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const part = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

test('[S1.4] [S3.17] one changes the own account, what it is let in with, and takes its data away', async ({
  page,
}) => {
  await signInPage(page, server);
  await page.goto(`${server.url}/home`);
  await page.getByRole('button', { name: /^Menu do usuário|^Conta/ }).click();
  await page.getByRole('menuitem', { name: 'Minha conta' }).click();

  // What the form refuses, it says at its field.
  await box(page, /^Nome/).first().fill('');
  await press(page, 'Salvar');
  await expectRefused(page);
  await box(page, /^Nome/).first().fill('Ana Prado Lima');
  await page.getByRole('button', { name: /^Hora do dia/ }).click();
  await page.getByRole('menuitemradio', { name: '12 horas (AM/PM)' }).click();
  await page.getByRole('button', { name: /^Velocidade/ }).click();
  await page.getByRole('menuitemradio', { name: 'Nós' }).click();
  await press(page, 'Salvar');
  await expect.poll(own).toMatchObject({
    name: 'Ana Prado Lima',
    attributes: { twelveHourFormat: true, speedUnit: 'kn' },
  });
  await expectSound(page);

  await part(page, 'Segurança');
  await press(page, 'Configurar códigos');
  const key = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  await box(page, 'Código do aplicativo').fill(totp.generate());
  const proof = page.getByRole('dialog').getByLabel(/^Sua senha atual/);
  await proof.fill('errada');
  await press(page, 'Ativar códigos');
  await expect(page.getByText('A senha atual está errada ou não foi informada.')).toBeVisible();
  await proof.fill(server.administrator.password);
  // Half a minute may have gone since the first.
  await box(page, 'Código do aplicativo').fill(totp.generate());
  await press(page, 'Ativar códigos');
  await expect(page.getByRole('heading', { name: 'Códigos de recuperação' })).toBeVisible();
  await press(page, 'Já guardei');
  await expect(page.getByText('Ativados, restam 10 códigos de recuperação')).toBeVisible();

  // The call of this test is signed in too: that is the other place.
  await page
    .getByRole('button', { name: /^Encerrar a sessão/ })
    .first()
    .click();
  await expect(page.getByText('Em outros lugares')).toBeHidden();

  await press(page, 'Novo token');
  await box(page, 'Nome').fill('Exportação');
  await press(page, 'Criar token');
  const token = (await page.getByRole('dialog').locator('pre').textContent()) ?? '';
  await press(page, 'Já guardei');
  await page.getByRole('button', { name: 'Encerrar o token Exportação' }).click();
  await expect(page.getByText('Exportação')).toBeHidden();
  const statusBy = async (bearer: string) =>
    (await fetch(`${server.url}/api/session`, { headers: { authorization: `Bearer ${bearer}` } }))
      .status;
  // It leaves the list as its end is asked for.
  await expect.poll(() => statusBy(token)).toBe(401);

  const download = page.waitForEvent('download');
  await press(page, 'Baixar dados');
  expect((await download).suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.json$/);
  await expectSound(page);
});
