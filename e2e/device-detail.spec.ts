import { expect, type Page } from '@playwright/test';
import { signIn, type CallApi, signInPage } from './api';
import { expectSound } from './expect-sound';
import { sendFix } from './send-fix';
import { type Tenant, test } from './shared-product';

interface Fence {
  attributes: Record<string, unknown>;
}
interface Happened {
  type: string;
}

/** A green dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const CANNOT_WAIT = 'este servidor não pode esperar por isso';
const PLACE = { lat: -23.55, lon: -46.63 };
let server: Tenant['server'];
let ingestUrl: string;
let call: CallApi;
let leave: Tenant['leave'];
let deviceId: number;

/** Sends a fix of the tracker now. */
async function report(speedKnots: number, { lat, lon } = PLACE): Promise<void> {
  await sendFix(ingestUrl, 'fiorino-07', { lat, lon, speed: speedKnots });
}

test.beforeAll(async ({ product }) => {
  ({ server, ingestUrl, call, leave } = await product.enter());
  const device = { name: 'Fiorino 07', uniqueId: 'fiorino-07' };
  ({ id: deviceId } = await call<{ id: number }>('POST', '/devices', device));
  await report(0);
});
test.afterAll(() => leave());

async function open(page: Page): Promise<void> {
  await signInPage(page, server);
  await page.goto(`${server.url}/devices/${deviceId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Fiorino 07' })).toBeVisible();
}

test('[S2.4] a picture of a vehicle is added, seen again, kept from strangers, and removed', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('tab', { name: 'Dados' }).click();
  const region = page.getByRole('region', { name: 'Imagem' });
  // The picture is shown while it is still being sent, and a page that leaves takes it along.
  const isStored = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/image'),
  );
  await region.locator('input[type=file]').setInputFiles({
    name: 'fiorino.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  const picture = region.getByRole('img', { name: 'Imagem de Fiorino 07' });
  await expect(picture).toBeVisible();
  expect((await isStored).status()).toBe(200);
  await page.reload();
  await expect(picture).toBeVisible();
  await expectSound(page);

  const stranger = { name: 'Rui', email: 'rui@example.com', password: 'outra senha comprida' };
  await call('POST', '/users', stranger);
  const callAsRui = await signIn(server, stranger);
  await expect(callAsRui('GET', `/devices/${deviceId}/image`)).rejects.toThrow(/ 40[34]: /);

  await region.getByRole('button', { name: 'Remover imagem' }).click();
  await expect(picture).toBeHidden();
  await expect(call('GET', `/devices/${deviceId}/image`)).rejects.toThrow(' 404: ');
});

test('[S1.23] [S4.17] [S4.48] [S4.50] [S4.51] a vehicle is anchored, drives off, and its anchor is lifted', async ({
  page,
}, info) => {
  const listAnchors = async () =>
    (await call<Fence[]>('GET', '/geofences')).filter(
      ({ attributes }) => attributes['isAnchor'] === true && attributes['deviceId'] === deviceId,
    );
  await open(page);
  const anchor = page.getByRole('button', { name: 'Âncora' });
  await anchor.click();
  const asked = page.getByRole('alertdialog');
  // Nothing is forwarded to the one in front.
  const told = info.project.name === 'proxy' ? 'ninguém é avisado' : 'Você recebe um alarme';
  await expect(asked).toContainText(told);
  await asked.getByRole('button', { name: 'Cancelar' }).click();
  await expect(asked).toBeHidden();
  expect(await listAnchors()).toEqual([]);
  await anchor.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ancorar' }).click();
  await expect(page.getByText('Fiorino 07 está ancorado.')).toBeVisible();
  await expect(anchor).toHaveAttribute('aria-pressed', 'true');
  expect(await listAnchors()).toHaveLength(1);

  await report(0);
  await report(20, { lat: PLACE.lat + 0.01, lon: PLACE.lon });
  const since = new URLSearchParams({
    deviceId: String(deviceId),
    from: new Date(Date.now() - 3_600_000).toISOString(),
    to: new Date(Date.now() + 60_000).toISOString(),
  });
  const happened = async () =>
    (await call<Happened[]>('GET', `/reports/events?${since}`)).map(({ type }) => type);
  await expect.poll(happened).toContain('geofenceExit');

  await anchor.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Levantar âncora' }).click();
  await expect(anchor).toHaveAttribute('aria-pressed', 'false');
  expect(await listAnchors()).toEqual([]);
});

test('[S7.73] [S7.74] a stop waits while the vehicle drives, and is called off', async ({
  page,
}, info) => {
  await report(30);
  await open(page);
  await page.getByRole('button', { name: 'Bloquear' }).click();
  const dialog = page.getByRole('dialog', { name: /Fiorino 07\?$/ });
  await expect(dialog).toHaveAccessibleName('Bloquear Fiorino 07?');
  await expect(dialog.getByText('Estado do motor desconhecido')).toBeVisible();
  await expect(dialog.getByText(/O bloqueio fica em espera/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Bloquear motor' }).click();
  if (info.project.name === 'proxy') {
    // It has no service account here, so nobody would hear the vehicle stand.
    await expect(dialog.getByRole('alert')).toContainText(CANNOT_WAIT);
    return;
  }
  await expect(dialog.getByText('Aguardando o veículo parar.')).toBeVisible();
  await expect(dialog.getByText('Bloqueio em espera')).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Cancelar bloqueio' }).click();
  await expect(dialog.getByText('Cancelado')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).first().click();
  await expect(page.getByRole('button', { name: 'Bloquear' })).toBeVisible();
});

test('figures are put into an order by keyboard and by drag, and what sensors measured and what is due is told', async ({
  page,
}) => {
  const other = { name: 'Fiorino 08', uniqueId: 'fiorino-08' };
  const { id } = await call<{ id: number }>('POST', '/devices', other);
  for (let minute = 10; minute > 0; minute -= 1) {
    await sendFix(ingestUrl, 'fiorino-08', {
      ...PLACE,
      speed: 10,
      ignition: 'true',
      secondsAgo: 60 * minute,
      temp1: 5 + (minute % 4),
      batteryLevel: 90 - minute,
      odometer: 9_000_000 - minute * 500,
    });
  }
  const oil = { name: 'Troca de óleo', type: 'odometer', start: 0, period: 10_000_000 };
  const { id: maintenanceId } = await call<{ id: number }>('POST', '/maintenance', oil);
  await call('POST', '/permissions', { deviceId: id, maintenanceId });
  await open(page);
  await page.goto(`${server.url}/devices/${id}`);
  const due = page.getByRole('region', { name: 'Próxima manutenção' });
  await expect(due).toContainText(/Troca de óleo.*faltam 1\.00\d km/s);

  const told = page.getByRole('region', { name: 'Dados principais' }).locator('dt');
  const dialog = page.getByRole('dialog', { name: 'Dados em destaque' });
  const openDialog = () => page.getByRole('button', { name: 'Escolher dados' }).click();
  const lines = dialog.getByRole('listitem');
  await openDialog();
  await expect(lines.first()).toContainText('Ignição');
  await dialog.getByRole('button', { name: 'Mover Ignição para baixo' }).press('Enter');
  await expect(lines.nth(1)).toContainText('Ignição');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(told.nth(1)).toHaveText('Ignição');

  await openDialog();
  // The dialog stands still before its lines are measured.
  await lines.nth(1).hover({ position: { x: 8, y: 8 } });
  const [from, to] = [await lines.nth(1).boundingBox(), await lines.nth(2).boundingBox()];
  if (!from || !to) throw new Error('no lines');
  await page.mouse.move(from.x + 8, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + to.height - 4, { steps: 6 });
  await page.mouse.up();
  await expect(lines.nth(2)).toContainText('Ignição');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(told.nth(2)).toHaveText('Ignição');
  await page.reload();
  await expect(told.nth(2)).toHaveText('Ignição');

  await page.getByRole('tab', { name: 'Dados' }).click();
  const charts = page.getByRole('region', { name: 'Últimas 3 h' }).getByRole('figure');
  await expect(charts.filter({ hasText: 'Temperatura 1' })).toContainText('5 °C a 8 °C');
  await expect(charts.filter({ hasText: 'Nível da bateria' })).toBeVisible();
});
