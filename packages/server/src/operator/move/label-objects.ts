import type { FleetObject } from './fleet';
import { GROUPS, type MoveKind } from './move-kinds';

/** More levels than anybody has; ends a circle. */
const MAX_DEPTH = 50;

/** Returns labels that distinguish the objects of a kind, by id: the same on both sides. */
export const labelObjects = (
  kind: MoveKind,
  objects: readonly FleetObject[],
): Map<number, string> => {
  if (kind.key === GROUPS) return labelGroups(objects);
  const members = kind.identity === undefined ? kind.names : [kind.identity];
  return new Map(
    objects.map((object) => [
      object.id,
      JSON.stringify(members.map((member) => toText(kind, object[member]))),
    ]),
  );
};

const toText = ({ identity }: MoveKind, value: unknown): string => {
  const text = String(value ?? '').trim();
  return identity === 'email' ? text.toLowerCase() : text;
};

const labelGroups = (groups: readonly FleetObject[]): Map<number, string> => {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const way = (group: FleetObject, depth: number): string[] => {
    const parent = depth < MAX_DEPTH ? byId.get(Number(group['groupId'])) : undefined;
    return [...(parent ? way(parent, depth + 1) : []), String(group['name'])];
  };
  return new Map(groups.map((group) => [group.id, JSON.stringify(way(group, 0))]));
};

/** Parents before their children. */
export const sortGroups = (groups: readonly FleetObject[]): FleetObject[] => {
  const labels = labelGroups(groups);
  const depth = ({ id }: FleetObject): number =>
    (JSON.parse(labels.get(id) ?? '[]') as string[]).length;
  return groups.toSorted((a, b) => depth(a) - depth(b));
};
