import { normalizeText } from '@rastro/sdk/domain';
import type { PlannedRow } from './planner';

/** Refused rows and warnings that are kept for showing; all of them stand in the errors file. */
const MOST_KEPT = 1000;

export interface LineNote {
  line: number;
  uniqueId: string;
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
  /** How often each field would change on devices that are there. */
  changedFields: Record<string, number>;
  refusedRows: LineNote[];
  warningCount: number;
  warnings: LineNote[];
}

/** A plan of no rows. */
export const createPlan = (): ImportPlan => ({
  create: 0,
  update: 0,
  unchanged: 0,
  done: 0,
  refused: 0,
  newGroups: [],
  changedFields: {},
  refusedRows: [],
  warningCount: 0,
  warnings: [],
});

/** Counts a row into the plan. `isNewGroup` tells whether a group would be made for it. */
export function addToPlan(
  plan: ImportPlan,
  planned: PlannedRow,
  isNewGroup: (name: string) => boolean,
): void {
  const { row } = planned;
  plan[planned.kind] += 1;
  const { line, uniqueId, warnings } = row;
  if (planned.kind === 'refused') {
    if (plan.refusedRows.length < MOST_KEPT) {
      plan.refusedRows.push({ line, uniqueId, reasons: planned.reasons });
    }
    return;
  }
  if (warnings.length > 0 && planned.kind !== 'done') {
    plan.warningCount += 1;
    if (plan.warnings.length < MOST_KEPT) plan.warnings.push({ line, uniqueId, reasons: warnings });
  }
  if (planned.kind === 'update') {
    for (const name of planned.changes) {
      plan.changedFields[name] = (plan.changedFields[name] ?? 0) + 1;
    }
  }
  const { group } = row.draft;
  const isWritten = planned.kind === 'create' || planned.kind === 'update';
  if (isWritten && group !== undefined && isNewGroup(group)) {
    const known = plan.newGroups.some((name) => normalizeText(name) === normalizeText(group));
    if (!known) plan.newGroups.push(group);
  }
}
