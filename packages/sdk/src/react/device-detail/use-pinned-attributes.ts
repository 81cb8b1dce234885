'use client';
import { useSWRConfig } from 'swr';
import type { User } from '../../contract';
import { formatPinned, orderOwners, readText, resolvePinned, toPinnedKey } from '../../domain';
import { useTrackingContext } from '../provider/tracking-context';
import { useAccess } from '../session/use-access';
import { useServer } from '../session/use-server';
import { useSession } from '../session/use-session';

/** The attributes that an account looks at first, and the way to choose others. */
export interface PinnedAttributes {
  /** In the order to show them; null where neither account nor server nor provider names any. */
  keys: readonly string[] | null;
  /** Allows the signed-in user to choose: never where the server forces its attributes. */
  canChange: boolean;
  /**
   * Keeps the choice with the account, for all its vehicles and browsers; none at all is what the server
   * says. Throws a TrackingError when it fails.
   */
  save: (keys: readonly string[]) => Promise<User>;
}

/** The pinned attributes of who is signed in (spec §3). A host that holds the user itself is given the new one. */
export function usePinnedAttributes(onUserChange?: (user: User) => void): PinnedAttributes {
  const { client, pinnedAttributes } = useTrackingContext('usePinnedAttributes');
  const { user } = useSession();
  const { data: server } = useServer();
  const { mutate } = useSWRConfig();
  const check = useAccess();
  const key = toPinnedKey(client.attributePrefix);
  const isForced =
    orderOwners<unknown>({ user, server })[0] === server && readText(server, key) !== '';
  const subject = { isSelf: true, changes: [`attributes.${key}`] };
  return {
    keys: resolvePinned({
      user,
      server,
      prefix: client.attributePrefix,
      start: pinnedAttributes,
    }),
    canChange: Boolean(user) && !isForced && check('update', 'users', subject).allowed,
    async save(keys) {
      const text = formatPinned(keys);
      const attributes = { [key]: text === '' ? null : text };
      const saved = await client.users.patch(user?.id ?? 0, { attributes });
      await mutate('session', saved, { revalidate: false });
      onUserChange?.(saved);
      return saved;
    },
  };
}
