import { runParallel } from '../run-parallel';
import { findGroupMember } from './describe-resource';
import { planRow, waitsForParent, type PlannedRow } from './plan-row';
import type { ImportRow } from './read-row';
import {
  writeRow,
  type Refusal,
  type RowOutcome,
  type WriteCalls,
  type WriteOptions,
} from './write-row';

/** Outcome of a row: how it was written, or the reason why nothing was. */
export type RunOutcome<Failure> =
  | RowOutcome<Failure>
  | Exclude<PlannedRow, { kind: 'create' | 'update' }>;

/** Options for writing rows. */
export interface RunRowsOptions<Failure extends Refusal> extends WriteOptions<Failure> {
  rows: AsyncIterable<ImportRow> | Iterable<ImportRow>;
  /** Names of groups that are made first. */
  newGroups: readonly string[];
  createGroup: WriteCalls['create'];
  /** Calls at once. */
  parallel: number;
  /** True when no more rows are to be taken; those under way are finished. */
  isStopped: () => boolean;
  /** Called with the outcome of each row. */
  onRow: (outcome: RunOutcome<Failure>, row: ImportRow) => Promise<void> | void;
}

/** Writes rows and answers whether all were taken; throws what stops every row. */
export async function runRows<Failure extends Refusal>(
  options: RunRowsOptions<Failure>,
): Promise<boolean> {
  const { parallel, isStopped, onRow } = options;
  let { planner, rows } = options;
  await makeGroups(options);
  for (;;) {
    const waiting: ImportRow[] = [];
    let taken = 0;
    const work = async (row: ImportRow) => {
      if (waitsForParent(row, planner)) {
        waiting.push(row);
        return;
      }
      taken += 1;
      const planned = planRow(row, planner);
      const isWritten = planned.kind === 'create' || planned.kind === 'update';
      await onRow(isWritten ? await writeRow(planned, { ...options, planner }) : planned, row);
    };
    const isComplete = await runParallel(rows, parallel, work, isStopped);
    if (!isComplete || waiting.length === 0) return isComplete;
    // Rows that wait for each other, or for one that was refused, get their answer now.
    if (taken === 0) planner = { ...planner, coming: new Set() };
    rows = waiting;
  }
}

/** Creates the missing groups one after another: a name that occurs twice is found the second time. */
async function makeGroups<Failure extends Refusal>({
  planner: { resource, directories },
  newGroups,
  createGroup,
  isStopped,
  signal,
}: RunRowsOptions<Failure>): Promise<void> {
  const groups = directories.get(findGroupMember(resource) ?? '');
  for (const name of newGroups) {
    if (isStopped() || groups?.find(name).kind !== 'unknown') continue;
    groups.add(await createGroup({ name }, { signal }));
  }
}
