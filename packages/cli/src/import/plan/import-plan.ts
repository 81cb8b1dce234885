import { normalizeText } from '@rastro/sdk/domain';
import type { PlannedRow } from './planner';

/** Refused rows and warnings that are kept for showing; all of them stand in the errors file. */
const MAX_KEPT = 1000;

export interface LineNote {
  line: number;
  /** What tells the row from others: an identifier, a name or an id. */
  key: string;
  reasons: string[];
}

/** What an import would do. */
export interface ImportPlan {
  create: number;
  update: number;
  unchanged: number;
  done: number;
  refused: number;
  /** Groups that would be made. */
  newGroups: string[];
  /** Groups that rows name and that are not there; their rows are refused. */
  unknownGroups: string[];
  /** How often each field would change on devices that are there. */
  changedFields: Record<string, number>;
  refusedRows: LineNote[];
  warningCount: number;
  warnings: LineNote[];
}

/** Names that a plan holds already, without capitals and accents. */
export interface SeenGroups {
  new: Set<string>;
  unknown: Set<string>;
}

/** A plan of no rows. */
export const createPlan = (): ImportPlan => ({
  create: 0,
  update: 0,
  unchanged: 0,
  done: 0,
  refused: 0,
  newGroups: [],
  unknownGroups: [],
  changedFields: {},
  refusedRows: [],
  warningCount: 0,
  warnings: [],
});

/**
 * Counts a row into the plan. `groupMember` refers to groups that may be made; `isNewGroup` tells whether a group is not there; `seenGroups` keeps
 * those that were counted.
 */
export function addToPlan(
  plan: ImportPlan,
  planned: PlannedRow,
  groupMember: string | undefined,
  isNewGroup: (name: string) => boolean,
  seenGroups: SeenGroups,
): void {
  const { row } = planned;
  plan[planned.kind] += 1;
  const { line, key, warnings } = row;
  const group = groupMember === undefined ? undefined : row.draft.references[groupMember];
  const isAbsent = group !== undefined && isNewGroup(group);
  if (planned.kind === 'refused') {
    if (plan.refusedRows.length < MAX_KEPT) {
      plan.refusedRows.push({ line, key, reasons: planned.reasons });
    }
    if (isAbsent) addName(plan.unknownGroups, group, seenGroups.unknown);
    return;
  }
  if (warnings.length > 0 && planned.kind !== 'done') {
    plan.warningCount += 1;
    if (plan.warnings.length < MAX_KEPT) plan.warnings.push({ line, key, reasons: warnings });
  }
  if (planned.kind === 'update') {
    for (const name of planned.changes) {
      plan.changedFields[name] = (plan.changedFields[name] ?? 0) + 1;
    }
  }
  if (isAbsent && planned.kind !== 'done') addName(plan.newGroups, group, seenGroups.new);
}

function addName(names: string[], name: string, seen: Set<string>): void {
  const normal = normalizeText(name);
  if (seen.has(normal)) return;
  seen.add(normal);
  names.push(name);
}
