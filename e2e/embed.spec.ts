import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { installEmbedPage } from '../scripts/lib/embed-page.mjs';
import { findFreePort } from '../scripts/lib/free-port.mjs';
import { runCli } from './run-cli';
import { serveFolder } from './serve-folder';
import { startServer, type RunningServer } from './start-server';

let server: RunningServer;
let partner: Awaited<ReturnType<typeof installEmbedPage>>;
let ports: { built: number; dev: number };
let config: string;
let token: string;

const rastro = (args: string[], stdin = '') => runCli(config, args, stdin);
const addressOf = (port: number) => `http://localhost:${port}`;

/** The policy of a strict site; docs in packages/sdk/README.md. */
const toPolicy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "worker-src 'self'",
    `connect-src ${server.url} ${server.url.replace('http', 'ws')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  config = mkdtempSync(join(tmpdir(), 'cli-'));
  ports = { built: await findFreePort('localhost'), dev: await findFreePort('localhost') };
  const flags = Object.values(ports).flatMap((port) => ['--allow-origin', addressOf(port)]);
  [server, partner] = await Promise.all([startServer(flags), installEmbedPage()]);
  expect(await rastro(['login', server.url, '--demo'])).toMatchObject({ code: 0 });
  const made = await rastro(['tokens', 'create', '--days', '1']);
  expect(made.code).toBe(0);
  token = made.stdout.trim();
});
test.afterAll(async () => {
  partner?.remove();
  await server?.stop();
  if (config) rmSync(config, { recursive: true, force: true });
});

/** Everything a page should not say or do. */
function watch(page: Page) {
  const problems: string[] = [];
  const sockets = { open: 0 };
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()} ${reason}`);
  });
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/api/socket')) return;
    if (socket.url().includes(token)) problems.push('The token stands in the address of a socket');
    sockets.open += 1;
    socket.on('close', () => (sockets.open -= 1));
  });
  return { problems, sockets };
}

const map = (page: Page) => page.locator('.rastro-live-map [data-drawn]');
const rows = (page: Page) => page.locator('.rastro-device-row');
const selectedRow = (page: Page) => page.locator('.rastro-device-row[aria-selected="true"]');
const toFleet = (page: Page) => page.getByRole('link', { name: 'Where is my delivery?' }).click();
const toHome = (page: Page) => page.getByRole('link', { name: 'Home' }).click();
const untilLive = (page: Page) =>
  expect(page.locator('.rastro-device-list')).toHaveAttribute('data-connection', 'live', {
    timeout: 30_000,
  });
const drawnCount = async (page: Page) => Number(await map(page).getAttribute('data-drawn'));

/** Reads the computed styles of the host site itself. */
const lookOfSite = (page: Page) =>
  page.evaluate(() => {
    const pick = (selector: string) => {
      const element = document.querySelector(selector);
      const all = element ? getComputedStyle(element) : {};
      return Object.fromEntries(
        Object.entries(all).filter(([name]) => !/^\d+$|size|height|width|origin/i.test(name)),
      );
    };
    return ['html', 'body', 'header', 'header a', 'header strong'].map(pick);
  });

async function enter(page: Page): Promise<void> {
  await toFleet(page);
  await page.getByLabel('Access token').fill(token);
  await page.getByRole('button', { name: 'Show the vans' }).click();
  await expect.poll(() => drawnCount(page), { timeout: 60_000 }).toBeGreaterThan(20);
  await expect(rows(page).first()).toBeVisible();
}

async function selectBothWays(page: Page): Promise<void> {
  await rows(page).nth(1).click();
  await expect(selectedRow(page)).toHaveCount(1);
  const point = () => map(page).getAttribute('data-selected-point');
  await expect.poll(point).not.toBeNull();
  const corner = { x: 6, y: 6 };
  // Closer, so that it stands alone when nothing is selected.
  for (let step = 0; step < 2; step++) {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await map(page).screenshot();
  }
  // The map moves to what was selected: two pictures later it stands still.
  await expect
    .poll(async () => {
      const before = await point();
      await map(page).screenshot();
      return before === (await point());
    })
    .toBe(true);
  // Others drive by, and what stands together is one cluster for that long.
  await expect(async () => {
    if ((await selectedRow(page).count()) === 0) await rows(page).nth(1).click();
    await expect.poll(point).not.toBeNull();
    const [x = 0, y = 0] = ((await point()) ?? '').split(',').map(Number);
    await map(page).click({ position: corner });
    await expect(selectedRow(page)).toHaveCount(0);
    await expect.poll(point).toBeNull();
    await map(page).click({ position: { x, y } });
    await expect(selectedRow(page)).toHaveCount(1, { timeout: 3000 });
    await expect.poll(point).not.toBeNull();
  }).toPass({ timeout: 45_000 });
}

test('a built page of another site, under a strict policy', async ({ page }) => {
  test.setTimeout(480_000);
  await partner.build(server.url);
  const site = await serveFolder(ports.built, partner.dist, toPolicy);
  const { problems, sockets } = watch(page);
  try {
    await page.goto(addressOf(ports.built));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const before = await lookOfSite(page);

    await test.step('shows the fleet with a token', async () => {
      await enter(page);
      const names = (await (
        await fetch(`${server.url}/api/devices`, { headers: { authorization: `Bearer ${token}` } })
      ).json()) as { name: string }[];
      const shown = await rows(page).first().innerText();
      expect(names.some(({ name }) => shown.includes(name))).toBe(true);
    });

    await test.step('paints the vehicles', async () => {
      const painted = await map(page).screenshot();
      const canvases = page.locator('.rastro-fleet-canvas');
      const fade = (opacity: string) =>
        canvases.evaluateAll((all, value) => {
          for (const canvas of all) if (canvas instanceof HTMLElement) canvas.style.opacity = value;
        }, opacity);
      await fade('0');
      expect((await map(page).screenshot()).equals(painted)).toBe(false);
      await fade('');
    });

    await test.step('selects both ways', () => selectBothWays(page));

    await test.step('wears its own colours and font, and leaves the site its own', async () => {
      const list = page.locator('.rastro-device-list');
      expect(await list.evaluate((node) => getComputedStyle(node).fontFamily)).toContain('Georgia');
      const accent = await list.evaluate((node) =>
        getComputedStyle(node).getPropertyValue('--rastro-accent'),
      );
      expect(accent).toBe('#b3261e');
      expect(await lookOfSite(page)).toEqual(before);
    });

    await test.step('lets no rule of the site in', async () => {
      const odd = await page
        .locator('.rastro-device-list *, .rastro-live-map *')
        .evaluateAll((nodes) =>
          nodes.flatMap((node) => {
            const { textTransform, letterSpacing, fontStyle, borderStyle, boxShadow } =
              getComputedStyle(node);
            const isOdd =
              textTransform !== 'none' ||
              Number.parseFloat(letterSpacing) > 0.5 ||
              fontStyle !== 'normal' ||
              /dashed|double/.test(borderStyle) ||
              boxShadow.includes('4px 4px 0px');
            return isOdd ? [node.outerHTML.slice(0, 120)] : [];
          }),
        );
      expect(odd).toEqual([]);
    });

    await test.step('closes its socket with the page, and opens one again', async () => {
      expect(sockets.open).toBe(1);
      await toHome(page);
      await expect.poll(() => sockets.open).toBe(0);
      for (let round = 0; round < 3; round += 1) {
        await toFleet(page);
        await expect(rows(page).first()).toBeVisible();
        await toHome(page);
      }
      await toFleet(page);
      await expect.poll(() => drawnCount(page)).toBeGreaterThan(20);
      await untilLive(page);
      await expect.poll(() => sockets.open).toBe(1);
    });
    expect(problems).toEqual([]);

    await test.step('comes back after the server was away', async () => {
      await server.kill();
      await expect(page.getByText(/Reconnecting/).first()).toBeVisible();
      await server.restart();
      await untilLive(page);
    });

    await test.step('asks for another token when this one has ended', async () => {
      expect(await rastro(['tokens', 'revoke'], token)).toMatchObject({ code: 0 });
      await server.kill();
      await server.restart();
      await expect(page.getByLabel('Access token')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('alert')).toContainText('does not accept this token');
      token = (await rastro(['tokens', 'create', '--days', '1'])).stdout.trim();
    });
  } finally {
    await site.stop();
  }
});

test('the same page in development, in StrictMode', async ({ page }) => {
  test.setTimeout(240_000);
  const site = await partner.startDev(ports.dev, server.url);
  const { problems, sockets } = watch(page);
  try {
    await page.goto(addressOf(ports.dev));
    await enter(page);
    await selectBothWays(page);
    expect(sockets.open).toBe(1);
    await toHome(page);
    await expect.poll(() => sockets.open).toBe(0);
    expect(problems).toEqual([]);
  } finally {
    await site.stop();
  }
});
