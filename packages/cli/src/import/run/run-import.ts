import type { TrackingClient } from '@rastro/sdk/client';
import { callsOf } from '../../resources/entity';
import type { Directory } from '../../resources/references/directory';
import { deviceResource } from '../device-resource';
import type { ErrorsFile } from '../file/errors-file';
import { executeRow } from './execute-row';
import type { Journal } from '../plan/journal';
import { planRow, type PlannerOptions } from '../plan/planner';
import type { DeviceRow } from '../file/read-device-row';
import { runParallel } from './run-parallel';

/** How the rows ended. */
export interface ImportResult {
  created: number;
  updated: number;
  unchanged: number;
  /** By an earlier run. */
  done: number;
  refused: number;
}

/** What an import runs with. */
export interface RunOptions {
  client: TrackingClient;
  rows: AsyncIterable<DeviceRow>;
  planner: PlannerOptions;
  /** Names of groups to make first. */
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
  const { client, rows, planner, journal, errors, parallel, onRow, isStopped, signal } = options;
  const { groups } = planner;
  await makeGroups(client, groups, options.newGroups, signal);

  const work = async (row: DeviceRow) => {
    const planned = planRow(row, planner);
    const outcome =
      planned.kind === 'create' || planned.kind === 'update'
        ? await executeRow(client, planned, groups, signal)
        : planned;
    result[outcome.kind] += 1;
    if (outcome.kind === 'refused') await errors.add(row.cells, outcome.reasons);
    else if (outcome.kind === 'created' || outcome.kind === 'updated') {
      await journal.add(row.uniqueId);
    }
    onRow();
  };
  return runParallel(rows, parallel, work, isStopped);
}

/** One after the other: a name that is made twice is looked up the second time. */
async function makeGroups(
  client: TrackingClient,
  groups: Directory,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (const name of names) {
    if (groups.find(name).kind !== 'unknown') continue;
    const { create } = callsOf(client, deviceResource.find('Group').description);
    groups.add(await create({ name }, { signal }));
  }
}

/** Nothing done yet. */
export const createResult = (): ImportResult => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  done: 0,
  refused: 0,
});
