import { useTrackingClient } from '@rastro/sdk/internal/react';
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { StoryServer, type StoryServerProps } from '../../../../.ladle/story-server';
import { PAGES } from '../app/pages';
import { MapSceneProvider } from '../frame/map/map-scene';
import { PagesContext } from '../frame/navigation/pages-context';
import { PreferencesProvider } from '../frame/preferences/preferences-context';
import { createAppSession } from '../frame/session/create-app-session';
import { AppSessionProvider } from '../frame/session/session-context';
import type { SheetHeight } from '../frame/sheet/sheet-height';
import { ShellContext } from '../frame/shell/surface/shell-context';
import { useFleetListState } from '../frame/shell/surface/use-fleet-list-state';
import { useLayout } from '../frame/shell/surface/use-layout';
import { storageKeys, type StorageKey } from '../frame/storage/storage-keys';
import { writeStored } from '../frame/storage/write-stored';

/** Props of {@link ConsoleStory}; those of `StoryServer` besides. */
export type ConsoleStoryProps = StoryServerProps & {
  /** The address that the story stands at. Default `/home`. */
  path?: string;
  /** Stored values of earlier visits. Default none. */
  stored?: Partial<Record<StorageKey, unknown>>;
  /** Height of a phone's sheet. Default half. */
  sheet?: SheetHeight;
  /**
   * True when server and account are loaded already. Default true; false leaves that to the story.
   */
  isLoaded?: boolean;
};

/** Server, session, preferences, address, map scene and frame around a part of the console. */
export function ConsoleStory({
  path = '/home',
  stored = {},
  sheet = 'half',
  isLoaded = true,
  children,
  ...server
}: ConsoleStoryProps): ReactElement {
  useState(() => {
    for (const key of Object.values(storageKeys)) localStorage.removeItem(key);
    for (const key of Object.values(storageKeys)) {
      if (key in stored) writeStored(key, stored[key]);
    }
  });
  return (
    <StoryServer {...server}>
      <PreferencesProvider>
        <StorySession isLoaded={isLoaded}>
          <MemoryRouter initialEntries={[path]}>
            <PagesContext value={PAGES}>
              <MapSceneProvider>
                <StoryShell sheet={sheet}>{children}</StoryShell>
              </MapSceneProvider>
            </PagesContext>
          </MemoryRouter>
        </StorySession>
      </PreferencesProvider>
    </StoryServer>
  );
}

function StorySession({
  isLoaded,
  children,
}: {
  isLoaded: boolean;
  children: ReactNode;
}): ReactElement {
  const client = useTrackingClient();
  const [session] = useState(() => createAppSession(client));
  useEffect(() => {
    if (isLoaded) void session.loadInOrder();
  }, [isLoaded, session]);
  return <AppSessionProvider session={session}>{children}</AppSessionProvider>;
}

function StoryShell({
  sheet,
  children,
}: {
  sheet: SheetHeight;
  children: ReactNode;
}): ReactElement {
  const isPhone = useLayout() === 'phone';
  const [sheetHeight, setSheetHeight] = useState(sheet);
  const list = useFleetListState();
  const shell = useMemo(
    () => ({
      isPhone,
      sheetHeight,
      setSheetHeight,
      list,
      newDevice: () => undefined,
      lastDeviceId: null,
    }),
    [isPhone, sheetHeight, list],
  );
  return <ShellContext value={shell}>{children}</ShellContext>;
}
