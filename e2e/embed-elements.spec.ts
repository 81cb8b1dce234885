import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findFreePort } from '../scripts/lib/free-port.mjs';
import { type CallApi, signInPage } from './api';
import { expectSound } from './expect-sound';
import { type Tenant, test } from './shared-product';

const FOLDER = 'examples/embed-html';
const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript' } as const;

let server: Tenant['server'];
let ingestUrl: string;
let call: CallApi;
let leave: Tenant['leave'];
let partner: Server;
let partnerServer: ChildProcess;
let site: string;
let deviceId: number;
let keyId: number;

test.beforeAll(async ({ product }) => {
  ({ server, call, leave, ingestUrl } = await product.enter());
  deviceId = (await call<{ id: number }>('POST', '/devices', { name: 'Van', uniqueId: 'van-1' }))
    .id;
  await call('POST', '/devices', { name: 'Other', uniqueId: 'other-1' });
  expect((await fetch(`${ingestUrl}/?id=van-1&lat=-23.55&lon=-46.63&speed=20`)).ok).toBe(true);

  const [port, backPort] = [await findFreePort('localhost'), await findFreePort('localhost')];
  site = `http://localhost:${port}`;
  const key = await call<{ id: number; token: string }>('POST', '/keys', {
    name: 'Shop',
    mayEmbed: true,
    origins: site,
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  keyId = key.id;
  partnerServer = spawn(process.execPath, ['examples/embed-server/server.mjs'], {
    env: {
      ...process.env,
      TRACKING_SERVER: server.url,
      API_KEY: key.token,
      DEVICE_IDS: String(deviceId),
      PORT: String(backPort),
    },
    stdio: 'inherit',
  });
  // An element that finds nobody there waits longer and longer before it asks again.
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${backPort}/`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(404);
  let asked = 0;
  partner = createServer((request, response) => {
    if (request.url === '/fleet-token' && asked++ === 0) {
      // One that just restarts: the element asks again.
      response.writeHead(503).end();
      return;
    }
    if (request.url === '/fleet-token') {
      fetch(`http://127.0.0.1:${backPort}/fleet-token`, { method: 'POST' }).then(
        async (answer) => {
          response.writeHead(answer.status, { 'content-type': 'application/json' });
          response.end(await answer.text());
        },
        () => response.writeHead(502).end(),
      );
      return;
    }
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    const type = TYPES[name.split('.').pop() as keyof typeof TYPES];
    if (type === undefined) {
      response.writeHead(404).end();
      return;
    }
    // A strict site: what docs/embedding.md names, and no more.
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': [
        "default-src 'none'",
        `script-src 'self' ${server.url}`,
        "style-src 'self'",
        `frame-src ${server.url}`,
        "connect-src 'self'",
      ].join('; '),
    });
    const text = readFileSync(join(FOLDER, name), 'utf8');
    response.end(text.replaceAll('TRACKING_SERVER', server.url).replaceAll('acme', 'rastro'));
  });
  await new Promise<void>((resolve) => partner.listen(port, 'localhost', resolve));
  expect((partner.address() as AddressInfo).port).toBe(port);
});
test.afterAll(async () => {
  partnerServer?.kill();
  partner?.close();
  await leave();
});

test('elements of a partner’s page show what its token says, and end with the key', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message, stack }) => problems.push(stack ?? message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) problems.push(message.text());
  });
  await page.goto(site);
  const list = page.frameLocator('rastro-device-list >> iframe');
  await expect(list.getByText('Van', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(list.getByText('Other')).toHaveCount(0);
  await expect(page.locator('rastro-live-map >> iframe')).toBeVisible();
  const map = page.frameLocator('rastro-live-map >> iframe');
  await expect(map.locator('[data-drawn]:not([data-drawn="0"])')).toHaveCount(1, {
    timeout: 30_000,
  });
  await list.getByText('Van', { exact: true }).click();
  await expect(page.locator('#chosen')).toHaveText(String(deviceId));
  expect(await page.context().cookies()).toEqual([]);
  for (const frame of page.frames()) expect(frame.url()).not.toContain('token');
  const globals = await page.evaluate(() => typeof Reflect.get(globalThis, 'rastro'));
  expect(globals).toBe('object');
  expect(problems).toEqual([]);

  // The page listens before the key goes: what is only asked of it may come later.
  await page.evaluate(() => {
    const map = document.querySelector<HTMLElement>('rastro-live-map');
    map?.addEventListener('error', () => (map.dataset['ended'] = 'yes'), { once: true });
  });
  await call('DELETE', `/keys/${keyId}`);
  await expect(page.locator('rastro-live-map')).toHaveAttribute('data-ended', 'yes');
});

test('a frame is shown on the sites of its key alone, and everything else in no frame', async ({
  request,
}) => {
  const policyOf = async (path: string) => {
    const { headers } = await request.get(`${server.url}${path}`).then((answer) => ({
      headers: answer.headers(),
    }));
    return { policy: headers['content-security-policy'] ?? '', frame: headers['x-frame-options'] };
  };
  const unknown = await policyOf('/embed/live-map?key=nobody');
  expect(unknown.policy).toContain("frame-ancestors 'none'");
  expect((await policyOf('/login')).frame).toBe('DENY');
  expect((await policyOf('/embed/anything')).frame).toBe('DENY');
  const made = await call<{ publicId: string }>('POST', '/keys', {
    name: 'Shop',
    mayEmbed: true,
    origins: 'https://shop.example',
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const known = await policyOf(`/embed/live-map?key=${made.publicId}`);
  expect(known.policy).toContain('frame-ancestors https://shop.example');
  expect(known.policy).not.toContain("frame-ancestors 'none'");
  expect(known.frame).toBeUndefined();
});

test('/keys: a key is made, shown once, changed for another and ended', async ({ page }) => {
  await signInPage(page, server);
  await page.goto(`${server.url}/keys`);
  await page.getByRole('button', { name: 'Nova chave' }).first().click();
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Loja nova');
  await page.getByRole('combobox', { name: /^Ler/ }).fill('Veíc');
  await page.getByRole('option', { name: 'Veículos' }).click();
  await page.getByRole('textbox', { name: /^Sites/ }).fill('https://loja.example');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const made = page.getByRole('dialog', { name: 'A chave' });
  const secret = (await made.locator('pre').textContent()) ?? '';
  const use = async (token: string) => {
    const { status } = await fetch(`${server.url}/api/embed-tokens`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ deviceIds: [deviceId], widgets: ['live-map'] }),
    });
    return status;
  };
  expect(await use(secret)).toBe(201);
  const read = async (what: string) => {
    const headers = { authorization: `Bearer ${secret}` };
    return (await fetch(`${server.url}/api/${what}`, { headers })).status;
  };
  expect([await read('devices'), await read('positions')]).toEqual([200, 403]);
  await made.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expectSound(page);
  await page.getByRole('button', { name: 'Trocar a chave' }).click();
  const next = (await made.locator('pre').textContent()) ?? '';
  expect(next).not.toBe(secret);
  expect(await use(next)).toBe(201);
  await made.getByRole('button', { name: 'Já guardei' }).click();
  await page.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect.poll(() => use(secret)).toBe(401);
});
