import { isTrackingError, type TrackingClient, type TrackingError } from '@rastro/sdk/client';
import {
  type Directory,
  planRow,
  type PlannerOptions,
  type ImportRow,
  waitsForParent,
  writeRow,
} from '@rastro/sdk/domain';
import type { CliResource } from '../../resources/cli-resource';
import { callsOf } from '../../resources/entity';
import { describeRowProblem } from '../../resources/values/describe-problem';
import type { ErrorsFile } from '../file/errors-file';
import type { Journal } from '../plan/journal';
import { runParallel } from '../../http/run-parallel';

/** Numbers of rows by outcome. */
export interface ImportResult {
  created: number;
  updated: number;
  unchanged: number;
  /** By an earlier run. */
  done: number;
  refused: number;
}

/** Options of an import run. */
export interface RunOptions {
  client: TrackingClient;
  rows: AsyncIterable<ImportRow>;
  planner: PlannerOptions<CliResource>;
  /** Lookup of groups by name, and the names of groups to create first. */
  groups: Directory | undefined;
  newGroups: readonly string[];
  journal: Journal;
  errors: ErrorsFile;
  /** Calls at once. */
  parallel: number;
  onRow: () => void;
  isStopped: () => boolean;
  signal: AbortSignal;
}

/**
 * Writes the rows and answers whether all were taken. `result` counts while it runs, so that a
 * failure in between loses no count.
 */
export async function runImport(options: RunOptions, result: ImportResult): Promise<boolean> {
  const { client, journal, errors, parallel, onRow, isStopped, signal } = options;
  let { planner } = options;
  const calls = callsOf(client, planner.resource.description);
  await makeGroups(client, planner, options.groups, options.newGroups, signal);

  const work = async (row: ImportRow) => {
    const planned = planRow(row, planner);
    const outcome =
      planned.kind === 'create' || planned.kind === 'update'
        ? await writeRow(planned, { calls, planner, signal, isFailure: isTrackingError })
        : planned;
    result[outcome.kind] += 1;
    if (outcome.kind === 'refused') {
      const reasons =
        'error' in outcome
          ? [describeRefusal(outcome.error)]
          : outcome.reasons.map((reason) => describeRowProblem(reason, planner.resource));
      await errors.add(row.cells, reasons);
    } else if (outcome.kind === 'created' || outcome.kind === 'updated') await journal.add(row.key);
    onRow();
  };

  let { rows }: { rows: AsyncIterable<ImportRow> | Iterable<ImportRow> } = options;
  for (;;) {
    const waiting: ImportRow[] = [];
    let taken = 0;
    const workOrWait = async (row: ImportRow) => {
      if (waitsForParent(row, planner)) {
        waiting.push(row);
        return;
      }
      taken += 1;
      await work(row);
    };
    const isComplete = await runParallel(rows, parallel, workOrWait, isStopped);
    if (!isComplete || waiting.length === 0) return isComplete;
    // Rows that wait for each other, or for one that was refused, get their answer now.
    if (taken === 0) planner = { ...planner, coming: new Set() };
    rows = waiting;
  }
}

/** One after the other: a name that is made twice is looked up the second time. */
async function makeGroups(
  client: TrackingClient,
  { resource }: PlannerOptions<CliResource>,
  groups: Directory | undefined,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (const name of names) {
    if (groups?.find(name).kind !== 'unknown') continue;
    const { create } = callsOf(client, resource.find('Group').description);
    groups.add(await create({ name }, { signal }));
  }
}

function describeRefusal({ message, field, code }: TrackingError): string {
  const where = field === undefined || message.includes(field) ? '' : `${field}: `;
  return `the server refused it: ${where}${message === code ? '' : message} (${code})`;
}

/** Nothing done yet. */
export const createResult = (): ImportResult => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  done: 0,
  refused: 0,
});
