import type { TrackingClient } from '@rastro/sdk/client';
import { TrackingScope, type TrackingScopeProps } from '@rastro/sdk/internal/react';
import { GlobalStyle } from '@rastro/sdk/internal/ui';
import { BrandProvider, defaultBranding } from '@rastro/theme';
import { useEffect, useMemo, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useBranding } from '../frame/brand/use-branding';
import { listLanguages } from '../frame/i18n/language-names';
import { TextProvider, usePageWords } from '../frame/i18n/text-context';
import { usePreferences } from '../frame/preferences/preferences-context';
import { resolvePageLocale } from '../frame/preferences/resolve-page-locale';
import { useAppSession, useAppSessionState } from '../frame/session/session-context';
import { AppRoutes } from './app-routes';
import { BootProgress, WordlessBootProgress } from '../frame/loading/boot-progress';
import { ErrorBoundary } from './error-boundary';
import { resolveAccountUnits } from '@rastro/sdk/domain';

/** Languages requested by the page's first address, before any navigation changed it. */
export type PageStart = { queryLocale: string | null; pageLocale: string };

/** The console: brand, language, units and client for all pages. */
export function App({ client, start }: { client: TrackingClient; start: PageStart }): ReactElement {
  const navigate = useNavigate();
  const session = useAppSession();
  const { user, session: sessionState, server, serverInfo } = useAppSessionState();
  const { locale: chosen, isLocaleFresh, scheme } = usePreferences();
  const branding = useBranding(client, server === 'failed');
  const locale = resolvePageLocale({
    chosen,
    isChosenFresh: isLocaleFresh,
    query: start.queryLocale,
    user,
    server: serverInfo,
    prefix: client.attributePrefix,
    browser: navigator.languages,
    page: start.pageLocale,
    brand: branding ?? {},
    spoken: listLanguages(branding?.words),
  });
  const { units, timeZone } = useMemo(
    () => resolveAccountUnits(user, serverInfo, locale, branding ?? {}),
    [user, serverInfo, branding, locale],
  );

  const held = useMemo(
    () => ({
      server: serverInfo ?? undefined,
      user: sessionState === 'unknown' ? undefined : user,
    }),
    [serverInfo, sessionState, user],
  );

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  // A browser that is remembered gets a new session; of any other this says that nobody is signed in.
  useEffect(() => client.on('signedOut', () => void session.loadSession()), [client, session]);
  useEffect(() => client.on('rightsChanged', () => void session.loadInOrder()), [client, session]);

  return (
    <BrandProvider branding={branding ?? defaultBranding} scheme={scheme ?? undefined}>
      <GlobalStyle />
      <TextProvider
        locale={locale}
        brand={branding?.words}
        fallback={<WordlessBootProgress locale={locale} />}
      >
        <Tracking
          client={client}
          locale={locale}
          appearance={null}
          units={units}
          held={held}
          timeZone={timeZone}
          pinnedAttributes={branding?.pinnedAttributes}
          onNavigate={(path) => void navigate(path)}
        >
          <ErrorBoundary>{branding ? <AppRoutes /> : <BootProgress />}</ErrorBoundary>
        </Tracking>
      </TextProvider>
    </BrandProvider>
  );
}

function Tracking(props: Omit<TrackingScopeProps, 'words'>): ReactElement {
  return <TrackingScope {...props} words={usePageWords()} />;
}
