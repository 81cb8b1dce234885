import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { CallApi } from './api';
import { openSignedIn } from './drive-yesterday';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let ingestUrl: string;
let call: CallApi;
let leave: Tenant['leave'];

test.beforeAll(async ({ product }) => {
  ({ server, ingestUrl, call, leave } = await product.enter());
});
test.afterAll(() => leave());

test('an alarm is told by a rule made in its form, seen, listed, taken with a note, and found on the map', async ({
  page,
  browser,
}) => {
  const device = { name: 'Ônibus 2067', uniqueId: 'bus-2067' };
  const { id } = await call<{ id: number }>('POST', '/devices', device);
  for (const rule of await call<{ id: number }[]>('GET', '/notifications')) {
    await call('DELETE', `/notifications/${rule.id}`);
  }
  const choose = async (field: RegExp, choice: string) => {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  };

  await test.step('the rule is made', async () => {
    await openSignedIn(page, server, '/notifications');
    await page.getByRole('button', { name: 'Nova regra' }).first().click();
    await choose(/^Evento/, 'Alarme');
    await choose(/^Alarmes/, 'SOS');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('row', { name: /SOS/ })).toContainText('Ativa');
  });

  await test.step('the alarm comes to the screen', async () => {
    const query = new URLSearchParams({
      id: device.uniqueId,
      lat: '-23.58',
      lon: '-46.675',
      alarm: 'sos',
      timestamp: String(Math.floor(Date.now() / 1000)),
    });
    expect((await fetch(`${ingestUrl}/?${query}`)).ok).toBe(true);
    const toast = page.locator('.rastro-toast');
    await expect(toast).toContainText('SOS');
    await expect(toast).toContainText(device.name);
  });

  const bell = page.locator('.rastro-notice-bell');
  const isOpen = 'Avisos recebidos, 1 alarme sem atendimento';
  await test.step('the list of notices opens on it, and has it until somebody takes it', async () => {
    await expect(bell).toHaveAccessibleName(isOpen);
    await bell.click();
    const line = page.getByRole('list', { name: 'Sem atendimento 1' }).getByRole('listitem');
    await expect(line).toHaveCount(1);
    await line.getByRole('button', { name: 'Marcar como visto' }).click();
    await expect(line.getByRole('button', { name: 'Marcar como visto' })).toHaveCount(0);
    await expect(bell).toHaveAccessibleName(isOpen);
  });

  await test.step('the page of events has it', async () => {
    await page.goto(`${server.url}/events`);
    await expect(bell).toHaveAccessibleName(isOpen);
    await page.getByRole('row', { name: /SOS.*Ônibus 2067|Ônibus 2067.*SOS/ }).click();
  });

  await test.step('it is taken, with a note that another account reads', async () => {
    const rui = { name: 'Rui Costa', email: 'rui@example.com', password: 'outra senha comprida' };
    const { id: userId } = await call<{ id: number }>('POST', '/users', rui);
    await call('POST', '/permissions', { userId, deviceId: id });
    await page.getByRole('button', { name: 'Assumir' }).click();
    await page.getByRole('button', { name: 'Adicionar nota' }).click();
    await page.getByRole('textbox', { name: 'Nota' }).fill('O motorista está bem');
    await page.getByRole('button', { name: 'Salvar nota' }).click();
    await expect(page.getByText('Em atendimento por você')).toBeVisible();
    const other = await browser.newPage({ locale: 'pt-BR' });
    await openSignedIn(other, server, '/events', rui);
    await other.getByRole('row', { name: /SOS.*Ana Prado/ }).click();
    await expect(other.getByText('O motorista está bem')).toBeVisible();
    await other.close();
  });

  await test.step('list, legend and bell say the same of it, and what is undone is done again', async () => {
    const back = page.url();
    await page.goto(`${server.url}/devices`);
    const row = page.locator('.rastro-device-row');
    const says = async (head: string, count: number) => {
      await expect(page.getByRole('treeitem', { name: head })).toBeVisible();
      const attention = page.getByRole('button', { name: `${count} Alarmes sem atendimento` });
      await expect(attention).toBeVisible();
      await expect(bell).toHaveAccessibleName(count > 0 ? isOpen : 'Avisos recebidos');
      const legend = page.getByRole('region', { name: 'Legenda' });
      const alarm = legend.getByText('Alarme', { exact: true }).locator('xpath=ancestor::li');
      await expect(alarm).toContainText(new RegExp(`${count}$`));
    };
    await page.getByRole('button', { name: 'Camadas do mapa' }).click();
    await page.getByRole('button', { name: 'Legenda' }).click();
    await page.keyboard.press('Escape');
    await says('Em atendimento 1', 0);
    await expect(row).toContainText('Você atende');
    await bell.click();
    const line = page.getByRole('list', { name: 'Em atendimento 1' }).getByRole('listitem');
    await line.getByRole('button', { name: 'Liberar' }).click();
    await bell.click();
    await says('Alarmes sem atendimento 1', 1);
    await page.getByRole('status').getByRole('button', { name: 'Desfazer' }).click();
    await says('Em atendimento 1', 0);
    await row.getByText('Você atende').first().waitFor();
    await page.goto(back);
    await page.getByRole('row', { name: /SOS.*Ônibus 2067|Ônibus 2067.*SOS/ }).click();
  });

  await test.step('the list leaves as a file', async () => {
    // The drawer lies over the tools of the list at this width.
    await page.getByRole('button', { name: 'Fechar evento' }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    const lines = readFileSync(await (await file).path(), 'utf8').split('\n');
    expect(lines.find((line) => line.includes('SOS'))).toContain('Ônibus 2067;Ana Prado');
  });

  await test.step('it leads to its moment', async () => {
    await page.getByRole('row', { name: /SOS/ }).click();
    await page.getByRole('button', { name: 'Ver esse momento' }).click();
    await expect(page).toHaveURL(new RegExp(`/history\\?device=${id}&.*at=`));
    await page.goBack();
    await page.getByRole('row', { name: /SOS/ }).click();
  });

  await test.step('it leads to the map', async () => {
    await page.getByRole('button', { name: 'Ver no mapa' }).click();
    await expect(page).toHaveURL(new RegExp(`/devices/${id}`));
    await expect(page.getByRole('heading', { name: device.name })).toBeVisible();
    const map = page.locator('[data-shown-fix-at]').first();
    await expect(map).not.toHaveAttribute('data-shown-fix-at', '0');
  });
});
