import { expect, test } from '@playwright/test';
import { type CallApi, signInPage } from './api';
import { expectSound } from './expect-sound';
import { startProduct } from './start-product';
import type { RunningServer } from './start-server';

let server: RunningServer;
let call: CallApi;
let stop: () => Promise<void>;
let ruiId: number;
const rui = { name: 'Rui Lima', email: 'rui@example.com', password: 'uma senha bem comprida' };
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook wants.
test.beforeAll(async ({}, info) => {
  ({ server, call, stop } = await startProduct(info));
  ruiId = (await call<{ id: number }>('POST', '/users', rui)).id;
});
test.afterAll(() => stop());

test('terms are set, asked for on a phone, accepted, shown, and asked for anew', async ({
  page,
  browser,
}) => {
  await signInPage(page, server);
  await page.goto(`${server.url}/theme`);
  await page.getByRole('textbox', { name: 'Versão em vigor' }).fill('2026-11');
  await page.getByRole('textbox', { name: 'Texto dos termos' }).fill('<b>Seja gentil.</b>');
  await page.getByRole('textbox', { name: 'Responsável pelos dados pessoais' }).fill('Bia Souza');
  await page.getByRole('textbox', { name: 'E-mail do responsável' }).fill('dpo@example.com');
  await expectSound(page);
  await page.getByRole('button', { name: 'Salvar' }).click();

  // Who set them is asked first.
  await expect(page.getByRole('heading', { name: 'Termos de uso' })).toBeVisible();
  await page.getByRole('button', { name: 'Li e aceito' }).click();
  await expect(page.getByRole('textbox', { name: 'Versão em vigor' })).toHaveValue('2026-11');

  const phone = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 375, height: 812 },
  });
  const person = await phone.newPage();
  await person.goto(`${server.url}/login`);
  await person.getByRole('textbox', { name: /^E-mail/ }).fill(rui.email);
  await person.getByLabel('Senha', { exact: true }).fill(rui.password);
  await person.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(person.getByRole('heading', { name: 'Termos de uso' })).toBeVisible();
  await expect(person.getByText('<b>Seja gentil.</b>')).toBeVisible();
  await expect(person.getByRole('link', { name: 'dpo@example.com' })).toBeVisible();
  await expectSound(person);
  const download = person.waitForEvent('download');
  await person.getByRole('button', { name: 'Baixar dados' }).click();
  expect((await download).suggestedFilename()).toMatch(/^meus-dados/);
  // No address leads past it.
  await person.goto(`${server.url}/devices`);
  await expect(person.getByRole('heading', { name: 'Termos de uso' })).toBeVisible();
  await person.getByRole('button', { name: 'Li e aceito' }).click();
  await expect(person.getByRole('heading', { name: 'Termos de uso' })).toBeHidden();
  await person.goto(`${server.url}/account?part=security`);
  await expect(person.getByText(/^Termos de uso aceitos: versão 2026-11, em/)).toBeVisible();
  await expect(person.getByText('Bia Souza')).toBeVisible();
  await expectSound(person);

  // The administrator sees it.
  await page.goto(`${server.url}/users?id=${ruiId}`);
  await expect(page.getByText(/^Aceitou a versão 2026-11 em/)).toBeVisible();
  await expectSound(page);

  // Another version asks again.
  const { branding, revision } = await call<{
    branding: { links: { dataPolicy: object } };
    revision: number;
  }>('GET', '/theme');
  const dataPolicy = { ...branding.links.dataPolicy, version: '2026-12' };
  const links = { ...branding.links, dataPolicy };
  await call('PUT', '/theme', { branding: { ...branding, links }, revision });
  await person.goto(`${server.url}/devices`);
  await expect(person.getByText('Para continuar, leia e aceite a versão 2026-12.')).toBeVisible();
  await person.getByRole('button', { name: 'Sair' }).click();
  await expect(person.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await phone.close();
});
