'use client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Credentials, User } from '../../contract';
import { resumeLive } from '../live/live-lease';
import { setSessionUser } from '../provider/set-session-user';
import { useTrackingContext } from '../provider/tracking-context';
import { useRequest } from '../use-request';

/** Signed-in user, with sign-in and sign-out. The actions throw a TrackingError when they fail. */
export interface SessionState {
  /** undefined until it is known; null when nobody is signed in. */
  user: User | null | undefined;
  isLoading: boolean;
  error: unknown;
  /** Asks the server again. */
  refresh: () => Promise<User | null | undefined>;
  signIn: (credentials: Credentials) => Promise<User>;
  /** Into the demo fleet, as its read-only user. */
  signInToDemo: () => Promise<User>;
  signOut: () => Promise<void>;
}

/** The session. It ends by itself when the server refuses the client. */
export function useSession(): SessionState {
  const { client, held } = useTrackingContext('useSession');
  const { data, isLoading, error, refresh } = useRequest<User | null>(
    'useSession',
    'session',
    (asked) => asked.session.get(),
    held.user,
  );
  const { mutate } = useSWRConfig();
  const enter = useCallback(
    async (user: User) => {
      await setSessionUser(mutate, user);
      resumeLive(client);
      return user;
    },
    [client, mutate],
  );
  return {
    user: data,
    isLoading,
    error,
    refresh,
    signIn: useCallback(
      async (credentials: Credentials) => enter(await client.session.create(credentials)),
      [client, enter],
    ),
    signInToDemo: useCallback(
      async () => enter(await client.session.createDemo()),
      [client, enter],
    ),
    signOut: useCallback(async () => {
      await client.session.delete();
      await setSessionUser(mutate, null);
    }, [client, mutate]),
  };
}
