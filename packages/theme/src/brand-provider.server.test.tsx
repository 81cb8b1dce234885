// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { BrandProvider } from './brand-provider';
import { defaultBranding } from './schema';

describe('BrandProvider on a server', () => {
  it('renders its children and collects the variables of both schemes', () => {
    const sheet = new ServerStyleSheet();
    const html = renderToString(
      sheet.collectStyles(
        <BrandProvider branding={{ ...defaultBranding, colors: { accent: '#a3195b' } }}>
          <p>ready</p>
        </BrandProvider>,
      ),
    );
    expect(html).toBe('<p>ready</p>');
    const css = sheet.getStyleTags();
    expect(css).toContain('--rastro-accent:#a3195b');
    expect(css).toContain('[data-scheme="dark"]');
    sheet.seal();
  });
});
