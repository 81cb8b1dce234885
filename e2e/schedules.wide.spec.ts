import { expect, test } from '@playwright/test';
import { createTestSmtpServer, type TestSmtpServer } from '../packages/server/src/mail/testing';
import { administrator } from './api';
import { driveYesterday, openSignedIn } from './drive-yesterday';
import { expectSound } from './expect-sound';
import { startProduct } from './start-product';
import type { RunningServer } from './start-server';

let server: RunningServer;
let smtp: TestSmtpServer;
let stop: () => Promise<void>;

// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook wants.
test.beforeAll(async ({}, info) => {
  smtp = await createTestSmtpServer();
  const product = await startProduct(info, {
    door: [...['--smtp-url', smtp.url, '--mail-from', 'no-reply@example.com']],
  });
  ({ server, stop } = product);
  await product.call('POST', '/devices', { name: 'Fiorino 07', uniqueId: 'fiorino-07' });
  await driveYesterday(product.ingestUrl, 'fiorino-07', 0.01);
});
test.afterAll(async () => {
  await stop();
  await smtp.stop();
});

test('trips of yesterday are scheduled, sent now while the mail server is away, and arrive once it is back', async ({
  page,
}) => {
  // A mail that was put off is tried again after a quarter of a minute.
  test.setTimeout(120_000);
  await openSignedIn(page, server, '/reports/travels?devices=all&period=yesterday');
  await page.getByRole('button', { name: 'Agendar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Agendar relatório' });
  await form.getByRole('textbox', { name: 'Nome' }).fill('Viagens de ontem');
  await expect(form.getByRole('button', { name: /^Relatório/ })).toContainText('Viagens');
  await form.getByRole('textbox', { name: 'Para' }).fill(administrator.email);
  await expectSound(page);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: administrator.email });
  await expect(row).toContainText('Todos os dias às 07:00');

  await row.getByRole('button', { name: 'Enviar agora' }).click();
  await expect(row).toContainText('Na fila em');
  expect(smtp.mails).toHaveLength(0);
  await smtp.start();
  // The page tells by itself how it went.
  await expect(row).toContainText('Enviado em', { timeout: 45_000 });
  expect(smtp.mails.map(({ to }) => to)).toEqual([[administrator.email]]);
  expect(smtp.mails[0]?.raw).toMatch(/filename="Viagens de ontem \d{4}-\d{2}-\d{2}\.pdf"/);

  await row.getByRole('button', { name: /Viagens de ontem/ }).click();
  const open = page.getByRole('dialog', { name: 'Relatório agendado' });
  await expect(open.getByText(`${administrator.email} · 1 linha`)).toBeVisible();
});
