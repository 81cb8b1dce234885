import { MAX_ATTRIBUTE_TEXT } from '@rastro/sdk/domain';
import type { Entity } from '../../resources/entity';
import { matchThings } from './match-things';
import { MIGRATE_KINDS, type MigrateKind, parentsFirst } from './migrate-kinds';
import type { Fleet, FleetLinks } from './read-fleet';
import { toInput } from './to-input';

/** Step for one thing of the other server. */
export type Step = { source: Entity } & (
  | { kind: 'create'; input: Readonly<Record<string, unknown>> }
  | { kind: 'there'; id: number }
  | { kind: 'refused'; reason: string }
);

/** Plan of a migration. */
export interface MigrationPlan {
  steps: ReadonlyMap<MigrateKind, readonly Step[]>;
  /** Links that are not there yet, by the ids of the other server. */
  links: readonly FleetLinks[];
  linksThere: number;
  /** Ids here by the ids there; grows as things are created. */
  ids: ReadonlyMap<MigrateKind, Map<number, number>>;
}

/** Compares two servers; changes nothing. */
export function planMigration(
  source: Fleet,
  target: Fleet,
  prefix: { from: string; to: string } | null,
): MigrationPlan {
  const steps = new Map<MigrateKind, Step[]>();
  const ids = matchThings(source, target, prefix);
  const refused = new Set<string>();
  for (const kind of MIGRATE_KINDS) {
    const own = parentsFirst(kind, source.things.get(kind) ?? []).map((thing): Step => {
      const id = ids.get(kind)?.get(thing.id);
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
  }
  return { steps, ids, ...planLinks(source, target, ids, steps) };
}

/** Returns the reason a thing cannot be created, in words; null where none is known. */
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
