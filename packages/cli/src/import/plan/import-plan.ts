import {
  findMissingGroup,
  normalizeText,
  type PlannedRow,
  type PlannerOptions,
  type RowProblem,
} from '@rastro/sdk/domain';
import type { CliResource } from '../../resources/cli-resource';
import { describeRowProblem } from '../../resources/values/describe-problem';

/** Refused rows and warnings that are kept for showing; all of them stand in the errors file. */
const MAX_KEPT = 1000;

export interface LineNote {
  line: number;
  /** Key of the row: an identifier, a name or an id. */
  key: string;
  reasons: string[];
}

/** Plan of an import. */
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
  /** Number of existing devices on which each field would change. */
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

/** Counts a row into the plan. */
export function addToPlan(
  plan: ImportPlan,
  planned: PlannedRow,
  planner: PlannerOptions<CliResource>,
  seenGroups: SeenGroups,
): void {
  const { row } = planned;
  plan[planned.kind] += 1;
  const { line, key, warnings } = row;
  const group = findMissingGroup(row, planner);
  const describe = (problem: RowProblem) => describeRowProblem(problem, planner.resource);
  if (planned.kind === 'refused') {
    if (plan.refusedRows.length < MAX_KEPT) {
      plan.refusedRows.push({ line, key, reasons: planned.reasons.map(describe) });
    }
    if (group !== undefined) addName(plan.unknownGroups, group, seenGroups.unknown);
    return;
  }
  if (warnings.length > 0 && planned.kind !== 'done') {
    plan.warningCount += 1;
    if (plan.warnings.length < MAX_KEPT)
      plan.warnings.push({ line, key, reasons: warnings.map(describe) });
  }
  if (planned.kind === 'update') {
    for (const name of planned.changes) {
      plan.changedFields[name] = (plan.changedFields[name] ?? 0) + 1;
    }
  }
  if (group !== undefined && planned.kind !== 'done')
    addName(plan.newGroups, group, seenGroups.new);
}

function addName(names: string[], name: string, seen: Set<string>): void {
  const normal = normalizeText(name);
  if (seen.has(normal)) return;
  seen.add(normal);
  names.push(name);
}
