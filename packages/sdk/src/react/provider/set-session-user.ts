import type { ScopedMutator } from 'swr';
import type { User } from '../../contract';

/** Puts a user in; what the last account read goes, and is asked for anew if somebody is there. */
export async function setSessionUser(mutate: ScopedMutator, user: User | null): Promise<void> {
  await mutate('session', user, { revalidate: false });
  const isPrivate = (key?: unknown) => key !== 'server' && key !== 'session';
  await mutate(isPrivate, undefined, { revalidate: user !== null });
}
