import type { FleetObject } from './fleet';
import { findDifferences, type Resolve, toTargetValues } from './compare-objects';
import { labelObjects } from './label-objects';
import { GROUPS, type MoveKind } from './move-kinds';
import type { MovedIds } from './moved-ids';

/** Action planned for one object. */
export interface MoveStep {
  source: FleetObject;
  label: string;
  /** The same thing there; undefined is to be made. */
  target?: FleetObject;
  /** Members that are to be changed there. */
  changes: string[];
}

interface Sides {
  sources: readonly FleetObject[];
  targets: readonly FleetObject[];
  moved: MovedIds;
  resolve: Resolve;
}

/**
 * Finds for each object here the one there: what an earlier move made of it, what has the same
 * identity, or what is alike in everything. Each is taken once.
 */
export const pairObjects = (kind: MoveKind, sides: Sides): MoveStep[] => {
  const { sources, targets, moved } = sides;
  const labels = labelObjects(kind, sources);
  const targetLabels = labelObjects(kind, targets);
  const byId = new Map(targets.map((target) => [target.id, target]));
  const free = new Map<string, FleetObject[]>();
  for (const target of targets) {
    const label = targetLabels.get(target.id) ?? '';
    free.set(label, [...(free.get(label) ?? []), target]);
  }
  const pairs = new Map<number, FleetObject>();
  // Groups lie in groups: parents come first and are paired by then.
  const resolve: Resolve = (key, id) =>
    key === kind.key ? pairs.get(id)?.id : sides.resolve(key, id);
  const take = (source: FleetObject, target: FleetObject | undefined): void => {
    if (target === undefined) return;
    const label = targetLabels.get(target.id) ?? '';
    const left = free.get(label) ?? [];
    if (!left.includes(target)) return;
    free.set(
      label,
      left.filter((other) => other !== target),
    );
    pairs.set(source.id, target);
  };
  const differences = (source: FleetObject, target: FleetObject): string[] =>
    findDifferences(kind, toTargetValues(kind, source, resolve), target);

  for (const source of sources) {
    const entry = moved.find(kind.key, source.id);
    const target = byId.get(entry?.to ?? 0);
    // A server that was set up anew gives the same numbers to other things.
    const label = target && targetLabels.get(target.id);
    if (label === entry?.label || label === labels.get(source.id)) take(source, target);
  }
  const isTold = kind.identity !== undefined || kind.key === GROUPS;
  for (const source of sources) {
    if (pairs.has(source.id)) continue;
    const candidates = free.get(labels.get(source.id) ?? '') ?? [];
    const alike = candidates.find((target) => differences(source, target).length === 0);
    take(source, alike ?? (isTold ? candidates[0] : undefined));
  }
  return sources.map((source) => {
    const target = pairs.get(source.id);
    const label = labels.get(source.id) ?? '';
    if (!target) return { source, label, changes: [] };
    return { source, label, target, changes: differences(source, target) };
  });
};
