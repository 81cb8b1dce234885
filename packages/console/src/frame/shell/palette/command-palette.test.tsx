import { createFakeServer, makeDevice, makeUser } from '@rastro/sdk/testing';
import { TrackingProvider } from '@rastro/sdk/internal/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGES } from '../../../app/pages';
import { TextProvider } from '../../i18n/text-context';
import { MapSceneProvider, useMapScene } from '../../map/map-scene';
import { PagesContext } from '../../navigation/pages-context';
import { PreferencesProvider } from '../../preferences/preferences-context';
import { CommandPalette } from './command-palette';

const devices = [
  makeDevice(1, { name: 'Fiorino 07', attributes: { plate: 'ABC1D23' } }),
  makeDevice(2, { name: 'Van <b>2</b>', uniqueId: '860999' }),
];

function Outside(): ReactElement {
  const { pathname } = useLocation();
  const { followIds } = useMapScene();
  return <output>{`${pathname} ${followIds.join() || 'none'}`}</output>;
}

async function open(user = makeUser()) {
  const handlers = {
    onClose: vi.fn(),
    onNewDevice: vi.fn(),
    onFitAll: vi.fn(),
    onShowShortcuts: vi.fn(),
    onSignOut: vi.fn(),
  };
  const { client } = createFakeServer({
    devices,
    user,
    answers: {
      'GET /api/drivers': [{ id: 4, name: 'Zuleica', uniqueId: 'z4', attributes: {} }],
      'GET /api/users': [makeUser({ id: 7, name: 'Yolanda Prado', email: 'yo@example.com' })],
      'GET /api/geofences': [
        { id: 8, name: 'Zona norte', area: 'CIRCLE (1 2, 3)', attributes: {} },
        { id: 9, name: 'Zona anchor', area: '', attributes: { isAnchor: true, deviceId: 1 } },
      ],
    },
  });
  const held = { user, server: await client.server.get() };
  const { unmount } = render(
    <MemoryRouter initialEntries={['/home']}>
      <TextProvider locale="en-US">
        <PreferencesProvider>
          <TrackingProvider client={client} locale="en-US" appearance={null} held={held}>
            <PagesContext value={PAGES}>
              <MapSceneProvider>
                <CommandPalette {...handlers} />
                <Outside />
              </MapSceneProvider>
            </PagesContext>
          </TrackingProvider>
        </PreferencesProvider>
      </TextProvider>
    </MemoryRouter>,
  );
  const field = await screen.findByRole('combobox', { name: 'Go to vehicle, plate or screen' });
  return { ...handlers, field, unmount };
}

const outside = () => screen.getByText(/^\/\S* (none|\d+)$/).textContent;
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.getByRole('option', { selected: true }).textContent;
const search = async (text: string, found: RegExp) => {
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), text);
  await waitFor(() => expect(options().join()).toMatch(found));
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('CommandPalette', () => {
  it('offers pages and actions at once, and has the focus', async () => {
    const { field } = await open();
    expect(field).toHaveFocus();
    const pages = within(screen.getByRole('group', { name: 'Screens' }));
    expect(pages.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Devices',
      'Map',
      'Reports',
      'History',
      'Geofences',
      'Events',
      'Import drivers',
      'Import groups',
      'Notifications',
      'Commands',
      'Groups',
      'Shared links',
      'Consents',
      'Webhooks',
      'API keys',
      'Deleted devices',
      'My account',
      'Drivers',
      'Driver shifts',
      'Maintenance',
      'Calendars',
      'Computed attributes',
    ]);
    expect(active()).toBe('Devices');
  });

  it('opens a vehicle by its plate, with the keyboard alone', async () => {
    const { onClose } = await open();
    await search('abc-1d', /Fiorino 07/);
    expect(screen.getByRole('status')).toHaveTextContent('2 results');
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(outside()).toBe('/devices/1 none');
  });

  it('marks what was found, and leads to the history of the vehicle that was found best', async () => {
    await open();
    await search('abc1d', /Fiorino 07/);
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['ABC1D']);
    await userEvent.click(screen.getByRole('option', { name: /^History of .*Fiorino 07/ }));
    expect(outside()).toMatch(/^\/history/);
    expect(localStorage.getItem('recentPref')).toBe('["page:/history:1"]');
  });

  it('follows a vehicle with Ctrl Enter', async () => {
    await open();
    await search('860999', /Van <b>2<\/b>/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(outside()).toBe('/devices/2 2');
  });

  it('finds drivers and fences, but no anchors', async () => {
    await open();
    await search('zu', /Zuleica/);
    await search('zona', /Zona norte/);
    expect(options().join()).not.toContain('Zona anchor');
    await userEvent.click(screen.getByRole('option', { name: 'Zona norte' }));
    expect(outside()).toMatch(/^\/geofence/);
  });

  it('finds people, by name and e-mail, for those who may see them', async () => {
    const { unmount } = await open(makeUser({ administrator: true }));
    await search('yolanda', /Yolanda Prado/);
    await search('yo@', /Yolanda Prado/);
    await userEvent.click(screen.getByRole('option', { name: /Yolanda/ }));
    expect(outside()).toBe('/users none');
    unmount();
  });

  it('goes round with the arrows', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Map');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe('Sign out');
  });

  it('does what an action says, found by the words of its kind too', async () => {
    const { onSignOut } = await open();
    await search('>theme dark', /^DarkTheme$/);
    await userEvent.keyboard('{Enter}');
    expect(localStorage.getItem('schemePref')).toBe('"dark"');
    await search('>sign', /^Sign out$/);
    await userEvent.click(screen.getByRole('option'));
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it('opens the form of a new device', async () => {
    const { onNewDevice } = await open();
    await search('> new dev', /^New device$/);
    await userEvent.keyboard('{Enter}');
    expect(onNewDevice).toHaveBeenCalledOnce();
  });

  it('shows next time what was chosen last, but what is gone no more', async () => {
    localStorage.setItem('recentPref', '["device:999","action:mute"]');
    const { unmount } = await open();
    await search('fiorino', /Fiorino/);
    await userEvent.keyboard('{Enter}');
    unmount();
    await open();
    const recent = within(await screen.findByRole('group', { name: 'Recent' }));
    await waitFor(() =>
      expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Fiorino 07/),
        'Mute alertsM',
      ]),
    );
  });

  it('leaves out the pages that the account may not read', async () => {
    await open(makeUser({ disableReports: true }));
    expect(options()).not.toContain('History');
  });

  it('says that nothing was found, and closes with Escape', async () => {
    const { onClose } = await open();
    await userEvent.type(screen.getByRole('combobox'), 'zzz');
    expect(await screen.findByText('Nothing found for “zzz”')).toBeVisible();
    expect(screen.queryAllByRole('option')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
