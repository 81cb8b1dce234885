import { attributesOf, toPrintable } from '@rastro/sdk/domain';
import { nameEntity } from '../../resources/references/describe-entity';
import { formatTable } from '../../terminal/format-table';
import { MIGRATE_KINDS, type MigrateKind } from './migrate-kinds';
import type { MigrationPlan, Step } from './plan-migration';
import type { Fleet } from './read-fleet';
import { isServersOwn } from './rename-prefix';

/** Number of things in a plan, by step. */
export interface PlanCounts {
  create: number;
  there: number;
  refused: number;
}

const countSteps = (steps: readonly Step[]): PlanCounts => {
  const count = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).length;
  return { create: count('create'), there: count('there'), refused: count('refused') };
};

/** The counts of each kind, and of links. */
export function countPlan({ steps, links, linksThere }: MigrationPlan): Record<string, PlanCounts> {
  const create = links.reduce((sum, { pairs }) => sum + pairs.length, 0);
  return {
    ...Object.fromEntries([...steps].map(([{ member }, own]) => [member, countSteps(own)])),
    links: { create, there: linksThere, refused: 0 },
  };
}

/** All that a plan would make, of things and links together. */
export const countOpen = (plan: MigrationPlan): number =>
  Object.values(countPlan(plan)).reduce((sum, { create }) => sum + create, 0);

/** The plan as people read it: a line a kind. */
export function formatMigration(plan: MigrationPlan): string {
  const counts = countPlan(plan);
  const knownBy = new Map<string, string>(MIGRATE_KINDS.map((kind) => [kind.member, kind.knownBy]));
  const rows = Object.entries(counts)
    .filter(([, { create, there, refused }]) => create + there + refused > 0)
    .map(([member, { create, there, refused }]) => [
      member,
      ...[create, there, refused].map(String),
      knownBy.get(member) ?? '',
    ]);
  return formatTable(['', 'TO CREATE', 'THERE ALREADY', 'REFUSED', 'KNOWN BY'], rows);
}

/** A line for each thing that would be made. */
export const listCreated = ({ steps }: MigrationPlan): string[] =>
  listSteps(steps, 'create').map(([kind, { source }]) => {
    const more = source['administrator'] === true ? ', an administrator' : '';
    return `+ ${nameStep(kind, source)}${more}`;
  });

/** A line for each thing that is refused, and why. */
export const listRefused = ({ steps }: MigrationPlan): string[] =>
  listSteps(steps, 'refused').map(([kind, step]) => {
    const reason = step.kind === 'refused' ? step.reason : '';
    return `${nameStep(kind, step.source)}: ${reason}`;
  });

const listSteps = (
  steps: MigrationPlan['steps'],
  wanted: Step['kind'],
): (readonly [MigrateKind, Step])[] =>
  [...steps].flatMap(([kind, own]) =>
    own.filter((step) => step.kind === wanted).map((step) => [kind, step] as const),
  );

/** Its kind and name, with what it is known by where that is another. */
function nameStep({ resource, keys }: MigrateKind, source: Step['source']): string {
  const name = nameEntity(resource, source);
  const more = keys
    .map((key) => toPrintable(String(source[key] ?? '')))
    .filter((text) => text !== '' && text !== name);
  return `${resource.one} ${name}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
}

/** Prefixes of attributes, as in `acme.color`, and how often each is there. */
export function countPrefixes({ things }: Fleet): Map<string, number> {
  const counts = new Map<string, number>();
  for (const thing of [...things.values()].flat()) {
    for (const key of Object.keys(attributesOf(thing))) {
      const [, prefix] = /^([a-z][\w-]*)\./i.exec(key) ?? [];
      if (prefix !== undefined && !isServersOwn(prefix))
        counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  }
  return counts;
}
