import { compareNames } from '@rastro/sdk/domain';
import type { CliResource } from '../cli-resource';
import type { Entity } from '../entity';

/** Each thing after the one it is in; one whose parent cannot be seen, or is in a ring, stands alone. */
export function inTree(
  { labels, parent }: CliResource,
  entities: readonly Entity[],
): { entity: Entity; depth: number }[] {
  if (!parent) return entities.map((entity) => ({ entity, depth: 0 }));
  const nameOf = (entity: Entity) => String(entity[labels[0] ?? 'id']);
  const sorted = [...entities].sort((a, b) => compareNames(nameOf(a), nameOf(b), 'en'));
  const ids = new Set(entities.map(({ id }) => id));
  const below = new Map<unknown, Entity[]>();
  for (const entity of sorted) {
    const above = entity[parent.member];
    below.set(above, [...(below.get(above) ?? []), entity]);
  }
  const placed = new Set<number>();
  const place = (entity: Entity, depth: number): { entity: Entity; depth: number }[] => {
    if (placed.has(entity.id)) return [];
    placed.add(entity.id);
    const children = below.get(entity.id) ?? [];
    return [{ entity, depth }, ...children.flatMap((child) => place(child, depth + 1))];
  };
  const roots = sorted.filter((entity) => !ids.has(Number(entity[parent.member])));
  return [...roots, ...sorted].flatMap((entity) => place(entity, 0));
}
