import type { User } from '@rastro/sdk/contract';
import { TrackingProvider } from '@rastro/sdk/internal/react';
import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../../app/pages';
import { TextProvider } from '../i18n/text-context';
import type { MenuName } from './page';
import { PagesContext } from './pages-context';
import { useMenuEntries } from './use-menu-entries';

const { client } = createFakeServer();
const server = await client.server.get();

const pathsOf = (menu: MenuName, user: Partial<User>, ofServer = server): readonly string[] => {
  const held = { user: makeUser(user), server: ofServer };
  const { result } = renderHook(() => useMenuEntries(menu), {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <TextProvider locale="en-US">
          <TrackingProvider client={client} appearance={null} held={held}>
            <PagesContext value={PAGES}>{children}</PagesContext>
          </TrackingProvider>
        </TextProvider>
      </MemoryRouter>
    ),
  });
  return result.current.map(({ path }) => path);
};

const ADMINISTRATOR = { administrator: true };
const MANAGER = { userLimit: 3 };
const ORDINARY = {};

describe('menus', () => {
  it('[S2.41] leads from the left to what a fleet is watched and run with', () => {
    expect(pathsOf('rail', ORDINARY)).toEqual(
      expect.arrayContaining([
        ...['/devices', '/reports', '/geofence', '/commands', '/groups', '/notifications'],
      ]),
    );
  });

  it('leads to notifications also who was given no permission', () => {
    const modes = { 'rastro.enableAdvancedPerms': true };
    const strict = { ...server, attributes: { ...server.attributes, ...modes } };
    const paths = pathsOf('rail', ORDINARY, strict);
    expect(paths).toContain('/notifications');
    expect(paths).not.toContain('/groups');
  });

  it.each([
    ['[S2.58]', '/reseller', [ADMINISTRATOR, MANAGER], [ORDINARY]],
    ['[S2.59]', '/users', [ADMINISTRATOR, MANAGER], [ORDINARY]],
    ['[S2.61]', '/server', [ADMINISTRATOR], [MANAGER, ORDINARY]],
    ['[S2.65]', '/calendars', [ADMINISTRATOR, MANAGER, ORDINARY], []],
  ])('%s lead from the account to %s, whoever may go there', (_, path, may, mayNot) => {
    for (const user of may) expect(pathsOf('user', user)).toContain(path);
    for (const user of mayNot) expect(pathsOf('user', user)).not.toContain(path);
  });
});
