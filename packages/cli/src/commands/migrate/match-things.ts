import { attributesOf } from '@rastro/sdk/domain';
import type { Entity } from '../../resources/entity';
import {
  isNamed,
  labelThings,
  MIGRATE_KINDS,
  type MigrateKind,
  parentsFirst,
} from './migrate-kinds';
import type { Fleet } from './read-fleet';
import { renamePrefix } from './rename-prefix';
import { listTaken } from './to-input';

/** Ids of things on the other server, by their kind and their ids here. */
export type SameIds = Map<MigrateKind, Map<number, number>>;

/** Kinds of owners, which are matched before the things that they own. */
const OWNERS: readonly MigrateKind['member'][] = ['users', 'groups', 'devices'];
const OWNERS_FIRST = [
  ...MIGRATE_KINDS.filter(({ member }) => OWNERS.includes(member)),
  ...MIGRATE_KINDS.filter(({ member }) => !OWNERS.includes(member)),
];

/** A thing, all that it is, and whose it is: the same text on both servers. */
interface Known {
  id: number;
  content: string;
  owners: ReadonlySet<string>;
}

/**
 * Finds what of one server is there on the other. A name that only one thing has on both tells it; of several
 * with one name, or without any, those that are the same and belong to the same are it, the first to the first.
 */
export function matchThings(
  source: Fleet,
  target: Fleet,
  prefix: { from: string; to: string } | null,
): SameIds {
  const ids: SameIds = new Map();
  for (const kind of OWNERS_FIRST) {
    const known = new Map<number, number>();
    ids.set(kind, known);
    const here = groupByLabel(kind, target);
    const describeThere = createDescriber(source, kind, (of, id) => ids.get(of)?.get(id), prefix);
    const describeHere = createDescriber(target, kind, (_of, id) => id, null);
    for (const [label, twins] of groupByLabel(kind, source)) {
      const there = here.get(label) ?? [];
      const [one, other] = [twins[0], there[0]];
      if (one && other && twins.length + there.length === 2 && isNamed(kind, one)) {
        known.set(one.id, other.id);
      } else if (other) {
        for (const [id, same] of pairTwins(twins.map(describeThere), there.map(describeHere))) {
          known.set(id, same);
        }
      }
    }
  }
  return ids;
}

function groupByLabel(kind: MigrateKind, { things }: Fleet): Map<string, Entity[]> {
  const all = parentsFirst(kind, things.get(kind) ?? []);
  const labels = labelThings(kind, all);
  const groups = new Map<string, Entity[]>();
  for (const thing of all) {
    const label = labels.get(thing.id) ?? '';
    groups.set(label, [...(groups.get(label) ?? []), thing]);
  }
  return groups;
}

/** Says what things are and whose, by the ids of the target; what is not there yet is named by its own id. */
function createDescriber(
  { links }: Fleet,
  kind: MigrateKind,
  find: (of: MigrateKind, id: number) => number | undefined,
  prefix: { from: string; to: string } | null,
): (thing: Entity) => Known {
  const nameOf = (of: MigrateKind | undefined, id: number): string =>
    of ? `${of.side} ${find(of, id) ?? `elsewhere ${id}`}` : String(id);
  const owners = new Map<number, Set<string>>();
  for (const { owner, thing, pairs } of links) {
    if (thing !== kind || owner === kind) continue;
    for (const [ownerId, id] of pairs) {
      owners.set(id, (owners.get(id) ?? new Set()).add(nameOf(owner, ownerId)));
    }
  }
  return (thing) => {
    const members = listTaken(kind.resource).map(({ member, description }): [string, unknown] => {
      const value = thing[member];
      if (description.kind !== 'reference' || !value) return [member, value];
      const of = MIGRATE_KINDS.find(
        ({ resource }) => resource.description.name === description.refersTo,
      );
      return [member, nameOf(of, Number(value))];
    });
    const attributes = renamePrefix(attributesOf(thing), prefix);
    const content = JSON.stringify(inOrder({ ...Object.fromEntries(members), attributes }));
    return { id: thing.id, content, owners: owners.get(thing.id) ?? new Set() };
  };
}

/** Members in one order, without those that say nothing. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, member]) => member !== null && member !== undefined && member !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => [name, inOrder(member)]);
}

const countShared = ({ owners }: Known, other: Known): number =>
  [...owners].filter((owner) => other.owners.has(owner)).length;

/** Likeness of two things, the best first: the same owners, those of the other among more, none. */
const LIKENESS: readonly ((one: Known, other: Known) => boolean)[] = [
  (one, other) =>
    one.owners.size === other.owners.size && countShared(one, other) === one.owners.size,
  (one, other) => {
    const shared = countShared(one, other);
    return shared > 0 && shared === Math.min(one.owners.size, other.owners.size);
  },
  (one, other) => one.owners.size === 0 || other.owners.size === 0,
];

function* pairTwins(twins: readonly Known[], there: readonly Known[]): Generator<[number, number]> {
  const open = new Set(twins);
  const free = new Map<string, Set<Known>>();
  for (const one of there) {
    free.set(one.content, (free.get(one.content) ?? new Set()).add(one));
  }
  for (const isLike of LIKENESS) {
    for (const one of open) {
      const same = [...(free.get(one.content) ?? [])].find((other) => isLike(one, other));
      if (!same) continue;
      open.delete(one);
      free.get(one.content)?.delete(same);
      yield [one.id, same.id];
    }
  }
}
