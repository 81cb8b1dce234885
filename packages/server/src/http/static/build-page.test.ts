import { defaultBranding } from '@rastro/theme/schema';
import { describe, expect, it } from 'vitest';
import { buildPage } from './build-page';

const template =
  '<!doctype html><html lang="pt-BR"><head><title></title></head><body></body></html>';

describe('buildPage', () => {
  it('writes language, prefix and the variables of the brand', () => {
    const page = buildPage(template, { ...defaultBranding, defaultLanguage: 'es' });
    expect(page).toContain('<html lang="es">');
    expect(page).toContain(
      `<meta name="rastro-prefix" content="${defaultBranding.attributePrefix}">`,
    );
    expect(page).toMatch(/<style id="rastro-brand">[^<]*--rastro-/);
  });

  it('writes a hostile title as text', () => {
    const page = buildPage(template, { ...defaultBranding, title: '</title><script>$&x' });
    expect(page).toContain('<title>&lt;/title&gt;&lt;script&gt;$&amp;x</title>');
    expect(page).not.toContain('<script>');
  });
});
