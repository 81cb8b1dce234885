import { expect, test, type Page } from '@playwright/test';
import type { TestSmtpServer } from '../packages/server/src/mail/testing';
import { administrator, setUp } from './api';
import { expectSound } from './expect-sound';
import type { RunningServer } from './start-server';
import { readLink, startWithMail } from './start-with-mail';

const NEW_PASSWORD = 'outra senha, bem lembrada';

let smtp: TestSmtpServer;
let server: RunningServer;
let stop: () => Promise<void>;
test.beforeAll(async () => {
  ({ server, smtp, stop } = await startWithMail());
});
test.afterAll(() => stop());

test.use({ viewport: { width: 375, height: 812 } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('[S2.24] [S2.71] a forgotten password, from the sign-in page over the mail to being signed in', async ({
  page,
}) => {
  await setUp(server);

  await test.step('asks for a mail, which says nothing about an unknown address', async () => {
    await page.goto(`${server.url}/login?to=%2Fhistory`);
    for (const email of ['ninguem@example.com', administrator.email]) {
      await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
      await page.getByRole('link', { name: 'Esqueci a senha' }).click();
      await expect(heading(page, 'Esqueci a senha')).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: 'Enviar link' }).click();
      await expect(page.getByText(`Se ${email} for o e-mail de uma conta`)).toBeFocused();
      await expectSound(page);
      await page.getByRole('link', { name: 'Voltar para entrar' }).click();
    }
    await smtp.waitFor(1);
    expect(smtp.mails.map(({ to }) => to)).toEqual([[administrator.email]]);
  });

  const link = readLink(smtp, '/login/recover/');

  await test.step('sets a new password where the link leads', async () => {
    const answer = await page.goto(link);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(heading(page, 'Senha nova')).toBeVisible();
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(page.getByRole('alert')).toContainText('pelo menos 10 caracteres');
    await expectSound(page);
    await page.getByRole('textbox', { name: 'Senha nova' }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(heading(page, 'Senha alterada')).toBeVisible();
    await expectSound(page);
  });

  await test.step('signs in with it', async () => {
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(administrator.email);
    await page.getByRole('textbox', { name: 'Senha' }).fill(NEW_PASSWORD);
    await page.getByRole('textbox', { name: 'Senha' }).press('Enter');
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step('the link works no more, and offers another', async () => {
    await page.goto(link);
    await page.getByRole('textbox', { name: 'Senha nova' }).fill('mais uma senha');
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(heading(page, 'Este link não vale mais')).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Pedir outro link' }).click();
    await expect(heading(page, 'Esqueci a senha')).toBeVisible();
  });

  expect(server.output()).not.toContain(link.split('/').at(-1));
});
