import type { TrackingClient, TrackingError } from '@rastro/sdk/client';
import { createListeners, isTrackingError } from '@rastro/sdk/client';
import type { Server, User } from '@rastro/sdk/contract';
import type { LoadState } from '@rastro/sdk/domain';

/** State of the server and of the signed-in user, as the console knows it. */
export type AppSessionState = {
  server: LoadState;
  serverInfo: Server | null;
  /** Error of loading the server's info; null on success. */
  serverError: TrackingError | null;
  session: LoadState;
  user: User | null;
};

/** Loads what the route guard asks for and keeps it; made for `useSyncExternalStore`. */
export type AppSession = {
  getSnapshot(): AppSessionState;
  subscribe(listener: () => void): () => void;
  loadServer(): Promise<void>;
  loadSession(): Promise<void>;
  /** Both, in the order of the specification (§2); who is signed in is not asked of a server that is away. */
  loadInOrder(): Promise<void>;
  /** Somebody signed in, or the server got its first administrator. */
  signedIn(user: User): void;
  /** The session ended; the guard then asks for a new one. */
  signedOut(): void;
};

const NOTHING: AppSessionState = {
  server: 'unknown',
  serverInfo: null,
  serverError: null,
  session: 'unknown',
  user: null,
};

/** The console's knowledge of server and session, from one client; never throws. */
export function createAppSession(client: Pick<TrackingClient, 'server' | 'session'>): AppSession {
  let state = NOTHING;
  let serverLoad: Promise<void> | null = null;
  let sessionLoad: Promise<void> | null = null;
  const listeners = createListeners();

  const update = (change: Partial<AppSessionState>) => {
    state = { ...state, ...change };
    listeners.call();
  };
  const fail = (error: unknown) => {
    update({ server: 'failed', serverError: isTrackingError(error) ? error : null });
  };

  const loadServer = () =>
    (serverLoad ??= client.server
      .get()
      .then((serverInfo) => update({ server: 'ready', serverInfo, serverError: null }), fail)
      .finally(() => (serverLoad = null)));
  const loadSession = () =>
    (sessionLoad ??= client.session
      .get()
      .then((user) => update({ user, session: user ? 'ready' : 'failed' }), fail)
      .finally(() => (sessionLoad = null)));

  return {
    getSnapshot: () => state,
    subscribe: listeners.add,
    loadServer,
    loadSession,
    async loadInOrder() {
      await loadServer();
      if (state.server === 'ready') await loadSession();
    },
    signedIn(user) {
      const serverInfo = state.serverInfo && { ...state.serverInfo, newServer: false };
      update({ user, session: 'ready', serverInfo });
    },
    signedOut() {
      update({ user: null, session: 'failed' });
    },
  };
}
