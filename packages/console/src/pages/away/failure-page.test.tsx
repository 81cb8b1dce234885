import { BrandProvider } from '@rastro/theme';
import { defaultBranding } from '@rastro/theme/schema';
import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../app/error-boundary';
import { loadChunk } from '../../loading/load-chunk';
import { TextProvider } from '../../i18n/text-context';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

function renderPage(load: () => Promise<never>) {
  const Page = lazy(() => loadChunk(load));
  render(
    <BrandProvider branding={defaultBranding} scheme="light">
      <TextProvider locale="pt-BR">
        <ErrorBoundary>
          <Suspense>
            <Page />
          </Suspense>
        </ErrorBoundary>
      </TextProvider>
    </BrandProvider>,
  );
}

describe('a chunk that does not arrive', () => {
  it('ends in a page that offers to reload', async () => {
    renderPage(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Não deu para abrir esta página');
    expect(screen.getByRole('button', { name: 'Recarregar página' })).toBeEnabled();
  });
});
