import { getProductWords } from '@rastro/sdk/words';
import { createHash } from 'node:crypto';
import { type Branding, defaultBranding } from '@rastro/theme/schema';
import { describe, expect, it } from 'vitest';
import { buildPage } from './build-page';

const script = 'document.documentElement.dataset.scheme = "dark"';
const template =
  '<!doctype html><html lang="pt-BR"><head><link rel="icon" href="data:,"><title></title>' +
  `<script>${script}</script></head><body></body></html>`;

const build = (change: Partial<Branding> = {}) =>
  buildPage(
    template,
    {
      branding: { ...defaultBranding, ...change },
      files: new Map(),
      warnings: [],
      words: new Map(),
      wordsOf: getProductWords,
    },
    '/frota/assets/custom/',
  );

describe('buildPage', () => {
  it('writes language, prefix, icons and the variables of the brand', () => {
    const { html } = build({ defaultLanguage: 'es' });
    expect(html).toContain('<html lang="es">');
    expect(html).toContain(
      `<meta name="rastro-prefix" content="${defaultBranding.attributePrefix}">`,
    );
    expect(html).toMatch(/<style id="rastro-brand">[^<]*--rastro-/);
    expect(html.match(/<link rel="icon"[^>]*>/g)).toEqual([
      '<link rel="icon" href="/rastro/assets/custom/default-icon.svg" type="image/svg+xml" sizes="any">',
    ]);
    expect(html).toContain(
      '<link rel="manifest" href="/frota/assets/custom/manifest.webmanifest">',
    );
  });

  it('writes hostile texts as text', () => {
    const hostile = '</title></script><script>$&x';
    const { html } = build({ title: hostile, productName: hostile });
    expect(html).toContain('<title>&lt;/title&gt;&lt;/script&gt;&lt;script&gt;$&amp;x</title>');
    expect(html.match(/<script>/g)).toHaveLength(1);
    const [, json = ''] = /id="rastro-branding">([^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ title: hostile });
  });

  it('lets the script of the page run, and pictures of the brand that lie elsewhere show', () => {
    const login = { image: 'https://cdn.example.com/yard.jpg' };
    const { policy } = build({ login, map: { layers: [] } });
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.com;");
  });

  it('lets tiles come from the hosts of the base maps and from no others', () => {
    const layer = { id: 'a', name: 'A', attribution: 'A' };
    const layers = [
      { ...layer, style: 'https://a.example/style', hosts: ['https://b.example'] },
      { ...layer, url: '/tiles/{z}/{x}/{y}.png' },
    ];
    const { policy } = build({ map: { layers } });
    expect(policy).toContain("connect-src 'self' https://a.example https://b.example;");
    expect(policy).toContain("img-src 'self' data: blob: https://a.example https://b.example;");
    expect(build({ map: { layers: [] } }).policy).toContain("connect-src 'self';");
  });

  it('lets street views be shown where the brand has a key for them, and nothing else', () => {
    const { policy } = build({ map: { layers: [], streetViewKey: 'a-key' } });
    expect(policy).toContain('frame-src https://www.google.com;');
    expect(policy).toContain("connect-src 'self' https://www.google.com;");
    expect(policy).not.toContain('a-key');
    expect(build({ map: { layers: [] } }).policy).not.toContain('google');
  });

  it('gives the browser’s frame the colour of the header, in both schemes or in the only one', () => {
    const colors = (html: string) => html.match(/<meta name="theme-color"[^>]*>/g) ?? [];
    expect(colors(build().html)).toHaveLength(2);
    expect(colors(build({ scheme: 'dark', header: 'brand' }).html)).toEqual([
      '<meta name="theme-color" content="#2f5bd8">',
    ]);
  });
});
