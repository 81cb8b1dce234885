import { listPath } from '@rastro/sdk/domain';
import type { GroupFleet } from '@rastro/sdk/react';

/** The names on the way to a group, from its root to itself: `Central Sul › Entregas`. */
export function formatGroupPath(
  { groups, parentOf }: Pick<GroupFleet, 'groups' | 'parentOf'>,
  groupId: number,
): string {
  const nameOf = new Map(groups?.map(({ id, name }) => [id, name]));
  return listPath(parentOf, groupId)
    .map((id) => nameOf.get(id) ?? `#${id}`)
    .join(' › ');
}
