import { expect, test } from '@playwright/test';
import { sendJson, startStandIn, type StandIn } from '../packages/server/src/lookup/testing';
import { openSignedIn } from './drive-yesterday';
import { sendFix } from './send-fix';
import { startProduct } from './start-product';
import type { RunningServer } from './start-server';

let server: RunningServer;
let stop: () => Promise<void>;
let outside: StandIn;
let ingestUrl: string;

/** A geocoder, a weather service and what tells cities, in one. */
const answer: StandIn['answer'] = ({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://outside.example');
  const answers: Record<string, unknown> = {
    '/reverse': { display_name: `Rua ${searchParams.get('lat')}, Centro` },
    '/weather': { current: { temperature_2m: 24, wind_speed_10m: 9, weather_code: 2 } },
    '/city': { city: 'Santos', latitude: -23.96, longitude: -46.33 },
    '/ip': { ip: '203.0.113.9' },
  };
  sendJson(response, answers[pathname]);
};

// eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook wants.
test.beforeAll(async ({}, info) => {
  outside = await startStandIn(answer);
  const { origin } = outside;
  const weather = ['--weather-url', `${origin}/weather`, '--city-url', `${origin}/city?ip={ip}`];
  const product = await startProduct(info, {
    tracking: ['--geocoder-url', `${origin}/reverse`],
    door: [...weather, '--public-ip-url', `${origin}/ip`],
  });
  ({ server, ingestUrl } = product);
  stop = product.stop;
  await product.call('POST', '/devices', { name: 'Fiorino 07', uniqueId: 'fiorino-07' });
  await sendFix(ingestUrl, 'fiorino-07', { lat: -23.5, lon: -46.6, speed: 0, ignition: 'false' });
});
test.afterAll(async () => {
  await stop();
  await outside.stop();
});

test('addresses stand in list and detail and the weather in the header, and a service that is away stops nothing', async ({
  page,
}) => {
  await openSignedIn(page, server.url, '/devices');
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
