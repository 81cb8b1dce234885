import { createTrackingClient } from '@rastro/sdk/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app';
import './frame/brand/fonts.css';
import { listStartParts } from './app/load-ahead';
import { PAGES } from './app/pages';
import { readPrefix } from './frame/brand/read-prefix';
import { findPage } from './frame/navigation/find-page';
import { PreferencesProvider } from './frame/preferences/preferences-context';
import { createAppSession } from './frame/session/create-app-session';
import { AppSessionProvider } from './frame/session/session-context';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in');

const { pathname } = window.location;
for (const load of listStartParts(pathname)) load().catch(() => undefined);
const client = createTrackingClient({ baseUrl: '', attributePrefix: readPrefix(document) });
const session = createAppSession(client);
// What the route guard will ask for comes beside the code, not after it.
if (findPage(PAGES, pathname)?.page.surface !== 'public') void session.loadInOrder();
else if (pathname !== '/maintenance') void session.loadServer();
const start = {
  queryLocale: new URLSearchParams(window.location.search).get('locale'),
  pageLocale: document.documentElement.lang,
};

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <PreferencesProvider>
        <AppSessionProvider session={session}>
          <App client={client} start={start} />
        </AppSessionProvider>
      </PreferencesProvider>
    </BrowserRouter>
  </StrictMode>,
);
