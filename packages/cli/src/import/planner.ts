import type { Device, DeviceInput } from '@rastro/sdk/contract';
import { applyDraft, listChanges } from '../devices/device-draft';
import type { GroupDirectory } from '../devices/group-directory';
import type { DeviceRow } from './read-device-row';

/** What is done with a row. */
export type PlannedRow = { row: DeviceRow } & (
  | { kind: 'create'; input: DeviceInput }
  | { kind: 'update'; device: Device; input: DeviceInput; changes: string[] }
  | { kind: 'unchanged' }
  /** Done by an earlier run of the same import. */
  | { kind: 'done' }
  | { kind: 'refused'; reasons: string[] }
);

/** What rows are compared with. */
export interface PlannerOptions {
  /** Devices of the server by their uniqueId. */
  devices: ReadonlyMap<string, Device>;
  groups: GroupDirectory;
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
  const input = applyDraft(device, row.draft);
  const groupProblem = joinGroup(input, row.draft.group, groups, createGroups);
  if (groupProblem) reasons.push(groupProblem);
  if (input.name === '' && !reasons.some((reason) => reason.startsWith('name '))) {
    reasons.push('name is empty');
  }
  if (JSON.stringify(input.attributes ?? {}).length > MOST_ATTRIBUTE_TEXT) {
    reasons.push(`the attributes are longer than ${MOST_ATTRIBUTE_TEXT} characters together`);
  }
  if (reasons.length > 0) return { kind: 'refused', row, reasons };
  if (!device) return { kind: 'create', row, input };
  const isGroupNew =
    row.draft.group !== undefined && groups.find(row.draft.group).kind === 'unknown';
  const changes = listChanges(device, input);
  if (isGroupNew) changes.push('groupId');
  return changes.length > 0
    ? { kind: 'update', row, device, input, changes }
    : { kind: 'unchanged', row };
}

/** The column of the tracking API holds no more. */
const MOST_ATTRIBUTE_TEXT = 4000;

function joinGroup(
  input: DeviceInput,
  name: string | undefined,
  groups: GroupDirectory,
  createGroups: boolean,
): string | null {
  if (name === undefined) return null;
  const match = groups.find(name);
  if (match.kind === 'found') {
    input.groupId = match.id;
    return null;
  }
  if (match.kind === 'ambiguous') {
    return `several groups are called "${name}" (${match.ids.join(', ')}): write the id`;
  }
  if (createGroups) return name.length > 128 ? 'group is longer than 128 characters' : null;
  return `there is no group "${name}": make it, or pass --create-groups`;
}
