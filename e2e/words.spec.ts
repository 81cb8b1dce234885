import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { setUp } from './api';
import { startServer, type RunningServer } from './start-server';

let brandDir = '';
let server: RunningServer;

test.beforeAll(async () => {
  brandDir = mkdtempSync(join(tmpdir(), 'brand-words-'));
  mkdirSync(join(brandDir, 'words'));
  const write = (name: string, json: object) =>
    writeFileSync(join(brandDir, name), JSON.stringify(json));
  write('branding.json', { productName: 'Veloz' });
  write('words/pt-BR.json', { 'login.submit.action': 'Acessar', 'login.submit.acton': 'x' });
  write('words/fr.json', { 'login.submit.action': 'Se connecter <b>' });
  server = await startServer(['--no-demo', '--brand', brandDir]);
  await setUp(server);
});
test.afterAll(async () => {
  await server?.stop();
  rmSync(brandDir, { recursive: true, force: true });
});

/** The words that a page fetches: `fr.json` of the brand, `sign-in` of the product. */
function listFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /\/words\/([\w-]+\.json)|\/(sign-in)-[\w-]{8}\.js$/.exec(request.url());
    if (name) fetched.push(name[1] ?? name[2] ?? '');
  });
  return fetched;
}

const logIn = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a brand says things its own way, and speaks a further language', async ({ page }) => {
  const fetched = listFetched(page);
  await page.goto(`${server.url}/login?locale=es`);
  await expect(logIn(page, 'Ingresar')).toBeVisible();
  expect(fetched).toEqual(['sign-in']);

  await page.goto(`${server.url}/login`);
  await expect(logIn(page, 'Acessar')).toBeVisible();
  expect(fetched.slice(1).sort()).toEqual(['pt-BR.json', 'sign-in']);

  await page.getByLabel('Idioma').selectOption({ label: 'Français' });
  await expect(logIn(page, 'Se connecter <b>')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // What the brand leaves out is said in English.
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.reload();
  await expect(logIn(page, 'Se connecter <b>')).toBeVisible();

  expect(server.output()).toContain(
    'words/pt-BR.json, login.submit.acton: this key does not exist. Did you mean "login.submit.action"?',
  );
});

/** Takes the words of the button out of the files of some languages, as if they had been forgotten. */
async function forget(page: Page, ...texts: readonly string[]): Promise<void> {
  await page.route('**/assets/sign-in-*.js', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const text of texts) {
      body = body.replace(new RegExp(`"login.submit.action":(["'\`])${text}\\1`), '"gone":""');
    }
    await route.fulfill({ response, body });
  });
}

test('a key that a language lacks is said in English, which is fetched only then', async ({
  page,
}) => {
  const fetched = listFetched(page);
  // Before the first file is fetched: the browser may keep what it has.
  await forget(page, 'Ingresar');
  await page.goto(`${server.url}/login?locale=es`);
  await expect(logIn(page, 'Sign in')).toBeVisible();
  expect(fetched).toEqual(['sign-in', 'sign-in']);
});

test('a key that English lacks too shows as it is, and is logged once', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await forget(page, 'Ingresar', 'Sign in');
  await page.goto(`${server.url}/login?locale=es`);
  await expect(logIn(page, '_KT_login.submit.action_KT_')).toBeVisible();
  await expect.poll(() => logged).toContain('No words for "login.submit.action" in es');
  expect(logged.filter((line) => line.startsWith('No words'))).toHaveLength(1);
});
