import { expect, type Page } from '@playwright/test';
import { type CallApi, signInPage } from './api';
import { expectSound } from './expect-sound';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let ingestUrl: string;
let call: CallApi;
let leave: Tenant['leave'];
let deviceId: number;

/** Sends a fix of the vehicle's tracker. */
const report = async (lat: number, speed: number) => {
  const query = new URLSearchParams({
    id: 'fiorino-07',
    lat: String(lat),
    lon: '-46.6333',
    speed: String(speed),
  });
  expect((await fetch(`${ingestUrl}/?${query}`)).ok).toBe(true);
};

test.beforeAll(async ({ product }) => {
  ({ server, call, leave, ingestUrl } = await product.enter());
  const device = { name: 'Fiorino 07', uniqueId: 'fiorino-07', phone: '+55 11 98114-2207' };
  deviceId = (await call<{ id: number }>('POST', '/devices', device)).id;
  await call('POST', '/devices', { name: 'Kangoo 05', uniqueId: 'kangoo-05' });
  await report(-23.5505, 33.5);
});
test.afterAll(() => leave());

async function signIn(page: Page): Promise<void> {
  await signInPage(page, server);
}

test('[S2.25] [S2.40] [S2.68] [S4.13] [S6.14] a link is made, opened elsewhere, follows the vehicle and ends at once', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await page.goto(`${server.url}/devices/${deviceId}`);
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Compartilhar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compartilhar Fiorino 07' });
  await dialog.getByText('1 h', { exact: true }).click();
  await dialog.getByLabel('Para quem é o link').fill('Cliente');
  await dialog.getByText('Pedir PIN').click();
  await dialog.getByLabel('PIN', { exact: true }).fill('4827');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Criar link' }).click();
  await expect(dialog.getByRole('img', { name: 'Código QR do link' })).toBeVisible();
  await expect(dialog.getByText(/PIN: 4827/)).toBeVisible();
  const link = await dialog.getByLabel('Link pronto').inputValue();
  expect(link).toMatch(/\/share\/[\w-]{43}$/);

  const elsewhere = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const viewer = await elsewhere.newPage();
  await viewer.goto(link);
  // The token stands where browsers send it to nobody, so that the address can be copied.
  await expect(viewer).toHaveURL(/\/share#[\w-]{43}$/);
  await viewer.getByLabel('PIN', { exact: true }).fill('1111');
  await viewer.getByRole('button', { name: 'Abrir' }).click();
  await expect(viewer.getByText('O PIN não confere.')).toBeVisible();
  await expectSound(viewer);
  await viewer.getByLabel('PIN', { exact: true }).fill('4827');
  await viewer.getByRole('button', { name: 'Abrir' }).click();
  await expect(viewer.getByText('Em movimento')).toBeVisible();
  await expect(viewer.getByText('Fiorino 07')).toBeVisible();
  await expect(viewer.getByText('62', { exact: true })).toBeVisible();
  await expect(viewer.getByText(/Expira em:\s*59 min/)).toBeVisible();
  await expect(viewer.getByText('Kangoo 05')).toHaveCount(0);
  await expect(viewer.getByRole('button')).not.toHaveCount(0);
  await expect(viewer.getByRole('navigation')).toHaveCount(0);
  await expectSound(viewer);

  await report(-23.56, 50);
  await expect(viewer.getByText('93', { exact: true })).toBeVisible();
  await viewer.reload();
  await expect(viewer.getByText('Fiorino 07')).toBeVisible();

  await dialog.getByRole('button', { name: 'Encerrar Cliente' }).click();
  await page
    .getByRole('alertdialog', { name: 'Encerrar “Cliente”?' })
    .getByRole('button', { name: 'Encerrar link' })
    .click();
  const notice = viewer.getByRole('alertdialog', { name: 'Sua sessão expirou!' });
  await expect(notice).toBeVisible();
  await viewer.evaluate(() => void Object.assign(window, { isOldPage: true }));
  await notice.getByRole('button', { name: 'Sair' }).click();
  await expect(viewer.getByRole('heading', { name: 'O link expirou' })).toBeVisible();
  expect(await viewer.evaluate(() => 'isOldPage' in window), 'loaded anew').toBe(false);
  await viewer.goto(link);
  await expect(viewer.getByRole('heading', { name: 'O link expirou' })).toBeVisible();
  await elsewhere.close();
});
