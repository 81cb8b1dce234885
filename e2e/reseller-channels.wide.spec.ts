import { expect, test } from '@playwright/test';
import {
  startBotApi,
  type TestBotApi,
} from '../packages/server/src/areas/notifications/telegram-bot/testing';
import { type CallApi, signIn, signInPage } from './api';
import { expectSound } from './expect-sound';
import { startProduct } from './start-product';
import type { RunningServer } from './start-server';

const BOT = 111222;
const TOKEN = `${BOT}:${'a'.repeat(32)}`;
const CHAT = 4711;
let server: RunningServer;
let call: CallApi;
let stop: () => Promise<void>;
let telegram: TestBotApi;

// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook wants.
test.beforeAll(async ({}, info) => {
  telegram = await startBotApi();
  const door = ['--telegram-url', telegram.origin];
  ({ server, call, stop } = await startProduct(info, { door, isToldOf: true }));
});
test.afterAll(async () => {
  await stop();
  await telegram.stop();
});

test('a reseller sets up a bot of its own, and its customer connects with it by a link and gets a message by it', async ({
  page,
}) => {
  const password = 'uma senha bem comprida';
  const make = (name: string, more: object = {}) => {
    const account = { name, email: `${name.toLowerCase()}@example.com`, password, ...more };
    return call<{ id: number }>('POST', '/users', account);
  };
  const { id: resellerId } = await make('Norte', { userLimit: -1 });
  const { id: userId } = await make('Padaria');
  await make('Vizinho', { attributes: { telegramChatId: '4712' } });
  await call('POST', '/resellers', { userId: resellerId });
  await call('POST', '/resellers/move', { userId, resellerId, apply: true });

  await signInPage(page, server, { email: 'norte@example.com', password });
  await page.goto(`${server.url}/reseller?id=${resellerId}`);
  const bot = page.getByRole('region', { name: 'Telegram' });
  await expect(bot.getByText('Não configurada')).toBeVisible();
  await bot.getByLabel('Token').fill('sem pontos');
  await bot.getByRole('button', { name: 'Salvar' }).click();
  await expect(bot.getByRole('alert')).toBeVisible();
  await bot.getByLabel('Token').fill(TOKEN);
  await bot.getByRole('button', { name: 'Salvar' }).click();
  await expect(bot.getByText('Em uso')).toBeVisible();
  await expect(bot.getByLabel('Token')).toHaveValue('');
  await bot.getByRole('button', { name: 'Testar' }).click();
  await expect(bot.getByRole('status')).toContainText('Funciona.');
  await expectSound(page);

  await page.context().clearCookies();
  await page.setViewportSize({ width: 375, height: 740 });
  await signInPage(page, server, { email: 'padaria@example.com', password });
  await page.goto(`${server.url}/account?part=channels`);
  const link = page.getByRole('link', { name: 'Abrir o bot @bot_111222 no Telegram' });
  await expect(link).toHaveAttribute('href', 'https://t.me/bot_111222');
  await expect(page.getByText('O Telegram não está conectado à sua conta.')).toBeVisible();
  const connect = page.getByRole('button', { name: 'Conectar o Telegram', exact: true });
  await connect.click();
  const dialog = page.getByRole('dialog', { name: 'Conectar o Telegram' });
  const open = dialog.getByRole('link', { name: 'Abrir o Telegram' });
  await expect(open).toHaveAttribute('href', /^https:\/\/t\.me\/bot_111222\?start=[\w-]{43}$/);
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectSound(page);
  // Another system hears the bot for a while.
  telegram.conflicts.set(BOT, "Conflict: can't use getUpdates method while webhook is active");
  await expect(dialog.getByRole('alert')).toContainText('webhook');
  await expectSound(page);
  telegram.conflicts.clear();
  const [, code = ''] = (await open.getAttribute('href'))?.split('=') ?? [];
  telegram.write(BOT, CHAT, `/start ${code}`, { language: 'de' });
  await expect(dialog.getByText('Conectado: o bot escreve no seu chat.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Testar Telegram' }).click();
  await expect(page.getByText('Teste enviado.')).toBeVisible();
  expect(telegram.written.map((line) => line.split(':')[0])).toEqual([
    `${BOT} ${CHAT}`,
    `${BOT} ${CHAT}`,
  ]);
  expect(server.output()).not.toContain(code);

  await page.getByRole('button', { name: 'Desconectar o Telegram' }).click();
  await expectSound(page);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Desconectar o Telegram' })
    .click();
  await expect(connect).toBeVisible();
  expect(await call('GET', `/users/${userId}`)).not.toHaveProperty('attributes.telegramChatId');

  // Nobody else is offered it: neither who is beside the reseller nor who runs the server.
  const asNeighbour = await signIn(server, { email: 'vizinho@example.com', password });
  for (const ask of [asNeighbour, call]) {
    expect(await ask('GET', '/notifications/notificators')).not.toContainEqual({
      type: 'telegram',
    });
    expect(await ask('GET', '/telegram-bot')).toBeNull();
  }
});
