import { expect, test, type Page } from '@playwright/test';
import { startServer, type RunningServer } from './start-server';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Fix {
  deviceId: number;
  fixTime: string;
  speed: number;
}

/** Reads the server's latest positions with the page's own session. */
async function readLatest(page: Page): Promise<Fix[]> {
  const response = await page.request.get(`${server.url}/api/positions`);
  expect(response.ok()).toBe(true);
  return (await response.json()) as Fix[];
}

/** Waits for all of it: a page that closes while it is still being replaced can hang Chromium. */
async function seesSignIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await expect(
    page.getByRole('button', { name: /^(Entrar na demonstração|Enter the demo)$/ }),
  ).toBeVisible();
}

const map = (page: Page) => page.locator('[data-drawn]').first();

/** The buses come out one by one; one of those that move now is as good as any other. */
async function findMovingDevice(page: Page): Promise<number> {
  let deviceId = 0;
  await expect
    .poll(async () => {
      const since = Date.now() - 30_000;
      const moving = (await readLatest(page)).find(
        (fix) => fix.speed > 5 && Date.parse(fix.fixTime) > since,
      );
      deviceId = moving?.deviceId ?? 0;
      return deviceId;
    })
    .toBeGreaterThan(0);
  return deviceId;
}

async function shownFixEqualsTheServers(page: Page, deviceId: number): Promise<void> {
  await expect
    .poll(async () => {
      const latest = (await readLatest(page)).find((fix) => fix.deviceId === deviceId);
      const shown = await map(page).getAttribute('data-shown-fix-at');
      return Math.abs(Number(shown ?? 0) - Date.parse(latest?.fixTime ?? ''));
    })
    .toBe(0);
}

test('[S1.2] [S1.4] [S1.6] [S1.45] [S2.2] [S2.3] [S2.6] [S2.43] [S2.47] [S2.67] a newcomer signs in with one click and watches the fleet', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));

  await test.step('signs in with one click', async () => {
    await page.goto(server.url);
    await expect(page).toHaveURL(/\/login/);
    await page.getByRole('button', { name: 'Entrar na demonstração' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByText('Ao vivo').first()).toBeVisible();
  });

  await test.step('sees the buses', async () => {
    await expect
      .poll(async () => Number(await map(page).getAttribute('data-drawn')))
      .toBeGreaterThan(20);
    await page.getByRole('link', { name: 'Veículos', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Veículos', exact: true })).toBeVisible();
    await expect(page.getByText(/^158 veículos/)).toBeVisible();
  });

  await test.step('opens one that moves, and it moves', async () => {
    const deviceId = await findMovingDevice(page);
    await page.goto(`${server.url}/devices/${deviceId}`);
    await shownFixEqualsTheServers(page, deviceId);
    const first = await map(page).screenshot();
    const firstFix = await map(page).getAttribute('data-shown-fix-at');
    await expect
      .poll(() => map(page).getAttribute('data-shown-fix-at'), { timeout: 60_000 })
      .not.toBe(firstFix);
    await expect.poll(async () => (await map(page).screenshot()).equals(first)).toBe(false);
    await shownFixEqualsTheServers(page, deviceId);
  });

  await test.step('gets back to the list', async () => {
    await page.getByRole('button', { name: 'Voltar', exact: true }).click();
    await expect(page).toHaveURL(/\/devices$/);
  });

  await test.step('changes theme and language', async () => {
    await page.getByRole('button', { name: 'Menu do usuário' }).click();
    await page.getByRole('menuitemradio', { name: 'Escuro' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu do usuário' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByText('Live').first()).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  });

  await test.step('loses the connection and recovers', async () => {
    await expect(page.getByText(/^158 devices/)).toBeVisible();
    await server.kill();
    await expect(page.getByText(/Reconnecting/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^[1-9]\d* Moving$/ })).toBeVisible();
    await server.restart();
    await expect(page.getByText('Live').first()).toBeVisible({ timeout: 30_000 });
    const deviceId = await findMovingDevice(page);
    await page.goto(`${server.url}/devices/${deviceId}`);
    await shownFixEqualsTheServers(page, deviceId);
  });

  await test.step('signs out', async () => {
    await page.getByRole('button', { name: /user menu/i }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await seesSignIn(page);
    expect((await page.request.get(`${server.url}/api/session`)).status()).toBe(401);
  });

  expect(problems).toEqual([]);
});

test('[S4.3] on a phone, the menu of the header stands before an open sheet, and signs out', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Entrar na demonstração' }).click();
  await expect(page).toHaveURL(/\/home$/);
  const [fix] = await readLatest(page);
  await page.goto(`${server.url}/devices/${fix?.deviceId}`);
  await expect(page.getByRole('link', { name: 'Relatórios' })).toBeVisible();
  await page.getByRole('button', { name: /^Menu do usuário/ }).click();
  await page.evaluate(() => void Object.assign(window, { isOldPage: true }));
  // A click waits until nothing else would take it.
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await seesSignIn(page);
  expect(await page.evaluate(() => 'isOldPage' in window), 'loaded anew').toBe(false);
});
