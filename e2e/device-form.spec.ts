import { expect, type Page } from '@playwright/test';
import { type CallApi, signInPage } from './api';
import { sendFix } from './send-fix';
import { type Tenant, test } from './shared-product';

interface Device {
  id: number;
  name: string;
  uniqueId: string;
  attributes: Record<string, unknown>;
}

let server: Tenant['server'];
let call: CallApi;
let ingestUrl: string;
let leave: Tenant['leave'];
test.beforeAll(async ({ product }) => {
  ({ server, ingestUrl, call, leave } = await product.enter());
});
test.afterAll(() => leave());

const find = async (uniqueId: string) =>
  (await call<Device[]>('GET', '/devices')).find((device) => device.uniqueId === uniqueId);

async function signIn(page: Page): Promise<void> {
  await signInPage(page, server);
}

test('[S5.15] devices are added from the empty map, the list and the palette', async ({ page }) => {
  await signIn(page);
  const form = page.getByRole('dialog', { name: 'Novo veículo' });
  const fill = async (name: string, uniqueId: string) => {
    await form.getByRole('textbox', { name: /^Nome/ }).fill(name);
    await form.getByRole('textbox', { name: /^Identificador/ }).fill(uniqueId);
  };
  const save = () => form.getByRole('button', { name: 'Salvar' }).click();
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

  await test.step('from the map of an account without devices', async () => {
    await page.goto(`${server.url}/home`);
    await page.getByRole('button', { name: 'Novo veículo' }).click();
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
    await page.getByRole('button', { name: 'Novo veículo' }).click();
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
    await page.getByRole('option', { name: 'Novo veículo' }).click();
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

test('[S3.4] [S3.5] [S3.6] [S3.7] a device is given all that its form holds', async ({ page }) => {
  const { id } = await call<Device>('POST', '/devices', { name: 'Van 1', uniqueId: 'van-1' });
  const carla = await call<Device>('POST', '/drivers', { name: 'Carla', uniqueId: 'carla' });
  await sendFix(ingestUrl, 'van-1', { lat: -23.55, lon: -46.63, odometer: 1000 });
  await expect.poll(async () => (await call<object[]>('GET', '/positions')).length).toBe(1);
  await signIn(page);
  await page.goto(`${server.url}/devices/${id}`);
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const form = page.getByRole('dialog', { name: 'Van 1' });
  const fill = (name: string | RegExp, value: string) =>
    form.getByRole('textbox', { name }).fill(value);

  await fill('Placa', 'ABC12');
  await fill('RENAVAM', '00639884962');
  await fill('ICCID', '89551093124007715026');
  await form.getByRole('radio', { name: 'Ônibus' }).check();
  await fill(/^Cor principal/, '#1f6f5c');
  await fill(/^Instalador/, 'Renan Couto');
  await fill(/^Odômetro/, '84312,5');
  await fill(/^Limite de velocidade/, '80');
  await call('PATCH', `/devices/${id}`, { contact: 'Oficina Sul' });
  await expect(form.getByRole('textbox', { name: /^Contato/ })).toHaveValue('Oficina Sul');
  await form.getByRole('combobox', { name: 'Motoristas' }).click();
  await page.getByRole('option', { name: 'Carla' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Salvar' }).click();

  const plate = form.getByRole('textbox', { name: 'Placa' });
  await expect(plate).toHaveAccessibleDescription(/Não parece uma placa/);
  for (const box of await form.getByText('Salvar mesmo assim').all()) await box.click();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toHaveCount(0);

  expect(await find('van-1')).toMatchObject({
    category: 'bus',
    attributes: {
      'rastro.plate': 'ABC12',
      'rastro.renavam': '00639884962',
      'rastro.color': '#1F6F5C',
      'rastro.installer': 'Renan Couto',
      speedLimit: expect.closeTo(43.197, 2),
    },
  });
  expect(await call('GET', `/drivers?deviceId=${id}`)).toMatchObject([{ id: carla.id }]);
  const distance = async () => {
    const [position] = await call<{ attributes: { totalDistance: number } }[]>('GET', '/positions');
    return position?.attributes.totalDistance;
  };
  await expect.poll(distance).toBe(84_312_500);
});
