import { expect } from '@playwright/test';
import { type CallApi, signInPage } from './api';
import { expectSound } from './expect-sound';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let ingestUrl: string;
let call: CallApi;
let leave: Tenant['leave'];
let deviceId: number;
test.beforeAll(async ({ product }) => {
  ({ server, ingestUrl, call, leave } = await product.enter());
  const tracker = { name: 'Rastreador pessoal 7', uniqueId: 'pessoal-7' };
  deviceId = (await call<{ id: number }>('POST', '/devices', tracker)).id;
});
test.afterAll(() => leave());

/** Says where the tracker is, and answers where it is known to be. */
async function move(lat: number): Promise<number | undefined> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const fix = new URLSearchParams({ id: 'pessoal-7', lat: String(lat), lon: '-46.6', timestamp });
  // The line of a device that is refused may be cut.
  await fetch(`${ingestUrl}/?${fix}`).catch(() => undefined);
  const positions = await call<{ deviceId: number; latitude: number }[]>('GET', '/positions');
  return positions.find((position) => position.deviceId === deviceId)?.latitude;
}

test('a person agrees on a phone, is recorded, takes it back, and is recorded no more', async ({
  page,
  browser,
}) => {
  expect(await move(-23.51)).toBe(-23.51);
  await signInPage(page, server);
  await page.goto(`${server.url}/devices/${deviceId}`);
  await page.getByRole('button', { name: /^Mais/ }).click();
  await page.getByRole('menuitem', { name: 'Consentimento' }).click();
  const consent = page.getByRole('dialog', { name: /^Consentimento/ });
  await expect(consent.getByText(/Ninguém foi consultado/)).toBeVisible();
  await consent.getByRole('button', { name: 'Pedir consentimento' }).click();
  const form = page.getByRole('dialog', { name: 'Pedir consentimento' });
  await form.getByRole('textbox', { name: /^Pessoa/ }).fill('Bia Souza');
  await form.getByRole('textbox', { name: /^Finalidade/ }).fill('Rondas noturnas');
  await expectSound(page);
  await form.getByRole('button', { name: 'Pedir consentimento' }).click();
  const made = page.getByRole('dialog', { name: 'Link para Bia Souza' });
  const link = (await made.locator('pre').textContent()) ?? '';
  expect(link).toContain(`${server.url}/consent#`);
  await made.getByRole('button').last().click();
  await expect(consent.getByText('Sem consentimento: nada é registrado')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  const band = page.getByRole('region', { name: 'Consentimento' });
  await expect(band).toContainText('Bia Souza · Pedido');
  expect(await move(-23.52)).toBe(-23.51);

  const phone = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 375, height: 812 },
  });
  const person = await phone.newPage();
  await person.goto(link);
  await expect(person.getByText('Rondas noturnas')).toBeVisible();
  await expect(person.getByText('Rastreador pessoal 7')).toBeVisible();
  await expectSound(person);
  await person.getByRole('button', { name: 'Concordo', exact: true }).click();
  await expect(person.getByRole('status')).toContainText('Você concordou em');
  expect(await move(-23.53)).toBe(-23.53);
  await page.reload();
  await expect(band).toContainText('Registrado com consentimento');

  await person.reload();
  await person.getByRole('button', { name: 'Retirar consentimento' }).click();
  const sure = person.getByRole('alertdialog', { name: 'Retirar o seu consentimento?' });
  await expectSound(person);
  await sure.getByRole('button', { name: 'Retirar consentimento' }).click();
  await expect(person.getByRole('status')).toContainText('Você retirou o consentimento');
  expect(await move(-23.54)).toBe(-23.53);
  await phone.close();
  await page.reload();
  await expect(band).toContainText('Sem consentimento: nada é registrado');

  await page.goto(`${server.url}/consents`);
  await page.getByRole('gridcell', { name: 'Bia Souza' }).click();
  const drawer = page.getByRole('complementary', { name: 'Bia Souza' });
  await expect(
    drawer.getByRole('definition').filter({ hasText: 'Rastreador pessoal 7' }),
  ).toBeVisible();
  await expect(drawer.getByText(/pelo link/).first()).toBeVisible();
  await expectSound(page);
  await drawer.getByRole('button', { name: 'Encerrar' }).click();
  await page.getByRole('button', { name: 'Encerrar consentimento' }).click();
  await expect(drawer.getByText('Encerrado').first()).toBeVisible();
  expect(await move(-23.55)).toBe(-23.55);
});
