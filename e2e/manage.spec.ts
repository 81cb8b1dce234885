import { expect, type Page } from '@playwright/test';
import { type CallApi, signInPage } from './api';
import { expectRefused } from './expect-refused';
import { expectSound } from './expect-sound';
import { sendFix } from './send-fix';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let call: CallApi;
let ingestUrl: string;
let leave: Tenant['leave'];
let deviceId: number;
test.beforeAll(async ({ product }) => {
  ({ server, call, leave, ingestUrl } = await product.enter());
  const device = { name: 'Fiorino 07', uniqueId: 'fiorino-07' };
  deviceId = (await call<{ id: number }>('POST', '/devices', device)).id;
});
test.afterAll(() => leave());

async function open(page: Page, path: string): Promise<void> {
  await signInPage(page, server);
  await page.goto(server.url + path);
}
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

interface Screen {
  path: string;
  rules: string;
  api: string;
  create: string;
  /** Writes what a new one must have. */
  fill: (page: Page) => Promise<void>;
  name: string;
  /** The field that names it. */
  field: RegExp;
  /** Body that the server stores. */
  kept: object;
  /** Left out where devices can be linked to it. */
  ofUsersAlone?: true;
}

const SCREENS: readonly Screen[] = [
  {
    path: '/drivers',
    rules: '[S1.13] [S7.33] [S7.35]',
    api: '/drivers',
    create: 'Novo motorista',
    name: 'Marina Alves',
    field: /^Nome$/,
    fill: async (page) => {
      await box(page, /^Nome$/).fill('Marina Alves');
      await box(page, /^Identificador/).fill('0029-41');
    },
    kept: { uniqueId: '0029-41' },
  },
  {
    path: '/services',
    rules: '[S1.15] [S7.41] [S7.43]',
    api: '/maintenance',
    create: 'Nova manutenção',
    name: 'Troca de óleo',
    field: /^Nome/,
    fill: async (page) => {
      await box(page, /^Nome/).fill('Troca de óleo');
      await box(page, /^Depois a cada/).fill('10.000');
    },
    kept: { type: 'totalDistance', period: 10_000_000 },
  },
  {
    path: '/commands',
    rules: '[S1.10] [S2.21] [S7.53] [S7.55]',
    api: '/commands',
    create: 'Novo comando',
    name: 'Reiniciar',
    field: /^Descrição/,
    fill: async (page) => {
      await box(page, /^Descrição/).fill('Reiniciar');
      await page.getByRole('combobox', { name: /^Comando/ }).fill('texto');
      await page.getByRole('option', { name: 'Comando em texto' }).click();
      await box(page, /^Texto/).fill('RESET#');
    },
    kept: { type: 'custom', attributes: { data: 'RESET#' } },
  },
  {
    path: '/computed',
    rules: '[S1.12] [S2.7] [S2.60]',
    api: '/attributes/computed',
    create: 'Novo atributo',
    name: 'Metade',
    field: /^Descrição/,
    fill: async (page) => {
      await box(page, /^Descrição/).fill('Metade');
      await box(page, /^Atributo/).fill('half');
      await box(page, /^Expressão/).fill('speed / 2');
    },
    kept: { attribute: 'half', expression: 'speed / 2' },
  },
  {
    path: '/calendars',
    rules: '[S1.14] [S3.42] [S7.37]',
    api: '/calendars',
    create: 'Novo calendário',
    fill: async (page) => {
      await box(page, /^Nome/).fill('Turno da noite');
      await page.getByRole('button', { name: 'Adicionar horário' }).click();
      await page.getByRole('button', { name: /^Repetição/ }).click();
      await page.getByRole('menuitemradio', { name: 'Todo dia' }).click();
    },
    name: 'Turno da noite',
    field: /^Nome/,
    kept: { name: 'Turno da noite' },
    ofUsersAlone: true,
  },
];

for (const { path, rules, api, create, fill, name, field, kept, ofUsersAlone } of SCREENS) {
  test(`${rules} ${path}: one is made, found, changed, linked and deleted`, async ({ page }) => {
    const list = () => call<{ id: number }[]>('GET', api);
    await open(page, path);
    await page.getByRole('button', { name: create }).first().click();
    await save(page);
    // Refused before it is sent, at its field.
    await expectRefused(page);
    expect(await list()).toEqual([]);
    await fill(page);
    await save(page);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect.poll(list).toMatchObject([kept]);

    const devices = page.getByRole('region', { name: /^Veículos:/ });
    const linked = page.getByRole('region', {
      name: ofUsersAlone ? /^Usuários/ : 'Veículos: 1',
    });
    if (!ofUsersAlone) {
      await devices.getByRole('combobox').fill('Fior');
      await page.getByRole('option', { name: /Fiorino 07/ }).click();
      await page.keyboard.press('Escape');
      await devices.getByRole('button', { name: 'Vincular 1' }).click();
    }
    await expect(linked).toBeVisible();

    await box(page, field).fill(`${name} 2`);
    await save(page);
    await expect(page.getByRole('heading', { name: `${name} 2` })).toBeVisible();
    await page.reload();
    await expect(linked).toBeVisible();
    await expect(page.getByRole('gridcell', { name: `${name} 2`, exact: true })).toBeVisible();
    await expectSound(page);

    await page.getByRole('button', { name: 'Excluir' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await expect.poll(list).toEqual([]);
    await expect(page.getByRole('button', { name: create }).first()).toBeVisible();
  });
}

test('[S2.62] [S2.63] [S2.64] [S2.66] the user menu leads to what a fleet is run with', async ({
  page,
}) => {
  await open(page, '/drivers');
  await page.getByRole('button', { name: /Menu do usuário/ }).click();
  for (const name of ['Eventos', 'Notificações', 'Motoristas', 'Atributos calculados']) {
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  }
  // All of it is seen at once, also where a window is low.
  await page.setViewportSize({ width: 1440, height: 800 });
  const menu = page.getByRole('menu');
  await expect
    .poll(() => menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBe(0);
  await page.getByRole('menuitem', { name: 'Manutenções' }).click();
  await expect(page).toHaveURL(/\/services$/);
});

test('what is due stands on the page of maintenance, what is over first', async ({ page }) => {
  const plan = (name: string, period: number) =>
    call<{ id: number }>('POST', '/maintenance', { name, type: 'odometer', start: 0, period });
  for (const { id } of [await plan('Pneus', 90_000_000), await plan('Filtro', 10_000_000)]) {
    await call('POST', '/permissions', { deviceId, maintenanceId: id });
  }
  await sendFix(ingestUrl, 'fiorino-07', { lat: -23.55, lon: -46.63, odometer: 9_500_000 });
  await open(page, '/services');
  await page.getByText('Vencimentos', { exact: true }).click();
  const rows = page.getByRole('row', { name: /Fiorino 07/ });
  await expect(rows.first()).toContainText(/Filtro.*faltam 500\skm/);
  await expect(rows.nth(1)).toContainText('Pneus');

  // It is done: the next is counted from there, and stands in the history.
  await page.getByRole('button', { name: 'Concluir Filtro de Fiorino 07' }).click();
  await page.getByRole('textbox', { name: 'Custo' }).fill('350');
  await page.getByRole('button', { name: 'Registrar manutenção' }).click();
  await expect(rows.first()).toContainText('Pneus');
  await expect(rows.nth(1)).toContainText(/Filtro.*faltam 10\.000\skm/);
  await page.locator('#content').getByText('Histórico', { exact: true }).click();
  await expect(rows.first()).toContainText(/Filtro.*9\.500\skm.*350/);
  await page.getByText('Vencimentos', { exact: true }).click();

  await rows.first().click();
  await expect(page).toHaveURL(new RegExp(`/devices/${deviceId}$`));
});
