import type { User } from '@rastro/sdk/contract';
import { TrackingProvider } from '@rastro/sdk/internal/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TextProvider } from '../../i18n/text-context';
import { createAppSession } from '../../session/create-app-session';
import { AppSessionProvider } from '../../session/session-context';
import { createTestClient } from '../../testing/create-test-client';
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
          <EmptyFleet onRefresh={() => undefined} />
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

  it('asks for that only on behalf of an administrator', async () => {
    const requests = await renderFor({ deviceLimit: -1 });
    expect(await screen.findByText(/rastro devices create/)).toBeVisible();
    expect(screen.queryByText(/curl/)).not.toBeInTheDocument();
    expect(requests).not.toContain('GET /api/ingest');
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
    expect(screen.getByText(/Ask whoever manages/)).toBeVisible();
  });
});
