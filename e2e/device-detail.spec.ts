import { expect, test, type Page } from '@playwright/test';
import { administrator, signIn, type CallApi } from './api';
import { expectSound } from './expect-sound';
import { startProduct } from './start-product';
import type { RunningServer } from './start-server';

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
let server: RunningServer;
let ingestUrl: string;
let call: CallApi;
let stop: () => Promise<void>;
let deviceId: number;

/** What a tracker sends now. */
async function report(speedKnots: number, { lat, lon } = PLACE): Promise<void> {
  const fix = new URLSearchParams({
    ...{ id: 'fiorino-07', lat: String(lat), lon: String(lon), speed: String(speedKnots) },
    timestamp: String(Math.floor(Date.now() / 1000)),
  });
  expect((await fetch(`${ingestUrl}/?${fix}`)).ok).toBe(true);
}

// eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook wants.
test.beforeAll(async ({}, info) => {
  ({ server, ingestUrl, call, stop } = await startProduct(info));
  const device = { name: 'Fiorino 07', uniqueId: 'fiorino-07' };
  ({ id: deviceId } = await call<{ id: number }>('POST', '/devices', device));
  await report(0);
});
test.afterAll(() => stop());

async function open(page: Page): Promise<void> {
  const { email, password } = administrator;
  const reply = await page.request.post(`${server.url}/api/session`, {
    headers: { origin: server.url },
    form: { email, password },
  });
  expect(reply.ok()).toBe(true);
  await page.goto(`${server.url}/devices/${deviceId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Fiorino 07' })).toBeVisible();
}

test('[S2.4] a picture of a vehicle is added, seen again, kept from strangers, and removed', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('tab', { name: 'Dados' }).click();
  const region = page.getByRole('region', { name: 'Imagem' });
  await region.locator('input[type=file]').setInputFiles({
    name: 'fiorino.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  const picture = region.getByRole('img', { name: 'Imagem de Fiorino 07' });
  await expect(picture).toBeVisible();
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

test('[S1.23] [S4.17] [S4.48] [S4.50] [S4.51] [S4.53] a vehicle is anchored, drives off, and its anchor is lifted', async ({
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
  await expect(page.getByText('Ação cancelada pelo usuário')).toBeVisible();
  expect(await listAnchors()).toEqual([]);
  await anchor.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ancorar' }).click();
  await expect(page.getByText('Fiorino 07 está ancorado.')).toBeVisible();
  await expect(anchor).toHaveAttribute('aria-pressed', 'true');
  expect(await listAnchors()).toHaveLength(1);

  await report(0);
  await report(20, { lat: PLACE.lat + 0.01, lon: PLACE.lon });
  const since = new URLSearchParams({
    ...{ deviceId: String(deviceId), from: new Date(Date.now() - 3_600_000).toISOString() },
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
  const dialog = page.getByRole('dialog', { name: 'Motor de Fiorino 07' });
  await expect(dialog.getByText(/^O bloqueio espera/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Bloquear motor' }).click();
  if (info.project.name === 'proxy') {
    // It has no service account here, so nobody would hear the vehicle stand.
    await expect(dialog.getByRole('alert')).toContainText(CANNOT_WAIT);
    return;
  }
  await expect(dialog.getByText('Espera o veículo parar.')).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Cancelar bloqueio' }).click();
  await expect(dialog.getByText('Cancelado')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).first().click();
  await expect(page.getByRole('button', { name: 'Bloquear' })).toBeVisible();
});
