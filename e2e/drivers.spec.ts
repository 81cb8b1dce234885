import { expect, test, type Page } from '@playwright/test';
import { type CallApi, signInPage } from './api';
import { expectSound } from './expect-sound';
import { startProduct } from './start-product';
import type { RunningServer } from './start-server';

const PASSWORD = 'uma outra senha bem comprida';
let server: RunningServer;
let call: CallApi;
let stop: () => Promise<void>;
let code = '';
// eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook wants.
test.beforeAll(async ({}, info) => {
  ({ server, call, stop } = await startProduct(info));
  const make = (path: string, body: object) => call<{ id: number }>('POST', path, body);
  const { id: deviceId } = await make('/devices', { name: 'Fiorino 07', uniqueId: 'fiorino-07' });
  const { id: driverId } = await make('/drivers', { name: 'João Prado', uniqueId: 'joao' });
  await make('/qr-access', { driverId, username: 'joao', password: PASSWORD });
  const [found] = await call<{ code: string }[]>('GET', `/qr-codes?deviceId=${deviceId}`);
  code = found?.code ?? '';
});
test.afterAll(() => stop());

const enter = async (page: Page): Promise<void> => {
  await page.getByLabel(/e-mail|email/i).fill('joao');
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
};

test('[S2.26] [S2.28] [S2.29] [S2.37] [S6.16] a driver takes a vehicle by its code and leaves it, without network too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(`${server.url}/qr-driver/scan/${code}`);
  await expect(page).toHaveURL(/\/motorista\?to=%2Fqr-driver%2Fscan%2F/);
  await enter(page);
  await expect(page.getByRole('heading', { name: 'João Prado' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Registrar entrada' }).click();
  await expect(page.getByText('Fiorino 07')).toBeVisible();
  await expect(page).toHaveURL(/\/qr-driver$/);
  expect(await call('GET', '/drives?open=true')).toMatchObject([{ driverName: 'João Prado' }]);

  // No other page is a driver's.
  await page.goto(`${server.url}/devices`);
  await expect(page).toHaveURL(/\/qr-driver$/);
  await expect(page.getByText('Fiorino 07')).toBeVisible();

  // In a garage without network it is kept, and sent when there is one.
  await page.route('**/api/qr-driver', (route) => route.abort());
  await page.getByRole('button', { name: 'Registrar saída' }).click();
  await expect(page.getByText('1 leitura guardada até haver rede.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 leitura guardada até haver rede.')).toBeVisible();
  await page.unroute('**/api/qr-driver');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Nenhum veículo')).toBeVisible();
  await expect.poll(() => call('GET', '/drives?open=true')).toEqual([]);
});

test('[S3.41] codes are printed and replaced, and a driver is let in, on the page of drivers', async ({
  page,
}) => {
  await signInPage(page, server);
  await page.goto(`${server.url}/drivers`);
  await page.getByRole('button', { name: 'Códigos' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(code)).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Imprimir o código de Fiorino 07' }).click();
  expect((await download).suggestedFilename()).toBe('codigos.pdf');
  await dialog.getByLabel('Veículo ou motorista').fill('Fiorino');
  await dialog.getByRole('button', { name: 'Substituir' }).click();
  await dialog.getByRole('button', { name: 'O antigo deixa de valer: substituir' }).click();
  await expect(dialog.getByText(code)).toBeHidden();
  await expectSound(page);
});
