import { TrackingError } from '@rastro/sdk/client';
import { TrackingProvider } from '@rastro/sdk/internal/react';
import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAGES } from '../../../app/pages';
import { TextProvider } from '../../i18n/text-context';
import { PagesContext } from '../../navigation/pages-context';
import { PreferencesProvider } from '../../preferences/preferences-context';
import { stubWidth } from '../../../testing/stub-width';
import { UserMenu } from './user-menu';

beforeEach(() => void stubWidth(1440));
afterEach(() => void vi.unstubAllGlobals());

const show = async (user = makeUser({ name: 'Ana Lima' }), everywhere = async () => undefined) => {
  const onSignOut = vi.fn();
  const onSignOutEverywhere = vi.fn(everywhere);
  render(
    <PreferencesProvider>
      <TextProvider locale="en-US">
        <MemoryRouter>
          <TrackingProvider client={createFakeServer().client} appearance={null}>
            <PagesContext value={PAGES}>
              <UserMenu
                user={user}
                onSignOut={onSignOut}
                onSignOutEverywhere={onSignOutEverywhere as () => Promise<void>}
              />
            </PagesContext>
          </TrackingProvider>
        </MemoryRouter>
      </TextProvider>
    </PreferencesProvider>,
  );
  const trigger = screen.getByRole('button', { name: /Ana Lima/ });
  expect(trigger).toHaveTextContent('Ana Lima');
  await userEvent.click(trigger);
  await screen.findByRole('menuitem', { name: 'Sign out' });
  return { onSignOut, onSignOutEverywhere };
};
const EVERYWHERE = { name: 'Sign out everywhere' };

it('[S2.39] [S2.52] [S2.67] shows whose account it is, leads to it, and signs out', async () => {
  const { onSignOut, onSignOutEverywhere } = await show();
  expect(await screen.findByRole('menuitem', { name: 'My account' })).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  expect(onSignOut).toHaveBeenCalledOnce();
  expect(onSignOutEverywhere).not.toHaveBeenCalled();
});

it('signs out everywhere, and says so when that could not be done', async () => {
  const { onSignOutEverywhere } = await show(undefined, async () => {
    throw new TrackingError({ code: 'CONNECTION_ERROR' });
  });
  await userEvent.click(screen.getByRole('menuitem', EVERYWHERE));
  expect(onSignOutEverywhere).toHaveBeenCalledOnce();
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
});

it('leaves the others of a shared account signed in', async () => {
  await show(makeUser({ name: 'Ana Lima', temporary: true }));
  expect(screen.queryByRole('menuitem', EVERYWHERE)).toBeNull();
});

it.each([
  [1440, ['My account', 'Shared links', 'Events', 'Drivers', 'Calendars']],
  [375, ['My account', 'Shared links']],
])('has at %i px no page that the bar of a phone leads to', async (width, pages) => {
  stubWidth(width);
  await show(makeUser({ name: 'Ana Lima', administrator: true }));
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const asked = ['My account', 'Shared links', 'Events', 'Drivers', 'Calendars'];
  expect(asked.filter((name) => names.includes(name))).toEqual(pages);
});
