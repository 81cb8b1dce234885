import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { createTestSmtpServer, type TestSmtpServer } from '../packages/server/src/mail/testing';
import { administrator, setUp } from './api';
import { startServer, type RunningServer } from './start-server';

const NEW_PASSWORD = 'outra senha, bem lembrada';

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
  return /https?:\/\/\S+\/login\/recover\/[\w=-]+/.exec(text)?.[0] ?? '';
}

async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join()}`)).toEqual(
    [],
  );
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider, 'nothing sticks out').toBe(false);
}

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

  const link = readLink(smtp.mails[0]?.raw ?? '');

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
