import { type ActorServer, type ActorUser, toActor } from './actor';
import { PERMISSIONS } from './permissions';

/** An account that may do less by new settings of the server. */
export interface Loss<User> {
  user: User;
  /** Number of permissions that it keeps. */
  kept: number;
  all: number;
}

/** The accounts that settings of the server let do only what each was given, and that may do more now. */
export function listLosses<User extends ActorUser>(
  users: readonly User[],
  { now, next }: Record<'now' | 'next', ActorServer>,
  prefix: string,
): Loss<User>[] {
  const all = Object.keys(PERMISSIONS).length;
  return users.flatMap((user) => {
    const { permissions } = toActor(user, next, prefix);
    const isNarrowed = permissions !== null && toActor(user, now, prefix).permissions === null;
    return isNarrowed && permissions.size < all ? [{ user, kept: permissions.size, all }] : [];
  });
}
