interface Linked {
  id: number;
  name: string;
  groupId: number;
}

/**
 * The groups that an account sees because it sees the one above them, with the name of that. One that
 * is linked by itself as well cannot be told from these.
 */
export function findInheriting(groups: readonly Linked[]): ReadonlyMap<number, string> {
  const byId = new Map(groups.map((group) => [group.id, group]));
  return new Map(
    groups.flatMap(({ id, groupId }) => {
      const parent = byId.get(groupId);
      return parent ? [[id, parent.name]] : [];
    }),
  );
}
