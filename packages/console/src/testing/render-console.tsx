import type { TrackingClient } from '@rastro/sdk/client';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { App } from '../app/app';
import { PreferencesProvider } from '../frame/preferences/preferences-context';
import { createAppSession } from '../frame/session/create-app-session';
import { AppSessionProvider } from '../frame/session/session-context';

/** Shows the address, for tests that wait for a redirect. */
function Address(): ReactElement {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

/** The whole console at `path`, over a client, in English. */
export function renderConsole(client: TrackingClient, path: string) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <PreferencesProvider>
        <AppSessionProvider session={createAppSession(client)}>
          <App client={client} start={{ queryLocale: 'en-US', pageLocale: '' }} />
          <Address />
        </AppSessionProvider>
      </PreferencesProvider>
    </MemoryRouter>,
  );
}
