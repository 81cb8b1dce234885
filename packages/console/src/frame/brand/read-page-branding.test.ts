// @vitest-environment jsdom
import { defaultBranding } from '@rastro/theme/schema';
import { describe, expect, it } from 'vitest';
import { readPageBranding } from './read-page-branding';

function pageWith(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  script.type = 'application/json';
  script.id = 'rastro-branding';
  script.textContent = text;
  page.head.append(script);
  return page;
}

describe('readPageBranding', () => {
  it('reads the brand the server wrote into the page', () => {
    const branding = { ...defaultBranding, productName: 'Frota', attributePrefix: 'frota' };
    expect(readPageBranding(pageWith(JSON.stringify(branding)))).toEqual(branding);
  });

  it.each(['', '{', '{"titel":1}', 'null'])('has no brand for %j', (text) => {
    expect(readPageBranding(pageWith(text))).toBeNull();
  });

  it('has none on a page without one', () => {
    const page = document.implementation.createHTMLDocument();
    expect(readPageBranding(page)).toBeNull();
  });
});
