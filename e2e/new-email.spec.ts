import { expect, test, type Page } from '@playwright/test';
import type { TestSmtpServer } from '../packages/server/src/mail/testing';
import { administrator, setUp } from './api';
import { expectSound } from './expect-sound';
import type { RunningServer } from './start-server';
import { readLink, startWithMail } from './start-with-mail';

const NEW_EMAIL = 'ana.prado@example.com';

let smtp: TestSmtpServer;
let server: RunningServer;
let stop: () => Promise<void>;
test.beforeAll(async () => {
  ({ server, smtp, stop } = await startWithMail());
});
test.afterAll(() => stop());

test.use({ viewport: { width: 375, height: 812 } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a new e-mail, from the account over the mail to signing in with it', async ({ page }) => {
  const call = await setUp(server);
  const user = await call<{ id: number; email: string }>('GET', '/session');
  const changed = await call('PUT', `/users/${user.id}`, {
    ...user,
    email: NEW_EMAIL,
    currentPassword: administrator.password,
  });
  expect(changed).toMatchObject({ email: administrator.email, newEmail: NEW_EMAIL });
  await smtp.waitFor(1);
  expect(smtp.mails.map(({ to }) => to)).toEqual([[NEW_EMAIL]]);
  const link = readLink(smtp, '/login/confirm/');

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
