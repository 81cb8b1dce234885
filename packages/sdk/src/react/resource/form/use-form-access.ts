'use client';
import type { ResourceDescription } from '../../../contract';
import type { AccessAction, AccessArea } from '../../../domain';
import { useAccess } from '../../session/use-access';
import { useSession } from '../../session/use-session';
import type { SavedItem } from './use-save';

/**
 * Provides a check that the signed-in user may do something to an item (null: a new one) of a
 * resource, or to a member of it.
 */
export function useFormAccess(
  { area }: ResourceDescription,
  item: SavedItem | null,
): (action: AccessAction, member?: string) => boolean {
  const check = useAccess();
  const { user } = useSession();
  const isSelf = area === 'users' && item !== null && item.id === user?.id;
  // A resource of one's own has an area that no rule names: the common ones hold for it.
  return (action, member) => {
    const changes = member === undefined ? {} : { changes: [member] };
    return check(action, area as AccessArea, { isSelf, ...changes }).allowed;
  };
}
