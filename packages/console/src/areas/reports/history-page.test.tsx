import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { TrackingProvider } from '@rastro/sdk/internal/react';
import { BrandProvider } from '@rastro/theme';
import { defaultBranding } from '@rastro/theme/schema';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { TextProvider } from '../../frame/i18n/text-context';
import { MapSceneProvider } from '../../frame/map/map-scene';
import { PreferencesProvider } from '../../frame/preferences/preferences-context';
import { createAppSession } from '../../frame/session/create-app-session';
import { AppSessionProvider } from '../../frame/session/session-context';
import { ShellContext } from '../../frame/shell/surface/shell-context';
import { fleetState } from '../../testing/story-fleet';
import { HistoryPage } from './history-page';

const shell = {
  isPhone: false,
  sheetHeight: 'half',
  setSheetHeight: () => undefined,
  lastDeviceId: null,
  newDevice: null,
  list: {},
} as never;

function Address(): ReactElement {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      {pathname + decodeURIComponent(search)}
    </button>
  );
}

async function open(path: string) {
  const user = makeUser({ attributes: { timezone: 'America/Sao_Paulo' } });
  const server = createFakeServer({ ...fleetState, user });
  const session = createAppSession(server.client);
  await session.loadServer();
  await session.loadSession();
  render(
    <MemoryRouter initialEntries={[path]}>
      <BrandProvider branding={defaultBranding} scheme="light">
        <TextProvider locale="en-US">
          <AppSessionProvider session={session}>
            <TrackingProvider
              client={server.client}
              locale="en-US"
              appearance={null}
              timeZone="America/Sao_Paulo"
            >
              <MapSceneProvider>
                <PreferencesProvider>
                  <ShellContext value={shell}>
                    <HistoryPage />
                    <Address />
                  </ShellContext>
                </PreferencesProvider>
              </MapSceneProvider>
            </TrackingProvider>
          </AppSessionProvider>
        </TextProvider>
      </BrandProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: /^Period/ });
  return server;
}

const address = () => screen.getByRole('button', { name: /^\/history/ });
const chosen = () => screen.getByRole('button', { name: /^Period/ });
async function choose(name: string) {
  await userEvent.click(chosen());
  await userEvent.click(await screen.findByRole('menuitemradio', { name }));
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

it('opens the period that its address names, in the account’s zone', async () => {
  await open('/history?device=1&period=custom&from=2026-08-21T11:00Z&to=2026-08-21T12:30Z');
  expect(chosen()).toHaveAccessibleName('Period Custom');
  const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect(values).toEqual([
    '08',
    '21',
    '2026',
    '08',
    '00',
    'AM',
    '08',
    '21',
    '2026',
    '09',
    '30',
    'AM',
  ]);
});

it('keeps the chosen period in its address, and Back leads to the one before', async () => {
  await open('/history?device=1');
  await choose('Yesterday');
  expect(address()).toHaveTextContent('/history?device=1&period=yesterday');
  await choose('Custom');
  expect(address().textContent).toMatch(
    /^\/history\?device=1&period=custom&from=\d{4}-\d\d-\d\dT03:00Z&to=\d{4}-\d\d-\d\dT03:00Z$/,
  );
  await userEvent.click(address());
  expect(address()).toHaveTextContent('/history?device=1&period=yesterday');
  expect(chosen()).toHaveAccessibleName('Period Yesterday');
});

it('says that there is no start, not that the end comes before it', async () => {
  await open('/history?device=1&period=custom&from=2026-08-21T11:00Z&to=2026-08-21T12:30Z');
  await userEvent.clear(screen.getByRole('textbox', { name: 'From, day' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'To, day' }));
  const start = screen.getByRole('group', { name: 'From' });
  expect(start).toHaveAccessibleDescription('Enter the date and time of the start.');
  expect(screen.getByRole('group', { name: 'To' })).not.toHaveAccessibleDescription();
  expect(address()).toHaveTextContent('/history?device=1&period=custom&to=2026-08-21T12:30Z');
});

it('takes a period that nobody knows for today', async () => {
  await open('/history?device=1&period=<script>&from=x');
  expect(chosen()).toHaveAccessibleName('Period Today');
});

it('keeps vehicles and colouring in its address', async () => {
  await open('/history?device=1,2&color=trip&at=2026-11-21T11:00:05Z');
  expect(await screen.findByRole('button', { name: 'Remove Fiorino 07' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Trip' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Plain' }));
  expect(address()).toHaveTextContent('/history?device=1,2&color=plain&at=2026-11-21T11:00:05Z');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Fiorino 07' }));
  expect(address()).toHaveTextContent('/history?device=2&color=plain');
});
