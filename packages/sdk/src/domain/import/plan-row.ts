import { normalizeText } from '../device/matches-query';
import { applyDraft, type Draft, type DraftInput, listDraftChanges } from './apply-draft';
import { findGroupMember, listWritten } from './describe-resource';
import type { Directory } from './directory';
import type { ImportRow } from './read-row';
import type { ImportedThing, ImportField, ImportResource, RowProblem } from './types';

/** Planned action for a row. */
export type PlannedRow = { row: ImportRow } & (
  | { kind: 'create'; input: DraftInput }
  | { kind: 'update'; entity: ImportedThing; input: DraftInput; changes: string[] }
  | { kind: 'unchanged' }
  /** Done by an earlier run of the same import. */
  | { kind: 'done' }
  | { kind: 'refused'; reasons: RowProblem[] }
);

/** Data that rows are compared with. */
export interface PlannerOptions<Resource extends ImportResource = ImportResource> {
  resource: Resource;
  /** Things of the server by what files know them by: their identifier, or their id. */
  entities: ReadonlyMap<string, readonly ImportedThing[]>;
  /** Possible targets of references, by the member's name. */
  directories: ReadonlyMap<string, Directory>;
  /** Lines of the identifiers that the file holds more than once. */
  duplicates: ReadonlyMap<string, readonly number[]>;
  /** Names, as {@link normalizeText} has them, that later rows may refer to: the file makes them. */
  coming: ReadonlySet<string>;
  /** Identifiers that an earlier run has done. */
  done: ReadonlySet<string>;
  /** True when missing groups are created. */
  createGroups: boolean;
}

/** Signs of attributes as JSON: the column of the tracking API holds no more. */
export const MAX_ATTRIBUTE_TEXT = 4000;

/** Says of a row what is done with it; changes nothing. */
export function planRow(row: ImportRow, options: PlannerOptions): PlannedRow {
  const { resource, duplicates, done, directories } = options;
  const name = resource.identity?.name ?? 'id';
  const reasons = [...row.problems];
  const lines = duplicates.get(row.key);
  if (lines) {
    const params = { text: row.key, lines: lines.join(', '), last: lines.at(-1) ?? 0 };
    reasons.push({ column: name, code: 'TWICE', params });
  }
  if (reasons.length === 0 && done.has(row.key)) return { kind: 'done', row };
  const known = findKnown(row, options);
  if ('problem' in known) return { kind: 'refused', row, reasons: [...reasons, known.problem] };
  const found = known.thing;
  const draft = found ? withoutSecrets(resource, row.draft) : row.draft;
  const input = joinReferences(resource, applyDraft(resource, found, draft), draft, directories);
  reasons.push(...describeReferences(draft, options), ...describeGaps(row, input, resource));
  if (JSON.stringify(input['attributes'] ?? {}).length > MAX_ATTRIBUTE_TEXT) {
    reasons.push({ code: 'ATTRIBUTES_TOO_LONG', params: { max: MAX_ATTRIBUTE_TEXT } });
  }
  if (reasons.length > 0) return { kind: 'refused', row, reasons };
  if (!found) return { kind: 'create', row, input };
  const changes = listDraftChanges(resource, found, input);
  for (const [member, text] of Object.entries(draft.references)) {
    if (directories.get(member)?.find(text).kind === 'unknown') changes.push(member);
  }
  return changes.length > 0
    ? { kind: 'update', row, entity: found, input, changes }
    : { kind: 'unchanged', row };
}

/** The thing that a row is of, null for none, or why that cannot be said. */
type Known = { thing: ImportedThing | null } | { problem: RowProblem };

function findKnown(row: ImportRow, options: PlannerOptions): Known {
  const { resource, entities, directories } = options;
  const { identity } = resource;
  const known = entities.get(row.key) ?? [];
  if (!identity && row.id === null) return { thing: findSame(row, options) };
  const [first] = known;
  if (!first) {
    return identity
      ? { thing: null }
      : { problem: { code: 'NO_SUCH_ID', params: { text: row.key } } };
  }
  if (known.length === 1) return { thing: first };
  // Two of one name: a row that says what one of them is changes nothing.
  const same = known.find((entity) => {
    const input = applyDraft(resource, entity, row.draft);
    const after = joinReferences(resource, input, row.draft, directories);
    return listDraftChanges(resource, entity, after).length === 0;
  });
  const ids = known.map(({ id }) => id).join(', ');
  return same ? { thing: same } : { problem: { code: 'SEVERAL', params: { text: row.key, ids } } };
}

/**
 * Finds the existing item for a row without an id, where only ids identify items: the one with
 * exactly the same values.
 */
function findSame({ draft }: ImportRow, options: PlannerOptions): ImportedThing | null {
  const { resource, entities, directories } = options;
  const input = joinReferences(resource, applyDraft(resource, null, draft), draft, directories);
  const all = [...entities.values()].flat();
  return all.find((entity) => listDraftChanges(resource, entity, input).length === 0) ?? null;
}

/** Secrets are no one's to read: a file sets those of new things, and is not asked about others. */
export function withoutSecrets(resource: ImportResource, draft: Draft): Draft {
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
  { members }: ImportResource,
  input: DraftInput,
  { references }: Draft,
  directories: ReadonlyMap<string, Directory>,
): DraftInput {
  const ids: Record<string, number> = {};
  for (const { member } of members) {
    const text = references[member];
    const match = text === undefined ? undefined : directories.get(member)?.find(text);
    if (match?.kind === 'found') ids[member] = match.id;
  }
  return { ...input, ...ids };
}

/** True when a row names a parent that another row of the file has yet to create. */
export function waitsForParent({ draft }: ImportRow, planner: PlannerOptions): boolean {
  const { resource, directories, coming } = planner;
  const member = resource.parent?.member ?? '';
  const parent = draft.references[member];
  if (parent === undefined || !coming.has(normalizeText(parent))) return false;
  return directories.get(member)?.find(parent).kind === 'unknown';
}

/** Name of the group that a row names and that is not there; undefined for none. */
export function findMissingGroup(
  { draft }: ImportRow,
  { resource, directories }: Pick<PlannerOptions, 'resource' | 'directories'>,
): string | undefined {
  const member = findGroupMember(resource) ?? '';
  const name = draft.references[member];
  const isMissing = name !== undefined && directories.get(member)?.find(name).kind === 'unknown';
  return isMissing ? name : undefined;
}

function describeReferences({ references }: Draft, options: PlannerOptions): RowProblem[] {
  return options.resource.members.flatMap((member) => {
    const text = references[member.member];
    const reason = text === undefined ? null : describeReference(member, text, options);
    return reason === null ? [] : [reason];
  });
}

function describeReference(
  { member, name, description }: ImportField,
  text: string,
  { resource, directories, coming, createGroups }: PlannerOptions,
): RowProblem | null {
  const of = { column: name, params: { text, resource: description.refersTo ?? '' } };
  const match = directories.get(member)?.find(text) ?? { kind: 'unknown' };
  if (match.kind === 'found') return null;
  if (match.kind === 'ambiguous') {
    return { ...of, code: 'SEVERAL_SUCH', params: { ...of.params, ids: match.ids.join(', ') } };
  }
  if (member === resource.parent?.member && coming.has(normalizeText(text))) return null;
  const isMade = description.refersTo === 'Group' && member !== resource.parent?.member;
  if (!isMade) return { ...of, code: 'NO_SUCH' };
  if (createGroups)
    return text.length > 128 ? { column: name, code: 'TOO_LONG', params: { max: 128 } } : null;
  return { ...of, code: 'NO_SUCH_GROUP' };
}

/** Lists the required members that are missing. */
function describeGaps(
  { problems }: ImportRow,
  input: DraftInput,
  resource: ImportResource,
): RowProblem[] {
  return listWritten(resource)
    .filter(({ member, description }) => description.required && (input[member] ?? '') === '')
    .filter(({ name }) => !problems.some(({ column }) => column === name))
    .map(({ name }) => ({ column: name, code: 'EMPTY' }));
}
