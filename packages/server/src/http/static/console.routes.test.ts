import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defaultBranding, makeAssets } from '@rastro/theme/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestBrowser } from '../testing';

let server: TestApp;
let browser: TestBrowser;
let brandDir = '';
let consoleDir = '';

beforeAll(async () => {
  consoleDir = mkdtempSync(join(tmpdir(), 'rastro-console-'));
  brandDir = mkdtempSync(join(tmpdir(), 'rastro-brand-'));
  mkdirSync(join(consoleDir, 'assets'));
  mkdirSync(join(consoleDir, 'embed-assets'));
  writeFileSync(
    join(consoleDir, 'index.html'),
    '<!doctype html><html lang="x"><head><title></title></head><body>page</body></html>',
  );
  writeFileSync(join(consoleDir, 'assets/app-1a2b.js'), 'let a = 1;');
  writeFileSync(join(consoleDir, 'assets/app-1a2b.js.gz'), gzipSync('let a = 1;'));
  writeFileSync(join(consoleDir, 'assets/maplibre-gl-worker-1a2b.mjs'), 'let b = 2;');
  writeFileSync(join(consoleDir, 'embed-assets/app-3c4d.js'), 'let d = 4;');
  writeFileSync(join(consoleDir, 'embed-assets/maplibre-gl-worker-3c4d.mjs'), 'let e = 5;');
  writeFileSync(join(consoleDir, '.secret'), 'secret');
  writeFileSync(join(consoleDir, 'sw.js'), 'let c = 3;');
  writeFileSync(join(consoleDir, 'sw.js.gz'), gzipSync('let c = 3;'));
  writeFileSync(
    join(brandDir, 'branding.json'),
    JSON.stringify({
      productName: 'Frota & Cia',
      attributePrefix: 'frota',
      logo: { kind: 'image', light: 'own.svg' },
      map: {
        layers: [
          { id: 'a', name: 'A', url: 'https://{s}.example.com/{z}/{x}/{y}.png', attribution: 'A' },
          { id: 'b', name: 'B', style: 'map/style.json', attribution: 'B' },
          { id: 'c', name: 'C', pmtiles: 'city.pmtiles', attribution: 'C' },
        ],
        streetViewKey: 'a-key',
      },
    }),
  );
  mkdirSync(join(brandDir, 'words'));
  writeFileSync(join(brandDir, 'words/es.json'), '{"nav.map.label":"Flota","secret":"x"}');
  mkdirSync(join(brandDir, 'map'));
  const style = { version: 8, glyphs: 'https://glyphs.example.org/{fontstack}/{range}.pbf' };
  const whole = { ...style, sprite: 'sprite', sources: {}, layers: [] };
  writeFileSync(join(brandDir, 'map/style.json'), JSON.stringify(whole));
  writeFileSync(join(brandDir, 'map/sprite.json'), '{}');
  writeFileSync(join(brandDir, 'map/other.json'), '{}');
  const tiles = Buffer.alloc(200);
  tiles.write('PMTiles');
  tiles[7] = 3;
  tiles[99] = 2;
  writeFileSync(join(brandDir, 'city.pmtiles'), tiles);
  writeFileSync(join(brandDir, 'secret.db'), 'secret');
  writeFileSync(join(brandDir, 'own.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await startTestApp({ consoleDir, config: { brandDir } });
  browser = server.browser();
});
afterAll(() => server.stop());

describe('the console', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('sends its page to those who take %s packed as %s', async (taken, encoding) => {
    const plain = await browser.call('GET /', { headers: { 'accept-encoding': 'identity' } });
    const reply = await browser.call('GET /', { headers: { 'accept-encoding': taken } });
    expect(reply.headers.get('content-encoding')).toBe(encoding);
    expect(reply.headers.get('vary')).toContain('accept-encoding');
    // `fetch` has unpacked it.
    expect(reply.text).toBe(plain.text);
  });

  it.each(['GET /', 'GET /login', 'GET /devices/12'])(
    'answers its page for %s, fresh, under its policy and in its brand',
    async (line) => {
      const reply = await browser.call(line);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      expect(reply.headers.get('content-security-policy')).toContain(
        "img-src 'self' data: blob: https://*.example.com https://glyphs.example.org;",
      );
      expect(reply.text).toContain('<title>Frota &amp; Cia</title>');
      expect(reply.text).toContain('<meta name="rastro-prefix" content="frota">');
    },
  );

  it.each([
    ['/share/abc-DEF_.', './abc-DEF_'],
    ['/share/abc-DEF).?locale=es', './abc-DEF?locale=es'],
    ['/share/abc%E2%80%9D', './abc'],
    ['/share/abc%3E', './abc'],
    ['/devices/12.', './12'],
    ['/reports.', './reports'],
    ['/login/recover/abc,', './abc'],
  ])('leads from %s, as a sentence ends with it, to %s', async (path, meant) => {
    const reply = await fetch(server.origin + path, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([302, meant]);
  });

  it('leads from no file and no call of the API elsewhere', async () => {
    for (const path of ['/assets/gone.js.', '/api/nothing.', '/nothing.']) {
      expect((await fetch(server.origin + path, { redirect: 'manual' })).status).toBe(404);
    }
  });

  it('never passes on an address that carries a token', async () => {
    const policyOf = async (path: string) =>
      (await browser.call(`GET ${path}`)).headers.get('referrer-policy');
    expect(await policyOf('/login/recover/abc-DEF')).toBe('no-referrer');
    expect(await policyOf('/login/receive/abc-DEF')).toBe('no-referrer');
    expect(await policyOf('/share/abc-DEF')).toBe('no-referrer');
    expect(await policyOf('/login')).toBe('same-origin');
  });

  it('sends files with a hash in their name for ever, compressed when that helps', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const reply = await browser.call('GET /assets/app-1a2b.js', { headers });
    expect(reply.text).toBe('let a = 1;');
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('vary')).toBe('accept-encoding');
    const framed = await browser.call('GET /embed-assets/app-3c4d.js');
    expect(framed.text).toBe('let d = 4;');
    expect(framed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['assets/maplibre-gl-worker-1a2b.mjs', 'let b = 2;'],
    ['embed-assets/maplibre-gl-worker-3c4d.mjs', 'let e = 5;'],
  ])(
    'lets a worker of the map fetch from the base maps of the brand, fresh: %s',
    async (path, script) => {
      const { headers, text } = await browser.call(`GET /${path}`);
      expect(text).toBe(script);
      expect(headers.get('content-type')).toContain('javascript');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; connect-src 'self' https://*.example.com https://glyphs.example.org",
      );
    },
  );

  it('sends each of its files without a folder of a brand too', async () => {
    const door = await server.openDoor({ consoleDir });
    const plain = door.browser();
    for (const path of ['app-1a2b.js', 'maplibre-gl-worker-1a2b.mjs']) {
      expect(await plain.call(`GET /assets/${path}`)).toMatchObject({ status: 200 });
    }
    const { headers, text } = await plain.call('GET /assets/maplibre-gl-worker-1a2b.mjs');
    expect(text).toBe('let b = 2;');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; connect-src");
    await door.stop();
  });

  it('sends its worker fresh each time, with what it shows of the brand', async () => {
    const { headers, text } = await browser.call('GET /sw.js');
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('cache-control')).toBe('no-cache');
    // Under the policy of data it could neither fetch nor read what is kept.
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    const [, brand = ''] = /^self\.brand = (.*);\nlet c = 3;$/.exec(text) ?? [];
    const { title, icon } = JSON.parse(brand) as Record<'title' | 'icon', string>;
    expect(title).toBe('Frota & Cia');
    expect((await browser.call(`GET ${icon}`)).status).toBe(200);
  });

  it.each([
    'GET /assets/gone.js',
    'GET /gone.js',
    'GET /.secret',
    'GET /frota/assets/custom/gone.svg',
    'GET /frota/assets/custom/branding.json',
    'GET /frota/assets/custom/secret.db',
    'GET /frota/assets/custom/map/other.json',
    'GET /frota/assets/custom/..%2f..%2fetc/passwd.txt',
    'POST /',
    'GET /api',
  ])('answers 404 for %s', async (line) => {
    expect((await browser.call(line)).status).toBe(404);
  });
});

describe('an address without a page', () => {
  const browse = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it.each(['/health', '/metrics', '/healthz/live', '/status', '/index', '/wp-admin'])(
    'says so to a probe of %s',
    async (path) => {
      const asked: Record<string, string>[] = [
        {},
        { accept: '*/*' },
        { ...browse, 'sec-fetch-dest': 'empty' },
      ];
      for (const headers of asked) {
        const reply = await browser.call(`GET ${path}`, { headers });
        expect(reply).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
      }
      expect((await browser.call(`HEAD ${path}`)).status).toBe(404);
    },
  );

  it('says so to a browser too, with the page that leads on', async () => {
    for (const headers of [browse, { ...browse, 'sec-fetch-dest': 'document' }]) {
      const reply = await browser.call('GET /health', { headers });
      expect(reply.status).toBe(404);
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(reply.text).toContain('<title>Frota &amp; Cia</title>');
    }
    expect((await browser.call('GET /gone.js', { headers: browse })).text).not.toContain('<title>');
    expect((await browser.call('GET /api/gone', { headers: browse })).text).not.toContain(
      '<title>',
    );
  });
});

describe('the brand', () => {
  it.each(['GET /frota/assets/custom/config.json', 'GET /api/frota/assets/custom/config.json'])(
    '[S7.97] is told at %s',
    async (line) => {
      expect((await browser.call(line)).json).toMatchObject({
        productName: 'Frota & Cia',
        attributePrefix: 'frota',
        logo: { kind: 'image', light: expect.stringMatching('^/frota/assets/custom/own.svg') },
      });
    },
  );

  it('has its words beside it, without what nobody could be told', async () => {
    const { words } = (await browser.call('GET /frota/assets/custom/config.json')).json;
    const { es } = words as { es: string };
    const reply = await browser.call(`GET ${es}`);
    expect(reply.json).toEqual({ 'nav.map.label': 'Flota' });
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    const other = await browser.call('GET /frota/assets/custom/words/es.json?v=old');
    expect(other.headers.get('cache-control')).toBe('no-cache');
    const gone = await browser.call('GET /frota/assets/custom/words/fr.json');
    expect(gone.status).toBe(404);
  });

  it('has its files beside it, which can do nothing when opened by themselves', async () => {
    const reply = await browser.call('GET /frota/assets/custom/own.svg');
    expect(reply.headers.get('content-type')).toContain('image/svg+xml');
    const policy = reply.headers.get('content-security-policy');
    expect(policy).toMatch(/default-src 'none';.*sandbox$/);
    expect(policy).not.toContain('script');
  });

  it('has its styles, sprites and tiles, the last by ranges', async () => {
    const style = await browser.call('GET /frota/assets/custom/map/style.json');
    expect(style.json).toMatchObject({ version: 8, sprite: 'sprite' });
    expect((await browser.call('GET /frota/assets/custom/map/sprite.json')).status).toBe(200);
    const headers = { range: 'bytes=0-6' };
    const part = await browser.call('GET /frota/assets/custom/city.pmtiles', { headers });
    expect(part).toMatchObject({ status: 206, text: 'PMTiles' });
    expect(part.headers.get('content-range')).toBe('bytes 0-6/200');
  });

  it('tells its base maps with the server, and only those of its own site when that is asked', async () => {
    const layersOf = async (one: TestBrowser) =>
      (await one.call('GET /api/server')).json['mapLayers'];
    expect(await layersOf(browser)).toMatchObject([
      { id: 'a' },
      { id: 'b', style: expect.stringMatching(/^\/frota\/assets\/custom\/map\/style\.json\?v=/) },
      { id: 'c', pmtiles: expect.stringMatching(/^\/frota\/.*city\.pmtiles\?v=/) },
    ]);
    const door = await server.openDoor({ config: { brandDir, hasExternalMaps: false } });
    expect(await layersOf(door.browser())).toMatchObject([{ id: 'c' }]);
    await door.stop();
  });

  it('hands on its key for street views, and neither key nor leave where no other site is to be asked', async () => {
    const keyOf = async (one: TestBrowser) => {
      const { map } = (await one.call('GET /frota/assets/custom/config.json')).json;
      const policy = (await one.call('GET /login')).headers.get('content-security-policy') ?? '';
      return [(map as { streetViewKey?: string }).streetViewKey, policy.includes('frame-src')];
    };
    expect(await keyOf(browser)).toEqual(['a-key', true]);
    const door = await server.openDoor({ config: { brandDir, hasExternalMaps: false } });
    expect(await keyOf(door.browser())).toEqual([undefined, false]);
    await door.stop();
  });

  it('lets browsers keep a picture under the address that carries its version, and ask otherwise', async () => {
    const { logo } = (await browser.call('GET /frota/assets/custom/config.json')).json;
    const { light } = logo as { light: string };
    const kept = async (path: string) =>
      (await browser.call(`GET ${path}`)).headers.get('cache-control');
    expect(await kept(light)).toContain('immutable');
    expect(await kept('/frota/assets/custom/own.svg')).toBe('no-cache');
    expect(await kept('/frota/assets/custom/own.svg?v=old')).toBe('no-cache');
  });

  it('has a manifest with its name and its icons, which are there', async () => {
    const reply = await browser.call('GET /frota/assets/custom/manifest.webmanifest');
    expect(reply.headers.get('content-type')).toContain('application/manifest+json');
    const { icons, ...manifest } = reply.json as unknown as {
      icons: { src: string; type: string }[];
    };
    expect(manifest).toMatchObject({ short_name: 'Frota & Cia', start_url: '/' });
    expect(icons.map(({ type }) => type)).toEqual(['image/svg+xml', 'image/png', 'image/png']);
    for (const { src, type } of icons) {
      const icon = await browser.call(`GET ${src}`);
      expect(icon.status).toBe(200);
      expect(icon.headers.get('content-type')).toContain(type);
    }
  });

  it('finds the files of the default brand that it does not replace', async () => {
    const [name, text] = Object.entries(makeAssets(defaultBranding))[0] ?? [];
    const reply = await browser.call(`GET /frota/assets/custom/${name}`);
    expect(reply).toMatchObject({ status: 200, text });
  });

  it('gives the prefix to the API', async () => {
    expect((await browser.call('GET /api/server')).json['attributePrefix']).toBe('frota');
  });
});
