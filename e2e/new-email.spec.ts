import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { createTestSmtpServer, type TestSmtpServer } from '../packages/server/src/mail/testing';
import { administrator, setUp } from './api';
import { startServer, type RunningServer } from './start-server';

const NEW_EMAIL = 'ana.prado@example.com';

let smtp: TestSmtpServer;
let server: RunningServer;
test.beforeAll(async () => {
  smtp = await createTestSmtpServer();
  await smtp.start();
  const mail = ['--smtp-url', smtp.url, '--mail-from', 'no-reply@example.com'];
  server = await startServer(['--no-demo', ...mail]);
});
test.afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

test.use({ viewport: { width: 375, height: 812 } });

/** The link as a mail program shows it: the text without its quoting for the way. */
function readLink(raw: string): string {
  const text = raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');
  return /https?:\/\/\S+\/login\/confirm\/[\w-]+/.exec(text)?.[0] ?? '';
}

async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider, 'nothing sticks out').toBe(false);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a new e-mail, from the account over the mail to signing in with it', async ({ page }) => {
  const call = await setUp(server);
  const user = await call<{ id: number; email: string }>('GET', '/session');
  const changed = await call('PUT', `/users/${user.id}`, { ...user, email: NEW_EMAIL });
  expect(changed).toMatchObject({ email: administrator.email, newEmail: NEW_EMAIL });
  await smtp.waitFor(1);
  expect(smtp.mails.map(({ to }) => to)).toEqual([[NEW_EMAIL]]);
  const link = readLink(smtp.mails[0]?.raw ?? '');

  await test.step('is confirmed by a button where the link leads', async () => {
    const answer = await page.goto(link);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(heading(page, 'E-mail novo')).toBeVisible();
    await expectSound(page);
    expect(await call('GET', '/session')).toMatchObject({ newEmail: NEW_EMAIL });
    await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
    await expect(heading(page, 'E-mail confirmado')).toBeVisible();
    await expectSound(page);
  });

  await test.step('signs in', async () => {
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(NEW_EMAIL);
    await page.getByRole('textbox', { name: 'Senha' }).fill(administrator.password);
    await page.getByRole('textbox', { name: 'Senha' }).press('Enter');
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step('the link works no more', async () => {
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
    await expect(heading(page, 'Este link não vale mais')).toBeVisible();
    await expectSound(page);
  });

  expect(server.output()).not.toContain(link.split('/').at(-1));
});
