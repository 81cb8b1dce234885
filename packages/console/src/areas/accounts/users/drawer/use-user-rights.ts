import { user, type User } from '@rastro/sdk/contract';
import type { AccessSubject, ErrorCode } from '@rastro/sdk/domain';
import { useAccess, useResource, useSession } from '@rastro/sdk/internal/react';

/** Rights of the signed-in user over an account. */
export interface UserRights {
  isSelf: boolean;
  mayEdit: boolean;
  /** To keep it out, or to let it in again. */
  mayDisable: boolean;
  /**
   * Code of the rule that forbids editing; null where editing is allowed, and while that is not
   * known.
   */
  rule: ErrorCode | null;
}

/**
 * Provides the signed-in user's rights over an account; none until it is known whether the account
 * ranks above theirs.
 */
export function useUserRights(target: User): UserRights {
  const access = useAccess();
  const { user: me } = useSession();
  const isSelf = me?.id === target.id;
  const isOtherAdministrator = target.administrator && !isSelf;
  // Who is no administrator stands below each of them.
  const isAsked = isOtherAdministrator && me?.administrator === true;
  const managed = useResource(user, isAsked ? { userId: target.id } : null);
  const isKnown = !isAsked || managed.data !== undefined;
  const isSuperior =
    isOtherAdministrator && (!isAsked || managed.data?.some(({ id }) => id === me.id) === true);
  const subject: AccessSubject = { isSelf, isSuperior };
  const edit = access('update', 'users', subject);
  const disable = access('update', 'users', { ...subject, changes: ['disabled'] });
  return {
    isSelf,
    mayEdit: isKnown && edit.allowed,
    mayDisable: isKnown && !isSelf && disable.allowed,
    rule: edit.rule,
  };
}
