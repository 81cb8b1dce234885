import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/lib/chromium.mjs';
import { administrator, type CallApi, signIn } from './api';
import { expectSound } from './expect-sound';
import { startProduct } from './start-product';
import type { RunningServer } from './start-server';

const DOMAIN = 'track.norte.example';
const DAY_MS = 86_400_000;
const PASSWORD = 'uma outra senha bem comprida';
const executablePath = findChromium();

test.use({
  launchOptions: {
    args: [...chromiumArgs, `--host-resolver-rules=MAP ${DOMAIN} 127.0.0.1`],
    ...(executablePath ? { executablePath } : {}),
  },
});

const folder = mkdtempSync(join(tmpdir(), 'another-day-'));
const world = { file: join(folder, 'world'), aheadMs: 0, texts: {} as Record<string, string> };
const tell = () => writeFileSync(world.file, JSON.stringify(world));
let server: RunningServer;
let ingestUrl: string;
let call: CallApi;
let stop: () => Promise<void>;

// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook wants.
test.beforeAll(async ({}, info) => {
  tell();
  ({ server, call, stop, ingestUrl } = await startProduct(info, {
    env: {
      NODE_OPTIONS: `--import=${resolve('e2e/another-day.mjs')}`,
      ANOTHER_DAY_FILE: world.file,
    },
  }));
});
test.afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** The server's day; due days are days of this zone. */
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(
    Date.now() + world.aheadMs,
  );

/** Moves the server's clock ahead by some days; signs the page out. */
async function passDays(page: Page, days: number): Promise<void> {
  world.aheadMs += days * DAY_MS;
  tell();
  await page.context().clearCookies();
  await expect.poll(() => readFileSync(`${world.file}.seen`, 'utf8')).toBe(String(world.aheadMs));
  call = await signIn(server, administrator);
}

test('[S1.27] [S4.58] [S4.59] [S7.90] a customer of a reseller: contract, invoice, late, suspended, paid and back, at the reseller’s domain and in its brand', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const at = server.url.replace('127.0.0.1', DOMAIN);
  const customer = { name: 'Padaria Sol', email: 'sol@example.com', password: PASSWORD };
  const reseller = { name: 'Norte', email: 'norte@example.com', password: PASSWORD };
  await call('PATCH', '/server', { attributes: { 'rastro.enableBilling': true } });
  const { id: resellerId } = await call<{ id: number }>('POST', '/users', {
    ...reseller,
    userLimit: -1,
    deviceLimit: -1,
  });
  await call('POST', '/resellers', { userId: resellerId, domain: DOMAIN });
  const { proof } = await call<{ proof: { name: string; value: string } }>(
    'PUT',
    `/theme?domain=${DOMAIN}`,
    { branding: { productName: 'Norte Rastreamento' }, revision: 0 },
  );
  world.texts[proof.name] = proof.value;
  tell();
  await expect
    .poll(() =>
      call('POST', `/theme/verify?domain=${DOMAIN}`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  const asReseller = await signIn(server, reseller);
  const { id: accountId } = await asReseller<{ id: number }>('POST', '/users', customer);
  const stored = await call<object>('GET', `/users/${accountId}`);
  await call('PUT', `/users/${accountId}`, { ...stored, deviceLimit: 5 });
  const asCustomer = await signIn(server, customer);
  await asCustomer('POST', '/devices', { name: 'Fiorino', uniqueId: 'fiorino-1' });
  expect((await fetch(`${ingestUrl}/?id=fiorino-1&lat=-23.55&lon=-46.63`)).ok).toBe(true);

  // The contract, by who runs the server.
  const startsOn = today();
  await call('POST', '/billing-contracts', {
    name: 'Mensal',
    accountId,
    cents: 4990,
    suspendDays: 3,
    billed: 'ahead',
    startsOn,
    dueDay: Number(startsOn.slice(8)),
  });

  const enter = async (path: string) => {
    await page.goto(`${at}${path}`);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(customer.email);
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  };
  await passDays(page, 1);
  await expect
    .poll(() => call<unknown[]>('GET', '/invoices?all=true').then(({ length }) => length))
    .toBeGreaterThan(0);
  await enter('/invoices');
  await expect(page).toHaveTitle(/Norte Rastreamento/);
  await expect(page.getByText(/R\$\s49,90/).first()).toBeVisible();
  await expectSound(page);

  // Late, and then suspended: its vehicles go on, and it reads its invoices.
  await passDays(page, 5);
  const stateOf = async () =>
    (await call<{ attributes: object }>('GET', `/users/${accountId}`)).attributes;
  await expect.poll(stateOf).toMatchObject({ 'rastro.accountState': /suspended/ });
  const suspended = page.getByRole('heading', { name: 'Sua conta está suspensa' });
  const trust = page.getByRole('button', { name: 'Usar o desbloqueio de confiança' });
  const fiorino = page.getByText('Fiorino').first();
  await enter('/devices');
  await expect(suspended).toBeVisible();
  await expect(page).toHaveTitle(/Norte Rastreamento/);
  await expectSound(page);

  // Opened on trust once, for three days.
  await trust.click();
  await expect(fiorino).toBeVisible();
  await passDays(page, 4);
  await enter('/devices');
  await expect(suspended).toBeVisible();
  await page.getByRole('button', { name: 'Suas faturas e seus dados' }).click();
  const records = page.getByRole('dialog', { name: 'Suas faturas e seus dados' });
  await expect(records.getByRole('searchbox', { name: 'Buscar na tabela' })).toBeVisible();
  await expect(records.getByRole('button', { name: 'Baixar dados' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trust).toHaveCount(0);

  // Paid, and back.
  const [invoice] = await call<{ id: number }[]>(
    'GET',
    `/invoices?all=true&accountId=${accountId}`,
  );
  await call('POST', `/invoices/${invoice?.id}/receive-in-cash`, {
    paidDate: today(),
  });
  await page.goto(`${at}/devices`);
  await expect(fiorino).toBeVisible();
  await page.goto(`${at}/invoices`);
  await expect(page.getByText('Em dinheiro').first()).toBeVisible();
});
