import { expect } from '@playwright/test';
import { type CallApi, signInPage } from './api';
import { sendFix } from './send-fix';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let call: CallApi;
let ingestUrl: string;
let leave: Tenant['leave'];
test.beforeAll(async ({ product }) => {
  ({ server, ingestUrl, call, leave } = await product.enter());
});
test.afterAll(() => leave());

test('a silent device says why, out of what it said last', async ({ page }) => {
  const device = { name: 'Hilux', uniqueId: 'hilux-1', phone: '+5511977340912' };
  const { id } = await call<{ id: number }>('POST', '/devices', device);
  await signInPage(page, server);
  const cause = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 2 }) });

  await test.step('one that never spoke leads to how it is set up', async () => {
    await page.goto(`${server.url}/devices/${id}`);
    await page.getByRole('button', { name: 'Por que está sem sinal?' }).click();
    await expect(cause).toContainText('nunca se comunicou');
    await page.getByRole('button', { name: 'Configurar o rastreador' }).click();
    await expect(page).toHaveURL(`${server.url}/autolink/${id}`);
  });

  await test.step('one whose power was cut says since when, and that it speaks while it does', async () => {
    const place = { lat: -23.55, lon: -46.63 };
    await sendFix(ingestUrl, 'hilux-1', { ...place, secondsAgo: 7_200, power: 12.6 });
    await sendFix(ingestUrl, 'hilux-1', { ...place, secondsAgo: 3_600, power: 0.1 });
    await page.goto(`${server.url}/devices/${id}/offline`);
    await expect(page.getByText('0,1 V')).toBeVisible();
  });

  await test.step('one that is disabled says that first', async () => {
    await call('PATCH', `/devices/${id}`, { disabled: true });
    await page.reload();
    await expect(cause).toContainText('está desativado');
    await expect(page.getByText('Ative o veículo')).toBeVisible();
  });
});
