import { expect, type Page } from '@playwright/test';
import { type CallApi, signInPage } from './api';
import { writeFilm } from './camera-film';
import { expectSound } from './expect-sound';
import { type Tenant, test } from './shared-product';

const PASSWORD = 'uma outra senha bem comprida';
let server: Tenant['server'];
let call: CallApi;
let leave: Tenant['leave'];
let code = '';
let driverId = 0;
test.beforeAll(async ({ product }) => {
  ({ server, call, leave } = await product.enter());
  const make = (path: string, body: object) => call<{ id: number }>('POST', path, body);
  const { id: deviceId } = await make('/devices', { name: 'Fiorino 07', uniqueId: 'fiorino-07' });
  ({ id: driverId } = await make('/drivers', { name: 'João Prado', uniqueId: 'joao' }));
  await make('/qr-access', { driverId, username: 'joao', password: PASSWORD });
  const [found] = await call<{ code: string }[]>('GET', `/qr-codes?deviceId=${deviceId}`);
  code = found?.code ?? '';
});
test.afterAll(() => leave());

const enter = async (page: Page): Promise<void> => {
  await page.getByLabel(/e-mail|email/i).fill('joao');
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
};

test('[S2.26] [S2.28] [S2.29] [S2.37] [S6.16] a driver takes a vehicle by its code and leaves it, without network too', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(`${server.url}/qr-driver/scan/${code}`);
  await expect(page).toHaveURL(/\/motorista\?to=%2Fqr-driver%2Fscan%2F/);
  await enter(page);
  await expect(page.getByRole('heading', { name: 'João Prado' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Assumir veículo' }).click();
  await expect(page.getByRole('region', { name: 'Veículo' })).toContainText('Fiorino 07');
  await expect(page).toHaveURL(/\/qr-driver$/);
  expect(await call('GET', '/drives?open=true')).toMatchObject([{ driverName: 'João Prado' }]);

  // No other page is a driver's.
  await page.goto(`${server.url}/devices`);
  await expect(page).toHaveURL(/\/qr-driver$/);
  await expect(page.getByText('Fiorino 07')).toBeVisible();

  // In a garage without network it is kept, and sent when there is one.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Encerrar turno' }).click();
  await expect(page.getByText('1 leitura guardada até haver rede.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Nenhum veículo')).toBeVisible();
  await expect.poll(() => call('GET', '/drives?open=true')).toEqual([]);
});

test('a phone in a garage opens the page of a code without network, and sends the scan with its time later', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(`${server.url}/motorista?to=%2Fqr-driver`);
  await enter(page);
  await expect(page.getByRole('heading', { name: 'João Prado' })).toBeVisible();
  // The page has been kept whole.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        return active?.state === 'activated' && (await caches.match('/qr-driver')) !== undefined;
      }),
    )
    .toBe(true);
  const keys = await page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(keys.filter((path) => path.startsWith('/api'))).toEqual([]);
  await page.close();

  await context.setOffline(true);
  const tab = await context.newPage();
  await tab.setViewportSize({ width: 375, height: 740 });
  await tab.goto(`${server.url}/qr-driver/scan/${code}`);
  await expect(tab.getByRole('heading', { name: 'João Prado' })).toBeVisible();
  await expect(tab.getByText('Sem rede: as leituras ficam guardadas')).toBeVisible();
  await expectSound(tab);
  const from = Date.now();
  await tab.getByRole('button', { name: 'Assumir veículo' }).click();
  await expect(tab.getByText('1 leitura guardada até haver rede.')).toBeVisible();
  const to = Date.now();
  await tab.close();
  // Closed and opened again, with a wait before there is a network.
  const later = await context.newPage();
  await later.goto(`${server.url}/motorista`);
  await expect(later.getByText('1 leitura guardada até haver rede.')).toBeVisible();
  await context.setOffline(false);
  await expect(later.getByText('Sem rede: as leituras ficam guardadas')).toBeHidden();
  await expect(later.getByText('1 leitura guardada até haver rede.')).toBeHidden();
  await expect(later.getByRole('region', { name: 'Veículo' })).toContainText('Fiorino 07');
  const drives = await call<{ beganAt: string; endedAt: string | null }[]>(
    'GET',
    '/drives?open=true',
  );
  expect(drives).toHaveLength(1);
  const beganAt = Date.parse(drives[0]?.beganAt ?? '');
  expect(beganAt).toBeGreaterThanOrEqual(from);
  expect(beganAt).toBeLessThanOrEqual(to);

  // Who signs out is forgotten: the page opens for nobody without network.
  await later.getByRole('button', { name: 'Encerrar turno' }).click();
  await expect(later.getByText('Nenhum veículo')).toBeVisible();
  await later.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(later.getByLabel('Senha', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await later.goto(`${server.url}/qr-driver`);
  await expect(later).toHaveURL(/\/maintenance\?to=%2Fqr-driver/);
});

test('a phone for all takes the badge of a driver, then the vehicle', async ({ page }) => {
  const [badge] = await call<{ code: string }[]>('GET', `/qr-codes?driverId=${driverId}`);
  await page.setViewportSize({ width: 375, height: 740 });
  await signInPage(page, server);
  await page.goto(`${server.url}/qr-driver/scan/${badge?.code}`);
  await page.getByRole('button', { name: 'Usar o código' }).click();
  await expect(page.getByRole('region', { name: 'Motorista' })).toContainText(badge?.code ?? '-');
  await expectSound(page);
  await page.getByLabel('Código abaixo da figura').fill(code);
  await page.getByRole('button', { name: 'Assumir veículo' }).click();
  await expect(page.getByText(/João Prado · Fiorino 07/)).toBeVisible();
  expect(await call('GET', '/drives?open=true')).toMatchObject([{ driverName: 'João Prado' }]);
});

test('[S1.26] [S7.91] a driver holds the camera before a printed code, and has checked in', async ({
  playwright,
}, info) => {
  const body = { name: 'Kangoo 08', uniqueId: 'kangoo-08' };
  const { id: deviceId } = await call<{ id: number }>('POST', '/devices', body);
  const [found] = await call<{ code: string }[]>('GET', `/qr-codes?deviceId=${deviceId}`);
  const film = info.outputPath('camera.y4m');
  writeFilm(film, { origin: server.url, code: found?.code ?? '' });
  const { launchOptions, locale } = info.project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const page = await browser.newPage({ locale, viewport: { width: 375, height: 740 } });
    await page.goto(`${server.url}/motorista`);
    await enter(page);
    await page.getByRole('button', { name: 'Ler código' }).click();
    await expect(page.getByRole('region', { name: 'Veículo' })).toContainText('Kangoo 08');
    // The camera is let go once the code is read.
    await expect(page.locator('video')).toHaveCount(0);
    expect(await call('GET', '/drives?open=true')).toMatchObject([{ deviceId, driverId }]);
  } finally {
    await browser.close();
  }
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
