import { expect, type Page } from '@playwright/test';
import { openSignedIn } from './drive-yesterday';
import { sendFix } from './send-fix';
import { test } from './shared-product';
import { startServer, type RunningServer } from './start-server';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const fleetWorkers = (page: Page) =>
  page.workers().filter((worker) => worker.url().includes('fleet-worker'));

async function openFleet(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Entrar na demonstração' }).click();
  await untilDrawn(page);
}

async function untilDrawn(page: Page): Promise<void> {
  await expect
    // The buses of the demo come out one by one while its days before are made.
    .poll(async () => Number(await page.locator('[data-drawn]').getAttribute('data-drawn')), {
      timeout: 60_000,
    })
    .toBeGreaterThan(5);
}

/**
 * Returns the owner of the visible canvas, and its number of painted px as far as the page can read
 * it.
 */
const readCanvas = (page: Page) =>
  page.evaluate(() => {
    const canvas = [...document.querySelectorAll<HTMLCanvasElement>('.rastro-fleet-canvas')].find(
      (one) => one.style.visibility !== 'hidden',
    );
    if (!canvas) return { owner: 'nobody', painted: 0 };
    try {
      const context = canvas.getContext('2d');
      const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return {
        owner: 'page',
        painted: data.filter((value, at) => at % 4 === 3 && value > 0).length,
      };
    } catch {
      return { owner: 'worker', painted: 0 };
    }
  });

/** The map with and without the canvas of the vehicles. */
async function seesVehicles(page: Page): Promise<boolean> {
  const map = page.locator('[data-drawn]');
  const shown = await map.screenshot();
  const style = await page.addStyleTag({ content: '.rastro-fleet-canvas { opacity: 0 }' });
  const bare = await map.screenshot();
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return !shown.equals(bare);
}

test('a worker paints the vehicles, under the policy of the console', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/worker|Content Security Policy/i.test(message.text())) problems.push(message.text());
  });
  await openFleet(page);
  // The page paints where the worker is silent for five seconds, as on a machine that makes the days of the demo.
  await expect(async () => {
    if (fleetWorkers(page).length === 0) {
      problems.length = 0;
      await page.reload();
      await untilDrawn(page);
    }
    expect(fleetWorkers(page)).toHaveLength(1);
  }).toPass({ timeout: 100_000 });
  expect(await readCanvas(page)).toEqual({ owner: 'worker', painted: 0 });
  expect(await seesVehicles(page)).toBe(true);
  const before = await page.locator('[data-drawn]').screenshot();
  await expect
    .poll(async () => (await page.locator('[data-drawn]').screenshot()).equals(before))
    .toBe(false);
  expect(problems).toEqual([]);
});

test('[S4.30] [S4.31] several vehicles are followed, a way is measured, and the map alone is printed', async ({
  page,
}) => {
  await openFleet(page);
  await page.getByRole('link', { name: 'Veículos' }).first().click();
  for (const row of [0, 1]) {
    await page.locator('.rastro-device-row').nth(row).click();
    await page.getByRole('button', { name: 'Seguir', exact: true }).click();
    await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  }
  const followed = page.getByRole('region', { name: 'Veículos seguidos' });
  await expect(followed.getByRole('listitem')).toHaveCount(2);
  const again = followed.getByRole('button', { name: 'Seguir de novo' });
  // A map that still moves to its vehicles takes no drag.
  await expect(async () => {
    await page.mouse.move(900, 400);
    await page.mouse.down();
    await page.mouse.move(800, 360, { steps: 5 });
    await page.mouse.up();
    await expect(again).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await again.click();
  await expect(followed.getByText('Pausado: o mapa foi movido')).toHaveCount(0);

  const tools = page.getByRole('button', { name: 'Ferramentas do mapa' });
  await tools.click();
  await page.getByRole('menuitem', { name: 'Medir distância' }).click();
  const measured = page.getByRole('region', { name: 'Medição de distância' });
  await expect(measured).toBeVisible();
  await expect(page.locator('.leaflet-container')).toBeFocused();
  await page.keyboard.press('Enter');
  await followed.getByRole('button', { name: 'Parar todos' }).click();
  await page.locator('.leaflet-container').press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(measured.getByText('2 pontos')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(measured).toHaveCount(0);

  await page.evaluate(() => (window.print = () => undefined));
  await tools.click();
  await page.getByRole('menuitem', { name: 'Imprimir o mapa' }).click();
  await expect(page.locator('.rastro-print-caption')).toContainText('Em movimento');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.rastro-print-caption')).toBeVisible();
  await expect(tools).toBeHidden();
  await expect(page.getByRole('link', { name: 'Veículos' }).first()).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('panning and zooming show the vehicles at their places', async ({ page }) => {
  await openFleet(page);
  await page.mouse.move(900, 400);
  await page.mouse.down();
  for (let step = 1; step <= 20; step++) await page.mouse.move(900 - step * 20, 400);
  await page.mouse.up();
  await expect.poll(() => seesVehicles(page)).toBe(true);
  await page.getByRole('button', { name: 'Aproximar' }).click();
  await expect.poll(() => seesVehicles(page)).toBe(true);
  expect((await readCanvas(page)).owner).toBe('worker');
});

test('the page paints the vehicles where its policy allows no worker', async ({ page }) => {
  await page.route(
    (url) => url.origin === server.url,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      expect(policy).toContain('worker-src');
      const refusing = policy.replace(/worker-src [^;]*/, "worker-src 'none'");
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': refusing },
      });
    },
  );
  await openFleet(page);
  expect(fleetWorkers(page)).toHaveLength(0);
  const canvas = await readCanvas(page);
  expect(canvas.owner).toBe('page');
  expect(canvas.painted).toBeGreaterThan(500);
  expect(await seesVehicles(page)).toBe(true);
});

test('[S2.87] [S3.61] fences lie under the vehicles until they are switched off, on the next visit too', async ({
  page,
}) => {
  await openFleet(page);
  const countPainted = () =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.rastro-fence-canvas');
      const { width = 0, height = 0 } = canvas ?? {};
      const data = canvas?.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      return data.filter((value, at) => at % 4 === 3 && value > 0).length;
    });
  await expect.poll(countPainted).toBeGreaterThan(500);
  const menu = page.getByRole('button', { name: 'Camadas do mapa' });
  const fences = page.getByRole('switch', { name: 'Cercas' });
  await menu.press('Enter');
  await fences.press('Space');
  await expect.poll(countPainted).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.reload();
  await menu.press('Enter');
  await expect(fences).not.toBeChecked();
  expect(await countPainted()).toBe(0);
});

test('vehicles in a box are moved to a group together, and back', async ({ page, product }) => {
  const { server: own, ingestUrl, call, leave } = await product.enter();
  try {
    const south = await call<{ id: number }>('POST', '/groups', { name: 'Zona sul' });
    const devices: { id: number }[] = [];
    for (const [index, longitude] of [-46.9, -46.89, -46.2, -46.19].entries()) {
      const uniqueId = `van-${index}`;
      devices.push(await call('POST', '/devices', { name: `Van ${index}`, uniqueId }));
      await sendFix(ingestUrl, uniqueId, { lat: -23.5, lon: longitude });
    }
    const groupsOf = async () =>
      (await call<{ groupId: number }[]>('GET', '/devices')).map(({ groupId }) => groupId);
    await openSignedIn(page, own, '/home');
    const map = page.locator('[data-drawn="4"] .leaflet-container');
    await expect(map).toBeVisible();
    const box = await map.boundingBox();
    if (!box) throw new Error('no map');
    // Until the code for it has come, Shift and a drag do nothing.
    const bar = page.getByRole('region', { name: 'Veículos selecionados' });
    await expect(async () => {
      await page.keyboard.down('Shift');
      await page.mouse.move(box.x + box.width * 0.05, box.y + 90);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.5, box.y + box.height - 60, { steps: 4 });
      await page.mouse.up();
      await page.keyboard.up('Shift');
      await expect(bar.getByText('2 selecionados')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await bar.getByRole('button', { name: 'Mover de grupo' }).click();
    await page.getByRole('combobox', { name: 'Novo grupo' }).click();
    await page.getByRole('option', { name: 'Zona sul' }).click();
    await page.getByRole('button', { name: 'Mover', exact: true }).click();
    await expect(page.getByText('2 veículos movidos para Zona sul.')).toBeVisible();
    expect((await groupsOf()).sort()).toEqual([0, 0, south.id, south.id]);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('Mudança de grupo desfeita.')).toBeVisible();
    expect(await groupsOf()).toEqual([0, 0, 0, 0]);

    await bar.getByRole('button', { name: 'Só estes na lista' }).click();
    await expect(page).toHaveURL(/\/devices\?only=\d+%2C\d+$/);
    await expect(page.locator('.rastro-device-row')).toHaveCount(2);
    await page.getByRole('button', { name: 'Remover filtro 2 selecionados' }).click();
    await expect(page.locator('.rastro-device-row')).toHaveCount(4);
  } finally {
    await leave();
  }
});
