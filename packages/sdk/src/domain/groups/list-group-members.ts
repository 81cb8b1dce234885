import { NO_GROUP_ID } from './count-groups';
import { isInside } from './resolve-parents';

/**
 * The members of a group, of {@link NO_GROUP_ID} those that are in none. `parentOf` is that of
 * `resolveParents`; a member's `groupId` is one of it, or `NO_GROUP_ID`.
 */
export function listGroupMembers<Member extends { groupId: number }>(
  parentOf: ReadonlyMap<number, number | null>,
  members: readonly Member[],
  groupId: number,
  { withSubgroups }: { withSubgroups: boolean },
): Member[] {
  const isDirect = !withSubgroups || groupId === NO_GROUP_ID;
  return members.filter((member) =>
    isDirect ? member.groupId === groupId : isInside(parentOf, member.groupId, groupId),
  );
}
