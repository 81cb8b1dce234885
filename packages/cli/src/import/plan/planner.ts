import { applyDraft, type EntityInput, listChanges } from '../../resources/draft/apply-draft';
import type { Entity } from '../../resources/entity';
import type { Directory } from '../../resources/references/directory';
import { deviceResource } from '../device-resource';
import type { DeviceRow } from '../file/read-device-row';

/** What is done with a row. */
export type PlannedRow = { row: DeviceRow } & (
  | { kind: 'create'; input: EntityInput }
  | { kind: 'update'; device: Entity; input: EntityInput; changes: string[] }
  | { kind: 'unchanged' }
  /** Done by an earlier run of the same import. */
  | { kind: 'done' }
  | { kind: 'refused'; reasons: string[] }
);

/** What rows are compared with. */
export interface PlannerOptions {
  /** Devices of the server by their uniqueId. */
  devices: ReadonlyMap<string, Entity>;
  groups: Directory;
  /** Lines of the identifiers that the file holds more than once. */
  duplicates: ReadonlyMap<string, readonly number[]>;
  /** Identifiers that an earlier run has done. */
  done: ReadonlySet<string>;
  /** Whether groups that are not there are made. */
  createGroups: boolean;
}

/** Says of a row what is done with it; changes nothing. */
export function planRow(row: DeviceRow, options: PlannerOptions): PlannedRow {
  const { devices, groups, duplicates, done, createGroups } = options;
  const reasons = [...row.problems];
  const lines = duplicates.get(row.uniqueId);
  if (lines) reasons.push(`uniqueId ${row.uniqueId} stands in the lines ${lines.join(' and ')}`);
  if (reasons.length === 0 && done.has(row.uniqueId)) return { kind: 'done', row };
  const device = devices.get(row.uniqueId) ?? null;
  const group = row.draft.references['groupId'];
  const input = joinGroup(applyDraft(deviceResource, device, row.draft), group, groups);
  const groupProblem = describeGroup(group, groups, createGroups);
  if (groupProblem) reasons.push(groupProblem);
  if (!input['name'] && !reasons.some((reason) => reason.startsWith('name '))) {
    reasons.push('name is empty');
  }
  if (JSON.stringify(input['attributes'] ?? {}).length > MOST_ATTRIBUTE_TEXT) {
    reasons.push(`the attributes are longer than ${MOST_ATTRIBUTE_TEXT} characters together`);
  }
  if (reasons.length > 0) return { kind: 'refused', row, reasons };
  if (!device) return { kind: 'create', row, input };
  const isGroupNew = group !== undefined && groups.find(group).kind === 'unknown';
  const changes = listChanges(deviceResource, device, input);
  if (isGroupNew) changes.push('groupId');
  return changes.length > 0
    ? { kind: 'update', row, device, input, changes }
    : { kind: 'unchanged', row };
}

/** The column of the tracking API holds no more. */
const MOST_ATTRIBUTE_TEXT = 4000;

/** With the id of the group of that name, where it is there. */
export function joinGroup(
  input: EntityInput,
  name: string | undefined,
  groups: Directory,
): EntityInput {
  const match = name === undefined ? null : groups.find(name);
  return match?.kind === 'found' ? { ...input, groupId: match.id } : input;
}

function describeGroup(
  name: string | undefined,
  groups: Directory,
  createGroups: boolean,
): string | null {
  if (name === undefined) return null;
  const match = groups.find(name);
  if (match.kind === 'found') return null;
  if (match.kind === 'ambiguous') {
    return `several groups are called "${name}" (${match.ids.join(', ')}): write the id`;
  }
  if (createGroups) return name.length > 128 ? 'group is longer than 128 characters' : null;
  return `there is no group "${name}": make it, or pass --create-groups`;
}
