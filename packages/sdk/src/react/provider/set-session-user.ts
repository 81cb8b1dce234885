import type { ScopedMutator } from 'swr';
import type { User } from '../../contract';

/** Puts a user in; what the last account read goes, and is asked for anew if somebody is there. */
export async function setSessionUser(mutate: ScopedMutator, user: User | null): Promise<void> {
  const isPrivate = (key?: unknown) => key !== 'server' && key !== 'session';
  // Both at once: a page may take the provider away, and the cache with it, as soon as it sees the user go.
  await Promise.all([
    mutate('session', user, { revalidate: false }),
    mutate(isPrivate, undefined, { revalidate: user !== null }),
  ]);
}
