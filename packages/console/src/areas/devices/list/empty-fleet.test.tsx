import type { User } from '@rastro/sdk/contract';
import { TrackingProvider } from '@rastro/sdk/internal/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { PAGES } from '../../../app/pages';
import { TextProvider } from '../../../frame/i18n/text-context';
import { PagesContext } from '../../../frame/navigation/pages-context';
import { createAppSession } from '../../../frame/session/create-app-session';
import { AppSessionProvider } from '../../../frame/session/session-context';
import { createTestClient } from '../../../testing/create-test-client';
import { EmptyFleet } from './empty-fleet';

async function renderFor(account: Partial<User>) {
  const user = { id: 1, name: 'Ana', email: 'ana@example.com', ...account };
  const { client, requests } = createTestClient({
    'GET /api/session': user,
    'GET /api/server': {},
    'GET /api/ingest': { url: 'http://fleet.lan:5055' },
  });
  const session = createAppSession(client);
  await session.loadSession();
  render(
    <AppSessionProvider session={session}>
      <TextProvider locale="en-US">
        <TrackingProvider client={client} locale="en-US" appearance={null}>
          <MemoryRouter>
            <PagesContext value={PAGES}>
              <Routes>
                <Route path="/" element={<EmptyFleet onRefresh={() => undefined} />} />
                <Route path="/devices/import" element="The import" />
              </Routes>
            </PagesContext>
          </MemoryRouter>
        </TrackingProvider>
      </TextProvider>
    </AppSessionProvider>,
  );
  return requests;
}

describe('EmptyFleet', () => {
  it('tells an administrator the commands, where trackers send to included', async () => {
    await renderFor({ administrator: true });
    expect(await screen.findByText(/rastro devices create --name/)).toBeVisible();
    expect(screen.getByText(/rastro login \S+ --email ana@example.com/)).toBeVisible();
    expect(await screen.findByText(/curl -X POST 'http:\/\/fleet.lan:5055\//)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Waiting for the first tracker…');
  });

  it('leads a customer who may add vehicles to the import in the browser, and shows no command', async () => {
    const requests = await renderFor({ deviceLimit: -1 });
    const leads = await screen.findByRole('button', { name: 'Import devices' });
    expect(document.body).not.toHaveTextContent(/terminal|rastro |curl|csv/i);
    expect(requests).not.toContain('GET /api/ingest');
    fireEvent.click(leads);
    expect(screen.getByText('The import')).toBeVisible();
  });

  it('copies a command with a button of its own', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await renderFor({ administrator: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Copy: Many, from a CSV file' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(writeText).toHaveBeenCalledWith('rastro devices import fleet.csv --dry-run');
    vi.unstubAllGlobals();
  });

  it.each([
    ['who may not', { deviceLimit: 0 }],
    ['who only reads', { administrator: true, readonly: true }],
  ])('tells %s whom to ask', async (_who, account) => {
    await renderFor(account);
    expect(screen.getByText(/^Ask your provider/)).toBeVisible();
  });
});
