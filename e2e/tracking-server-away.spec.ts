import { expect, test, type Page } from '@playwright/test';
import { administrator, setUp } from './api';
import { startServer, type RunningServer } from './start-server';

/** A console comes back five seconds after it lost its connection; a start takes its time as well. */
const BACK_MS = 40_000;
const OTHER_SOCKETS = 19;

let elsewhere: RunningServer;
let server: RunningServer;
test.beforeAll(async () => {
  elsewhere = await startServer(['--no-demo', '--engine-port', '0']);
  server = await startServer(['--tracking-url', elsewhere.engineUrl]);
});
test.afterAll(async () => {
  await server.stop();
  await elsewhere.stop();
});

async function sendFix(longitude: number): Promise<void> {
  const fix = new URLSearchParams({
    id: 'bus',
    lat: '-23.55',
    lon: String(longitude),
    speed: '12',
    timestamp: String(Math.floor(Date.now() / 1000)),
  });
  expect((await fetch(`${elsewhere.ingestUrl}/?${fix}`)).status).toBe(200);
}

const shownFixAt = async (page: Page): Promise<number> =>
  Number((await page.locator('[data-drawn]').first().getAttribute('data-shown-fix-at')) ?? 0);

/** Sockets beside the one of the page, opened by the page itself. */
const openSockets = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    const opened = Array.from({ length: wanted }, () => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
      return new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
    });
    await Promise.all(opened);
  }, count);

test('[S1.1] [S2.27] [S8.29] a console over a tracking server elsewhere says when it is away, and goes on by itself', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const call = await setUp(elsewhere);
  const device = await call<{ id: number }>('POST', '/devices', { name: 'Bus 1', uniqueId: 'bus' });
  await sendFix(-46.6);

  await test.step('signs in with the account of the tracking server', async () => {
    await page.goto(`${server.url}/login`);
    await page.getByRole('textbox', { name: 'E-mail ou usuário' }).fill(administrator.email);
    await page.getByRole('textbox', { name: 'Senha' }).fill(administrator.password);
    await page.getByRole('textbox', { name: 'Senha' }).press('Enter');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByText('Ao vivo').first()).toBeVisible();
  });

  await test.step('sees the fleet live', async () => {
    await page.goto(`${server.url}/devices/${device.id}`);
    await expect(page.getByText('Ao vivo').first()).toBeVisible();
    await expect.poll(() => shownFixAt(page)).toBeGreaterThan(0);
    const before = await shownFixAt(page);
    await expect
      .poll(async () => {
        await sendFix(-46.61);
        return shownFixAt(page);
      })
      .toBeGreaterThan(before);
    await openSockets(page, OTHER_SOCKETS);
  });

  const other = await context.newPage();
  await test.step('is told that it is away, and sees nothing old as if it were new', async () => {
    await elsewhere.kill();
    await expect(page.getByRole('status').getByText('Sem conexão com o servidor')).toBeVisible();
    await expect(page.getByText('Mostrando dados de')).toBeVisible();
    await expect(page.getByText('Ao vivo')).toHaveCount(0);
    await other.goto(`${server.url}/devices/${device.id}`);
    await expect(other.getByRole('heading', { name: 'Estamos em manutenção' })).toBeVisible();
    await expect(other).toHaveURL(/\/maintenance\?to=/);
  });

  await test.step('goes on by itself, signed in as before', async () => {
    await elsewhere.restart();
    await expect(page.getByText('Ao vivo').first()).toBeVisible({ timeout: BACK_MS });
    await expect(page.getByText('Sem conexão com o servidor')).toHaveCount(0);
    await expect(other).toHaveURL(new RegExp(`/devices/${device.id}$`), { timeout: BACK_MS });
    const before = await shownFixAt(page);
    await expect
      .poll(async () => {
        await sendFix(-46.62);
        return shownFixAt(page);
      })
      .toBeGreaterThan(before);
  });
});
