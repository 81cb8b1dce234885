import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { administrator, setUp } from './api';
import { startServer, type RunningServer } from './start-server';

const bin = join(process.cwd(), 'packages/cli/bin/rastro.js');
const accent = '#a3195b';
const headlines = { pt: 'Sua frota em dia', es: 'Su flota al día', en: 'Your fleet, on time' };
/** It would take the page over, if anything let it run. */
const hostileLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30" onload="top.document.title=\'taken\'">' +
  '<script>top.document.title = "taken"; document.documentElement.id = "taken"</script>' +
  '<rect width="120" height="30" fill="#a3195b"/></svg>';

let home = '';
let brandDir = '';
let server: RunningServer;

const rastro = (...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, [bin, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
    child.stdin?.end();
  });

const readFileOfBrand = () =>
  JSON.parse(readFileSync(join(brandDir, 'branding.json'), 'utf8')) as Record<string, unknown>;
const change = (values: object) =>
  writeFileSync(
    join(brandDir, 'branding.json'),
    JSON.stringify({ ...readFileOfBrand(), ...values }),
  );

test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'brand-'));
  brandDir = join(home, 'veloz');
  writeFileSync(join(home, 'logo.svg'), hostileLogo);
  const init = await rastro(
    ...['brand', 'init', brandDir, '--name', 'Veloz', '--title', 'Veloz Rastreadores'],
    ...['--accent', accent, '--logo', join(home, 'logo.svg'), '--header', 'brand'],
    ...[
      '--prefix',
      'veloz',
      '--whatsapp',
      '+55 11 99999-9999',
      '--data-policy',
      'https://example.com/p',
    ],
    ...[
      '--headline-pt',
      headlines.pt,
      '--headline-es',
      headlines.es,
      '--headline-en',
      headlines.en,
    ],
  );
  expect(init).toMatchObject({ code: 0, stdout: '' });
  const check = await rastro('brand', 'check', brandDir, '--json');
  expect(check.code).toBe(0);
  expect(JSON.parse(check.stdout)).toMatchObject({
    ok: true,
    warnings: expect.arrayContaining([expect.objectContaining({ code: 'ACTIVE_DRAWING' })]),
  });
  server = await startServer(['--no-demo', '--brand', brandDir]);
  const call = await setUp(server);
  await call('POST', '/devices', { name: 'Fiorino 07', uniqueId: '7' });
});
test.afterAll(async () => {
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

const signInButton = (page: Page) => page.getByRole('button', { name: /^(Entrar|Sign in)$/ });

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail ou usuário' }).fill(administrator.email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(administrator.password);
  await signInButton(page).click();
}

test('the sign-in screen and the console wear the brand', async ({ page }) => {
  await test.step('sign-in: name, logo, colour, headline in three languages, links', async () => {
    await page.goto(`${server.url}/login`);
    await expect(page).toHaveTitle(/Veloz Rastreadores$/);
    await expect(page.getByRole('img', { name: 'Veloz' }).first()).toBeVisible();
    await expect(signInButton(page)).toHaveCSS('background-color', 'rgb(163, 25, 91)');
    await expect(page.getByText(headlines.pt)).toBeVisible();
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/5511999999999',
    );
    await expect(page.getByRole('link', { name: /Android|iPhone/ })).toHaveCount(0);
    for (const [locale, headline] of [
      ['es', headlines.es],
      ['en-US', headlines.en],
    ]) {
      await page.goto(`${server.url}/login?locale=${locale}`);
      await expect(page.getByText(headline ?? '')).toBeVisible();
    }
  });

  await test.step('icons and manifest are its own, and there', async () => {
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute(
      'href',
      /^\/veloz\/assets\/custom\/letter-icon\.svg/,
    );
    const hrefs = await page
      .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(hrefs).toHaveLength(3);
    for (const href of hrefs) {
      expect(href).toContain('/veloz/assets/custom/');
      expect((await page.request.get(href)).ok()).toBe(true);
    }
  });

  await test.step('the console wears it, too', async () => {
    await page.goto(`${server.url}/login`);
    await signIn(page);
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.locator('header').first()).toHaveCSS('background-color', 'rgb(163, 25, 91)');
    await expect(page).toHaveTitle(/Veloz Rastreadores$/);
  });

  await test.step('a script inside the logo never runs, not even when it is opened', async () => {
    const src = await page.locator('header img').first().getAttribute('src');
    await page.goto(`${server.url}${src}`);
    expect(await page.evaluate(() => document.documentElement.id)).not.toBe('taken');
    await page.goto(`${server.url}/home`);
    await expect(page).not.toHaveTitle(/taken/);
  });
});

test('the first paint has the brand’s colours, also in the scheme that was chosen before', async ({
  page,
}) => {
  const firstPaint = async () => {
    // No script of the page arrives: what stands there is what the first paint shows.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${server.url}/login`, { waitUntil: 'commit' });
    const line = page.locator('.rastro-first-paint');
    await expect(line).toBeVisible();
    return {
      accent: await line.evaluate((element) => getComputedStyle(element).backgroundColor),
      canvas: await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor),
    };
  };
  const light = await firstPaint();
  expect(light.accent).toBe('rgb(163, 25, 91)');
  await page.evaluate(() => localStorage.setItem('schemePref', '"dark"'));
  const dark = await firstPaint();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect(dark.canvas).not.toBe(light.canvas);
});

test('no colour of another brand is painted while the page loads', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const style = getComputedStyle(document.documentElement);
      performance.mark(`accent ${style.getPropertyValue('--rastro-accent')}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  await page.goto(`${server.url}/login`);
  await expect(signInButton(page)).toBeVisible();
  const seen = await page.evaluate(() =>
    performance.getEntriesByType('mark').map(({ name }) => name),
  );
  expect([...new Set(seen)]).toEqual([`accent ${accent}`]);
});

test('a change shows after a reload; a broken one is told in the log and changes nothing', async ({
  page,
}) => {
  await page.goto(`${server.url}/login`);
  await expect(page).toHaveTitle(/Veloz Rastreadores$/);
  const before = readFileOfBrand();

  change({ title: 'Veloz Plus', colors: { accent: '#0b6e4f' } });
  await page.reload();
  await expect(page).toHaveTitle(/Veloz Plus$/);
  await expect(signInButton(page)).toHaveCSS('background-color', 'rgb(11, 110, 79)');

  change({ title: 'Veloz Ultra', colors: { acent: '#0b6e4f' } });
  await page.reload();
  await expect(page).toHaveTitle(/Veloz Plus$/);
  await expect(signInButton(page)).toHaveCSS('background-color', 'rgb(11, 110, 79)');
  await expect
    .poll(() => server.output())
    .toContain('colors.acent: this key does not exist. Did you mean \\"accent\\"?');
  const check = await rastro('brand', 'check', brandDir);
  expect(check).toMatchObject({ code: 1, stdout: expect.stringContaining('colors.acent') });

  change(before);
  await page.reload();
  await expect(page).toHaveTitle(/Veloz Rastreadores$/);
});

test('another prefix works throughout, and no other product is named', async ({ page }) => {
  const other = await startServer(['--no-demo', '--brand', brandDir, '--prefix', 'other']);
  try {
    const call = await setUp(other);
    const info = await call<{ attributePrefix: string; id: number }>('GET', '/server');
    expect(info.attributePrefix).toBe('other');
    const user = await call<{ id: number }>('GET', '/session');
    await call('PUT', `/users/${user.id}`, { ...user, attributes: { 'other.lang': 'es' } });
    for (const path of [
      '/other/assets/custom/config.json',
      '/api/other/assets/custom/config.json',
    ]) {
      const config = await page.request.get(`${other.url}${path}`);
      expect(await config.json()).toMatchObject({ productName: 'Veloz', attributePrefix: 'other' });
    }
    expect((await page.request.get(`${other.url}/veloz/assets/custom/config.json`)).status()).toBe(
      404,
    );

    await page.goto(`${other.url}/login`);
    await expect(page.locator('meta[name="rastro-prefix"]')).toHaveAttribute('content', 'other');
    await signIn(page);
    // The user's own language, read from an attribute under the prefix.
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('link', { name: 'Vehículos', exact: true })).toBeVisible();
  } finally {
    await other.stop();
  }
});

test('what people read names the brand and no other product', async ({ page }) => {
  const read = async (path: string) => (await page.request.get(`${server.url}${path}`)).text();
  const html = await read('/login');
  const texts = [
    html.replace(/rastro-[\w-]+/g, ''),
    await read('/veloz/assets/custom/manifest.webmanifest'),
    await read('/veloz/assets/custom/config.json'),
    await read('/veloz/assets/custom/letter-icon.svg'),
    await read('/api/nothing'),
    await read('/gone.js'),
    server.output().replaceAll(home, ''),
  ];
  for (const text of texts) expect(text).not.toMatch(/rastro\b/i);
  await page.goto(`${server.url}/login`);
  expect(await page.locator('body').innerText()).not.toMatch(/rastro\b/i);
});
