import { listPath } from './resolve-parents';

/** The names on the way to a group, from its root to itself: `Central Sul › Entregas`. */
export function formatGroupPath(
  {
    groups,
    parentOf,
  }: {
    groups: readonly { id: number; name: string }[] | undefined;
    /** The parent of each group, null for roots; without circles. */
    parentOf: ReadonlyMap<number, number | null>;
  },
  groupId: number,
): string {
  const nameOf = new Map(groups?.map(({ id, name }) => [id, name]));
  return listPath(parentOf, groupId)
    .map((id) => nameOf.get(id) ?? `#${id}`)
    .join(' › ');
}
