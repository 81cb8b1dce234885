import { expect, test } from '@playwright/test';
import { administrator, type CallApi } from './api';
import { startProduct } from './start-product';
import type { RunningServer } from './start-server';

interface Device {
  id: number;
  name: string;
  uniqueId: string;
  attributes: Record<string, unknown>;
}

let server: RunningServer;
let call: CallApi;
let stop: () => Promise<void>;
// eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook wants.
test.beforeAll(async ({}, info) => {
  ({ server, call, stop } = await startProduct(info));
});
test.afterAll(() => stop());

const find = async (uniqueId: string) =>
  (await call<Device[]>('GET', '/devices')).find((device) => device.uniqueId === uniqueId);

test('[S5.15] devices are added from the empty map, the list and the palette', async ({ page }) => {
  const response = await page.request.post(`${server.url}/api/session`, {
    headers: { origin: server.url },
    form: { email: administrator.email, password: administrator.password },
  });
  expect(response.ok()).toBe(true);
  const form = page.getByRole('dialog', { name: 'Novo dispositivo' });
  const fill = async (name: string, uniqueId: string) => {
    await form.getByRole('textbox', { name: /^Nome/ }).fill(name);
    await form.getByRole('textbox', { name: /^Identificador/ }).fill(uniqueId);
  };
  const save = () => form.getByRole('button', { name: 'Salvar' }).click();
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

  await test.step('from the map of an account without devices', async () => {
    await page.goto(`${server.url}/home`);
    await page.getByRole('button', { name: 'Novo dispositivo' }).click();
    await save();
    await expect(form.getByRole('alert')).toBeVisible();
    await fill('Fiorino 07', '490154203237518');
    await save();
    await expect(form).toHaveCount(0);
    await expect(heading('Fiorino 07')).toBeVisible();
    const made = await find('490154203237518');
    expect(made).toMatchObject({ name: 'Fiorino 07' });
    await expect(page).toHaveURL(`${server.url}/devices/${made?.id}`);
  });

  await test.step('from the head of the list, which shows it at once', async () => {
    await page.goto(`${server.url}/devices`);
    await page.getByRole('button', { name: 'Novo dispositivo' }).click();
    await fill('Kangoo 05', 'kangoo-05');
    await save();
    await expect(heading('Kangoo 05')).toBeVisible();
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect(page.locator('.rastro-device-row', { hasText: 'Kangoo 05' })).toBeVisible();
    await expect(page.locator('.rastro-device-row', { hasText: 'Fiorino 07' })).toBeVisible();
  });

  await test.step('from the palette; an identifier that is taken is refused at its field', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').last().fill('> novo');
    await page.getByRole('option', { name: 'Novo dispositivo' }).click();
    await fill('Moto 09', 'kangoo-05');
    await save();
    await expect(form.getByRole('textbox', { name: /^Identificador/ })).toHaveAccessibleDescription(
      /já/i,
    );
    await fill('Moto 09', 'moto-09');
    await form.getByRole('textbox', { name: /^Nome/ }).press('Control+s');
    await expect(heading('Moto 09')).toBeVisible();
  });
});
