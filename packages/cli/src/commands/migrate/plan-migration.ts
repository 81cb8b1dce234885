import { attributesOf, listWritten, MAX_ATTRIBUTE_TEXT } from '@rastro/sdk/domain';
import type { Entity } from '../../resources/entity';
import { labelThings, MIGRATE_KINDS, type MigrateKind, parentsFirst } from './migrate-kinds';
import type { Fleet, FleetLinks } from './read-fleet';
import { renamePrefix } from './rename-prefix';

/** What is done with one thing of the other server. */
export type Step = { source: Entity } & (
  | { kind: 'create'; input: Readonly<Record<string, unknown>> }
  | { kind: 'there'; id: number }
  | { kind: 'refused'; reason: string }
);

/** What a migration would do. */
export interface MigrationPlan {
  steps: ReadonlyMap<MigrateKind, readonly Step[]>;
  /** Links that are not there yet, by the ids of the other server. */
  links: readonly FleetLinks[];
  linksThere: number;
  /** Where things are here, by their ids there; grows while they are made. */
  ids: ReadonlyMap<MigrateKind, Map<number, number>>;
}

/** Compares two servers; changes nothing. */
export function planMigration(
  source: Fleet,
  target: Fleet,
  prefix: { from: string; to: string } | null,
): MigrationPlan {
  const steps = new Map<MigrateKind, Step[]>();
  const ids = new Map<MigrateKind, Map<number, number>>();
  const refused = new Set<string>();
  for (const kind of MIGRATE_KINDS) {
    const there = labelThings(kind, target.things.get(kind) ?? []);
    const idOf = new Map([...there].map(([id, label]) => [label, id]));
    const things = source.things.get(kind) ?? [];
    const labels = labelThings(kind, things);
    const own = parentsFirst(kind, things).map((thing): Step => {
      const id = idOf.get(labels.get(thing.id) ?? '');
      if (id !== undefined) return { kind: 'there', source: thing, id };
      const input = toInput(kind, thing, prefix);
      const reason = findRefusal(kind, input, (name, at) => {
        const of = MIGRATE_KINDS.find(({ resource }) => resource.description.name === name);
        const isKnown = of && source.things.get(of)?.some((one) => one.id === at);
        return isKnown === true && !refused.has(`${of?.side} ${at}`);
      });
      if (reason === null) return { kind: 'create', source: thing, input };
      refused.add(`${kind.side} ${thing.id}`);
      return { kind: 'refused', source: thing, reason };
    });
    steps.set(kind, own);
    const known = own.flatMap((step): [number, number][] =>
      step.kind === 'there' ? [[step.source.id, step.id]] : [],
    );
    ids.set(kind, new Map(known));
  }
  return { steps, ids, ...planLinks(source, target, ids, steps) };
}

/** A thing as it is to be made, what it refers to by the ids of the other server. */
function toInput(
  { resource }: MigrateKind,
  thing: Entity,
  prefix: { from: string; to: string } | null,
): Record<string, unknown> {
  const members = listWritten(resource).filter(
    ({ description: { secret, writeOnly } }) => !secret && !writeOnly,
  );
  return {
    ...Object.fromEntries(members.map(({ member }) => [member, thing[member]])),
    ...(resource.hasAttributes && { attributes: renamePrefix(attributesOf(thing), prefix) }),
  };
}

/** Why a thing cannot be made, in words; null where nothing is known against it. */
function findRefusal(
  { resource }: MigrateKind,
  input: Readonly<Record<string, unknown>>,
  isComing: (resource: string, id: number) => boolean,
): string | null {
  for (const { member, name, description } of resource.members) {
    const { required, maxLength, kind, refersTo } = description;
    const value = input[member];
    if (kind === 'reference') {
      const id = Number(value ?? 0);
      if (refersTo === undefined || id === 0 || isComing(refersTo, id)) continue;
      return `its ${name} is not taken over`;
    }
    if (typeof value !== 'string') continue;
    if (required && value.trim() === '') return `it has no ${name}`;
    if (maxLength !== undefined && value.length > maxLength) {
      return `its ${name} is longer than ${maxLength}`;
    }
  }
  const text = JSON.stringify(input['attributes'] ?? {});
  return text.length > MAX_ATTRIBUTE_TEXT
    ? `its attributes are longer than ${MAX_ATTRIBUTE_TEXT}`
    : null;
}

function planLinks(
  source: Fleet,
  target: Fleet,
  ids: ReadonlyMap<MigrateKind, ReadonlyMap<number, number>>,
  steps: ReadonlyMap<MigrateKind, readonly Step[]>,
): Pick<MigrationPlan, 'links' | 'linksThere'> {
  let linksThere = 0;
  const taken = new Map(
    [...steps].map(([kind, own]) => [
      kind,
      new Set(own.filter((step) => step.kind !== 'refused').map((step) => step.source.id)),
    ]),
  );
  const links = source.links.map((own): FleetLinks => {
    const { owner, thing, side } = own;
    const same = target.links.find((one) => one.owner === owner && one.side === side);
    const linked = new Set(same?.pairs.map(([a, b]) => `${a} ${b}`));
    const wanted = own.pairs.filter(
      ([a, b]) => taken.get(owner)?.has(a) && taken.get(thing)?.has(b),
    );
    const pairs = wanted.filter(
      ([a, b]) => !linked.has(`${ids.get(owner)?.get(a)} ${ids.get(thing)?.get(b)}`),
    );
    linksThere += wanted.length - pairs.length;
    return { ...own, pairs };
  });
  return { links: links.filter(({ pairs }) => pairs.length > 0), linksThere };
}
