import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../scripts/lib/free-port.mjs';
import { installExample } from '../scripts/lib/install-example.mjs';
import { runCli } from './run-cli';
import { startServer, type RunningServer } from './start-server';

let server: RunningServer;
let example: Awaited<ReturnType<typeof installExample>>;
let site: { stop: () => Promise<void> };
let address: string;
let config: string;
let token: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  config = mkdtempSync(join(tmpdir(), 'cli-'));
  const port = await findFreePort('localhost');
  address = `http://localhost:${port}`;
  [server, example] = await Promise.all([
    startServer(['--allow-origin', address]),
    installExample('embed-next'),
  ]);
  expect(await runCli(config, ['login', server.url, '--demo'])).toMatchObject({ code: 0 });
  token = (await runCli(config, ['tokens', 'create', '--days', '1'])).stdout.trim();
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  await example.build(env);
  site = await example.start(['next/dist/bin/next', 'start', '--port', String(port)], {
    ...env,
    TRACKING_SERVER: server.url,
    FLEET_TOKEN: token,
  });
});
test.afterAll(async () => {
  await site?.stop();
  example?.remove();
  await server?.stop();
  if (config) rmSync(config, { recursive: true, force: true });
});

test('a site of Next.js renders the page with its styles, and shows the fleet', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(message.text());
  });

  const html = await (await fetch(`${address}/fleet`)).text();
  expect(html).toContain('The map follows.');
  expect(html).toContain('rastro-device-list');
  expect(html).toMatch(/<style data-styled[^>]*>[^<]{100}/);

  await page.goto(address);
  await page.getByRole('link', { name: 'Where is my delivery?' }).click();
  const map = page.locator('.rastro-live-map [data-drawn]');
  await expect
    .poll(async () => Number(await map.getAttribute('data-drawn')), { timeout: 60_000 })
    .toBeGreaterThan(20);
  await page.locator('.rastro-device-row').nth(1).click();
  await expect(page.locator('.rastro-device-row[aria-selected="true"]')).toHaveCount(1);
  await expect(map).toHaveAttribute('data-selected-point', /\d/);

  // As the server rendered it, the browser takes it over.
  await page.reload();
  await expect
    .poll(async () => Number(await map.getAttribute('data-drawn')), { timeout: 60_000 })
    .toBeGreaterThan(20);
  await expect(page.locator('.rastro-device-list')).toHaveAttribute('data-connection', 'live');
  expect(problems).toEqual([]);

  expect(await runCli(config, ['tokens', 'revoke'], token)).toMatchObject({ code: 0 });
  await server.kill();
  await server.restart();
  await expect(page.getByText('The token of this page has ended.')).toBeVisible({
    timeout: 30_000,
  });
});
