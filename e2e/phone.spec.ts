import { expect, type Page } from '@playwright/test';
import { openSignedIn } from './drive-yesterday';
import { sendFix } from './send-fix';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let leave: Tenant['leave'];
let deviceId: number;

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });
test.beforeAll(async ({ product }) => {
  const tenant = await product.enter();
  ({ server, leave } = tenant);
  const device = { name: 'Fiorino 07', uniqueId: 'fiorino-07' };
  ({ id: deviceId } = await tenant.call<{ id: number }>('POST', '/devices', device));
  const fix = { lat: -23.55, lon: -46.63, speed: 20, ignition: 'true' };
  await sendFix(tenant.ingestUrl, 'fiorino-07', fix);
});
test.afterAll(() => leave());

/** Pulls fast, so that the first step leaves the sheet. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  await page.mouse.move(187, from);
  await page.mouse.down();
  await page.mouse.move(187, to, { steps: 5 });
  await page.mouse.up();
}

test('[S2.5] the sheet of a vehicle has three heights, by press, by key and by drag, also when the phone is turned', async ({
  page,
}) => {
  await openSignedIn(page, server, '/devices');
  await page.locator('.rastro-device-row').first().tap();
  await expect(page).toHaveURL(new RegExp(`/devices/${deviceId}$`));
  const sheet = page.locator('section[data-height]');
  const isAt = (height: string) =>
    expect(sheet.and(page.locator('[data-dragging=false]'))).toHaveAttribute('data-height', height);
  const top = async () => Math.round((await sheet.boundingBox())?.y ?? 0);
  await isAt('half');
  // Those who hear the arrow and the speed have the word.
  await expect(sheet).toContainText('Em movimento, 37 km/h');
  const grabber = sheet.getByRole('button').first();
  await grabber.tap();
  await isAt('full');
  await expect.poll(top).toBe(92);
  await grabber.press('ArrowDown');
  await grabber.press('ArrowDown');
  await isAt('peek');
  await expect(sheet.getByText('Fiorino 07')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Seguir' })).toBeHidden();

  await expect.poll(top).toBe(652);
  await drag(page, 660, 450);
  await isAt('half');
  await expect.poll(top).toBe(391);
  await drag(page, 399, 120);
  await isAt('full');
  await expect.poll(top).toBe(92);
  await drag(page, 100, 420);
  await isAt('half');

  await page.setViewportSize({ width: 812, height: 375 });
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Fiorino 07' })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.getByRole('heading', { level: 1, name: 'Fiorino 07' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/devices$/);
});

test('what is typed in a form stays when the window gets another width', async ({ page }) => {
  const name = page.getByRole('textbox', { name: /^Nome$/ });
  async function editDevice(): Promise<void> {
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
  }
  const forms = [
    { path: '/users?id=new' },
    { path: '/geofence?fence=new' },
    { path: `/devices/${deviceId}`, open: editDevice },
  ];
  for (const { path, open } of forms) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openSignedIn(page, server, path);
    await open?.();
    await name.fill('Digitado aqui');
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Only a wide window has the menu at its side.
      await expect(page.locator('nav[data-pinned]')).toHaveCount(width > 768 ? 1 : 0);
      await expect(name).toHaveValue('Digitado aqui');
    }
  }
});
