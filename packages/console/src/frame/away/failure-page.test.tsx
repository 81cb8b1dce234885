import { BrandProvider } from '@rastro/theme';
import { defaultBranding } from '@rastro/theme/schema';
import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../app/error-boundary';
import { loadChunk } from '../loading/load-chunk';
import { TextProvider } from '../i18n/text-context';
import { createAppSession } from '../session/create-app-session';
import { AppSessionProvider } from '../session/session-context';
import { createTestClient } from '../../testing/create-test-client';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

function renderPage(load: () => Promise<never>) {
  const { client } = createTestClient({ 'GET /api/server': { id: 1 } });
  const Page = lazy(() => loadChunk(load));
  render(
    <BrandProvider branding={defaultBranding} scheme="light">
      <TextProvider locale="pt-BR">
        <AppSessionProvider session={createAppSession(client)}>
          <ErrorBoundary>
            <Suspense>
              <Page />
            </Suspense>
          </ErrorBoundary>
        </AppSessionProvider>
      </TextProvider>
    </BrandProvider>,
  );
}

describe('a chunk that does not arrive', () => {
  it('ends in a page that offers to reload', async () => {
    renderPage(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: /Não foi possível abrir esta página/,
    });
    expect(heading).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recarregar página' })).toBeEnabled();
  });
});
