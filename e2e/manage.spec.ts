import { expect, test, type Page } from '@playwright/test';
import { administrator, type CallApi } from './api';
import { expectSound } from './expect-sound';
import { startProduct } from './start-product';
import type { RunningServer } from './start-server';

let server: RunningServer;
let call: CallApi;
let stop: () => Promise<void>;
// eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook wants.
test.beforeAll(async ({}, info) => {
  ({ server, call, stop } = await startProduct(info));
  await call('POST', '/devices', { name: 'Fiorino 07', uniqueId: 'fiorino-07' });
});
test.afterAll(() => stop());

async function open(page: Page, path: string): Promise<void> {
  const answer = await page.request.post(`${server.url}/api/session`, {
    headers: { origin: server.url },
    form: { email: administrator.email, password: administrator.password },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(server.url + path);
}
const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click();
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
  /** What the server keeps of it. */
  kept: object;
}

const SCREENS: readonly Screen[] = [
  {
    ...{ path: '/drivers', rules: '[S1.13] [S7.33] [S7.35]', api: '/drivers' },
    ...{ create: 'Novo motorista', name: 'Marina Alves', field: /^Nome/ },
    fill: async (page) => {
      await box(page, /^Nome/).fill('Marina Alves');
      await box(page, /^Identificador/).fill('0029-41');
    },
    kept: { uniqueId: '0029-41' },
  },
  {
    ...{ path: '/services', rules: '[S1.15] [S7.41] [S7.43]', api: '/maintenance' },
    ...{ create: 'Nova manutenção', name: 'Troca de óleo', field: /^Nome/ },
    fill: async (page) => {
      await box(page, /^Nome/).fill('Troca de óleo');
      await box(page, /^Depois a cada/).fill('10.000');
    },
    kept: { type: 'totalDistance', period: 10_000_000 },
  },
  {
    ...{ path: '/commands', rules: '[S1.10] [S2.21] [S7.53] [S7.55]', api: '/commands' },
    ...{ create: 'Novo comando', name: 'Reiniciar', field: /^Descrição/ },
    fill: async (page) => {
      await box(page, /^Descrição/).fill('Reiniciar');
      await page.getByRole('combobox', { name: /^Comando/ }).fill('texto');
      await page.getByRole('option', { name: 'Comando em texto' }).click();
      await box(page, /^Texto/).fill('RESET#');
    },
    kept: { type: 'custom', attributes: { data: 'RESET#' } },
  },
  {
    ...{ path: '/computed', rules: '[S1.12] [S2.7] [S2.60]', api: '/attributes/computed' },
    ...{ create: 'Novo atributo', name: 'Metade', field: /^Descrição/ },
    fill: async (page) => {
      await box(page, /^Descrição/).fill('Metade');
      await box(page, /^Atributo/).fill('half');
      await box(page, /^Expressão/).fill('speed / 2');
    },
    kept: { attribute: 'half', expression: 'speed / 2' },
  },
];

for (const { path, rules, api, create, fill, name, field, kept } of SCREENS) {
  test(`${rules} ${path}: one is made, found, changed, linked and deleted`, async ({ page }) => {
    const list = () => call<{ id: number }[]>('GET', api);
    await open(page, path);
    await page.getByRole('button', { name: create }).first().click();
    await save(page);
    // Refused before it is sent, at its field.
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await list()).toEqual([]);
    await fill(page);
    await save(page);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect.poll(list).toMatchObject([kept]);

    const devices = page.getByRole('region', { name: /^Dispositivos/ });
    await devices.getByRole('combobox').fill('Fior');
    await page.getByRole('option', { name: /Fiorino 07/ }).click();
    await page.keyboard.press('Escape');
    await devices.getByRole('button', { name: 'Vincular 1' }).click();
    await expect(page.getByRole('region', { name: 'Dispositivos: 1' })).toBeVisible();

    await box(page, field).fill(`${name} 2`);
    await save(page);
    await expect(page.getByRole('heading', { name: `${name} 2` })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Dispositivos: 1' })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: `${name} 2` })).toBeVisible();
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
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  }
  await page.getByRole('menuitem', { name: 'Manutenções' }).click();
  await expect(page).toHaveURL(/\/services$/);
});
