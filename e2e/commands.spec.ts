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

/** Sends a report of the tracker; returns the command in the server's answer. */
async function report(more: Record<string, string> = {}): Promise<string> {
  const fix = { id: 'fiorino-07', lat: '-23.55', lon: '-46.63', speed: '0', ...more };
  const timestamp = String(Math.floor(Date.now() / 1000));
  const reply = await fetch(`${ingestUrl}/?${new URLSearchParams({ ...fix, timestamp })}`);
  expect(reply.ok).toBe(true);
  return reply.text();
}

test('[S1.24] a saved command is chosen by keyboard, confirmed, handed over and answered', async ({
  page,
}) => {
  const device = { name: 'Fiorino 07', uniqueId: 'fiorino-07' };
  const { id: deviceId } = await call<{ id: number }>('POST', '/devices', device);
  const saved = {
    type: 'custom',
    description: 'Reiniciar GPS',
    attributes: { data: 'RESET#', 'rastro.harmless': true },
  };
  const { id: commandId } = await call<{ id: number }>('POST', '/commands', saved);
  await call('POST', '/permissions', { deviceId, commandId });
  await report();
  await openSignedIn(page, server, `/devices/${deviceId}`);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };

  await press('Mais');
  await page.getByRole('menuitem', { name: 'Comando' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Enviar comando a Fiorino 07' });
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: /Reiniciar GPS/ }).click();
  await press('Continuar');
  await expect(dialog.getByText(/espera na fila até o rastreador se comunicar/)).toBeVisible();
  await press('Enviar comando');
  await expect(dialog.getByText('Na fila até o rastreador se comunicar')).toBeVisible();

  expect(await report()).toBe('RESET#');
  await expect(dialog.getByText('Entregue ao rastreador')).toBeVisible();
  await report({ result: 'RESET OK' });
  await expect(dialog.getByText('O rastreador respondeu')).toBeVisible();
  await expect(dialog.getByText('RESET OK')).toBeVisible();
  expect(await report()).toBe('');
});
