import { TrackingProvider } from '@rastro/sdk/react';
import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../../app/pages';
import { TextProvider } from '../../i18n/text-context';
import { PagesContext } from '../../navigation/pages-context';
import { TabBar } from './tab-bar';

const { client } = createFakeServer();
const server = await client.server.get();

const renderAt = (path: string, user = makeUser()) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <TextProvider locale="en-US">
        <TrackingProvider client={client} appearance={null} held={{ user, server }}>
          <PagesContext value={PAGES}>
            <TabBar />
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
    ['/history', 'History'],
  ])('at %s marks %s and nothing else', (path, name) => {
    renderAt(path);
    const current = screen.getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it.each([
    ['/devices/22', '/history?device=22'],
    ['/devices', '/history'],
  ])('leads from %s to the history at %s', (path, target) => {
    renderAt(path);
    expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe(target);
  });

  it('leaves out what the account may not read', () => {
    renderAt('/devices', makeUser({ disableReports: true }));
    expect(screen.queryByRole('link', { name: 'History' })).not.toBeInTheDocument();
  });
});
