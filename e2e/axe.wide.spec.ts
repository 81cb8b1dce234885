import { expect, test, type Page } from '@playwright/test';
import { expectSound } from './expect-sound';
import { startServer, type RunningServer } from './start-server';

let server: RunningServer;
let empty: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
  empty = await startServer(['--no-demo']);
});
test.afterAll(async () => {
  await server.stop();
  await empty.stop();
});

async function signInToDemo(page: Page): Promise<void> {
  const response = await page.request.post(`${server.url}/api/session/demo`, {
    headers: { origin: server.url },
  });
  expect(response.ok()).toBe(true);
}

async function firstDeviceId(page: Page): Promise<number> {
  const devices = (await (await page.request.get(`${server.url}/api/devices`)).json()) as {
    id: number;
  }[];
  return devices[0]?.id ?? 0;
}

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 375, height: 812 } };
const schemes = ['light', 'dark'] as const;
/** Each size and each scheme once; with `ALL_VIEWS` each with each. */
const isSeen = (size: string, scheme: string) =>
  Boolean(process.env['ALL_VIEWS']) || (size === 'desktop') === (scheme === 'light');

for (const [size, viewport] of Object.entries(sizes)) {
  for (const scheme of schemes.filter((one) => isSeen(size, one))) {
    test.describe(`${size}, ${scheme}`, () => {
      test.use({ viewport, colorScheme: scheme });

      test('axe finds nothing before sign-in', async ({ page }) => {
        await page.goto(`${server.url}/login`);
        await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
        await expectSound(page);
        // It stays only as long as the server is away.
        await page.route('**/api/**', (route) => route.abort());
        await page.goto(`${server.url}/maintenance`);
        await expect(page.getByRole('heading', { name: 'Estamos em manutenção' })).toBeVisible();
        await expectSound(page);
        await page.unroute('**/api/**');
        await page.goto(empty.url);
        await expect(page.getByRole('heading', { name: 'Primeiro acesso' })).toBeVisible();
        await expectSound(page);
      });

      test('axe finds nothing after sign-in', async ({ page }) => {
        await signInToDemo(page);
        const detail = `/devices/${await firstDeviceId(page)}`;
        for (const path of ['/home', '/devices', detail, '/history', '/devices/99999999']) {
          await page.goto(`${server.url}${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.locator('[data-drawn]')).toBeAttached();
          await expectSound(page);
        }
      });
    });
  }
}
