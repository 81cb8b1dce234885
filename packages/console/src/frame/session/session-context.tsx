import {
  createContext,
  useContext,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { AppSession, AppSessionState } from './create-app-session';

const AppSessionContext = createContext<AppSession | null>(null);

/** Gives everything below the console's session. */
export function AppSessionProvider({
  session,
  children,
}: {
  session: AppSession;
  children: ReactNode;
}): ReactElement {
  return <AppSessionContext value={session}>{children}</AppSessionContext>;
}

/** The session's actions. Throws outside {@link AppSessionProvider}. */
export function useAppSession(): AppSession {
  const session = useContext(AppSessionContext);
  if (!session) throw new Error('useAppSession needs an AppSessionProvider above it');
  return session;
}

/** Provides the state of server and user; renders again when it changes. */
export function useAppSessionState(): AppSessionState {
  const session = useAppSession();
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}
