import type { Fleet, FleetLinks, FleetObject } from './fleet';
import { sortGroups } from './label-objects';
import { GROUPS, MOVE_KINDS, type MoveKind, toKindKey, USERS } from './move-kinds';
import type { MovedIds } from './moved-ids';
import { type MoveStep, pairObjects } from './pair-objects';
import { listLinks } from './list-links';
import type { MoveTarget } from './target';

/** Actions planned for the objects of one kind. */
export interface KindPlan {
  kind: MoveKind;
  steps: MoveStep[];
}

/** Plan of a move, before anything is done. */
export interface MovePlan {
  kinds: KindPlan[];
  /** Links that are not there yet, by ids here. */
  links: FleetLinks[];
  linksAlike: number;
  /** Objects there by kind and the id here; grows while the plan is carried out. */
  ids: Map<string, Map<number, number>>;
}

/** Compares a fleet with what the target has. Changes nothing. */
export const planMove = async (
  fleet: Fleet,
  target: MoveTarget,
  moved: MovedIds,
): Promise<MovePlan> => {
  const ids: MovePlan['ids'] = new Map();
  const kinds: KindPlan[] = [];
  for (const kind of MOVE_KINDS) {
    const { key, entity } = kind;
    const query = key === USERS ? '' : '?all=true';
    const targets = (await target.call('GET', `/${entity.path}${query}`)) as FleetObject[];
    const objects = fleet.objects.get(key) ?? [];
    const sources = key === GROUPS ? sortGroups(objects) : objects;
    const resolve = (other: string, id: number): number | undefined => ids.get(other)?.get(id);
    const steps = pairObjects(kind, { sources, targets, moved, resolve });
    // Whoever holds the token must not lose his rights half-way.
    const isSelf = (step: MoveStep): boolean => key === USERS && step.target?.id === target.self.id;
    kinds.push({
      kind,
      steps: steps.map((step) => (isSelf(step) ? { ...step, changes: [] } : step)),
    });
    const pairs = steps.flatMap(({ source, target: there }): [number, number][] =>
      there ? [[source.id, there.id]] : [],
    );
    ids.set(key, new Map(pairs));
  }
  return { kinds, ids, ...(await planLinks(fleet.links, ids, target)) };
};

const planLinks = async (
  all: readonly FleetLinks[],
  ids: MovePlan['ids'],
  target: MoveTarget,
): Promise<Pick<MovePlan, 'links' | 'linksAlike'>> => {
  const links: FleetLinks[] = [];
  let linksAlike = 0;
  for (const { owner, property, pairs } of all) {
    const owners = ids.get(toKindKey(owner));
    const properties = ids.get(toKindKey(property));
    const there = pairs.map(([a, b]) => ({ owner: owners?.get(a), property: properties?.get(b) }));
    const asked = new Set(there.flatMap(({ owner: id }) => (id === undefined ? [] : [id])));
    const linked = await listLinks(target, { owner, property, ownerIds: [...asked] });
    const missing = pairs.filter(
      (_pair, index) => !linked.has(`${there[index]?.owner} ${there[index]?.property}`),
    );
    linksAlike += pairs.length - missing.length;
    if (missing.length > 0) links.push({ owner, property, pairs: missing });
  }
  return { links, linksAlike };
};
