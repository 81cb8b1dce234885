import { normalizeText } from '@rastro/sdk/domain';
import { type CliMember, type CliResource, listWritten } from '../../resources/cli-resource';
import {
  applyDraft,
  type Draft,
  type EntityInput,
  listChanges,
} from '../../resources/draft/apply-draft';
import type { Entity } from '../../resources/entity';
import type { Directory } from '../../resources/references/directory';
import type { EntityRow } from '../file/read-entity-row';

/** What is done with a row. */
export type PlannedRow = { row: EntityRow } & (
  | { kind: 'create'; input: EntityInput }
  | { kind: 'update'; entity: Entity; input: EntityInput; changes: string[] }
  | { kind: 'unchanged' }
  /** Done by an earlier run of the same import. */
  | { kind: 'done' }
  | { kind: 'refused'; reasons: string[] }
);

/** What rows are compared with. */
export interface PlannerOptions {
  resource: CliResource;
  /** Things of the server by what files know them by: their identifier, or their id. */
  entities: ReadonlyMap<string, readonly Entity[]>;
  /** What members refer to, by the member's name. */
  directories: ReadonlyMap<string, Directory>;
  /** Lines of the identifiers that the file holds more than once. */
  duplicates: ReadonlyMap<string, readonly number[]>;
  /** Names, as {@link normalizeText} has them, that later rows may refer to: the file makes them. */
  coming: ReadonlySet<string>;
  /** Identifiers that an earlier run has done. */
  done: ReadonlySet<string>;
  /** Whether groups that are not there are made. */
  createGroups: boolean;
}

/** The column of the tracking API holds no more. */
const MAX_ATTRIBUTE_TEXT = 4000;

/** Says of a row what is done with it; changes nothing. */
export function planRow(row: EntityRow, options: PlannerOptions): PlannedRow {
  const { resource, duplicates, done, directories } = options;
  const name = resource.identity?.name ?? 'id';
  const reasons = [...row.problems];
  const lines = duplicates.get(row.key);
  if (lines) reasons.push(`${name} ${row.key} stands in the lines ${lines.join(' and ')}`);
  if (reasons.length === 0 && done.has(row.key)) return { kind: 'done', row };
  const found = findKnown(row, options);
  if (typeof found === 'string') return { kind: 'refused', row, reasons: [...reasons, found] };
  const draft = found ? withoutSecrets(resource, row.draft) : row.draft;
  const input = joinReferences(resource, applyDraft(resource, found, draft), draft, directories);
  reasons.push(...describeReferences(draft, options), ...describeGaps(row, input, resource));
  if (JSON.stringify(input['attributes'] ?? {}).length > MAX_ATTRIBUTE_TEXT) {
    reasons.push(`the attributes are longer than ${MAX_ATTRIBUTE_TEXT} characters together`);
  }
  if (reasons.length > 0) return { kind: 'refused', row, reasons };
  if (!found) return { kind: 'create', row, input };
  const changes = listChanges(resource, found, input);
  for (const [member, text] of Object.entries(draft.references)) {
    if (directories.get(member)?.find(text).kind === 'unknown') changes.push(member);
  }
  return changes.length > 0
    ? { kind: 'update', row, entity: found, input, changes }
    : { kind: 'unchanged', row };
}

/** The thing that a row is of, null for none, or why that cannot be said. */
function findKnown(row: EntityRow, options: PlannerOptions): Entity | string | null {
  const { resource, entities, directories } = options;
  const { one, many, identity } = resource;
  const known = entities.get(row.key) ?? [];
  if (!identity && row.id === null) return findSame(row, options);
  const [first] = known;
  if (!first) return identity ? null : `there is no ${one} with the id ${row.key}`;
  if (known.length === 1) return first;
  // Two of one name: a row that says what one of them is changes nothing.
  const same = known.find((entity) => {
    const input = applyDraft(resource, entity, row.draft);
    const after = joinReferences(resource, input, row.draft, directories);
    return listChanges(resource, entity, after).length === 0;
  });
  const ids = known.map(({ id }) => id).join(', ');
  return same ?? `several ${many} are called "${row.key}" (${ids}): give them names of their own`;
}

/** Where only ids tell things apart, a row without one is of the thing that is just so. */
function findSame({ draft }: EntityRow, options: PlannerOptions): Entity | null {
  const { resource, entities, directories } = options;
  const input = joinReferences(resource, applyDraft(resource, null, draft), draft, directories);
  const all = [...entities.values()].flat();
  return all.find((entity) => listChanges(resource, entity, input).length === 0) ?? null;
}

/** Secrets are no one's to read: a file sets those of new things, and is not asked about others. */
export function withoutSecrets(resource: CliResource, draft: Draft): Draft {
  const secret = new Set(
    listWritten(resource)
      .filter(({ description }) => description.secret)
      .map(({ member }) => member),
  );
  const fields = Object.entries(draft.fields).filter(([member]) => !secret.has(member));
  return { ...draft, fields: Object.fromEntries(fields) };
}

/** With the ids of what the draft refers to, where it is there. */
export function joinReferences(
  { members }: CliResource,
  input: EntityInput,
  { references }: Draft,
  directories: ReadonlyMap<string, Directory>,
): EntityInput {
  const ids: Record<string, number> = {};
  for (const { member } of members) {
    const text = references[member];
    const match = text === undefined ? undefined : directories.get(member)?.find(text);
    if (match?.kind === 'found') ids[member] = match.id;
  }
  return { ...input, ...ids };
}

function describeReferences({ references }: Draft, options: PlannerOptions): string[] {
  return options.resource.members.flatMap((member) => {
    const text = references[member.member];
    const reason = text === undefined ? null : describeReference(member, text, options);
    return reason === null ? [] : [reason];
  });
}

function describeReference(
  { member, name, description }: CliMember,
  text: string,
  { resource, directories, coming, createGroups }: PlannerOptions,
): string | null {
  const { one, many } = resource.find(description.refersTo ?? '');
  const match = directories.get(member)?.find(text) ?? { kind: 'unknown' };
  if (match.kind === 'found') return null;
  if (match.kind === 'ambiguous') {
    return `several ${many} are called "${text}" (${match.ids.join(', ')}): write the id`;
  }
  if (member === resource.parent?.member && coming.has(normalizeText(text))) return null;
  const isMade = description.refersTo === 'Group' && member !== resource.parent?.member;
  if (!isMade) return `there is no ${one} "${text}": make it first`;
  if (createGroups) return text.length > 128 ? `${name} is longer than 128 characters` : null;
  return `there is no ${one} "${text}": make it, or pass --create-groups`;
}

/** What must be there and is not. */
function describeGaps(
  { problems }: EntityRow,
  input: EntityInput,
  resource: CliResource,
): string[] {
  return listWritten(resource)
    .filter(({ member, description }) => description.required && (input[member] ?? '') === '')
    .filter(({ name }) => !problems.some((problem) => problem.startsWith(`${name} `)))
    .map(({ name }) => `${name} is empty`);
}
