import { isTrackingError, type TrackingClient, type TrackingError } from '@rastro/sdk/client';
import { group } from '@rastro/sdk/contract';
import { type PlannerOptions, runRows, type RunRowsOptions } from '@rastro/sdk/domain';
import type { CliResource } from '../../resources/cli-resource';
import { callsOf } from '../../resources/entity';
import { describeRowProblem } from '../../resources/values/describe-problem';
import type { ErrorsFile } from '../file/errors-file';
import type { Journal } from '../plan/journal';

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
export interface RunOptions extends Pick<
  RunRowsOptions<TrackingError>,
  'rows' | 'newGroups' | 'parallel' | 'isStopped' | 'signal'
> {
  client: TrackingClient;
  planner: PlannerOptions<CliResource>;
  journal: Journal;
  errors: ErrorsFile;
  onRow: () => void;
}

/**
 * Writes the rows and answers whether all were taken. `result` counts while it runs, so that a
 * failure in between loses no count.
 */
export async function runImport(options: RunOptions, result: ImportResult): Promise<boolean> {
  const { client, planner, journal, errors, onRow } = options;
  const { resource } = planner;
  return runRows({
    ...options,
    calls: callsOf(client, resource.description),
    createGroup: callsOf(client, group).create,
    isFailure: isTrackingError,
    async onRow(outcome, row) {
      result[outcome.kind] += 1;
      if (outcome.kind === 'refused') {
        const reasons =
          'error' in outcome
            ? [describeRefusal(outcome.error)]
            : outcome.reasons.map((reason) => describeRowProblem(reason, resource));
        await errors.add(row.cells, reasons);
      } else if (outcome.kind === 'created' || outcome.kind === 'updated') {
        await journal.add(row.key);
      }
      onRow();
    },
  });
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
