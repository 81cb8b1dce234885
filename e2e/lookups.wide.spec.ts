import { expect, test } from '@playwright/test';
import { sendJson, startStandIn, type StandIn } from '../packages/server/src/lookup/testing';
import type { CallApi } from './api';
import { openSignedIn } from './drive-yesterday';
import { sendFix } from './send-fix';
import { startProduct } from './start-product';
import type { RunningServer } from './start-server';

let server: RunningServer;
let stop: () => Promise<void>;
let outside: StandIn;
let ingestUrl: string;
let call: CallApi;

/** A geocoder, what knows postcodes, a weather service and what tells cities, in one. */
const answer: StandIn['answer'] = ({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://outside.example');
  const answers: Record<string, unknown> = {
    '/reverse': { display_name: `Rua ${searchParams.get('lat')}, Centro` },
    '/ws/01001000/json/': {
      logradouro: 'Praça da Sé',
      bairro: 'Sé',
      localidade: 'São Paulo',
      uf: 'SP',
    },
    '/ws/99999999/json/': { erro: 'true' },
    '/weather': { current: { temperature_2m: 24, wind_speed_10m: 9, weather_code: 2 } },
    '/city': { city: 'Santos', latitude: -23.96, longitude: -46.33 },
    '/ip': { ip: '203.0.113.9' },
  };
  sendJson(response, answers[pathname]);
};

// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook wants.
test.beforeAll(async ({}, info) => {
  outside = await startStandIn(answer);
  const { origin } = outside;
  const weather = ['--weather-url', `${origin}/weather`, '--city-url', `${origin}/city?ip={ip}`];
  const product = await startProduct(info, {
    tracking: ['--geocoder-url', `${origin}/reverse`],
    door: [
      ...[...weather, '--public-ip-url', `${origin}/ip`],
      ...['--postcode-url', `${origin}/ws/{postcode}/json/`],
    ],
  });
  ({ server, ingestUrl, call } = product);
  stop = product.stop;
  await product.call('POST', '/devices', { name: 'Fiorino 07', uniqueId: 'fiorino-07' });
  await sendFix(ingestUrl, 'fiorino-07', { lat: -23.5, lon: -46.6, speed: 0, ignition: 'false' });
});
test.afterAll(async () => {
  await stop();
  await outside.stop();
});

test('a CEP fills in the address of an account where it is empty, and says when there is none', async ({
  page,
}) => {
  await openSignedIn(page, server, '/users?id=1&edit');
  await page
    .getByRole('button', { name: /^Endereço/ })
    .last()
    .click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Bairro').fill('Centro histórico');
  await field('CEP').pressSequentially('01001-000');
  await expect(field('Rua')).toHaveValue('Praça da Sé');
  await expect(field('Cidade')).toHaveValue('São Paulo');
  await expect(field('Estado')).toHaveValue('SP');
  await expect(field('Bairro')).toHaveValue('Centro histórico');
  await field('CEP').fill('99999-999');
  await expect(page.getByText(/Nenhum endereço foi encontrado/)).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect
    .poll(async () => (await call<{ attributes: object }>('GET', '/users/1')).attributes)
    .toMatchObject({ 'rastro.postcode': '99999-999', 'rastro.street': 'Praça da Sé' });
});

test('addresses stand in list and detail and the weather in the header, and a service that is away stops nothing', async ({
  page,
}) => {
  await openSignedIn(page, server, '/devices');
  await expect(page.getByRole('banner')).toContainText('24 °C');
  await expect(page.getByRole('banner')).toContainText('Santos');
  const row = page.locator('.rastro-device-row');
  await expect(row).toContainText('Rua -23.5, Centro');
  await row.click();
  const panel = page.getByRole('main');
  await expect(panel.getByText('Rua -23.5, Centro').first()).toBeVisible();
  const asked = outside.asked.filter((path) => path.startsWith('/reverse')).length;
  await page.reload();
  await expect(panel.getByText('Rua -23.5, Centro').first()).toBeVisible();
  expect(outside.asked.filter((path) => path.startsWith('/reverse'))).toHaveLength(asked);

  outside.answer = (_request, response) => void response.writeHead(503).end();
  await sendFix(ingestUrl, 'fiorino-07', { lat: -23.7, lon: -46.7, speed: 0, ignition: 'false' });
  await expect(panel.getByText(/-23[.,]7/).first()).toBeVisible();
  await page.reload();
  await expect(panel.getByText(/-23[.,]7/).first()).toBeVisible();
  await expect(page.getByText('Ao vivo').first()).toBeVisible();
});
