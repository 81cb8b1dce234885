import { expect, test } from '@playwright/test';
import { administrator, type CallApi, signInPage } from './api';
import { expectSound } from './expect-sound';
import { startProduct } from './start-product';
import type { RunningServer } from './start-server';

let server: RunningServer;
let call: CallApi;
let stop: () => Promise<void>;
// eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook wants.
test.beforeAll(async ({}, info) => ({ server, call, stop } = await startProduct(info)));
test.afterAll(() => stop());

test('[S2.53] [S7.17] an administrator reads who did what, of everything and of one vehicle, and nobody else does', async ({
  page,
}) => {
  const enter = async (email: string, password: string) => {
    await signInPage(page, server, { email, password });
  };
  await call('POST', '/users', { name: 'Rui', email: 'rui@example.com', password: 'senha longa' });
  const van = { name: '<b>Van</b>', uniqueId: 'log-van' };
  const { id } = (await call('POST', '/devices', van)) as { id: number };
  await call('PUT', `/devices/${id}`, { ...van, id, phone: '+55 11 91234-0000' });

  await enter(administrator.email, administrator.password);
  await page.goto(`${server.url}/logs`);
  await page.getByText('Dispositivo · <b>Van</b>').first().click();
  const details = page.getByRole('complementary', { name: 'Entrada do registro' });
  await expect(details.getByText('+55 11 91234-0000')).toBeVisible();
  await expect(details.getByText('Feito')).toBeVisible();
  await expectSound(page);

  await page.goto(`${server.url}/logs?device=${id}`);
  await expect(page.getByText('De um veículo: <b>Van</b>')).toBeVisible();
  await expect(page.getByText('Usuário · Rui')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await expect(page.getByText('Usuário · Rui').first()).toBeVisible();

  await page.context().clearCookies();
  await enter('rui@example.com', 'senha longa');
  await page.goto(`${server.url}/logs`);
  await expect(page.getByText(/administrador/i).first()).toBeVisible();
  await expect(page.getByText('<b>Van</b>')).toHaveCount(0);
});
