import { TrackingProvider } from '@rastro/sdk/internal/react';
import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../../../app/pages';
import { TextProvider } from '../../i18n/text-context';
import { PagesContext } from '../../navigation/pages-context';
import { TabBar } from './tab-bar';

const { client } = createFakeServer();
const server = await client.server.get();

function Address(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

const renderAt = (path: string, user = makeUser()) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <TextProvider locale="en-US">
        <TrackingProvider client={client} appearance={null} held={{ user, server }}>
          <PagesContext value={PAGES}>
            <TabBar />
            <Address />
          </PagesContext>
        </TrackingProvider>
      </TextProvider>
    </MemoryRouter>,
  );

describe('TabBar', () => {
  it.each([
    ['/devices', 'Devices'],
    ['/devices/22', 'Devices'],
    ['/home', 'Map'],
    ['/reports', 'Reports'],
    ['/events', 'Events'],
  ])('at %s marks %s and nothing else', (path, name) => {
    renderAt(path);
    const current = screen.getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it.each([
    ['/devices/22', '/history?device=22'],
    ['/devices', '/history'],
  ])('[S2.42] leads from %s to the rest, the history at %s', async (path, target) => {
    renderAt(path);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'History' }));
    expect(await screen.findByText(target)).toBeInTheDocument();
  });

  it('marks that one of the rest is open', () => {
    renderAt('/geofence');
    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More', current: 'page' })).toBeInTheDocument();
  });

  it('leaves out what the account may not read', () => {
    renderAt('/devices', makeUser({ disableReports: true }));
    expect(screen.queryByRole('link', { name: 'Reports' })).not.toBeInTheDocument();
  });
});
