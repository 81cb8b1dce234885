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

test('[S2.8] [S2.9] a tracker is added by its code, and its first message is seen to arrive', async ({
  page,
}, { project }) => {
  await signInPage(page, server);
  const code = page.getByRole('textbox', { name: /^Identificador/ });
  const state = page.getByRole('status').filter({ hasText: 'Moto 09' });

  await test.step('a wrong code is doubted, a right one is added', async () => {
    await page.goto(`${server.url}/autolink`);
    await code.fill('490154203237519');
    await page.getByRole('textbox', { name: /^Nome/ }).fill('Moto 09');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(code).toHaveAccessibleDescription(/IMEI/);
    await code.fill('490154203237518');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(state).toContainText('Esperando a primeira mensagem');
  });

  await test.step('the page shows the first message as it comes', async () => {
    await sendFix(ingestUrl, '490154203237518', { lat: -23.55, lon: -46.63 });
    await expect(state).toContainText('está se comunicando');
    await page.getByRole('button', { name: 'Abrir o veículo' }).click();
    await expect(page.getByRole('heading', { name: 'Moto 09', level: 1 })).toBeVisible();
  });

  await test.step('the same code is refused at its field', async () => {
    await page.goto(`${server.url}/autolink`);
    await code.fill('490154203237518');
    await page.getByRole('textbox', { name: /^Nome/ }).fill('Moto 10');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(code).toHaveAccessibleDescription(/já/i);
  });

  await test.step('who knocks is added with one click', async () => {
    const unknown = page.getByRole('region', { name: 'Rastreadores desconhecidos' });
    await expect(unknown.getByRole('status')).toBeVisible();
    // The other server names nobody unknown on its log stream.
    if (project.name === 'proxy') return;
    expect((await fetch(`${ingestUrl}/?id=stranger-9&lat=1&lon=2`)).ok).toBe(false);
    await unknown.getByRole('button', { name: 'Adicionar stranger-9' }).click();
    await expect(page).toHaveURL(/\/autolink\/\d+$/);
    const devices = await call<{ uniqueId: string }[]>('GET', '/devices');
    expect(devices.map(({ uniqueId }) => uniqueId)).toContain('stranger-9');
  });
});
