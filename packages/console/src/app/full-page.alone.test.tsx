import type * as Sdk from '@rastro/sdk/internal';
import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { TrackingProvider } from '@rastro/sdk/internal/react';
import { BrandProvider } from '@rastro/theme';
import { defaultBranding } from '@rastro/theme/schema';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Layers } from 'lucide-react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { TextProvider } from '../frame/i18n/text-context';
import { loadedPage } from '../frame/loading/lazy-page';
import { MapPortal } from '../frame/map/map-scene';
import type { Page } from '../frame/navigation/page';
import { PreferencesProvider } from '../frame/preferences/preferences-context';
import { createAppSession } from '../frame/session/create-app-session';
import { AppSessionProvider } from '../frame/session/session-context';
import { PageSurface } from '../frame/shell/surface/page-surface';
import { stubWidth } from '../testing/stub-width';
import { AppRoutes } from './app-routes';
import { PAGES } from './pages';

/** Leaflet measures; what stands on the map is enough here. */
vi.mock('@rastro/sdk/internal', async (importOriginal) => ({
  ...(await importOriginal<typeof Sdk>()),
  LiveMap: ({ children }: { children?: ReactElement }) => <div role="application">{children}</div>,
}));

const Groups = (): ReactElement => (
  <PageSurface
    title="All groups"
    trailing={<input aria-label="Search" />}
    onClose={() => undefined}
  >
    <p>A tree</p>
    <input aria-label="Name" />
    <MapPortal>
      <p>On the map</p>
    </MapPortal>
  </PageSurface>
);

const row = (surface: Page['surface']): Page => ({
  path: '/all-groups',
  Component: loadedPage(Groups),
  surface,
  label: 'device.group.none',
  Icon: Layers,
  menus: ['rail', 'user'],
});

async function open(path: string, pages: readonly Page[]) {
  const { client } = createFakeServer({ user: makeUser() });
  render(
    <MemoryRouter initialEntries={[path]}>
      <BrandProvider branding={defaultBranding} scheme="light">
        <TextProvider locale="en-US">
          <PreferencesProvider>
            <AppSessionProvider session={createAppSession(client)}>
              <TrackingProvider client={client} locale="en-US" appearance={null}>
                <AppRoutes pages={pages} />
              </TrackingProvider>
            </AppSessionProvider>
          </PreferencesProvider>
        </TextProvider>
      </BrandProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1, name: 'All groups' }, { timeout: 10_000 });
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

it('shows a full page without the map, until another page wants it', async () => {
  await open('/all-groups', [...PAGES, row('full')]);
  expect(screen.queryByRole('application')).not.toBeInTheDocument();
  expect(screen.getByText('A tree')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('application')).toBeVisible();
  expect(screen.queryByText('A tree')).not.toBeInTheDocument();
});

it('hands the map what a page beside it gives', async () => {
  await open('/all-groups', [...PAGES, row('panel')]);
  expect(screen.getByRole('application')).toHaveTextContent('On the map');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('application')).not.toHaveTextContent('On the map');
});

it('leads to a page from the menus that its row names', async () => {
  await open('/all-groups', [...PAGES, row('full')]);
  expect(screen.getByRole('link', { name: 'No group', current: 'page' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^User menu/ }));
  expect(await screen.findByRole('menuitem', { name: 'No group' })).toBeVisible();
});

it.each([undefined, 'full'] as const)(
  'keeps what is typed in a panel when the window becomes that of a phone, and wide again (on a phone: %s)',
  async (onPhone) => {
    const setWidth = stubWidth(1280);
    await open('/all-groups', [...PAGES, { ...row('panel'), ...(onPhone && { onPhone }) }]);
    await userEvent.type(screen.getByLabelText('Search'), 'South');
    await userEvent.type(screen.getByLabelText('Name'), 'Van');
    for (const width of [375, 1280]) {
      act(() => setWidth(width));
      expect(screen.getByLabelText('Search')).toHaveValue('South');
      expect(screen.getByLabelText('Name')).toHaveValue('Van');
      expect(screen.getByLabelText('Name')).toHaveFocus();
      expect(document.querySelector('#content')).toContainElement(screen.getByLabelText('Name'));
    }
  },
);
