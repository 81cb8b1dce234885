import { expect } from '@playwright/test';
import { type CallApi, signInPage } from './api';
import { sendFix } from './send-fix';
import { expectSound } from './expect-sound';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let ingestUrl: string;
let call: CallApi;
let leave: Tenant['leave'];
test.beforeAll(async ({ product }) => ({ server, ingestUrl, call, leave } = await product.enter()));
test.afterAll(() => leave());

test('[S2.53] [S7.17] an administrator reads who did what, of everything and of one vehicle, and nobody else does', async ({
  page,
}) => {
  const rui = { name: 'Rui', email: 'rui@example.com', password: 'senha longa' };
  await call('POST', '/users', rui);
  const van = { name: '<b>Van</b>', uniqueId: 'log-van' };
  const { id } = (await call('POST', '/devices', van)) as { id: number };
  await call('PUT', `/devices/${id}`, { ...van, id, phone: '+55 11 91234-0000' });

  await signInPage(page, server);
  await page.goto(`${server.url}/logs`);
  await page.getByText('Veículo · <b>Van</b>').first().click();
  const details = page.getByRole('complementary', { name: 'Detalhes do registro' });
  await expect(details.getByText('+55 11 91234-0000')).toBeVisible();
  await expect(details.getByText('Feito')).toBeVisible();
  await expectSound(page);

  await page.goto(`${server.url}/logs?device=${id}`);
  await expect(page.getByText('De um veículo: <b>Van</b>')).toBeVisible();
  await expect(page.getByText('Usuário · Rui')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await expect(page.getByText('Usuário · Rui').first()).toBeVisible();

  await page.context().clearCookies();
  await signInPage(page, server, rui);
  await page.goto(`${server.url}/logs`);
  await expect(page.getByText(/administrador/i).first()).toBeVisible();
  await expect(page.getByText('<b>Van</b>')).toHaveCount(0);
});

test('[S7.17] an administrator wants to know who reads positions, and reads who looked at a vehicle', async ({
  page,
  browser,
}, info) => {
  const van = { name: 'Van lida', uniqueId: 'read-van' };
  const { id } = (await call('POST', '/devices', van)) as { id: number };
  await call('POST', '/devices', { name: 'Outra', uniqueId: 'read-other' });
  await sendFix(ingestUrl, van.uniqueId, { lat: -23.5, lon: -46.6, speed: 20 });

  await signInPage(page, server);
  await page.goto(`${server.url}/logs?show=reads`);
  await expect(page.getByText('As leituras não são registradas.')).toBeVisible();
  await page.goto(`${server.url}/server`);
  await page.getByText('Registrar quem consulta posições', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect
    .poll(() => call('GET', '/server'))
    .toMatchObject({ attributes: { 'rastro.logReads': true } });

  // A program looks at the history of the van, and a visitor at a link to it.
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  const read = async () => {
    await call('GET', `/reports/route?deviceId=${id}&from=${days(2)}&to=${days(0)}`);
    return (await call('GET', `/devices/${id}/logs?kind=reads`)) as unknown[];
  };
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  const link = { deviceIds: [id], expiresAt: new Date(Date.now() + 3_600_000).toISOString() };
  const { url } = (await call('POST', '/shares', link)) as { url: string };
  const visitor = await browser.newPage();
  await visitor.goto(`${server.url}${url}`);
  const seen = async () =>
    JSON.stringify(await call('GET', `/devices/${id}/logs?kind=reads`)).includes('read-shared');
  await expect.poll(seen, { timeout: 20_000 }).toBe(true);
  await visitor.close();

  await page.goto(`${server.url}/logs?device=${id}&show=reads`);
  await expect(page.getByText('Ler relatório').first()).toBeVisible();
  await expect(page.getByText('Abrir link compartilhado').first()).toBeVisible();
  // The map of this very page, among those of all vehicles.
  await expect(page.getByText('Ver ao vivo').first()).toBeVisible();
  await expectSound(page);
  for (const [name, width, height] of [
    ['desk', 1440, 900],
    ['phone', 375, 812],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: info.outputPath(`reads-${name}.png`) });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByText('Veículo · Van lida').first().click();
  const details = page.getByRole('complementary', { name: 'Detalhes do registro' });
  await expect(details.getByText('Período lido')).toBeVisible();
  await expect(details.getByText('/reports/route')).toBeVisible();
  await expect(details.getByText('Van lida').first()).toBeVisible();
  await page.screenshot({ path: info.outputPath('reads-details.png') });
});
