import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defaultAssets } from '@rastro/theme/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestBrowser } from '../testing';

let server: TestApp;
let browser: TestBrowser;

beforeAll(async () => {
  const consoleDir = mkdtempSync(join(tmpdir(), 'rastro-console-'));
  const brandDir = mkdtempSync(join(tmpdir(), 'rastro-brand-'));
  mkdirSync(join(consoleDir, 'assets'));
  writeFileSync(
    join(consoleDir, 'index.html'),
    '<!doctype html><html lang="x"><head><title></title></head><body>page</body></html>',
  );
  writeFileSync(join(consoleDir, 'assets/app-1a2b.js'), 'let a = 1;');
  writeFileSync(join(consoleDir, 'assets/app-1a2b.js.gz'), gzipSync('let a = 1;'));
  writeFileSync(join(consoleDir, '.secret'), 'secret');
  writeFileSync(
    join(brandDir, 'branding.json'),
    JSON.stringify({
      productName: 'Frota & Cia',
      attributePrefix: 'frota',
      logo: { kind: 'image', light: 'own.svg' },
      map: {
        layers: [
          { id: 'a', name: 'A', url: 'https://{s}.example.com/{z}/{x}/{y}.png', attribution: 'A' },
        ],
      },
    }),
  );
  writeFileSync(join(brandDir, 'own.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await startTestApp({ consoleDir, config: { brandDir } });
  browser = server.browser();
});
afterAll(() => server.stop());

describe('the console', () => {
  it.each(['GET /', 'GET /login', 'GET /devices/12', 'GET /index'])(
    'answers its page for %s, fresh, under its policy and in its brand',
    async (line) => {
      const reply = await browser.call(line);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      expect(reply.headers.get('content-security-policy')).toContain(
        "img-src 'self' data: blob: https://*.example.com;",
      );
      expect(reply.text).toContain('<title>Frota &amp; Cia</title>');
      expect(reply.text).toContain('<meta name="rastro-prefix" content="frota">');
    },
  );

  it('sends files with a hash in their name for ever, compressed when that helps', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const reply = await browser.call('GET /assets/app-1a2b.js', { headers });
    expect(reply.text).toBe('let a = 1;');
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('vary')).toBe('accept-encoding');
  });

  it.each([
    'GET /assets/gone.js',
    'GET /gone.js',
    'GET /.secret',
    'GET /frota/assets/custom/gone.svg',
    'GET /frota/assets/custom/branding.json',
    'POST /',
    'GET /api',
  ])('answers 404 for %s', async (line) => {
    expect((await browser.call(line)).status).toBe(404);
  });
});

describe('the brand', () => {
  it.each(['GET /frota/assets/custom/config.json', 'GET /api/frota/assets/custom/config.json'])(
    '[S7.97] is told at %s',
    async (line) => {
      expect((await browser.call(line)).json).toMatchObject({
        productName: 'Frota & Cia',
        attributePrefix: 'frota',
        logo: { kind: 'image', light: '/frota/assets/custom/own.svg' },
      });
    },
  );

  it('has its files beside it, which can do nothing when opened by themselves', async () => {
    const reply = await browser.call('GET /frota/assets/custom/own.svg');
    expect(reply.headers.get('content-type')).toContain('image/svg+xml');
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('finds the files of the default brand that it does not replace', async () => {
    const name = Object.keys(defaultAssets)[0];
    const reply = await browser.call(`GET /frota/assets/custom/${name}`);
    expect(reply).toMatchObject({ status: 200, text: Object.values(defaultAssets)[0] });
  });

  it('gives the prefix to the API', async () => {
    expect((await browser.call('GET /api/server')).json['attributePrefix']).toBe('frota');
  });
});
